import { type Bounds, boundsOf } from './track-model.ts';
import type { Shown } from './track-shown.ts';

/** Around whoever leads, so many cells at least. */
const AROUND = 4;

/** What one wants to see now: what is to be chosen; else who moves and where to; else all UFOs. */
export function lookedAt({ choices, ghostTile, ufos, path, impact, model }: Shown): Bounds {
  if (choices.length > 0) {
    const corners = choices.flatMap(({ x, y, size }) => [
      { x, y },
      { x: x + size - 1, y: y + size - 1 },
    ]);
    return boundsOf(corners);
  }
  if (ghostTile) {
    const { x, y } = ghostTile;
    return boundsOf([{ x, y }, { x: x + 9, y: y + 9 }, ...ufos]);
  }
  const leading = ufos.filter(({ leads }) => leads);
  if (leading.length === 0) return ufos.length > 0 ? boundsOf(ufos) : model.bounds;
  const { left, top, right, bottom } = boundsOf([
    ...leading,
    ...(path?.points ?? []),
    ...(path?.next ?? []),
    ...(impact ? [impact.at] : []),
  ]);
  return { left: left - AROUND, top: top - AROUND, right: right + AROUND, bottom: bottom + AROUND };
}
