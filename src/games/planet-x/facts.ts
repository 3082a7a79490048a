import type { Rng } from '../../core/rng.ts';
import { allSectors, type Board, isCometSector } from './board.ts';
import type { Body, Content, Fact, Mode, Sector } from './types.ts';

const BATCH = 4;

/** [Q8] */
export const SEASONS = 4;

/** What the facts of each batch are about; the first form is the usual one. [Q7] */
const BATCHES: Readonly<Record<Mode, readonly (readonly Body[])[]>> = {
  standard: [
    ['asteroid', 'dwarf', 'dwarf', 'gas'],
    ['asteroid', 'dwarf', 'gas', 'gas'],
    ['asteroid', 'comet', 'dwarf', 'gas'],
  ],
  expert: [
    ['asteroid', 'dwarf', 'gas', 'gas'],
    ['asteroid', 'asteroid', 'dwarf', 'gas'],
    ['asteroid', 'comet', 'dwarf', 'gas'],
  ],
};

/** Four sets that differ. `begun`: what is known of some of them. */
export function factSets(
  board: Board,
  sky: readonly Content[],
  rng: Rng,
  begun: readonly (readonly Fact[])[] = [],
): readonly (readonly Fact[])[] {
  const sets: (readonly Fact[])[] = [];
  while (sets.length < SEASONS) {
    const set = factSet(board, sky, rng, begun[sets.length] ?? []);
    if (set && !sets.some(other => JSON.stringify(other) === JSON.stringify(set))) sets.push(set);
  }
  return sets;
}

/** Undefined where the lot left no sector for one of them. */
function factSet(
  board: Board,
  sky: readonly Content[],
  rng: Rng,
  begun: readonly Fact[],
): readonly Fact[] | undefined {
  const facts: Fact[] = [...begun];
  for (const [batch, bodies] of BATCHES[board.mode].entries())
    for (const body of batch < begun.length / BATCH ? [] : rng.shuffle(bodies)) {
      const sectors = allSectors(board).filter(
        sector => sky[sector - 1] !== body && mayName(board, batch, facts, { sector, body }),
      );
      if (sectors.length === 0) return undefined;
      facts.push({ sector: rng.pick(sectors), body });
    }
  return facts;
}

/** [Q7] */
function mayName(board: Board, batch: number, before: readonly Fact[], { sector, body }: Fact): boolean {
  const named = (some: readonly Fact[]): readonly Sector[] => some.map(fact => fact.sector);
  if (body === 'comet' && !isCometSector(sector, board)) return false;
  if (before.some(fact => fact.sector === sector && fact.body === body)) return false;
  if (batch === 0) return isCometSector(sector, board) && !named(before).includes(sector);
  return batch > 1 || !named(before).includes(sector);
}
