import type { Page } from '@playwright/test';
import { ufoHunter } from '../../src/games/ufo-hunter/index.ts';
import type { Pending, State } from '../../src/games/ufo-hunter/types.ts';
import { EVIDENCE_CHART } from '../../src/games/ufo-hunter/ui/end-text.ts';
import { fileOf } from '../shared/moment-file.ts';
import { expect } from '../shared/page.ts';
import { HunterTable } from './hunter.ts';

const later = ({ public: { round } }: State): boolean => round >= 4;
const asks =
  (type: Pending['type']) =>
  (state: State): boolean =>
    state.public.pending?.type === type && (type === 'stake' || later(state));

/** Where in a game of UFO Hunter to stop. */
const MOMENTS = {
  stake: ({ public: { stage } }) => stage === 'stakes',
  choose: state => state.public.stage === 'choose' && later(state),
  travel: asks('travel'),
  investigate: asks('investigate'),
  option: asks('option'),
  lose: asks('lose'),
  found: ({ public: { stage, now } }) => stage === 'bid' && now.investigations.some(({ seat }) => seat === 0),
  buy: asks('buy'),
  look: asks('look'),
  bid: state => state.public.stage === 'bid' && later(state),
  pay: asks('pay'),
  sell: asks('sell'),
  end: ({ public: { stage } }) => stage === 'over',
} as const satisfies Record<string, (state: State) => boolean>;
type HunterMoment = keyof typeof MOMENTS;

/** Everything that is asked of somebody. */
export const DECISIONS = [
  'stake',
  'choose',
  'travel',
  'investigate',
  'option',
  'lose',
  'buy',
  'look',
  'bid',
  'pay',
  'sell',
] as const satisfies readonly HunterMoment[];

/** A table of four that stands where the first seat is asked for this, or is over. */
export const hunterAt = (page: Page, moment: HunterMoment): Promise<HunterTable> =>
  HunterTable.fromFile(
    page,
    fileOf(ufoHunter, { level: 'ranger', seed: 'hunters', below: QUICK, isThere: MOMENTS[moment] }),
  );

/** Levels that do not imagine worlds. */
const QUICK = [2, 2, 2, 3];

/** What a page of UFO Hunter can show, and the way there. */
export const HUNTER_SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  stake: async page => {
    const table = await hunterAt(page, 'stake');
    await table.offers('stake').last().click();
  },
  choose: async page => {
    const table = await hunterAt(page, 'choose');
    await table.action('air').click();
  },
  travel: async page => {
    const table = await hunterAt(page, 'travel');
    await table.offers('travel').first().click();
  },
  investigate: async page => {
    await hunterAt(page, 'investigate');
  },
  option: async page => {
    const table = await hunterAt(page, 'option');
    await table.offers('option').and(page.locator(':not([aria-disabled])')).first().click();
  },
  lose: async page => {
    await hunterAt(page, 'lose');
  },
  found: async page => {
    await hunterAt(page, 'found');
  },
  buy: async page => {
    await hunterAt(page, 'buy');
  },
  look: async page => {
    const table = await hunterAt(page, 'look');
    await table.offers('look').first().click();
  },
  bid: async page => {
    const table = await hunterAt(page, 'bid');
    await table.offers('bid').last().click();
  },
  pay: async page => {
    await hunterAt(page, 'pay');
  },
  sell: async page => {
    const table = await hunterAt(page, 'sell');
    await table.offers('items').first().click();
  },
  kit: async page => {
    const table = await hunterAt(page, 'choose');
    await table.openPaper();
  },
  end: async page => {
    const table = await hunterAt(page, 'end');
    await expect(table.end.getByRole('img', { name: EVIDENCE_CHART })).toBeVisible();
  },
};

/** With every kind of sign that the game has, to be looked at closely. */
export const SIGN_SCENES = Object.fromEntries(
  Object.entries(HUNTER_SCENES).filter(([name]) => ['choose', 'travel', 'sell', 'end'].includes(name)),
);
