import { beside, rotated, setsOf } from '../../solver/bits.ts';
import { enumerate, kindsOf, type Skies } from '../../solver/skies.ts';
import { type Board, boardOf, setOfSectors } from './board.ts';
import { BODIES, type Body, type Content, type Mode } from './types.ts';

const all = new Map<Mode, Skies>();

/** Every legal sky; the kinds are the bodies, the hidden thing is Planet X. Made once. [B9] */
export function skiesOf(mode: Mode): Skies {
  let skies = all.get(mode);
  if (!skies) {
    const board = boardOf(mode);
    const kinds = kindsOf(BODIES.map(body => patternsOf(board, body)));
    skies = enumerate(board.sectors, kinds, (sets, blank) => placesForX(board, sets, blank));
    all.set(mode, skies);
  }
  return skies;
}

/** Where all bodies of a kind can lie, as far as it concerns them alone. [B2] [B5] [B6] [B7] */
export function patternsOf(board: Board, body: Body): readonly number[] {
  const { sectors, counts } = board;
  const sets = setsOf(counts[body], sectors);
  switch (body) {
    case 'asteroid':
      return sets.filter(set => (set & ~beside(set, sectors)) === 0);
    case 'comet': {
      const allowed = setOfSectors(board.cometSectors);
      return sets.filter(set => (set & ~allowed) === 0);
    }
    case 'dwarf':
      return sets.filter(set => hasBand(board, set));
    case 'gas':
      return sets;
  }
}

/** [B5] */
function hasBand({ dwarfBand, sectors }: Board, set: number): boolean {
  if (dwarfBand === null) return true;
  const band = 2 ** dwarfBand - 1;
  const ends = 1 | (1 << (dwarfBand - 1));
  for (let by = 0; by < sectors; by++) {
    const turned = rotated(set, by, sectors);
    if ((turned & ~band) === 0 && (turned & ends) === ends) return true;
  }
  return false;
}

/** [B3] [B4] */
export function placesForX({ sectors }: Board, sets: readonly number[], blank: number): number {
  const [dwarfs = 0, gas = 0] = [sets[BODIES.indexOf('dwarf')], sets[BODIES.indexOf('gas')]];
  let places = blank & ~beside(dwarfs, sectors);
  for (let left = gas; left !== 0; left &= left - 1) {
    const near = blank & beside(left & -left, sectors);
    if (near === 0) return 0;
    // The only blank sector beside a gas cloud is truly empty.
    if ((near & (near - 1)) === 0) places &= ~near;
  }
  return places;
}

export function skyOf({ sectors }: Board, sets: readonly number[], hidden: number): readonly Content[] {
  return Array.from({ length: sectors }, (_, sector) => {
    if (sector === hidden) return 'planet-x';
    return BODIES.find((_, kind) => ((sets[kind] ?? 0) >>> sector) & 1) ?? 'empty';
  });
}
