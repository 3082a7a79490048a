import type { Page } from '@playwright/test';
import { at } from '../../src/core/contract.ts';
import { boardOf, orbitOf } from '../../src/games/uaps/board.ts';
import type { Guess, Sector } from '../../src/games/uaps/types.ts';
import { NEIGHBORS } from '../../src/games/uaps/ui/dock-draft.ts';
import { AROUND, SECTOR_AFTER } from '../../src/games/uaps/ui/dock-text.ts';
import { shortThing } from '../../src/games/uaps/ui/text.ts';
import { tabTo } from '../shared/focus.ts';
import { expect } from '../shared/page.ts';
import type { OrbitTable } from './uaps.ts';

const board = boardOf('basic');

/** Says where the UAP is, and what is around it. */
export async function names(table: OrbitTable, guess: Guess): Promise<void> {
  const { page } = table;
  await tabTo(page, SECTOR_AFTER);
  const chosen = table.dock.locator('output');
  while ((await chosen.textContent()) !== `${guess.sector}`) await page.keyboard.press('Enter');
  const around = table.dock.getByRole('group', { name: AROUND, exact: true }).getByRole('button');
  // What all know is said already.
  while ((await table.commit.getAttribute('title')) !== null) {
    const pressed = await around.evaluateAll(all =>
      all.findIndex(one => one.getAttribute('aria-pressed') === 'true'),
    );
    await tabTo(page, shortThing[guess[at(NEIGHBORS, pressed)]]);
    await page.keyboard.press('Enter');
    await walk(page, 'Shift+Tab', `fieldset[aria-label="${AROUND}"] *`);
  }
}

/** By Tab to the board, then by arrows to a sector. */
export async function walkTo(page: Page, sector: Sector): Promise<void> {
  await walk(page, 'Tab', '[data-point="board"] [data-sector]');
  const now = () =>
    page.evaluate(() => Number(document.activeElement?.getAttribute('data-sector') ?? Number.NaN));
  const from = orbitOf(await now(), board);
  const to = orbitOf(sector, board);
  if (from !== to) await page.keyboard.press(to === 'outer' ? 'ArrowUp' : 'ArrowDown');
  for (let steps = 0; steps < board.perOrbit && (await now()) !== sector; steps++)
    await page.keyboard.press('ArrowRight');
  expect(await now()).toBe(sector);
}

const MOST_TABS = 60;

/** Until something of this kind has the focus. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', to: string): Promise<void> {
  const isThere = () => page.evaluate(selector => document.activeElement?.matches(selector) ?? false, to);
  for (let tabs = 0; tabs < MOST_TABS && !(await isThere()); tabs++) await page.keyboard.press(key);
  expect(await isThere()).toBe(true);
}
