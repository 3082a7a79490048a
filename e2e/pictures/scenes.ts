import type { Page } from '@playwright/test';
import * as online from '../../src/client/table/online/text.ts';
import * as words from '../../src/client/table/text.ts';
import { deal } from '../../src/client/text/new-table.ts';
import { STARTS } from '../../src/client/text.ts';
import { BOX_ORBIT_SCENES, BOX_SKY_SCENES, COMPANION_PAGES, printedBook } from '../companion/moments.ts';
import { SKY_SCENES } from '../planet-x/moments.ts';
import { expect } from '../shared/page.ts';
import { Table } from '../shared/table.ts';
import { ORBIT_SCENES } from '../uaps/moments.ts';
import { HUNTER_SCENES } from '../ufo-hunter/moments.ts';
import { RACING_SCENES } from '../ufo-racing/moments.ts';
import { fileAt, type Moment } from './moments.ts';
import { lobby, seatIn, veiled, waitingRoom } from './online-moments.ts';

const opened = (address: string) => async (page: Page) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const at = (moment: Moment) => async (page: Page) => {
  const table = await Table.fromFile(page, fileAt(moment));
  if (moment === 'draft' || moment === 'choosing') await table.openPaper();
};

export type Scene = (page: Page) => Promise<void>;
type Scenes = Readonly<Record<string, Scene>>;

const named = (of: string, scenes: Scenes): Scenes =>
  Object.fromEntries(Object.entries(scenes).map(([name, arrive]) => [`${of}-${name}`, arrive]));

const some = (scenes: Scenes, ...names: readonly string[]): Scenes =>
  Object.fromEntries(Object.entries(scenes).filter(([name]) => names.includes(name)));

const newAndRules = (game: string): Scenes => ({
  new: opened(`/#/new/${game}`),
  rules: opened(`/#/rules/${game}`),
});

/** What pages can show and the way there, by game. */
export const SCENES: Readonly<Record<string, Scenes>> = {
  pages: {
    home: opened('/'),
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
  },
  unacknowledged: {
    ...newAndRules('unacknowledged'),
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
    'online-table': page => seatIn(page, 'talk'),
    offline: async page => {
      await seatIn(page, 'talk');
      await page.context().setOffline(true);
      await expect(page.getByText(online.BLOCKED_OFFLINE).first()).toBeVisible();
    },
    'online-end': page => seatIn(page, 'over'),
    veiled,
  },
  'planet-x': named('planet-x', { ...newAndRules('planet-x'), ...SKY_SCENES }),
  uaps: named('uaps', { ...newAndRules('uaps'), ...ORBIT_SCENES }),
  'ufo-hunter': named('ufo-hunter', { ...newAndRules('ufo-hunter'), ...HUNTER_SCENES }),
  'ufo-racing': named('ufo-racing', { ...newAndRules('ufo-racing'), ...RACING_SCENES }),
  companion: {
    ...named('companion', some(COMPANION_PAGES, 'home', 'compare', 'people')),
    'companion-book': printedBook,
    ...named('companion-planet-x', some(BOX_SKY_SCENES, 'question', 'read-back', 'answer', 'history', 'end')),
    ...named('companion-uaps', some(BOX_ORBIT_SCENES, 'turn', 'report', 'end')),
  },
};
