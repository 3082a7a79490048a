import { Knowledge } from '../../solver/knowledge.ts';
import { boardOf } from './board.ts';
import { type Clue, sieveOf } from './clues.ts';
import { skiesOf } from './skies.ts';
import type { Act, Answer, Mode, Public, View } from './types.ts';

/** Everything that a view says about the sky while the game runs, in the order in which it came. */
export function cluesOf({ viewer, public: known, own }: View): readonly Clue[] {
  const clues: Clue[] = [];
  if (own && viewer !== 'spectator') {
    for (const { sector, body } of own.facts) clues.push({ type: 'is-not', sector, body });
    const acts = known.acts.filter(act => act.seat === viewer);
    for (const [index, answer] of own.answers.entries()) {
      const act = acts[index];
      const clue = act && clueOf(act, answer);
      if (clue) clues.push(clue);
    }
  }
  return [...clues, ...publicClues(known)];
}

/** What everybody knows. */
export function publicClues({ mode, conferences, theories }: Public): readonly Clue[] {
  const clues: Clue[] = conferences.map(rule => ({ type: 'conference', rule }));
  // Knowing that the conferences leave one sector is worth something only when all were heard. [Q6]
  if (conferences.length === boardOf(mode).conferenceMarks.length)
    clues.push({ type: 'one-place', rules: conferences });
  for (const { sector, body, fate } of theories)
    if (body !== null && fate !== 'in-review')
      clues.push({ type: fate === 'right' ? 'is' : 'is-not', sector, body });
  return clues;
}

/** What an answer says; nothing where a locate was right. */
export function clueOf(act: Act, answer: Answer): Clue | undefined {
  switch (answer.type) {
    case 'survey':
      return act.type === 'survey'
        ? { type: 'survey', of: act.of, from: act.from, to: act.to, count: answer.count }
        : undefined;
    case 'target':
      return act.type === 'target' ? { type: 'target', sector: act.sector, sight: answer.sight } : undefined;
    case 'research':
      return { type: 'topic', rule: answer.rule };
    case 'locate':
      return act.type === 'locate' && !act.found ? { type: 'not-there', guess: answer.guess } : undefined;
  }
}

/** Exactly which skies fit a view. */
export const knowledgeOf = (view: View): Knowledge => knowledgeFrom(view.public.mode, cluesOf(view));

/** The skies that fit some clues, in whatever order these came. More clues lead on from fewer. */
export function knowledgeFrom(mode: Mode, clues: readonly Clue[]): Knowledge {
  const board = boardOf(mode);
  const skies = skiesOf(mode);
  let knowledge = new Knowledge(skies);
  let key: string = mode;
  for (const clue of inOrderOfWork(clues)) {
    key += JSON.stringify(clue);
    const before = knowledge;
    knowledge = recalled(key) ?? remembered(key, before.with(sieveOf(clue, board, skies)));
  }
  return knowledge;
}

/**
 * Conferences first: what they leave is dear to work out, and the same to everybody at a table. Failed locates last:
 * they are dear too, and few skies are left by then.
 */
const inOrderOfWork = (clues: readonly Clue[]): readonly Clue[] =>
  [0, 1, 2].flatMap(turn => clues.filter(({ type }) => turnOf(type) === turn));

function turnOf(type: Clue['type']): number {
  if (type === 'conference' || type === 'one-place') return 0;
  return type === 'not-there' ? 2 : 1;
}

/** Rows of the skies that are remembered, 12 bytes each. */
const MOST_ROWS = 2_000_000;
/** By its clues, what was asked for last at the end. */
const memory = new Map<string, Knowledge>();
let rows = 0;

function recalled(key: string): Knowledge | undefined {
  const known = memory.get(key);
  if (!known) return undefined;
  memory.delete(key);
  memory.set(key, known);
  return known;
}

function remembered(key: string, knowledge: Knowledge): Knowledge {
  memory.set(key, knowledge);
  rows += roomOf(knowledge);
  for (const [oldest, known] of memory) {
    if (rows <= MOST_ROWS) break;
    memory.delete(oldest);
    rows -= roomOf(known);
  }
  return knowledge;
}

/** A small one takes room for its key too. */
const roomOf = ({ rows: { keys } }: Knowledge): number => keys.length + 100;
