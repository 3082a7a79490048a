import { at } from '../../../core/contract.ts';
import { faceOf, lastTile } from '../board.ts';
import { type Edge, FACES, type LaidTile, type Lie, ROTATIONS, type TileId, type Track } from '../types.ts';

/** What one looks for in a lie: the more of it fits, the better. */
export interface Wanted extends Lie {
  readonly side: Edge;
}

const sizeOf = ({ tile, face }: Pick<LaidTile, 'tile' | 'face'>): number => faceOf(tile, face).size;

/** On which side of the last tile it lies. */
export function sideOf(track: Track, tile: TileId, lie: Lie): Edge {
  const last = lastTile(track);
  if (lie.y + sizeOf({ tile, face: lie.face }) <= last.y) return 'N';
  if (lie.y >= last.y + sizeOf(last)) return 'S';
  return lie.x < last.x ? 'W' : 'E';
}

/** In the order in which one goes through them: face, side, rotation, then along the joint. */
export const inOrder = (lies: readonly Lie[], track: Track, tile: TileId): readonly Lie[] => {
  const key = (lie: Lie): readonly number[] => [
    FACES.indexOf(lie.face),
    'NESW'.indexOf(sideOf(track, tile, lie)),
    ROTATIONS.indexOf(lie.rotation),
    lie.x,
    lie.y,
  ];
  return lies.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    const differs = a.findIndex((value, index) => value !== b[index]);
    return differs < 0 ? 0 : at(a, differs) - at(b, differs);
  });
};

/** The lie that comes nearest to what is wanted: `first` counts before all else. */
export function nearestLie(
  lies: readonly Lie[],
  track: Track,
  tile: TileId,
  wanted: Wanted,
  first: 'face' | 'side' | 'rotation',
): number {
  const cost = (lie: Lie): number => {
    const side = sideOf(track, tile, lie);
    const weight = (what: 'face' | 'side' | 'rotation') => (what === first ? 10_000 : 1_000);
    return (
      (lie.face === wanted.face ? 0 : weight('face')) +
      (side === wanted.side ? 0 : weight('side')) +
      (lie.rotation === wanted.rotation ? 0 : weight('rotation')) +
      Math.abs(lie.x - wanted.x) +
      Math.abs(lie.y - wanted.y)
    );
  };
  let best = 0;
  for (const [index, lie] of lies.entries()) if (cost(lie) < cost(at(lies, best))) best = index;
  return best;
}

/** The values of a kind that are legal at all. */
export const facesIn = (lies: readonly Lie[]) => FACES.filter(face => lies.some(lie => lie.face === face));

export const rotationsIn = (lies: readonly Lie[]) =>
  ROTATIONS.filter(rotation => lies.some(lie => lie.rotation === rotation));

export const sidesIn = (lies: readonly Lie[], track: Track, tile: TileId): readonly Edge[] =>
  (['N', 'E', 'S', 'W'] as const).filter(side => lies.some(lie => sideOf(track, tile, lie) === side));
