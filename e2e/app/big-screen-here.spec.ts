import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LEAVE, NEWS } from '../../src/client/big-screen/text.ts';
import { OPEN_BIG_SCREEN, TO_BIG_SCREEN } from '../../src/client/table/online/text.ts';
import { BOARD_LABEL, END_LABEL, MORE, YOUR_PAGE } from '../../src/client/table/text.ts';
import { KEEP_OPEN } from '../../src/deduction/ui/box/text.ts';
import { skyFile } from '../companion/box-file.ts';
import { BoxSky } from '../companion/box-sky.ts';
import { BOX_ORBIT_SCENES, BOX_SKY_SCENES } from '../companion/moments.ts';
import { fileAt } from '../pictures/moments.ts';
import { SKY_SCENES } from '../planet-x/moments.ts';
import { expectAccessible } from '../shared/axe.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { Table } from '../shared/table.ts';
import { ORBIT_SCENES } from '../uaps/moments.ts';
import { HUNTER_SCENES } from '../ufo-hunter/moments.ts';
import { RACING_SCENES } from '../ufo-racing/moments.ts';
import { expectAllInSight } from './big-screen.ts';

const TELEVISION = { width: 1920, height: 1080 };

test.describe.configure({ timeout: 240_000 });
test.skip(({ hasTouch }) => hasTouch, 'a phone has no second screen');

/** The window that a television shows, opened from the one that plays. */
async function secondScreen(page: Page): Promise<Page> {
  await page.getByRole('button', { name: MORE, exact: true }).click();
  await page.getByRole('button', { name: TO_BIG_SCREEN }).click();
  const opens = page.context().waitForEvent('page');
  await page.getByRole('link', { name: OPEN_BIG_SCREEN }).click();
  const screen = await opens;
  await screen.setViewportSize(TELEVISION);
  await page.keyboard.press('Escape');
  await expect(screen.getByRole('heading', { name: NEWS })).toBeVisible();
  return screen;
}

const news = (screen: Page) =>
  screen.getByRole('heading', { name: NEWS }).locator('..').getByRole('listitem');

test('beside the printed box a second screen shows the open parts, and never an answer', async ({
  page,
  complaints,
}, info) => {
  await withSettings(page);
  const box = new BoxSky(page);
  await box.table.take(skyFile('turn'));
  const screen = await secondScreen(page);
  await expect(screen.getByRole('region', { name: BOARD_LABEL, exact: true })).toBeVisible();
  await expect(screen.getByRole('region', { name: YOUR_PAGE })).toHaveCount(0);
  await expectAllInSight(screen, 'Planet X beside the box');
  await expectAccessible(screen, 'a second screen beside the box');
  await screen.screenshot({ path: join(info.project.outputDir, 'second-screen-box.png') });

  const before = await news(screen).allInnerTexts();
  await box.ask({ type: 'survey', of: 'gas', from: 5, to: 9 });
  await box.sheet.getByRole('button', { name: KEEP_OPEN }).click();
  const answer = await box.sheet.locator('.answer-value').innerText();
  await expect.poll(() => news(screen).allInnerTexts()).not.toEqual(before);
  const told = await news(screen).first().innerText();
  expect(told).not.toContain(answer);
  await expect(screen.locator('.answer-sheet, .answer-value')).toHaveCount(0);
  await expect(page.locator('.banner', { hasText: 'another window' })).toHaveCount(0);
  await screen.screenshot({ path: join(info.project.outputDir, 'second-screen-box-after.png') });
  await screen.getByRole('link', { name: LEAVE }).click();
  await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(screen.getByRole('region', { name: YOUR_PAGE })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('around one device a second screen follows each move, and is nobody’s seat', async ({ page }, info) => {
  await withSettings(page);
  const table = await Table.fromFile(page, fileAt('choosing'));
  const screen = await secondScreen(page);
  const before = await news(screen).allInnerTexts();
  for (const card of await table.hand())
    await expect(screen.getByRole('button', { name: card })).toHaveCount(0);
  await table.choose();
  await expect.poll(() => news(screen).allInnerTexts()).not.toEqual(before);
  await expectAllInSight(screen, 'Unacknowledged around one device');
  await screen.screenshot({ path: join(info.project.outputDir, 'second-screen-unacknowledged.png') });
  await expect(screen.locator('.un-hand-card, .sheet')).toHaveCount(0);
  // What is loaded again follows just the same.
  await screen.reload();
  await expect(news(screen).first()).toBeVisible();
  await expect(page.locator('.banner', { hasText: 'another window' })).toHaveCount(0);
});

const OTHERS = {
  'planet-x': SKY_SCENES['survey'],
  uaps: ORBIT_SCENES['survey'],
  'ufo-hunter': HUNTER_SCENES['choose'],
  'ufo-racing': RACING_SCENES['plan'],
  'uaps-box': BOX_ORBIT_SCENES['turn'],
} as const;

for (const [name, arrive] of Object.entries(OTHERS))
  test(`${name}: a table of this device fits a second screen`, async ({ page }, info) => {
    await withSettings(page);
    await arrive?.(page);
    const screen = await secondScreen(page);
    await expect(screen.getByRole('region', { name: BOARD_LABEL, exact: true })).toBeVisible();
    await expectAllInSight(screen, name);
    await expectAccessible(screen, `${name} on a second screen`);
    await screen.screenshot({ path: join(info.project.outputDir, `second-screen-${name}.png`) });
  });

test('the score sheet beside the box can be read from a second screen', async ({ page }, info) => {
  await withSettings(page);
  await BOX_SKY_SCENES['end']?.(page);
  const screen = await secondScreen(page);
  await expect(screen.getByRole('region', { name: END_LABEL })).toBeVisible();
  await expectAllInSight(screen, 'the end beside the box');
  await expect(screen.locator('.score-sheet input')).toHaveCount(0);
  const total = screen.locator('.score-sheet .score-total').first();
  const before = Number(await total.innerText());
  const found = page.locator('.score-sheet input').first();
  await found.fill(String(Number(await found.inputValue()) + 7));
  await found.blur();
  await expect(total).toHaveText(String(before + 7));
  await screen.screenshot({ path: join(info.project.outputDir, 'second-screen-box-end.png') });
});
