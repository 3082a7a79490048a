import type { Page } from '@playwright/test';
import { chartLabel } from '../../src/deduction/ui/analysis-text.ts';
import { linesBefore } from '../../src/games/uaps/board.ts';
import { uaps } from '../../src/games/uaps/index.ts';
import type { Content, Mode, Modifier, Move, Public, Sector } from '../../src/games/uaps/types.ts';
import { QUADRANT_CHOICE } from '../../src/games/uaps/ui/dock-text.ts';
import { earthTurns } from '../../src/games/uaps/ui/text.ts';
import { fileOf } from '../shared/moment-file.ts';
import { expect } from '../shared/page.ts';
import { OrbitTable } from './uaps.ts';

/** What a page of The Search for UAPs can show, and the way there. */
export const ORBIT_SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  levels: async page => {
    await orbits(page, 'basic', ({ stage }) => stage === 'know');
  },
  place: async page => {
    const table = await orbits(page, 'basic', ({ stage }) => stage === 'place');
    await table.compose({ type: 'place', quadrant: 2 });
  },
  survey: async page => {
    const table = await aTurn(page);
    await table.compose(SURVEY);
  },
  move: async page => {
    const table = await aTurn(page);
    await table.verb('move').click();
    await table.dock
      .getByRole('group', { name: QUADRANT_CHOICE })
      .locator('button:not([aria-disabled])')
      .first()
      .click();
  },
  sheet: async page => {
    const table = await aTurn(page);
    await table.light('exact');
    await table.skies();
    for (const [key, content, sectors] of OWN_MARKS)
      for (const sector of sectors) await table.mark(sector, content, key);
  },
  turn: async page => {
    const table = await orbits(page, 'basic', turnsTheEarth);
    await table.make(SURVEY);
    await expect(page.getByRole('heading', { name: earthTurns(1) })).toBeVisible();
  },
  find: async page => {
    const table = await orbits(page, 'basic', ({ stage, turns }) => stage === 'act' && turns > 1);
    await table.verb('find').click();
    await table.sector(3).press('Enter');
  },
  'last-act': async page => {
    await orbits(page, 'basic', ({ stage }) => stage === 'last-acts');
  },
  end: async page => {
    const table = await orbits(page, 'basic', ({ stage }) => stage === 'over');
    await expect(table.end.getByRole('img', { name: chartLabel(4, 'token') })).toBeVisible();
  },
};

const SURVEY: Move = { type: 'survey', of: ['meteor'], area: { form: 'quadrant' } };

const OWN_MARKS: readonly (readonly [key: 'x' | 'o' | 'i', content: Content, sectors: readonly Sector[]])[] =
  [
    ['x', 'spy', [1, 3]],
    ['x', 'uap', [2, 5]],
    ['o', 'nav', [4, 10]],
  ];

const aTurn = (page: Page): Promise<OrbitTable> =>
  orbits(page, 'expert', ({ stage, turns }) => stage === 'act' && turns === 1);

/** None of them bars anything. */
const MODIFIERS: readonly Modifier[] = ['blank', 'wide-lens', 'clear-air', 'witnesses'];

const orbits = (page: Page, mode: Mode, isThere: (known: Public) => boolean): Promise<OrbitTable> =>
  OrbitTable.fromFile(
    page,
    fileOf(uaps, {
      level: 'investigator',
      seed: 'orbits',
      below: [0, 2, 1, 3],
      options: { mode, modifiers: MODIFIERS },
      isThere: ({ public: known }) => isThere(known),
    }),
  );

/** The cheapest survey of the first seat brings the last token over a line, and there is a photo to verify. */
function turnsTheEarth(known: Public): boolean {
  const [own = 0, ...others] = known.time;
  const crosses = linesBefore(own + 1) > known.lines;
  return (
    known.stage === 'act' &&
    crosses &&
    others.every(time => linesBefore(time) > known.lines) &&
    known.photos.some(({ fate }) => fate === 'face-down')
  );
}
