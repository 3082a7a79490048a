import { copyFileSync, readFileSync } from 'node:fs';
import { test, withSettings } from '../shared/page.ts';
import { WITH_GRAPHICS } from '../ufo-racing/moments.ts';
import { SCENES, type Scene } from './scenes.ts';

/** When these pictures are taken, as far as the page knows. */
const NOW = new Date(Date.UTC(2026, 0, 1, 21, 30));

const README = readFileSync('README.md', 'utf8');

test.use(WITH_GRAPHICS);

for (const [name, arrive] of Object.values(SCENES).flatMap(Object.entries<Scene>))
  test(name, async ({ page, complaints }, { project }) => {
    await withSettings(page);
    await page.clock.setFixedTime(NOW);
    await arrive(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const picture = `${name.replaceAll(' ', '-')}-${project.name}.png`;
    await page.screenshot({ path: `screens/${picture}`, animations: 'disabled', caret: 'hide' });
    const shown = `docs/screens/${picture}`;
    if (README.includes(shown)) copyFileSync(`screens/${picture}`, shown);
    // A browser without a connection says so itself.
    if (name === 'offline') complaints.length = 0;
  });
