import { expectAccessible } from './axe.ts';
import { eyesOn } from './eyes-on.ts';
import { HUNTER_SCENES, SIGN_SCENES } from './hunter-moments.ts';
import { test, withSettings } from './page.ts';

eyesOn('ufo-hunter', SIGN_SCENES);

test('UFO Hunter: every decision and the end are accessible by night and by day', async ({ page }) => {
  test.setTimeout(300_000);
  await withSettings(page);
  for (const [name, arrive] of Object.entries(HUNTER_SCENES)) {
    await arrive(page);
    await expectAccessible(page, name);
  }
});
