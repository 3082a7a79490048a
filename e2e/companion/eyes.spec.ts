import { expectAccessible } from '../shared/axe.ts';
import { expectFitsSmall } from '../shared/fits.ts';
import { test, withSettings } from '../shared/page.ts';
import { BOX_ORBIT_SCENES, BOX_SKY_SCENES, COMPANION_PAGES } from './moments.ts';

const SCENES = [
  ['the companion', COMPANION_PAGES],
  ['Planet X beside its box', BOX_SKY_SCENES],
  ['UAPs beside its box', BOX_ORBIT_SCENES],
] as const;

for (const [title, scenes] of SCENES)
  test(`${title}: accessible by night and by day, at 320 px, and with text at 200 %`, async ({ page }, {
    project,
  }) => {
    test.setTimeout(300_000);
    await withSettings(page);
    for (const [name, arrive] of Object.entries(scenes)) {
      await arrive(page);
      await expectAccessible(page, `${title}, ${name}`);
      if (project.name === 'desktop') continue;
      await expectFitsSmall(page, `${title}, ${name}`);
    }
  });
