import type { Figures } from '../core/contract.ts';
import type { Effort, Played } from './match.ts';

/** What a series comes to. The same games give the same tally, whatever machine played them. */
export interface Tally {
  readonly sides?: Readonly<Record<string, number>>;
  readonly winsBySeat: readonly number[];
  readonly winsByLevel: Readonly<Record<string, number>>;
  readonly scores: { readonly mean: number } & Percentiles;
  readonly reasons: Readonly<Record<string, number>>;
  readonly moves: Percentiles;
  /** What the game itself tells of its series. */
  readonly figures: Readonly<Record<string, Figure>>;
}

/** A sum, a spread, or numbers by what they are of: shares of all, or means. */
export type Figure =
  | number
  | ({ readonly mean: number } & Percentiles)
  | { readonly by: Readonly<Record<string, number>> };

export interface Percentiles {
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

export function tally(games: readonly Played[], seats: number): Tally {
  const share = (count: number) => round(count / games.length);
  const totals = games.flatMap(game => game.totals);
  const sides = [...new Set(games.flatMap(game => game.sides))].sort();
  return {
    ...(sides.length > 0
      ? { sides: byKey(sides, side => share(games.filter(game => game.side === side).length)) }
      : {}),
    winsBySeat: Array.from({ length: seats }, (_, seat) => share(games.filter(wonBy(seat)).length)),
    winsByLevel: byKey(levelsIn(games), level => round(mean(seatResults(games, level).map(won => +won)))),
    scores: { mean: round(mean(totals)), ...percentiles(totals) },
    reasons: byKey([...new Set(games.map(game => game.reason))].sort(), reason =>
      share(games.filter(game => game.reason === reason).length),
    ),
    moves: percentiles(games.map(game => game.moves)),
    figures: figuresOf(games.flatMap(game => game.figures ?? [])),
  };
}

function figuresOf(figures: readonly Figures[]): Tally['figures'] {
  const namesIn = (part: keyof Figures) => [...new Set(figures.flatMap(one => Object.keys(one[part] ?? {})))];
  return {
    ...byKey(namesIn('spreads'), name => {
      const values = figures.flatMap(one => one.spreads[name] ?? []);
      return { mean: round(mean(values)), ...percentiles(values) };
    }),
    ...byKey(namesIn('counts'), name => figures.reduce((sum, one) => sum + (one.counts[name] ?? 0), 0)),
    ...byKey(namesIn('shares'), name => ({ by: sharesOf(figures.map(one => one.shares?.[name] ?? {})) })),
    ...byKey(namesIn('means'), name => ({ by: meansOf(figures.map(one => one.means?.[name] ?? {})) })),
  };
}

const keysIn = (all: readonly Readonly<Record<string, unknown>>[]): readonly string[] =>
  [...new Set(all.flatMap(one => Object.keys(one)))].sort();

function sharesOf(counts: readonly Readonly<Record<string, number>>[]): Readonly<Record<string, number>> {
  const sums = byKey(keysIn(counts), key => counts.reduce((sum, one) => sum + (one[key] ?? 0), 0));
  const total = Object.values(sums).reduce((sum, count) => sum + count, 0);
  return byKey(Object.keys(sums), key => round((sums[key] ?? 0) / total));
}

const meansOf = (
  values: readonly Readonly<Record<string, readonly number[]>>[],
): Readonly<Record<string, number>> =>
  byKey(keysIn(values), key => round(mean(values.flatMap(one => one[key] ?? []))));

/** Time spent per decision by level: differs from run to run, unlike a tally. */
export function decisionMs(
  games: readonly Played[],
): Readonly<Record<string, { readonly mean: number; readonly worst: number }>> {
  return byKey(levelsIn(games), level => {
    let [count, ms, worst] = [0, 0, 0];
    for (const { effort } of games) {
      const spent: Effort | undefined = effort[level];
      if (!spent) continue;
      count += spent.count;
      ms += spent.ms;
      worst = Math.max(worst, spent.worst);
    }
    return { mean: round(ms / Math.max(1, count)), worst: round(worst) };
  });
}

/** For every game and seat that this level played, whether it won. */
export const seatResults = (games: readonly Played[], level: string): readonly boolean[] =>
  games.flatMap(game => game.levels.flatMap((played, seat) => (played === level ? [wonBy(seat)(game)] : [])));

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of a share measured on `count` independent games. */
export const standardError = (share: number, count: number): number =>
  count === 0 ? 0 : Math.sqrt((share * (1 - share)) / count);

export const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** By nearest rank: always a value that occurred. */
export function percentiles(values: readonly number[]): Percentiles {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9) };
}

const wonBy =
  (seat: number) =>
  ({ winners }: Played): boolean =>
    winners.some(winner => winner === seat);

const levelsIn = (games: readonly Played[]): readonly string[] =>
  [...new Set(games.flatMap(game => game.levels))].sort();

const byKey = <Value>(
  keys: readonly string[],
  value: (key: string) => Value,
): Readonly<Record<string, Value>> => Object.fromEntries(keys.map(key => [key, value(key)]));
