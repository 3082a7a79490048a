/** Speed to the east, to the south and up. */
export interface Velocity {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Speed on an axis that is looked at: more is of no use on tracks as long as these. */
export const FASTEST = 9;
export const FASTEST_UP = 3;

/**
 * A leg is a speed that can be flown from some place, in one number: thousandths of turns that are left then, 1 bit for
 * an exit that is crossed, and the key of the speed. So legs are sorted by their numbers, the quickest first.
 */
const [KEY_BITS, X_SHIFT, Y_SHIFT] = [13, 8, 3];
const [ACROSS, UPRIGHT] = [31, 7];
export const KEYS = 1 << KEY_BITS;
/** The most turns that a leg can tell, in thousandths: far more than a race takes. */
export const MOST_LEFT = (1 << (30 - KEY_BITS)) - 1;

export const keyOf = (x: number, y: number, z: number): number =>
  ((x + FASTEST) << X_SHIFT) | ((y + FASTEST) << Y_SHIFT) | (z + FASTEST_UP);

/** What one more chip changes in a key, and how many chips there can be, by the index of a direction. */
export const KEY_STEP = [-1 << Y_SHIFT, 1 << Y_SHIFT, 1 << X_SHIFT, -1 << X_SHIFT, 1, -1] as const;
export const MOST_CHIPS = [FASTEST, FASTEST, FASTEST, FASTEST, FASTEST_UP, FASTEST_UP] as const;

export const legOf = (left: number, crosses: boolean, key: number): number =>
  (left << (KEY_BITS + 1)) | (crosses ? KEYS : 0) | key;

export const leftOf = (leg: number): number => leg >> (KEY_BITS + 1);
export const crossesOf = (leg: number): boolean => (leg & KEYS) !== 0;
export const xOf = (leg: number): number => ((leg >> X_SHIFT) & ACROSS) - FASTEST;
export const yOf = (leg: number): number => ((leg >> Y_SHIFT) & ACROSS) - FASTEST;
export const zOf = (leg: number): number => (leg & UPRIGHT) - FASTEST_UP;
