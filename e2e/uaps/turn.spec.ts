import type { Page } from '@playwright/test';
import { LOCK_VIEW, UNLOCK_VIEW } from '../../src/games/uaps/ui/board-text.ts';
import { earthTurns } from '../../src/games/uaps/ui/text.ts';
import { expectAccessible } from '../shared/axe.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { ACROSS_A_LINE, FREE_SKY, OrbitTable } from './uaps.ts';

test('where motion is reduced, the Earth has turned at once, and everything says so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withSettings(page, { motion: 'auto' });
  const table = await OrbitTable.firstTurn(page, 2, FREE_SKY);
  await expect(table.sector(3)).toHaveAccessibleName(/under 11 now/);
  const before = await placeOf(table);

  await table.make(ACROSS_A_LINE);
  await expect(table.sector(3)).toHaveAccessibleName(/under 10 now/);
  expect(await travelling(page)).toBe(0);
  await isTurned(table, before);
  await expectAccessible(page, 'an Earth that has turned');
});

test('where things may move, the Earth turns with its inner orbit and comes to the same rest', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await withSettings(page, { motion: 'auto' });
  const table = await OrbitTable.firstTurn(page, 2, FREE_SKY);
  const before = await placeOf(table);

  await table.make(ACROSS_A_LINE);
  await expect.poll(() => travelling(page), { intervals: [50] }).toBeGreaterThan(0);
  await expect.poll(() => travelling(page)).toBe(0);
  await isTurned(table, before);
});

test('a view of one’s own turns by quarters, and stays where it is locked', async ({ page }) => {
  await withSettings(page);
  const table = await OrbitTable.firstTurn(page, 2, FREE_SKY);
  const before = await placeOf(table);
  await page.keyboard.press('v');
  await expect.poll(() => placeOf(table)).not.toEqual(before);
  const turned = await placeOf(table);
  await page.getByRole('button', { name: LOCK_VIEW, exact: true }).click();
  await page.keyboard.press('v');
  expect(await placeOf(table)).toEqual(turned);
  await page.reload();
  await expect(page.getByRole('button', { name: UNLOCK_VIEW })).toBeVisible();
  await expect.poll(() => placeOf(table)).toEqual(turned);
});

/** Inner sector 3 has moved, outer sector 11 has not; board and note sheet agree. */
async function isTurned(table: OrbitTable, before: Places): Promise<void> {
  const after = await placeOf(table);
  expect(after.inner).not.toEqual(before.inner);
  expect(after.outer).toEqual(before.outer);
  await expect(table.page.getByRole('heading', { name: earthTurns(1) })).toBeVisible();
  await table.openPaper();
  await expect(table.paper.getByRole('rowheader', { name: '3 under 10' })).toBeVisible();
}

interface Places {
  readonly inner: readonly number[];
  readonly outer: readonly number[];
}

/** Where on the screen a sector of each orbit lies. */
async function placeOf(table: OrbitTable): Promise<Places> {
  const middle = async (sector: number): Promise<readonly number[]> => {
    const box = await table.sector(sector).boundingBox();
    return box ? [box.x + box.width / 2, box.y + box.height / 2].map(Math.round) : [];
  };
  return { inner: await middle(3), outer: await middle(11) };
}

/** How many things of the board are on their way. */
const travelling = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' &&
            effect instanceof KeyframeEffect &&
            effect.target?.closest('[data-point="board"]') !== null,
        ).length,
  );
