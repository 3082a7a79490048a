/** At most five numbers from 0 on, as far apart, the last one not below `most`. */
export function ticksUpTo(most: number): readonly number[] {
  const by = Math.max(1, Math.ceil(most / 4));
  return Array.from({ length: Math.ceil(most / by) + 1 }, (_, index) => index * by);
}

interface Group {
  readonly members: readonly number[];
  /** Of the first member. */
  readonly start: number;
}

/**
 * Places along a line, in their order, moved as little as keeps them `apart`, none beyond its ends: marks that would lie
 * over each other stand side by side around where they belong.
 */
export function heldApart(
  places: readonly number[],
  apart: number,
  [begin, end]: readonly [number, number],
): readonly number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const wanted = (members: readonly number[]) => {
    const first =
      members.reduce((sum, member, step) => sum + (places[member] ?? 0) - step * apart, 0) / members.length;
    return Math.min(Math.max(first, begin), end - (members.length - 1) * apart);
  };
  const groups: Group[] = [];
  for (const index of order) {
    let group: Group = { members: [index], start: wanted([index]) };
    for (let before = groups.at(-1); before && reaches(before, group, apart); before = groups.at(-1)) {
      groups.pop();
      const members = [...before.members, ...group.members];
      group = { members, start: wanted(members) };
    }
    groups.push(group);
  }
  const held = groups.flatMap(({ members, start }) =>
    members.map((member, step) => [member, start + step * apart] as const),
  );
  return held.sort(([a], [b]) => a - b).map(([, place]) => place);
}

const reaches = (before: Group, next: Group, apart: number): boolean =>
  before.start + before.members.length * apart > next.start + 1e-9;
