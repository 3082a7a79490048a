import { copyFileSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as online from '../src/client/table/online/text.ts';
import * as words from '../src/client/table/text.ts';
import { deal } from '../src/client/text/new-table.ts';
import { STARTS } from '../src/client/text.ts';
import { BOX_ORBIT_SCENES, BOX_SKY_SCENES, COMPANION_PAGES, printedBook } from './companion-moments.ts';
import { HUNTER_SCENES } from './hunter-moments.ts';
import { fileAt, type Moment } from './moments.ts';
import { lobby, seatIn, veiled, waitingRoom } from './online-moments.ts';
import { expect, test, withSettings } from './page.ts';
import { SKY_SCENES } from './planet-x-moments.ts';
import { RACING_SCENES, WITH_GRAPHICS } from './racing-moments.ts';
import { Table } from './table.ts';
import { ORBIT_SCENES } from './uaps-moments.ts';

/** When these pictures are taken, as far as the page knows. */
const NOW = new Date(Date.UTC(2026, 0, 1, 21, 30));

const opened = (address: string) => async (page: Page) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const at = (moment: Moment) => async (page: Page) => {
  const table = await Table.fromFile(page, fileAt(moment));
  if (moment === 'draft' || moment === 'choosing') await table.openPaper();
};

type Scenes = Readonly<Record<string, (page: Page) => Promise<void>>>;

const named = (of: string, scenes: Scenes): Scenes =>
  Object.fromEntries(Object.entries(scenes).map(([name, arrive]) => [`${of}-${name}`, arrive]));

const some = (scenes: Scenes, ...names: readonly string[]): Scenes =>
  Object.fromEntries(Object.entries(scenes).filter(([name]) => names.includes(name)));

const SCREENS: Scenes = {
  home: opened('/'),
  new: opened('/#/new/unacknowledged'),
  draft: at('draft'),
  discussion: at('discussion'),
  choosing: async page => {
    await at('choosing')(page);
    await new Table(page).cards.first().click();
  },
  reveal: at('reveal'),
  end: at('end'),
  log: async page => {
    await at('reveal')(page);
    await page.getByRole('button', { name: words.LOG }).click();
    await expect(page.getByRole('region', { name: words.LOG })).toBeVisible();
  },
  curtain: async page => {
    await page.goto('/');
    await page.getByRole('link', { name: STARTS[1].title }).click();
    await page.getByRole('button', { name: deal(2, 2) }).click();
    await expect(new Table(page).curtain).toBeVisible();
  },
  lesson: async page => {
    await page.goto('/#/learn/unacknowledged');
    const coach = page.getByRole('region', { name: words.COACH_LABEL });
    for (let card = 0; card < 2; card++) await coach.getByRole('button', { name: words.CARD_NEXT }).click();
  },
  rules: opened('/#/rules/unacknowledged'),
  settings: opened('/#/settings'),
  tables: async page => {
    for (const moment of ['end', 'choosing'] as const) await at(moment)(page);
    await page.goto('/#/tables');
    await expect(page.locator('.table-row')).toHaveCount(2);
  },
  about: opened('/#/about'),
  'online-new': opened('/#/new/unacknowledged/friends'),
  lobby,
  'waiting-room': waitingRoom,
  'online-table': page => seatIn(page, 'talk'),
  offline: async page => {
    await seatIn(page, 'talk');
    await page.context().setOffline(true);
    await expect(page.getByText(online.BLOCKED_OFFLINE).first()).toBeVisible();
  },
  'online-end': page => seatIn(page, 'over'),
  veiled,
  'planet-x-new': opened('/#/new/planet-x'),
  'planet-x-rules': opened('/#/rules/planet-x'),
  ...named('planet-x', SKY_SCENES),
  'uaps-new': opened('/#/new/uaps'),
  'uaps-rules': opened('/#/rules/uaps'),
  ...named('uaps', ORBIT_SCENES),
  'ufo-hunter-new': opened('/#/new/ufo-hunter'),
  'ufo-hunter-rules': opened('/#/rules/ufo-hunter'),
  ...named('ufo-hunter', HUNTER_SCENES),
  'ufo-racing-new': opened('/#/new/ufo-racing'),
  'ufo-racing-rules': opened('/#/rules/ufo-racing'),
  ...named('ufo-racing', RACING_SCENES),
  ...named('companion', some(COMPANION_PAGES, 'home', 'compare', 'people')),
  'companion-book': printedBook,
  ...named('companion-planet-x', some(BOX_SKY_SCENES, 'question', 'read-back', 'answer', 'history', 'end')),
  ...named('companion-uaps', some(BOX_ORBIT_SCENES, 'turn', 'report', 'end')),
};

const README = readFileSync('README.md', 'utf8');

test.use(WITH_GRAPHICS);

for (const [name, arrive] of Object.entries(SCREENS))
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
