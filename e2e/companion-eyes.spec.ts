import { expectAccessible } from './axe.ts';
import { BOX_ORBIT_SCENES, BOX_SKY_SCENES, COMPANION_PAGES } from './companion-moments.ts';
import { misfits } from './fits.ts';
import { expect, test, withSettings } from './page.ts';

const SCENES = [
  ['the companion', COMPANION_PAGES],
  ['Planet X beside its box', BOX_SKY_SCENES],
  ['UAPs beside its box', BOX_ORBIT_SCENES],
] as const;

const NARROW = { width: 320, height: 640 };

for (const [title, scenes] of SCENES)
  test(`${title}: accessible by night and by day, at 320 px, and with text at 200 %`, async ({ page }, {
    project,
  }) => {
    test.setTimeout(300_000);
    await withSettings(page);
    const usual = page.viewportSize() ?? NARROW;
    for (const [name, arrive] of Object.entries(scenes)) {
      await page.setViewportSize(usual);
      await arrive(page);
      await expectAccessible(page, `${title}, ${name}`);
      if (project.name === 'desktop') continue;
      await page.setViewportSize(NARROW);
      expect.soft(await misfits(page), `${title}, ${name}, 320 px`).toEqual([]);
      await page.setViewportSize(usual);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect.soft(await misfits(page), `${title}, ${name}, text at 200 %`).toEqual([]);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    }
  });
