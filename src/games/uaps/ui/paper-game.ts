import { askOf } from '../../../deduction/ui/ask.ts';
import type { NoteGame } from '../../../deduction/ui/types.ts';
import type { Clue } from '../clues.ts';
import type { LogicRule } from '../plain.ts';
import type { Content, Uaps } from '../types.ts';
import { words } from './help-text.ts';
import { marks } from './marks.ts';
import { notableNow, toldIn } from './sheet-stacks.ts';

export interface UapsNotes {
  Game: Uaps;
  Content: Content;
  Clue: Clue;
  Rule: LogicRule;
}

export const noteGame: NoteGame<UapsNotes> = {
  marks,
  notable: view => notableNow(view.public),
  /** [S6] */
  mostHelp: ({ help }) => help ?? 'exact',
  knownIn: ({ viewer, own, public: known }) =>
    [
      viewer,
      known.acts.length,
      own?.answers.length,
      own?.facts.length,
      own?.reports.length,
      known.photos.map(({ fate }) => fate),
    ].join(),
  isTold: (view, sector) => toldIn(view.public, sector) !== null,
  ask: askOf(() => new Worker(new URL('../help/worker.ts', import.meta.url), { type: 'module' })),
  words,
};
