import { expectAccessible } from './axe.ts';
import { eyesOn } from './eyes-on.ts';
import { misfits } from './fits.ts';
import { HUNTER_SCENES, SIGN_SCENES } from './hunter-moments.ts';
import { expect, test, withSettings } from './page.ts';

eyesOn('ufo-hunter', SIGN_SCENES);

const NARROW = { width: 320, height: 640 };

test('UFO Hunter: every decision and the end are accessible, fit 320 px, and text at 200 %', async ({
  page,
}, { project }) => {
  test.setTimeout(300_000);
  await withSettings(page);
  const usual = page.viewportSize() ?? NARROW;
  for (const [name, arrive] of Object.entries(HUNTER_SCENES)) {
    await page.setViewportSize(usual);
    await arrive(page);
    await expectAccessible(page, name);
    if (project.name === 'desktop') continue;
    expect.soft(await misfits(page), name).toEqual([]);
    await page.setViewportSize(NARROW);
    expect.soft(await misfits(page), `${name}, 320 px`).toEqual([]);
    await page.setViewportSize(usual);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await misfits(page), `${name}, text at 200 %`).toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
});
