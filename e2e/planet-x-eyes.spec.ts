import { expectAccessible } from './axe.ts';
import { expect, test, withSettings } from './page.ts';
import { SKY_SCENES } from './planet-x-moments.ts';
import { signFaults } from './vision.ts';

const PAGES = {
  'new table': '/#/new/planet-x',
  'new table with friends': '/#/new/planet-x/friends',
  rules: '/#/rules/planet-x',
  lesson: '/#/learn/planet-x',
} as const;

for (const [name, address] of Object.entries(PAGES))
  test(`Planet X, ${name}: accessible by night and by day`, async ({ page }) => {
    await withSettings(page);
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectAccessible(page, name);
    expect(await signFaults(page)).toEqual([]);
  });

for (const [name, arrive] of Object.entries(SKY_SCENES))
  test(`Planet X, ${name}: accessible, and needs no color`, async ({ page }) => {
    await withSettings(page);
    await arrive(page);
    await expectAccessible(page, name);
    expect(await signFaults(page)).toEqual([]);
  });
