import type { AnalysisGame } from '../../../deduction/ui/analysis-types.ts';
import type { PlanetXAnalysis, Played } from '../analysis/types.ts';
import { boardOf } from '../board.ts';
import type { PlanetX } from '../types.ts';
import { purposeOf } from './analysis-purpose.ts';
import { KnowableSky } from './analysis-sky.tsx';
import { wordsIn } from './analysis-text.ts';
import { trackOf } from './analysis-track.ts';
import { iconOf } from './icon-of.ts';

export interface PlanetXPage extends PlanetXAnalysis {
  Game: PlanetX;
  Played: Played;
}

export const analysisGame: AnalysisGame<PlanetXPage> = {
  startWorker: () => new Worker(new URL('../analysis/worker.ts', import.meta.url), { type: 'module' }),
  playedAt: ({ public: known }, events) =>
    known.end ? { known: { ...known, end: known.end }, events } : undefined,
  purposeOf,
  trackOf: (moments, time, room, { public: { mode } }) => trackOf(moments, time, room, boardOf(mode)),
  markIcon: 'a-theory',
  hiddenIcon: 'o-planetx',
  thingIcon: ({ body }) => iconOf(body),
  Sky: KnowableSky,
  wordsFor: ({ public: { mode } }) => wordsIn(mode),
};
