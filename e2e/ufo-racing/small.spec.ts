import { expectFitsSmall, outOfSight } from '../shared/fits.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { RACING_SCENES, WITH_GRAPHICS } from './moments.ts';

test.use(WITH_GRAPHICS);

test('UFO Racing: nothing is cut off at 320 px, nor with text at 200 %', async ({ page }, { project }) => {
  test.setTimeout(300_000);
  test.skip(project.name === 'desktop', 'a phone is what is small');
  await withSettings(page);
  for (const [name, arrive] of Object.entries(RACING_SCENES)) {
    await arrive(page);
    await expectFitsSmall(page, name);
  }
});

test('UFO Racing: on a low desk the track, the path from the side and the decision are in sight together', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'a phone is high');
  await withSettings(page);
  await page.setViewportSize({ width: 1366, height: 650 });
  for (const name of ['move', 'plan from above']) {
    await RACING_SCENES[name]?.(page);
    const shown = page.locator(
      '.ur-stage, .ur-section, .ur-section-head, .ur-dock .turnline, .ur-dock button',
    );
    expect(await outOfSight(shown), name).toEqual([]);
  }
});
