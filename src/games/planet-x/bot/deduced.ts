import { membersOf } from '../../../solver/bits.ts';
import { type Knowledge, setsIn } from '../../../solver/knowledge.ts';
import { provenGuess } from '../locate.ts';
import { BODIES, type Claim, type Guess } from '../types.ts';

/** What a level is certain of. All of it is true, whatever the level. */
export interface Deduced {
  /** Where Planet X is, once it and both sectors beside it are proven. */
  readonly guess: Guess | undefined;
  readonly claims: readonly Claim[];
}

/** Everything that follows. */
export const deducedFrom = (knowledge: Knowledge): Deduced => ({
  guess: provenGuess(knowledge),
  claims: provenClaims(knowledge),
});

export const claimsIn = (sets: readonly number[]): readonly Claim[] =>
  BODIES.flatMap((body, kind) => [...membersOf(sets[kind] ?? 0)].map(place => ({ sector: place + 1, body })));

function provenClaims({ skies, rows }: Knowledge): readonly Claim[] {
  let always: readonly number[] | undefined;
  for (let row = 0; row < rows.length; row++) {
    const sets = setsIn(skies, rows.keys[row] as number);
    always = always ? always.map((set, kind) => set & (sets[kind] ?? 0)) : sets;
    if (always.every(set => set === 0)) return [];
  }
  return claimsIn(always ?? []);
}
