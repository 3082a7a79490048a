import {
  assert,
  type Bot,
  type Figures,
  type GameEntry,
  type GameTypes,
  type Seat,
  seatsOf,
} from '../core/contract.ts';
import type { Save } from '../core/save.ts';
import { open, save, type Table } from '../core/table.ts';
import { playout } from './playout.ts';

/** Which levels sit where. */
export type Seating =
  /** One level per seat, in order. */
  | { readonly type: 'seats'; readonly levels: readonly string[] }
  /** One level per side, known only after the deal; `other` goes for sides that are not named. */
  | { readonly type: 'sides'; readonly levels: Readonly<Record<string, string>>; readonly other: string }
  /** The levels alternate round the table and move on by one seat from game to game. */
  | { readonly type: 'turns'; readonly levels: readonly string[] };

/** A series of games that differ only in their deal. */
export interface Series {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  readonly seating: Seating;
  readonly keepSaves: boolean;
}

export interface Effort {
  readonly count: number;
  readonly ms: number;
  readonly worst: number;
}

/** What remains of one game of a series; it survives JSON. */
export interface Played {
  readonly levels: readonly string[];
  readonly sides: readonly string[];
  readonly winners: readonly Seat[];
  readonly totals: readonly number[];
  readonly reason: string;
  readonly side?: string;
  readonly moves: number;
  readonly effort: Readonly<Record<string, Effort>>;
  readonly figures?: Figures;
  readonly save?: Save;
}

/** Game `index` of a series. `clock` in milliseconds; nothing but `effort` depends on it. */
export function playOne<T extends GameTypes>(
  entry: GameEntry<T>,
  series: Series,
  index: number,
  clock: () => number,
): Played {
  const { game } = entry;
  const opened = open(game, { ...series, seed: `${series.seed}/${index}` });
  assert(opened.ok, `a series can be opened: ${opened.ok ? '' : opened.error}`);
  const start = opened.value.table;
  const sides = sidesOf(start);
  const bots = seatsOf(series.seats).map(seat =>
    botOf(entry, levelAt(series.seating, seat, sides[seat], index)),
  );
  const effort: Record<string, Effort> = {};
  const table = playout(start, bots, (seat, decide) => {
    const before = clock();
    const move = decide();
    const ms = clock() - before;
    const level = bots[seat]?.level ?? '';
    const { count = 0, ms: sum = 0, worst = 0 } = effort[level] ?? {};
    effort[level] = { count: count + 1, ms: sum + ms, worst: Math.max(worst, ms) };
    return move;
  });
  const outcome = game.outcome(table.state);
  assert(outcome, `${game.id} has an outcome when nobody is to act: seed ${table.seed}`);
  return {
    levels: bots.map(bot => bot.level),
    sides,
    winners: outcome.winners,
    totals: outcome.scores.map(score => score.total),
    reason: outcome.reason,
    ...(outcome.side === undefined ? {} : { side: outcome.side }),
    moves: table.log.length,
    effort,
    ...(entry.figures ? { figures: entry.figures(table.state) } : {}),
    ...(series.keepSaves ? { save: save(table) } : {}),
  };
}

/** The side of every seat, or nothing where each plays alone. */
export function sidesOf<T extends GameTypes>({ game, state, seats }: Table<T>): readonly string[] {
  return seatsOf(seats).flatMap(seat => game.side?.(state, seat) ?? []);
}

function levelAt(seating: Seating, seat: Seat, side: string | undefined, index: number): string {
  switch (seating.type) {
    case 'seats':
      return seating.levels[seat] ?? '';
    case 'sides':
      return (side === undefined ? undefined : seating.levels[side]) ?? seating.other;
    case 'turns':
      return seating.levels[(seat + index) % seating.levels.length] ?? '';
  }
}

function botOf<T extends GameTypes>({ game, bots, sparring = [] }: GameEntry<T>, level: string): Bot<T> {
  const bot = [...bots, ...sparring].find(bot => bot.level === level);
  assert(bot, `${game.id} has a bot of level "${level}"`);
  return bot;
}
