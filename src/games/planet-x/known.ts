import { Knowledge } from '../../solver/knowledge.ts';
import { Memory } from '../../solver/memory.ts';
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
  const skies = skiesOf(mode);
  return memory.from(
    mode,
    clues,
    () => new Knowledge(skies),
    (known, missing) =>
      known.with(...inOrderOfWork(missing).map(clue => sieveOf(clue, boardOf(mode), skies))),
  );
}

/** 12 bytes for each row. */
const memory = new Memory<Clue, Knowledge>(2_000_000, ({ rows }) => rows.length);

/** Those that look at a whole sky come when few are left. */
const inOrderOfWork = (clues: readonly Clue[]): readonly Clue[] =>
  [0, 1, 2].flatMap(turn => clues.filter(({ type }) => turnOf(type) === turn));

function turnOf(type: Clue['type']): number {
  if (type === 'one-place' || type === 'not-there') return 2;
  return type === 'conference' ? 1 : 0;
}
