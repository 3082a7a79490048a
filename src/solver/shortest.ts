import { assert } from '../core/contract.ts';

/**
 * The smallest set of premises from which a conclusion follows. `caseAgainst` says of some premises which of all
 * hold in a case where these hold and the conclusion does not; nothing where there is no such case. Undefined where
 * the conclusion does not follow from all of them.
 *
 * Every counterexample shows a set of premises of which a proof needs at least one. The smallest set that has one of
 * each is the proof, as soon as it allows no counterexample itself.
 */
export function shortestProof(premises: number, caseAgainst: Counterexample): readonly number[] | undefined {
  const counterexample = checked(caseAgainst);
  const all = Array.from({ length: premises }, (_, premise) => premise);
  if (counterexample(all)) return undefined;
  const needed: (readonly number[])[] = [];
  for (let candidate: readonly number[] = []; ; candidate = smallestHittingSet(needed, candidate.length)) {
    const found = counterexample(candidate);
    if (!found) return candidate;
    // Each set that is found shares nothing with those found before it for this candidate.
    let missing = missingFrom(found, all, counterexample);
    for (const taken = [...candidate]; ; ) {
      needed.push(missing);
      taken.push(...missing);
      const another = counterexample(taken);
      if (!another) break;
      missing = missingFrom(another, all, counterexample);
    }
  }
}

type Counterexample = (some: readonly number[]) => ReadonlySet<number> | undefined;

/** Where what is found and what is said of it differ, the search would never end. */
const checked =
  (caseAgainst: Counterexample): Counterexample =>
  some => {
    const found = caseAgainst(some);
    assert(!found || some.every(premise => found.has(premise)), 'a case holds the premises it was asked for');
    return found;
  };

/** What fails in a case, made as small as other cases allow: small sets leave few candidates. */
function missingFrom(
  found: ReadonlySet<number>,
  all: readonly number[],
  counterexample: Counterexample,
): readonly number[] {
  let held = found;
  for (const premise of all) {
    if (held.has(premise)) continue;
    held = counterexample([...held, premise]) ?? held;
  }
  return all.filter(premise => !held.has(premise));
}

/** The smallest set that shares a member with each of these. `least`: so many members it has in any case. */
export function smallestHittingSet(sets: readonly (readonly number[])[], least = 0): readonly number[] {
  const members = 1 + Math.max(-1, ...sets.flat());
  const small = sets.toSorted((a, b) => a.length - b.length);
  for (let size = least; ; size++) {
    const found = hittingSet(small, new Uint8Array(members), new Uint8Array(members), size);
    if (found) return found.toSorted((a, b) => a - b);
  }
}

/** `out`: members that were tried before, with everything that goes with them. `used` is for marks, and left empty. */
function hittingSet(
  sets: readonly (readonly number[])[],
  out: Uint8Array,
  used: Uint8Array,
  more: number,
): readonly number[] | undefined {
  if (sets.length === 0) return [];
  if (apartIn(sets, used) > more) return undefined;
  const members = fewest(sets, out);
  const tried: number[] = [];
  let found: readonly number[] | undefined;
  for (const member of members) {
    const rest = hittingSet(
      sets.filter(set => !set.includes(member)),
      out,
      used,
      more - 1,
    );
    found = rest && [member, ...rest];
    if (found) break;
    out[member] = 1;
    tried.push(member);
  }
  for (const member of tried) out[member] = 0;
  return found;
}

/** How many of these sets share no member, at least: each of them needs one of its own. */
function apartIn(sets: readonly (readonly number[])[], used: Uint8Array): number {
  let apart = 0;
  for (const set of sets) {
    if (set.some(member => used[member] === 1)) continue;
    for (const member of set) used[member] = 1;
    apart++;
  }
  used.fill(0);
  return apart;
}

/** What can be chosen from the set that leaves the least choice. */
function fewest(sets: readonly (readonly number[])[], out: Uint8Array): readonly number[] {
  let best: readonly number[] | undefined;
  for (const set of sets) {
    const members = set.filter(member => out[member] === 0);
    if (!best || members.length < best.length) best = members;
  }
  return best ?? [];
}
