import type { Page } from '@playwright/test';
import type { Region } from '../../src/games/ufo-hunter/types.ts';
import { expectFocusSeen } from '../shared/focus.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import type { HunterTable } from './hunter.ts';
import { hunterAt } from './moments.ts';

test('arrows lead over the map and round the world, and Enter chooses where to go', async ({ page }) => {
  await withSettings(page);
  const table = await hunterAt(page, 'travel');
  await tabToMap(page);
  const home = await focused(page);
  expect(home.label).toMatch(/you are here/);

  await test.step('east and east again comes back over the edge of the map', async () => {
    const links: string[] = [];
    do {
      const before = await focused(page);
      await page.keyboard.press('ArrowRight');
      const after = await focused(page);
      expect(after.region).not.toBe(before.region);
      await expectFocusSeen(page);
      const linked = /link [A-E] to ([^,]+)/.exec(before.label)?.[1];
      if (linked !== undefined && after.label.startsWith(linked)) links.push(linked);
    } while ((await focused(page)).region !== home.region);
    expect(links).toHaveLength(1);
  });

  await test.step('a region in reach is chosen, with the way there, and nothing counts yet', async () => {
    const there = await beside(page);
    await page.keyboard.press('Enter');
    await expect(table.region(there)).toHaveAttribute('aria-pressed', 'true');
    await expect(table.map.locator('.uh-map-strip-way')).toHaveText('1 space');
    await expect(table.region(home.region)).toHaveAccessibleName(/you are here/);
    await page.keyboard.press('Control+Enter');
    await expect(table.region(there)).toHaveAccessibleName(/you are here/);
  });
});

test('with a card that travels, the way somewhere is looked at before the card is played', async ({
  page,
}) => {
  await withSettings(page);
  const table = await hunterAt(page, 'choose');
  await tabToMap(page);
  await table.action('air').press('Enter');
  await table.map.locator('[tabindex="0"]').focus();
  const there = await beside(page);
  await page.keyboard.press('Enter');
  await expect(table.region(there)).toHaveAttribute('aria-pressed', 'true');
  await expect(table.map.locator('.uh-map-way')).not.toHaveCount(0);
  await expect(table.map.locator('.uh-map-strip-way')).toHaveText(/^1 space, costs \d$/);

  await table.action('train').press('Enter');
  await expect(table.region(there)).toHaveAttribute('aria-pressed', 'false');
  await expect(table.commit).toBeVisible();
});

test('a whole round is played without a pointer', async ({ page }) => {
  test.slow();
  await withSettings(page);
  const table = await hunterAt(page, 'choose');
  const round = await table.where();
  do await decideByKeys(table);
  while ((await table.waits()) !== 'choose');
  expect(await table.where()).not.toBe(round);
});

/** What is asked for now, by digits, arrows and Ctrl+Enter. */
async function decideByKeys(table: HunterTable): Promise<void> {
  const { page } = table;
  if ((await table.waits()) === 'travel') {
    await tabToMap(page);
    await beside(page);
    await page.keyboard.press('Enter');
  }
  for (let digit = 1; (await table.composed.count()) === 0; digit++) {
    expect(digit).toBeLessThan(10);
    await page.keyboard.press(String(digit));
  }
  await expect(table.commit).toBeVisible();
  const before = await table.asked();
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => table.asked()).not.toBe(before);
}

const MOST_TABS = 60;

async function tabToMap(page: Page): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS && !((await focused(page)).region > 0); tabs++)
    await page.keyboard.press('Tab');
  expect((await focused(page)).region).toBeGreaterThan(0);
}

/** From the own region to the first one beside it. */
async function beside(page: Page): Promise<Region> {
  await page.keyboard.press('ArrowRight');
  const { region, label } = await focused(page);
  expect(label).toMatch(/1 space away, you can go there/);
  return region;
}

const focused = (page: Page): Promise<{ readonly region: Region; readonly label: string }> =>
  page.evaluate(() => ({
    region: Number(document.activeElement?.getAttribute('data-region') ?? 0),
    label: document.activeElement?.getAttribute('aria-label') ?? '',
  }));
