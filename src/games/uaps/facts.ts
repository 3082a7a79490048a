import type { Rng } from '../../core/rng.ts';
import { allSectors, type Board, FACT_SETS, sightIn } from './board.ts';
import { couldStart } from './could.ts';
import { type Content, type Fact, SURVEYED } from './types.ts';

/** Sets that differ. `begun`: what is known of some of them. */
export function factSets(
  board: Board,
  sky: readonly Content[],
  rng: Rng,
  begun: readonly (readonly Fact[])[] = [],
): readonly (readonly Fact[])[] {
  const sets: (readonly Fact[])[] = [];
  while (sets.length < FACT_SETS) {
    const set = factSet(board, sky, rng, begun[sets.length] ?? []);
    if (!sets.some(other => JSON.stringify(other) === JSON.stringify(set))) sets.push(set);
  }
  return sets;
}

/** No thing comes again before all others had their turn, no sector before it must. */
function factSet(board: Board, sky: readonly Content[], rng: Rng, begun: readonly Fact[]): readonly Fact[] {
  const facts: Fact[] = [...begun];
  while (facts.length < board.facts.beginner) {
    const round = facts.slice(facts.length - (facts.length % SURVEYED.length));
    const sight = rng.pick(SURVEYED.filter(thing => !round.some(fact => fact.sight === thing)));
    const open = allSectors(board).filter(sector => isNews(board, sky, facts, { sector, sight }));
    const unnamed = open.filter(sector => !facts.some(fact => fact.sector === sector));
    facts.push({ sector: rng.pick(unnamed.length > 0 ? unnamed : open), sight });
  }
  return facts;
}

/** True, not given by Luna and the logic rules, not said before. [Q9] */
const isNews = (
  board: Board,
  sky: readonly Content[],
  facts: readonly Fact[],
  { sector, sight }: Fact,
): boolean =>
  sightIn(sky, sector) !== sight &&
  couldStart(sector, sight, sky.indexOf('luna') + 1, board) &&
  !facts.some(fact => fact.sector === sector && fact.sight === sight);
