import type { GameTypes } from '../../core/contract.ts';
import type { Seen } from '../../ui/game-page.ts';
import type { Help } from '../help.ts';
import { marksOf } from '../marks.ts';
import type { Ask } from './ask.ts';
import type { NoteGame } from './types.ts';

export const CONTENTS = ['asteroid', 'comet', 'dwarf', 'gas', 'empty', 'planet-x'] as const;
export type Content = (typeof CONTENTS)[number];

/** A game of 12 sectors of which nothing is known but how often it was heard of. */
export interface Heard {
  readonly heard: number;
  /** What all know of this sector. */
  readonly told?: number;
}

interface SmallTypes extends GameTypes {
  Options: { readonly help: Help };
  View: Heard;
}

export interface SmallNotes {
  Game: SmallTypes;
  Content: Content;
  Clue: unknown;
  Rule: string;
}

export type SmallTable = Seen<SmallTypes>;

export const smallGame = (ask: Ask<SmallNotes>): NoteGame<SmallNotes> => ({
  marks: marksOf(CONTENTS),
  notable: () => Array.from({ length: 12 }, () => CONTENTS),
  mostHelp: ({ help }) => help,
  knownIn: ({ heard }) => String(heard),
  isTold: ({ told }, sector) => told === sector,
  ask,
  words: {
    conclusion: ({ sector, content, holds }) => `${content} ${holds ? '' : 'not '}in ${sector}.`,
    mark: ({ sector, content }) => `${content} in ${sector}`,
    premise: premise => premise.type,
    always: () => 'There are some.',
    exactUses: () => 'Nothing.',
    hidden: 'Planet X',
  },
});
