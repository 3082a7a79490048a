import { misfits } from './fits.ts';
import { expect, test, withSettings } from './page.ts';
import { RACING_SCENES, WITH_GRAPHICS } from './racing-moments.ts';

const NARROW = { width: 320, height: 640 };

test.use(WITH_GRAPHICS);

test('UFO Racing: nothing is cut off at 320 px, nor with text at 200 %', async ({ page }, { project }) => {
  test.setTimeout(300_000);
  test.skip(project.name === 'desktop', 'a phone is what is small');
  await withSettings(page);
  const usual = page.viewportSize() ?? NARROW;
  for (const [name, arrive] of Object.entries(RACING_SCENES)) {
    await page.setViewportSize(usual);
    await arrive(page);
    await page.setViewportSize(NARROW);
    expect.soft(await misfits(page), `${name}, 320 px`).toEqual([]);
    await page.setViewportSize(usual);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await misfits(page), `${name}, text at 200 %`).toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
});
