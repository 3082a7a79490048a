import { type Bounds, boundsOf, tileSize } from './track-model.ts';
import type { Shown } from './track-shown.ts';

/** Around whoever leads, so many cells at least. */
const AROUND = 3;
/** Who is so near to a planned path is seen with it. */
const NEAR = 6;

/** What one wants to see now: what is to be chosen; else who moves and where to; else all UFOs; at the end all. */
export function lookedAt({ choices, ghostTile, ufos, path, impact, model, isOver }: Shown): Bounds {
  if (isOver) return model.bounds;
  if (choices.length > 0) return boundsOf(choices.flatMap(corners));
  if (ghostTile) {
    const last = model.tiles.at(-1);
    return boundsOf([
      ...corners({ ...ghostTile, size: tileSize(ghostTile) }),
      ...(last ? corners(last) : []),
      ...ufos,
    ]);
  }
  const leading = ufos.filter(({ leads }) => leads);
  if (leading.length === 0) return ufos.length > 0 ? boundsOf(ufos) : model.bounds;
  const way = [...leading, ...(path?.points ?? []), ...(path?.next ?? []), ...(impact ? [impact.at] : [])];
  const { left, top, right, bottom } = boundsOf(way);
  const around = { left: left - AROUND, top: top - AROUND, right: right + AROUND, bottom: bottom + AROUND };
  const seen = joined(shiftedInto(around, model.bounds), { left, top, right, bottom });
  if (!path) return seen;
  const beside = ufos.filter(
    ({ x, y }) => x >= left - NEAR && x < right + NEAR && y >= top - NEAR && y < bottom + NEAR,
  );
  return joined(seen, boundsOf(beside));
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const corners = ({ x, y, size }: Square) => [
  { x, y },
  { x: x + size - 1, y: y + size - 1 },
];

const joined = (one: Bounds, other: Bounds): Bounds => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** At the edge of the track one sees more of it, and no more than a cell of nothing. */
const shiftedInto = (box: Bounds, within: Bounds): Bounds => {
  const shift = (low: number, high: number, least: number, most: number) =>
    low < least
      ? Math.min(least - low, Math.max(0, most - high))
      : Math.min(0, Math.max(most - high, least - low));
  const x = shift(box.left, box.right, within.left - 1, within.right + 1);
  const y = shift(box.top, box.bottom, within.top - 1, within.bottom + 1);
  return { left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y };
};
