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

/** The skies that fit some clues, in whatever order these came. What is known already is not worked out again. */
export function knowledgeFrom(mode: Mode, clues: readonly Clue[]): Knowledge {
  const asked = new Map(clues.map(clue => [JSON.stringify(clue), clue]));
  const nearest = nearestTo(mode, asked);
  const missing = [...asked].filter(([text]) => !nearest?.clues.has(text)).map(([, clue]) => clue);
  const board = boardOf(mode);
  const skies = skiesOf(mode);
  const sieves = inOrderOfWork(missing).map(clue => sieveOf(clue, board, skies));
  const known = nearest?.knowledge ?? new Knowledge(skies);
  const knowledge = sieves.length === 0 ? known : known.with(...sieves);
  remember({ mode, clues: new Set(asked.keys()), knowledge });
  return knowledge;
}

/** Those that look at a whole sky come when few are left. */
const inOrderOfWork = (clues: readonly Clue[]): readonly Clue[] =>
  [0, 1, 2].flatMap(turn => clues.filter(({ type }) => turnOf(type) === turn));

function turnOf(type: Clue['type']): number {
  if (type === 'one-place' || type === 'not-there') return 2;
  return type === 'conference' ? 1 : 0;
}

interface Remembered {
  readonly mode: Mode;
  /** As JSON. */
  readonly clues: ReadonlySet<string>;
  readonly knowledge: Knowledge;
}

const MOST_REMEMBERED = 64;
/** Of all together, 12 bytes each. */
const MOST_ROWS = 2_000_000;

/** What was asked for last stands first. */
let memory: readonly Remembered[] = [];

/** Of those that rest on nothing but these clues, the one with the fewest skies. */
function nearestTo(mode: Mode, asked: ReadonlyMap<string, Clue>): Remembered | undefined {
  let nearest: Remembered | undefined;
  for (const one of memory)
    if (one.mode === mode && isNearer(one, nearest) && [...one.clues].every(text => asked.has(text)))
      nearest = one;
  return nearest;
}

function isNearer(one: Remembered, other: Remembered | undefined): boolean {
  if (!other) return true;
  const fewer = other.knowledge.rows.length - one.knowledge.rows.length;
  return fewer > 0 || (fewer === 0 && one.clues.size > other.clues.size);
}

/** The oldest are forgotten where they would take too much room. */
function remember(newest: Remembered): void {
  let rows = 0;
  memory = [newest, ...memory.filter(({ knowledge }) => knowledge !== newest.knowledge)]
    .slice(0, MOST_REMEMBERED)
    .filter(({ knowledge }) => {
      rows += knowledge.rows.keys.length;
      return rows <= MOST_ROWS;
    });
}
