/** Sets of at most 24 sectors as the bits of a number; bit 0 is the first sector. */

export function popcount(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export const fullSet = (size: number): number => 2 ** size - 1;

/** Every member moved on by this many places round a circle. */
export const rotated = (set: number, by: number, size: number): number =>
  ((set << by) | (set >>> (size - by))) & fullSet(size);

/** The places next to a member, members or not. */
export const beside = (set: number, size: number): number =>
  rotated(set, 1, size) | rotated(set, size - 1, size);

/** The places at a distance of 1 to `reach` from some member. */
export function around(set: number, reach: number, size: number): number {
  let near = 0;
  for (let by = 1; by <= reach; by++) near |= rotated(set, by, size) | rotated(set, size - by, size);
  return near;
}

export function* membersOf(set: number): Generator<number> {
  for (let left = set; left !== 0; left &= left - 1) yield 31 - Math.clz32(left & -left);
}

export const setOf = (members: Iterable<number>): number => {
  let set = 0;
  for (const member of members) set |= 1 << member;
  return set;
};

/** All sets of so many places, in ascending order. */
export function setsOf(count: number, size: number): readonly number[] {
  const sets: number[] = [];
  if (count === 0) return [0];
  for (let set = fullSet(count); set < 2 ** size; ) {
    sets.push(set);
    const lowest = set & -set;
    const ripple = set + lowest;
    set = ripple | (((set ^ ripple) >>> 2) / lowest);
  }
  return sets;
}
