import { expectAccessible } from '../shared/axe.ts';
import { eyesOn } from '../shared/eyes-on.ts';
import { expectFitsSmall, misfits } from '../shared/fits.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { HUNTER_SCENES, SIGN_SCENES } from './moments.ts';

eyesOn('ufo-hunter', SIGN_SCENES);

test('UFO Hunter: every decision and the end are accessible, fit 320 px, and text at 200 %', async ({
  page,
}, { project }) => {
  test.setTimeout(300_000);
  await withSettings(page);
  for (const [name, arrive] of Object.entries(HUNTER_SCENES)) {
    await arrive(page);
    await expectAccessible(page, name);
    if (project.name === 'desktop') continue;
    expect.soft(await misfits(page), name).toEqual([]);
    await expectFitsSmall(page, name);
  }
});
