import { expectFitsSmall } from './fits.ts';
import { test, withSettings } from './page.ts';
import { RACING_SCENES, WITH_GRAPHICS } from './racing-moments.ts';

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
