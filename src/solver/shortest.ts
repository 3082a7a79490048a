/**
 * The smallest set of premises from which a conclusion follows. `counterexample` says of some premises which of all
 * hold in a case where these hold and the conclusion does not; nothing where there is no such case. Undefined where
 * the conclusion does not follow from all of them.
 *
 * Every counterexample shows a set of premises of which a proof needs at least one. The smallest set that has one of
 * each is the proof, as soon as it allows no counterexample itself.
 */
export function shortestProof(
  premises: number,
  counterexample: (some: readonly number[]) => ReadonlySet<number> | undefined,
): readonly number[] | undefined {
  const all = Array.from({ length: premises }, (_, premise) => premise);
  if (counterexample(all)) return undefined;
  const needed: (readonly number[])[] = [];
  for (;;) {
    const candidate = smallestHittingSet(needed);
    const found = counterexample(candidate);
    if (!found) return candidate;
    needed.push(missingFrom(found, all, counterexample));
  }
}

/** What fails in a case, made as small as other cases allow: small sets leave few candidates. */
function missingFrom(
  found: ReadonlySet<number>,
  all: readonly number[],
  counterexample: (some: readonly number[]) => ReadonlySet<number> | undefined,
): readonly number[] {
  let held = found;
  for (const premise of all) {
    if (held.has(premise)) continue;
    held = counterexample([...held, premise]) ?? held;
  }
  return all.filter(premise => !held.has(premise));
}

/** The smallest set that shares a member with each of these; of several the first in order. */
export function smallestHittingSet(sets: readonly (readonly number[])[]): readonly number[] {
  for (let size = 0; ; size++) {
    const found = hittingSet(sets, [], size);
    if (found) return found;
  }
}

function hittingSet(
  sets: readonly (readonly number[])[],
  chosen: readonly number[],
  more: number,
): readonly number[] | undefined {
  const missed = sets.find(set => !set.some(member => chosen.includes(member)));
  if (!missed) return [...chosen].sort((a, b) => a - b);
  if (more === 0) return undefined;
  for (const member of missed) {
    const found = hittingSet(sets, [...chosen, member], more - 1);
    if (found) return found;
  }
  return undefined;
}
