import type { Content, Sector, Surveyed, View } from '../types.ts';

/** What a player was told about one sector. */
export interface Noted {
  /** As it appeared to a target; lies on the board as a piece of paper. */
  readonly sight: Content | null;
  /** What it does not hold, by the facts of the start. */
  readonly not: readonly Surveyed[];
}

/** Null where one was told nothing. */
export function noted({ public: known, own, viewer }: View, sector: Sector): Noted | null {
  if (!own) return null;
  const mine = known.acts.filter(act => act.seat === viewer);
  const sight = own.answers.reduce<Content | null>((found, answer, index) => {
    const act = mine[index];
    if (answer.type !== 'target' || act?.type !== 'target') return found;
    return answer.sights[act.sectors.indexOf(sector)] ?? found;
  }, null);
  const not = own.facts.filter(fact => fact.sector === sector).map(fact => fact.sight);
  return sight === null && not.length === 0 ? null : { sight, not };
}
