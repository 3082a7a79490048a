import type { Page } from '@playwright/test';
import { REMATCH } from '../src/client/table/text.ts';
import { deal } from '../src/client/text/new-table.ts';
import { playGame } from '../src/client/text.ts';
import { at } from '../src/core/contract.ts';
import { boardOf, orbitOf, sectorsOfQuadrant } from '../src/games/uaps/board.ts';
import { puzzleOf } from '../src/games/uaps/puzzle.ts';
import type { Guess, Sector } from '../src/games/uaps/types.ts';
import { NEIGHBORS } from '../src/games/uaps/ui/dock-draft.ts';
import { AROUND, SECTOR_AFTER } from '../src/games/uaps/ui/dock-text.ts';
import { shortThing } from '../src/games/uaps/ui/text.ts';
import { DO_IT } from '../src/ui/text.ts';
import { expectFocusSeen, tabTo } from './focus.ts';
import { expect, test, withSettings } from './page.ts';
import { OrbitTable, placeOfUap } from './uaps.ts';

const board = boardOf('basic');

test('a whole game is played without a pointer', async ({ page }) => {
  test.slow();
  await withSettings(page);
  await page.goto('/');
  await tabTo(page, playGame('The Search for UAPs'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: deal(1, 3) })).toBeVisible();
  await tabTo(page, deal(1, 3));
  await page.keyboard.press('Enter');
  const table = new OrbitTable(page);
  expect(await table.waits()).toBe('know');
  const puzzle = puzzleOf((await page.locator('.rail-code .data').textContent()) ?? '');
  const free = 1 + puzzle.modifiers.indexOf('blank');

  await test.step('digits choose a level, and a quadrant where nothing is barred', async () => {
    await page.keyboard.press('1');
    await commits(table);
    expect(await table.waits()).toBe('place');
    await page.keyboard.press(`${free}`);
    await commits(table);
    expect(await table.waits()).toBe('act');
  });

  await test.step('a letter begins an act, and arrows lead round the board', async () => {
    await page.keyboard.press('t');
    await expect(table.verb('target')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('s');
    await expect(table.verb('survey')).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, shortThing.junk);
    await page.keyboard.press('Enter');
    const inner = at(sectorsOfQuadrant(free, 0, board), 1);
    await walkTo(page, inner);
    await page.keyboard.press('Enter');
    await expect(table.sector(inner)).toHaveAttribute('aria-pressed', 'true');
    await commits(table);
    expect(await table.waits()).toBe('act');
    await expectFocusSeen(page);
  });

  await test.step('and the UAP is found', async () => {
    await page.keyboard.press('f');
    await names(table, placeOfUap(puzzle, await table.turns('basic')));
    await page.keyboard.press('Control+Enter');
    await tabTo(page, DO_IT);
    await page.keyboard.press('Enter');
    expect(await table.waits()).toBe('over');
    await tabTo(page, REMATCH);
  });
});

/** What was chosen counts, and is not there to be chosen any more. */
async function commits(table: OrbitTable): Promise<void> {
  const open = table.commit.and(table.page.locator(':not([title])'));
  await expect(open).toBeVisible();
  await table.page.keyboard.press('Control+Enter');
  await expect(open).toHaveCount(0);
}

async function names(table: OrbitTable, guess: Guess): Promise<void> {
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

const MOST_TABS = 60;

/** Until something of this kind has the focus. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', to: string): Promise<void> {
  const isThere = () => page.evaluate(selector => document.activeElement?.matches(selector) ?? false, to);
  for (let tabs = 0; tabs < MOST_TABS && !(await isThere()); tabs++) await page.keyboard.press(key);
  expect(await isThere()).toBe(true);
}

/** By Tab to the board, then by arrows to a sector. */
async function walkTo(page: Page, sector: Sector): Promise<void> {
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
