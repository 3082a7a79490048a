import { at } from '../../core/contract.ts';
import { allSectors, type Board, boardOf, onFrom, orbitOf, stackedWith } from './board.ts';
import { cluesOf } from './known.ts';
import { type Mode, type Sector, SIGHTS, type Sight, type View } from './types.ts';

/** What each clue says alone, without what follows from several. */
export interface Could {
  appear(sector: Sector, sight: Sight): boolean;
  /** At least one. */
  sights(sector: Sector): readonly Sight[];
}

/** How sectors could appear as far as single rules and clues say. */
export function couldAppear(view: View): Could {
  const could = Uint8Array.from(fromTheStart(view.public.mode, view.public.luna));
  const only = (sector: Sector, set: number) => {
    could[sector - 1] = (could[sector - 1] ?? 0) & set;
  };
  for (const clue of cluesOf(view))
    switch (clue.type) {
      case 'is':
      case 'target':
        only(clue.sector, bitOf(clue.sight));
        break;
      case 'is-not':
        only(clue.sector, ~bitOf(clue.sight));
        break;
      case 'survey': {
        const { sectors, count, of } = clue;
        if (count === 0) for (const sector of sectors) only(sector, ~bitOf(of));
        if (count === sectors.length) for (const sector of sectors) only(sector, bitOf(of));
      }
    }
  return {
    appear: (sector, sight) => ((could[sector - 1] ?? 0) & bitOf(sight)) !== 0,
    sights: sector => at(SETS, could[sector - 1] ?? 0),
  };
}

const bitOf = (sight: Sight): number => 1 << SIGHTS.indexOf(sight);

/** By set: its sights. */
const SETS: readonly (readonly Sight[])[] = Array.from({ length: 1 << SIGHTS.length }, (_, set) =>
  SIGHTS.filter(sight => (set & bitOf(sight)) !== 0),
);

const starts = new Map<string, Uint8Array>();

/** Made once for each place of Luna. [B5] to [B11] */
function fromTheStart(mode: Mode, luna: Sector): Uint8Array {
  const name = `${mode} ${luna}`;
  const made = starts.get(name);
  if (made) return made;
  const board = boardOf(mode);
  const sets = Uint8Array.from(allSectors(board), sector =>
    SIGHTS.reduce((set, sight) => set | (couldStart(sector, sight, luna, board) ? bitOf(sight) : 0), 0),
  );
  starts.set(name, sets);
  return sets;
}

/** Whether the rules and Luna allow it. [B5] to [B11] */
export function couldStart(sector: Sector, sight: Sight, luna: Sector, board: Board): boolean {
  if (sector === luna || sight === 'luna') return sector === luna && sight === 'luna';
  const orbit = orbitOf(sector, board);
  switch (sight) {
    case 'hubble':
      return orbit === 'outer' && sector !== onFrom(luna, 1, board) && sector !== onFrom(luna, -1, board);
    case 'iss':
      return orbit === 'inner';
    case 'spy':
      return orbit === 'inner' && sector % 2 === 1;
    case 'meteor':
      return sector !== stackedWith(luna, 0, board);
    case 'comm':
      return sector % 2 === 0;
    case 'nav':
      return sector !== onFrom(luna, board.perOrbit / 2, board);
    case 'junk':
      return true;
  }
}
