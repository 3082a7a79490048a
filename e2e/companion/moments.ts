import type { Page } from '@playwright/test';
import * as set from '../../src/companion/text/set-up.ts';
import * as box from '../../src/deduction/ui/box/text.ts';
import * as sky from '../../src/games/planet-x/ui/box/text.ts';
import * as orbits from '../../src/games/uaps/ui/box/text.ts';
import { expect } from '../shared/page.ts';
import { orbitFile, skyFile } from './box-file.ts';
import { BoxOrbit } from './box-orbit.ts';
import { BoxSky } from './box-sky.ts';

type Scenes = Readonly<Record<string, (page: Page) => Promise<void>>>;

const CODE = '27TE-X6FC-575';
const ORBITS = '4HF2-7AXW-RFC';

const opened = (address: string) => async (page: Page) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** So many steps after the code was compared. */
const setUpAt = (steps: number) => async (page: Page) => {
  // The same address again would stay at its step.
  await opened('/#/companion')(page);
  await opened(`/#/companion/new/${CODE}`)(page);
  for (let step = 0; step < steps; step++) await page.getByRole('button', { name: set.NEXT }).click();
};

/** The pages before a table. */
export const COMPANION_PAGES: Scenes = {
  home: opened('/#/companion'),
  deal: opened('/#/companion/deal/planet-x'),
  enter: opened('/#/companion/enter'),
  scan: opened('/#/companion/scan'),
  compare: setUpAt(0),
  'compare-modifiers': opened(`/#/companion/new/${ORBITS}`),
  people: setUpAt(1),
  turns: setUpAt(2),
  help: setUpAt(3),
  solo: opened('/#/companion/solo/planet-x'),
  daily: opened('/#/companion/daily'),
  how: opened('/#/companion/how'),
  print: printedBook,
};

/** The answer book of a code, which is computed on the device. */
export async function printedBook(page: Page): Promise<void> {
  await page.goto(`/#/companion/print/${CODE}`);
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 });
}

async function skyAt(page: Page, moment: Parameters<typeof skyFile>[0]): Promise<BoxSky> {
  const table = new BoxSky(page);
  await table.table.take(skyFile(moment));
  await table.table.dock.or(table.table.end).first().waitFor();
  return table;
}

async function orbitsAt(page: Page, moment: Parameters<typeof orbitFile>[0]): Promise<BoxOrbit> {
  const table = new BoxOrbit(page);
  await table.table.take(orbitFile(moment));
  await table.table.dock.or(table.table.end).first().waitFor();
  return table;
}

/** A page that has just opened may still put its private sheet down. */
async function readHistory(table: BoxSky | BoxOrbit): Promise<void> {
  await table.table.dock.locator('.big-act').first().waitFor();
  await expect(async () => {
    await table.table.openPaper();
    await expect(table.history.first()).toBeInViewport({ timeout: 1_000 });
  }).toPass();
}

const SURVEY = { type: 'survey', of: 'gas', from: 5, to: 9 } as const;

/** What a table beside Planet X can show. */
export const BOX_SKY_SCENES: Scenes = {
  start: async page => {
    await skyAt(page, 'start');
  },
  turn: async page => {
    await skyAt(page, 'turn');
  },
  question: async page => {
    const { table } = await skyAt(page, 'turn');
    await table.compose(SURVEY);
  },
  'read-back': async page => {
    await (await skyAt(page, 'turn')).compose(SURVEY);
  },
  answer: async page => {
    const table = await skyAt(page, 'turn');
    await table.ask(SURVEY);
    await table.sheet.getByRole('button', { name: box.KEEP_OPEN }).click();
  },
  history: async page => {
    await readHistory(await skyAt(page, 'turn'));
  },
  others: async page => {
    const table = await skyAt(page, 'turn');
    await table.open(sky.OTHERS);
    await table.chip('Heron').click();
    await table.chip(sky.actName.survey).click();
  },
  theories: async page => {
    await (await skyAt(page, 'due')).open(sky.THEORIES);
  },
  track: async page => {
    await (await skyAt(page, 'turn')).open(sky.TRACK);
  },
  end: async page => {
    await skyAt(page, 'end');
    await expect(page.locator('.score-sheet')).toBeVisible();
  },
};

/** The same beside UAPs. */
export const BOX_ORBIT_SCENES: Scenes = {
  start: async page => {
    await orbitsAt(page, 'start');
  },
  due: async page => {
    await orbitsAt(page, 'due');
  },
  turn: async page => {
    await orbitsAt(page, 'turn');
  },
  question: async page => {
    const { table } = await orbitsAt(page, 'turn');
    await table.compose({ type: 'survey', of: ['nav'], area: { form: 'quadrant' } });
  },
  'read-back': async page => {
    const table = await orbitsAt(page, 'turn');
    await table.compose({ type: 'survey', of: ['nav'], area: { form: 'quadrant' } });
  },
  report: async page => {
    const table = await orbitsAt(page, 'report');
    await table.act(orbits.readReport(1)).click();
    await table.sheet.getByRole('button', { name: box.KEEP_OPEN }).click();
  },
  history: async page => {
    await readHistory(await orbitsAt(page, 'report'));
  },
  others: async page => {
    const table = await orbitsAt(page, 'turn');
    await table.open(orbits.OTHERS);
    await table.chip('Survey').click();
  },
  photos: async page => {
    await (await orbitsAt(page, 'turn')).open(orbits.PHOTOS);
  },
  places: async page => {
    await (await orbitsAt(page, 'turn')).open(orbits.PLACES);
  },
  end: async page => {
    await orbitsAt(page, 'end');
    await expect(page.locator('.score-sheet')).toBeVisible();
  },
};
