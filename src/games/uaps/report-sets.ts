import type { Rng } from '../../core/rng.ts';
import type { Board } from './board.ts';
import type { Look } from './look.ts';
import { namedIn, placesUnder, reportRules } from './reports.ts';
import { type InOrbits, NOWHERE } from './topics.ts';
import type { Report, ReportRule } from './types.ts';

/** How often a puzzle has 1, 2, 3, 4 reports, where its sky has such. [Q7] */
const NUMBERS = [0.1, 0.3, 0.35, 0.25];

/** Undefined where no reports leave the UAP alone. [Q7] [Q8] */
export function drawReports(board: Board, look: Look, rng: Rng): readonly Report[] | undefined {
  const choices = new Choices(board, look);
  const sizes = NUMBERS.map((_, index) => index + 1).filter(size => choices.count(size) > 0);
  if (sizes.length === 0) return undefined;
  const size = weighted(
    sizes,
    sizes.map(number => NUMBERS[number - 1] ?? 0),
    rng,
  );
  return choices.drawn(times(board, size, rng), [], rng);
}

/** Reports at these times of which some were heard; undefined where there are none such for this sky. */
export const drawReportsAfter = (
  board: Board,
  look: Look,
  at: readonly number[],
  heard: readonly Report[],
  rng: Rng,
): readonly Report[] | undefined => new Choices(board, look).drawn(at, heard, rng);

interface Useful {
  readonly rule: ReportRule;
  /** What it leaves of all places for the UAP. */
  readonly leaves: number;
}

/** Sets of true reports that leave the UAP where it is and nowhere else, and of which each is needed. */
class Choices {
  readonly #rules: readonly Useful[];
  readonly #places: number;
  readonly #uap: number;

  constructor(board: Board, look: Look) {
    const flat = ({ inner, outer }: InOrbits): number => inner | (outer << board.perOrbit);
    this.#places = flat(look.places);
    this.#uap = flat(look.uap);
    // Where the logic rules alone leave one place, a report need only say something.
    const among = this.#isKnown ? flat(look.seen.junk) : this.#places;
    this.#rules = [...reportRules(board)]
      .map(rule => {
        const named = namedIn(rule);
        return { rule, leaves: among & flat(placesUnder(rule, named ? look.seen[named] : NOWHERE, board)) };
      })
      .filter(({ leaves }) => (leaves & this.#uap) !== 0 && leaves !== among);
  }

  get #isKnown(): boolean {
    return this.#places === this.#uap;
  }

  count(size: number): number {
    let count = 0;
    this.#visit(size, [], () => count++);
    return count;
  }

  drawn(at: readonly number[], heard: readonly Report[], rng: Rng): readonly Report[] | undefined {
    const texts = heard.map(({ rule }) => JSON.stringify(rule));
    const begun = this.#rules.filter(({ rule }) => texts.includes(JSON.stringify(rule)));
    if (begun.length < heard.length) return undefined;
    const sets: (readonly Useful[])[] = [];
    this.#visit(at.length, begun, set => sets.push(set));
    if (sets.length === 0) return undefined;
    const others = rng.shuffle(rng.pick(sets).slice(begun.length));
    const open = at.filter(time => !heard.some(report => report.at === time));
    return [
      ...heard,
      ...open.map((time, index) => ({ at: time, rule: (others[index] as Useful).rule })),
    ].sort((one, other) => one.at - other.at);
  }

  /** Every set of this size that goes on from these. */
  #visit(size: number, begun: readonly Useful[], found: (set: readonly Useful[]) => void): void {
    const chosen = [...begun];
    const leaves = (set: readonly Useful[]): number =>
      set.reduce((left, rule) => left & rule.leaves, this.#places);
    const isNeeded = (one: Useful): boolean => leaves(chosen.filter(other => other !== one)) !== this.#uap;
    const extend = (from: number, left: number): void => {
      if (chosen.length === size) {
        if (left === this.#uap && (this.#isKnown ? size === 1 : chosen.every(isNeeded))) found([...chosen]);
        return;
      }
      if (left === this.#uap && !this.#isKnown) return;
      for (let next = from; next < this.#rules.length; next++) {
        const rule = this.#rules[next] as Useful;
        if (begun.includes(rule)) continue;
        chosen.push(rule);
        extend(next + 1, left & rule.leaves);
        chosen.pop();
      }
    };
    if (begun.length <= size && (size === 1 || !this.#isKnown)) extend(0, leaves(begun));
  }
}

/** The last one is late enough that nobody has all of them early. */
function times({ reports: { from, lastFrom, until } }: Board, size: number, rng: Rng): readonly number[] {
  const last = lastFrom + rng.int(until - lastFrom + 1);
  const before = Array.from({ length: last - from }, (_, step) => from + step);
  return [...rng.shuffle(before).slice(0, size - 1), last].sort((one, other) => one - other);
}

function weighted(items: readonly number[], weights: readonly number[], rng: Rng): number {
  let left = rng.float() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = items.find((_, index) => {
    left -= weights[index] ?? 0;
    return left < 0;
  });
  return found ?? (items.at(-1) as number);
}
