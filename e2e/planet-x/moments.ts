import type { Page } from '@playwright/test';
import { assert, at } from '../../src/core/contract.ts';
import { chartLabel } from '../../src/deduction/ui/analysis-text.ts';
import { boardOf, sectorAt } from '../../src/games/planet-x/board.ts';
import { planetX } from '../../src/games/planet-x/index.ts';
import type { Content, Mode, Move, Public, Sector } from '../../src/games/planet-x/types.ts';
import { momentTitle } from '../../src/games/planet-x/ui/text.ts';
import { fileOf } from '../shared/moment-file.ts';
import { expect } from '../shared/page.ts';
import { SkyTable } from './planet-x.ts';

/** What a page of The Search for Planet X can show, and the way there. */
export const SKY_SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  levels: async page => {
    await sky(page, 'standard', ({ stage }) => stage === 'know');
  },
  survey: async page => {
    const table = await aTurn(page);
    await table.compose(await widest(table));
  },
  sheet: async page => {
    const table = await aTurn(page);
    await table.light('exact');
    await table.skies();
    for (const [key, content, sectors] of OWN_MARKS)
      for (const sector of sectors) await table.cell(sector, content).press(key);
  },
  theories: async page => {
    const table = await sky(page, 'expert', ({ stage, phase }) => stage === 'theories' && phase === 3);
    await table.compose({ type: 'submit', theories: [{ sector: 5, body: 'comet' }] });
  },
  conference: async page => {
    const table = await sky(page, 'standard', comesToConference);
    await table.make(await widest(table));
    await expect(page.getByRole('heading', { name: momentTitle.conference(1) })).toBeVisible();
  },
  'last-act': async page => {
    await sky(page, 'standard', ({ stage }) => stage === 'last-acts');
  },
  end: async page => {
    const table = await sky(page, 'standard', ({ stage }) => stage === 'over');
    await expect(table.end.getByRole('img', { name: chartLabel(4, 'pawn') })).toBeVisible();
  },
};

const OWN_MARKS: readonly (readonly [key: string, content: Content, sectors: readonly Sector[]])[] = [
  ['x', 'comet', [1, 4, 6]],
  ['x', 'planet-x', [3, 4, 5]],
  ['o', 'asteroid', [1, 2]],
  ['i', 'comet', [2]],
];

const aTurn = (page: Page): Promise<SkyTable> =>
  sky(page, 'expert', ({ stage, phase }) => stage === 'act' && phase === 2);

const widest = async (table: SkyTable): Promise<Move> => {
  const visible = await table.visible();
  return { type: 'survey', of: 'asteroid', from: at(visible, 0), to: at(visible, -1) };
};

const sky = (page: Page, mode: Mode, isThere: (known: Public) => boolean): Promise<SkyTable> =>
  SkyTable.fromFile(
    page,
    fileOf(planetX, {
      level: 'astronomer',
      seed: 'sky',
      below: [0, 2, 1, 3],
      options: { mode },
      isThere: ({ public: known }) => isThere(known),
    }),
  );

/** Whatever the first seat does now, the arrow leaves the mark, and nothing comes before. */
function comesToConference({ mode, stage, arrow, time, conferences, order }: Public): boolean {
  const board = boardOf(mode);
  const [, second] = order;
  assert(second !== undefined, 'others play, too');
  return (
    stage === 'act' &&
    conferences.length === 0 &&
    board.conferenceMarks[0] === sectorAt(arrow, board) &&
    (time[second] ?? 0) > arrow
  );
}
