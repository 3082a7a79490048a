import type { Locator } from '@playwright/test';
import * as words from '../../src/client/table/text.ts';
import * as rail from '../../src/games/ufo-hunter/ui/rail-text.ts';
import { misfits, outOfSight } from '../shared/fits.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { hunterCrowd } from './crowd.ts';
import { DECISIONS, hunterAt } from './moments.ts';

/** Narrower ones have the rail behind the edge of the private page: see docs/layout.md. */
const DESKS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
  { width: 1366, height: 768 },
  { width: 1536, height: 730 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

test('on a desk of any width all that is public of a full table is in sight, and so is what steps through a round', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'A phone scrolls.');
  test.slow();
  await withSettings(page);
  await hunterCrowd(page);
  const again = page.locator('[data-point="last-round"]');
  const tools = again.locator('.uh-again').getByRole('button');
  for (const size of DESKS)
    await test.step(`${size.width} by ${size.height}`, async () => {
      await page.setViewportSize(size);
      await expect(page.locator('.uh-rumors li')).toHaveCount(12);
      const shown = page.locator(
        '.uh-rumors :is(.uh-pin, .uh-rumor-name, .uh-stake, .uh-seen-by, .i), .uh-seats :is(.nm, .uh-status, .uh-owns > span), .rail :is([data-point="supply"], .uh-supply)',
      );
      expect(await outOfSight(shown)).toEqual([]);
      expect(await outOfSight(page.locator('.uh-purse > div, .uh-kit li'))).toEqual([]);
      if (size.width >= 1280) expect(await outOfSight(page.locator('.uh-map-ground'))).toEqual([]);
      expect(await cutWords(page.locator('.uh-seats :is(.nm, .uh-status)'))).toEqual([]);
      expect(await crowded(page.locator('.uh-owns > span'))).toEqual([]);

      await expect(tools).toHaveCount(3);
      expect(await outOfSight(tools)).toEqual([]);
      const place = () => tools.last().boundingBox();
      const before = await place();
      await tools.and(again.getByRole('button', { name: rail.AGAIN, exact: true })).click();
      await expect(tools).toHaveCount(4);
      expect(await outOfSight(tools)).toEqual([]);
      // Whoever steps on presses again and again without looking.
      expect(await place()).toEqual(before);
      await tools.first().click();
    });
});

test('on a low desk nothing is cut off, whatever is asked, and what is chosen from stays under the hand', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'A phone is no desk.');
  test.setTimeout(300_000);
  await withSettings(page);
  await page.setViewportSize({ width: 1366, height: 650 });
  for (const moment of DECISIONS) {
    const table = await hunterAt(page, moment);
    expect.soft(await misfits(page), moment).toEqual([]);
    const owned = page.locator('.uh-purse > div, .uh-kit li, .uh-map-ground');
    expect.soft(await outOfSight(owned), moment).toEqual([]);
    if (moment !== 'choose' && moment !== 'bid') continue;
    const first = table.offers(moment).first();
    const places = [];
    for (const offer of await table.offers(moment).all()) {
      await offer.click();
      places.push((await first.boundingBox())?.y);
    }
    expect(new Set(places).size, `${moment}: ${places}`).toBe(1);
  }
});

test('who looks closer at the map is not taken away again by choosing', async ({ page }) => {
  await withSettings(page);
  const table = await hunterAt(page, 'travel');
  const open = table.map.locator('.uh-map-region.open');
  const region = await open.first().getAttribute('data-region');
  await table.region(Number(region)).focus();
  const wide = async () => (await table.region(Number(region)).boundingBox())?.width ?? 0;
  const before = await wide();
  for (let press = 0; press < 3; press++) await table.region(Number(region)).press('+');
  const close = await wide();
  expect(close).toBeGreaterThan(1.5 * before);
  await table.region(Number(region)).press('Enter');
  await expect(table.commit).toBeVisible();
  expect(await wide()).toBeCloseTo(close, 0);
});

test('on a desk the log is as high as a page, and from 1280 px on it lies over nothing', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'On a phone it is a page.');
  await withSettings(page);
  await hunterCrowd(page);
  await page.getByRole('button', { name: words.LOG }).click();
  const log = page.getByRole('region', { name: words.LOG });
  for (const size of DESKS)
    await test.step(`${size.width} by ${size.height}`, async () => {
      await page.setViewportSize(size);
      const { width, height } = await log.evaluate(one => one.getBoundingClientRect());
      expect(height).toBeGreaterThan(0.6 * size.height);
      for (const part of size.width < 1280 ? [] : ['.uh-board', '.uh-rail'])
        expect((await page.locator(part).boundingBox())?.x).toBeGreaterThanOrEqual(width);
    });
});

test('on a phone the names of what lies on the trading board have a line of their own', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'A desk has room beside the signs.');
  await withSettings(page);
  await hunterCrowd(page, ({ board: { contacts, equipment } }) => {
    const copies = [...Object.values(contacts), ...Object.values(equipment)];
    return copies.filter(count => count > 0).length > 1;
  });
  const trade = page.locator('.rail [data-point="trade"]');
  await expect(trade.locator('.uh-trade > *').nth(1)).toBeVisible();
  const [names, whole] = [await trade.locator('.uh-names').boundingBox(), await trade.boundingBox()];
  expect(names?.width).toBeGreaterThan(0.9 * (whole?.width ?? 0) - 24);
});

/** Texts that end in an ellipsis. */
const cutWords = (these: Locator): Promise<readonly (string | null)[]> =>
  these.evaluateAll(all =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map(one => one.textContent),
  );

/** Figures that touch the next one. */
const crowded = (these: Locator): Promise<readonly (string | null)[]> =>
  these.evaluateAll(all =>
    all
      .filter((one, index) => {
        const next = all[index + 1];
        const number = document.createRange();
        number.selectNode(one.lastChild ?? one);
        const end = number.getBoundingClientRect().right;
        return (
          next !== undefined &&
          one.parentElement === next.parentElement &&
          next.getBoundingClientRect().left < end + 2
        );
      })
      .map(one => one.textContent),
  );
