import { appendFileSync } from 'node:fs';
import { judge } from '../../bench/boxes/judge.ts';
import { test, withSettings } from '../shared/page.ts';
import { SCREENS, settled, THEMES } from '../shared/sizes.ts';
import { WITH_GRAPHICS } from '../ufo-racing/moments.ts';
import { measured } from './boxes.ts';
import { SCENES } from './scenes.ts';

const only = process.env['AREA5_BOXES_ONLY'] ?? '';
const size = process.env['AREA5_BOXES_SIZE'] ?? '';

// Nothing measured would be 0 findings.
if (size !== '' && !SCREENS.some(({ name }) => name === size))
  throw new Error(`There is no size ${size}; there are ${SCREENS.map(({ name }) => name).join(', ')}.`);

test.use(WITH_GRAPHICS);

for (const [game, scenes] of Object.entries(SCENES))
  for (const [name, arrive] of Object.entries(scenes)) {
    if (only !== '' && only !== game) continue;
    test(name, async ({ page, complaints }) => {
      test.setTimeout(300_000);
      await withSettings(page);
      await arrive(page);
      for (const screen of SCREENS.filter(one => size === '' || one.name === size)) {
        await page.setViewportSize(screen);
        for (const [theme, colorScheme] of Object.entries(THEMES)) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await settled(page);
          const where = [game, name, screen.name, theme];
          for (const fault of judge(await measured(page)))
            appendFileSync('boxes/findings.txt', `${[...where, fault].join('\t')}\n`);
          const path = `boxes/${[name.replaceAll(' ', '-'), screen.name, theme].join('-')}.png`;
          await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
        }
      }
      // A browser without a connection says so itself.
      if (name === 'offline') complaints.length = 0;
    });
  }
