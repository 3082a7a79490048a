import { at } from '../../core/contract.ts';
import { Memory } from '../../solver/memory.ts';
import type { Clue } from './clues.ts';
import { SkyKnowledge } from './knowledge.ts';
import type { Act, Answer, Mode, Public, Sector, View } from './types.ts';

/** Everything that a view says about the sky while the game runs. */
export function cluesOf({ viewer, public: known, own }: View): readonly Clue[] {
  const clues: Clue[] = [...publicClues(known)];
  if (!own || viewer === 'spectator') return clues;
  for (const { sector, sight } of own.facts) clues.push({ type: 'is-not', sector, sight });
  const acts = known.acts.filter(act => act.seat === viewer);
  for (const [index, answer] of own.answers.entries()) {
    const act = acts[index];
    if (act) clues.push(...cluesIn(act, answer));
  }
  for (const { rule } of own.reports) clues.push({ type: 'report', rule });
  // Knowing that the reports leave one sector is worth something only when all were heard. [Q8]
  if (own.reports.length === known.reportsAt.length)
    clues.push({ type: 'one-place', rules: own.reports.map(({ rule }) => rule) });
  return clues;
}

/** What everybody knows. */
export function publicClues({ luna, photos }: Public): readonly Clue[] {
  const clues: Clue[] = [{ type: 'luna', sector: luna }];
  for (const { sector, subject, fate } of photos)
    if (subject !== null && fate !== 'face-down')
      clues.push({ type: fate === 'right' ? 'is' : 'is-not', sector, sight: subject });
  return clues;
}

/** What an answer says; nothing where a find was right. */
export function cluesIn(act: Act, answer: Answer): readonly Clue[] {
  switch (answer.type) {
    case 'survey': {
      if (act.type !== 'survey') return [];
      const { sectors } = act;
      return act.of.map((of, index) => ({ type: 'survey', of, sectors, count: at(answer.counts, index) }));
    }
    case 'target':
      return act.type === 'target'
        ? act.sectors.map((sector, index) => ({ type: 'target', sector, sight: at(answer.sights, index) }))
        : [];
    case 'analyze':
      return answer.told.map(({ rule }) => ({ type: 'topic', rule }));
    case 'find':
      return act.type === 'find' && !act.found
        ? [{ type: 'not-there', guess: answer.guess, turns: act.turns }]
        : [];
    case 'move':
    case 'photo':
      return [];
  }
}

/** Exactly which skies fit a view. */
export const knowledgeOf = (view: View): SkyKnowledge =>
  knowledgeFrom(view.public.mode, view.public.luna, cluesOf(view));

/** The skies that fit some clues, in whatever order these came. What is known already is not worked out again. */
export const knowledgeFrom = (mode: Mode, luna: Sector, clues: readonly Clue[]): SkyKnowledge =>
  memory.from(
    `${mode} ${luna}`,
    clues.filter(({ type }) => type !== 'luna'),
    () => SkyKnowledge.of(mode, luna),
    (known, missing) => known.with(...inOrderOfWork(missing)),
  );

/** 12 bytes for each row. */
const memory = new Memory<Clue, SkyKnowledge>(4_000_000, ({ pair }) =>
  pair.sides.reduce((sum, { rows }) => sum + rows.length, 0),
);

/** Those that look at a whole sky, or part rows by the place of the UAP, come when few are left. */
const inOrderOfWork = (clues: readonly Clue[]): readonly Clue[] =>
  [0, 1, 2, 3, 4].flatMap(turn => clues.filter(clue => turnOf(clue) === turn));

function turnOf(clue: Clue): number {
  switch (clue.type) {
    case 'is':
    case 'target':
    case 'luna':
      return 0;
    case 'is-not':
    case 'survey':
      return 1;
    case 'topic':
      return 'by' in clue.rule && clue.rule.by === 'stacked' ? 3 : 2;
    case 'report':
      return clue.rule.type === 'not-by' && clue.rule.by === 'stacked' ? 3 : 2;
    case 'one-place':
    case 'not-there':
      return 4;
  }
}
