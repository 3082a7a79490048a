import { askOf } from '../../../deduction/ui/ask.ts';
import type { NoteGame } from '../../../deduction/ui/types.ts';
import { boardOf } from '../board.ts';
import type { Clue } from '../clues.ts';
import { confirmedIn } from '../legal.ts';
import type { LogicRule } from '../plain.ts';
import { CONTENTS, type Content, type PlanetX } from '../types.ts';
import { words } from './help-text.ts';
import { marks } from './marks.ts';

export interface PlanetXNotes {
  Game: PlanetX;
  Content: Content;
  Clue: Clue;
  Rule: LogicRule;
}

export const noteGame: NoteGame<PlanetXNotes> = {
  marks,
  notable: view => Array.from({ length: boardOf(view.public.mode).sectors }, () => CONTENTS),
  /** [S5] */
  mostHelp: ({ help }) => help ?? 'exact',
  knownIn: ({ viewer, own, public: known }) =>
    [
      viewer,
      known.acts.length,
      own?.answers.length,
      own?.facts.length,
      known.conferences.length,
      known.theories.map(({ fate, body }) => `${fate} ${body}`),
    ].join(),
  isTold: (view, sector) => confirmedIn(view.public, sector) !== undefined,
  ask: askOf(() => new Worker(new URL('../help/worker.ts', import.meta.url), { type: 'module' })),
  words,
};
