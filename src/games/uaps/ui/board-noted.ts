import type { Mark, Notes } from '../../../deduction/marks.ts';
import { CONTENTS, type Content, type Sector, type Surveyed, type View } from '../types.ts';
import { marks } from './marks.ts';

/** What a player was told about one sector, and wrote down about it. */
export interface Noted {
  /** As it appeared to a target. */
  readonly sight: Content | null;
  /** What it does not hold, by the facts of the start. */
  readonly not: readonly Surveyed[];
  /** In ink. */
  readonly sure: readonly Content[];
  readonly leaning: readonly Content[];
  readonly struck: readonly Content[];
}

/** Null where there is nothing. */
export function noted(view: View, notes: Notes, sector: Sector): Noted | null {
  const marked = (mark: Mark) =>
    CONTENTS.filter(content => marks.markAt(notes, { sector, content }) === mark);
  const found: Noted = {
    sight: sightOf(view, sector),
    not: view.own?.facts.filter(fact => fact.sector === sector).map(fact => fact.sight) ?? [],
    sure: marked('ink'),
    leaning: marked('pencil'),
    struck: marked('struck'),
  };
  const { sight, not, sure, leaning, struck } = found;
  return sight === null && [...not, ...sure, ...leaning, ...struck].length === 0 ? null : found;
}

/** What lies on the board as a piece of paper: what was written in ink, else as what it appeared. */
export function tagOf(note: Noted | null): Content | null {
  if (note === null) return null;
  const [sure, ...more] = note.sure;
  return sure !== undefined && more.length === 0 ? sure : note.sight;
}

function sightOf({ public: known, own, viewer }: View, sector: Sector): Content | null {
  const mine = known.acts.filter(act => act.seat === viewer);
  const answers = own?.answers ?? [];
  return answers.reduce<Content | null>((found, answer, index) => {
    const act = mine[index];
    if (answer.type !== 'target' || act?.type !== 'target') return found;
    return answer.sights[act.sectors.indexOf(sector)] ?? found;
  }, null);
}
