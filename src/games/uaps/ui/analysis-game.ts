import type { AnalysisGame } from '../../../deduction/ui/analysis-types.ts';
import type { Played, UapsAnalysis } from '../analysis/types.ts';
import type { Uaps } from '../types.ts';
import { purposeOf } from './analysis-purpose.ts';
import { KnowableSky } from './analysis-sky.tsx';
import { wordsIn } from './analysis-text.ts';
import { trackOf } from './analysis-track.ts';
import { iconOf } from './icon-of.ts';

export interface UapsPage extends UapsAnalysis {
  Game: Uaps;
  Played: Played;
}

export const analysisGame: AnalysisGame<UapsPage> = {
  startWorker: () => new Worker(new URL('../analysis/worker.ts', import.meta.url), { type: 'module' }),
  playedAt: ({ public: known }, events) =>
    known.end ? { known: { ...known, end: known.end }, events } : undefined,
  purposeOf,
  trackOf,
  markIcon: 'rotate',
  hiddenIcon: iconOf('uap'),
  thingIcon: ({ subject }) => iconOf(subject),
  Sky: KnowableSky,
  wordsFor: ({ public: known }) => wordsIn(known),
};
