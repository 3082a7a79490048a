import type { Page } from '@playwright/test';
import * as words from '../../src/client/table/text.ts';
import { ONLY_YOU, SHOW_AGAIN } from '../../src/deduction/ui/moment-text.ts';
import { boardOf } from '../../src/games/planet-x/board.ts';
import type { Sector } from '../../src/games/planet-x/types.ts';
import { CENTER, middleOf, polar, RADII, SIZE, turnOf } from '../../src/games/planet-x/ui/circle.ts';
import { actSays } from '../../src/games/planet-x/ui/dock-text.ts';
import { CLOSE } from '../../src/ui/text.ts';
import { expectAccessible } from '../shared/axe.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { SkyTable } from './planet-x.ts';

const board = boardOf('standard');
/** In the first turn the arrow stands at the first sector. */
const ARROW = 0;

const survey = (from: Sector, to: Sector): string => actSays({ type: 'survey', of: 'asteroid', from, to });

/** Where on the screen a sector of the sky lies. */
async function placeOf(page: Page, number: Sector): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator('.px-circle').boundingBox();
  if (!box) throw new Error('there is no circle');
  const { x, y } = polar(RADII.content, middleOf(number, board) + turnOf(ARROW, board));
  const scale = Math.min(box.width, box.height) / SIZE;
  return {
    x: box.x + box.width / 2 + (x - CENTER) * scale,
    y: box.y + box.height / 2 + (y - CENTER) * scale,
  };
}

test('a range is chosen by drag, by press and by key, and surveyed', async ({ page }) => {
  await withSettings(page);
  const table = await SkyTable.firstTurn(page);

  const [from, to] = [await placeOf(page, 2), await placeOf(page, 5)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await expect(table.commit).toContainText(survey(2, 5));

  for (const number of [6, 4]) {
    const { x, y } = await placeOf(page, number);
    await page.mouse.click(x, y);
  }
  await expect(table.commit).toContainText(survey(4, 6));

  await table.sector(3).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(table.sector(1)).toBeFocused();
  await expect(table.commit).toContainText(survey(1, 3));
  await expect(table.sector(2)).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Control+Enter');
  // A theory phase follows at once, and needs the whole circle.
  const folded = page.getByRole('button', { name: new RegExp(`${SHOW_AGAIN}: You surveyed asteroids`) });
  await expect(folded).toBeVisible();
  await expectAllInReach(table);
  await expectAccessible(page, 'an answer in its corner');
  await folded.click();
  await expect(page.getByRole('heading', { name: ONLY_YOU })).toBeVisible();
});

test('a letter begins an act, and makes way for what was answered', async ({ page }) => {
  await withSettings(page);
  const table = await SkyTable.firstTurn(page);
  await page.keyboard.press('s');
  await expect(table.commit).toContainText(survey(1, 6));
  await page.keyboard.press('r');
  await page.locator('.px-topics button').first().click();
  await page.keyboard.press('Control+Enter');
  const answer = page.getByRole('heading', { name: ONLY_YOU });
  await expect(answer).toBeVisible();

  await page.keyboard.press('t');
  await expect(answer).toHaveCount(0);
  await page.getByRole('button', { name: SHOW_AGAIN }).click();
  await expect(answer).toBeVisible();
  await page.keyboard.press('x');
  await expect(answer).toHaveCount(0);
  await expectAllInReach(table);
});

test('the focus goes back from the log to what opened it', async ({ page }) => {
  await withSettings(page);
  await SkyTable.firstTurn(page);
  const tool = page.getByRole('button', { name: words.LOG, exact: true });
  const log = page.getByRole('region', { name: words.LOG });
  await tool.click();
  await log.getByRole('button', { name: CLOSE }).click();
  await expect(tool).toBeFocused();
  await page.locator('.px-act').first().focus();
  await page.keyboard.press('l');
  await expect(log).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.px-act').first()).toBeFocused();
});

/** Nothing lies over the middle of a sector. */
async function expectAllInReach(table: SkyTable): Promise<void> {
  const covered = await table.page.evaluate(() =>
    [...document.querySelectorAll('.px-circle .px-sector .px-number')].flatMap(number => {
      const { x, y, width, height } = number.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top?.closest('.px-sector') ? [] : [number.textContent];
    }),
  );
  expect(covered).toEqual([]);
}

test('every sector says what it shows, and nothing on the table is out of reach', async ({ page }) => {
  await withSettings(page);
  const table = await SkyTable.firstTurn(page);
  await expect(table.sector(2)).toHaveAccessibleName(/^Sector 2, visible, comet possible/);
  await expect(table.sector(8)).toHaveAccessibleName(/^Sector 8, below the horizon/);
  await expectAccessible(page, 'a turn of Planet X');
});
