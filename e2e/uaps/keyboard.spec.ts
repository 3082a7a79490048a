import { REMATCH } from '../../src/client/table/text.ts';
import { deal } from '../../src/client/text/new-table.ts';
import { playGame } from '../../src/client/text.ts';
import { at } from '../../src/core/contract.ts';
import { boardOf, sectorsOfQuadrant } from '../../src/games/uaps/board.ts';
import { puzzleOf } from '../../src/games/uaps/puzzle.ts';
import { shortThing } from '../../src/games/uaps/ui/text.ts';
import { DO_IT } from '../../src/ui/text.ts';
import { expectFocusSeen, tabTo } from '../shared/focus.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { names, walkTo } from './orbit-keys.ts';
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
