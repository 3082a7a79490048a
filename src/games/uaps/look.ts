import { assert } from '../../core/contract.ts';
import { fullSet } from '../../solver/bits.ts';
import { elsewhereBit } from '../../solver/rings.ts';
import { type Board, orbitOf, placeOf, sightIn } from './board.ts';
import { placesForUap } from './skies.ts';
import { type InOrbits, NOWHERE } from './topics.ts';
import { type Content, SIGHTS, type Sight, type Surveyed } from './types.ts';

/** A sky as sets. */
export interface Look {
  /** Where what appears so is. */
  readonly seen: Readonly<Record<Sight, InOrbits>>;
  /** All places in which the UAP could be, to whoever knows how every sector appears. */
  readonly places: InOrbits;
  readonly uap: InOrbits;
}

export function lookOf(board: Board, sky: readonly Content[]): Look {
  const seen = Object.fromEntries(SIGHTS.map(sight => [sight, { inner: 0, outer: 0 }])) as Record<
    Sight,
    { inner: number; outer: number }
  >;
  for (let sector = 1; sector <= sky.length; sector++)
    seen[sightIn(sky, sector)][orbitOf(sector, board)] |= 1 << placeOf(sector, board);
  const uap = sky.indexOf('uap') + 1;
  assert(uap > 0, 'every sky has its UAP');
  return {
    seen,
    places: placesIn(board, seen.junk, seen.iss.inner),
    uap: { ...NOWHERE, [orbitOf(uap, board)]: 1 << placeOf(uap, board) },
  };
}

function placesIn(board: Board, junk: InOrbits, iss: number): InOrbits {
  const inner = placesForUap(board, 'inner')(junk.inner, iss);
  const outer = placesForUap(board, 'outer')(junk.outer, 0);
  const elsewhere = elsewhereBit(board.perOrbit);
  const all = fullSet(board.perOrbit);
  return {
    inner: (outer & elsewhere) !== 0 ? inner & all : 0,
    outer: (inner & elsewhere) !== 0 ? outer & all : 0,
  };
}

/** Where a thing truly is. */
export const trulyAt = ({ seen, uap }: Look, thing: Surveyed): InOrbits =>
  thing === 'junk'
    ? { inner: seen.junk.inner & ~uap.inner, outer: seen.junk.outer & ~uap.outer }
    : seen[thing];
