/** Cells through a tile, as an estimate. */
const WAY = 10;
/** Elevations that every opening admits. */
const [LOW, HIGH] = [4, 5];

/**
 * Turns to pass a tile that is not laid yet, for whoever comes with this speed, so many cells into it. It will be laid
 * to suit whoever is there first, so a speed that the tile bears is good, drift and odd elevations are bad.
 */
export function beyondExit(
  speed: number,
  cells: number,
  drift: number,
  climb: number,
  elevation: number,
): number {
  const pace = Math.min(6, Math.max(2, speed)) + 1.5;
  const off = Math.max(0, LOW - elevation, elevation - HIGH);
  return (
    Math.max(1, WAY - cells) / pace + 0.12 * drift + 0.12 * climb + 0.12 * off + 0.25 * Math.max(0, speed - 7)
  );
}
