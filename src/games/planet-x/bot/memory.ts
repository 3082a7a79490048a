import { Knowledge } from '../../../solver/knowledge.ts';
import { boardOf } from '../board.ts';
import { type Clue, sieveOf } from '../clues.ts';
import { skiesOf } from '../skies.ts';
import type { Mode } from '../types.ts';

/** What some clues came to. Looking here first saves time and changes no result: clues come in any order. */
interface Remembered {
  readonly mode: Mode;
  readonly clues: ReadonlySet<string>;
  readonly knowledge: Knowledge;
}

const MOST_REMEMBERED = 8;
let remembered: readonly Remembered[] = [];

/** Exactly the skies that fit some clues. */
export function knowledgeFrom(mode: Mode, clues: readonly Clue[]): Knowledge {
  const named = new Map(clues.map(clue => [JSON.stringify(clue), clue]));
  const begun = remembered
    .filter(one => one.mode === mode && [...one.clues].every(name => named.has(name)))
    .reduce<Remembered | undefined>(
      (best, one) => (best && best.clues.size >= one.clues.size ? best : one),
      undefined,
    );
  if (begun?.clues.size === named.size) return begun.knowledge;
  const skies = skiesOf(mode);
  const board = boardOf(mode);
  const fresh = [...named].filter(([name]) => !begun?.clues.has(name)).map(([, clue]) => clue);
  const knowledge = (begun?.knowledge ?? new Knowledge(skies)).with(
    ...quickestFirst(fresh).map(clue => sieveOf(clue, board, skies)),
  );
  remembered = [{ mode, clues: new Set(named.keys()), knowledge }, ...remembered].slice(0, MOST_REMEMBERED);
  return knowledge;
}

/** What looks at one kind leaves fewer rows to what looks at several. */
const ORDER: readonly Clue['type'][] = [
  'is',
  'target',
  'survey',
  'is-not',
  'conference',
  'topic',
  'not-there',
  'one-place',
];

const quickestFirst = (clues: readonly Clue[]): readonly Clue[] =>
  clues.toSorted((one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type));
