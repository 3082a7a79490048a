import type { GameEntry } from '../core/contract.ts';
import { counted } from '../core/words.ts';
import type { Played, Seating } from './match.ts';
import { mean, round, seatResults, standardError } from './tally.ts';

/** One line of the table: who sat where, and how it went. */
export type Row =
  | {
      readonly type: 'sides';
      readonly seats: number;
      /** Side and level of the one, then of all the others. */
      readonly one: { readonly side: string; readonly level: string };
      readonly other: { readonly side: string; readonly level: string };
      /** Of the games, how many `one` won. */
      readonly share: number;
      readonly error: number;
    }
  | {
      readonly type: 'mixed';
      readonly seats: number;
      readonly upper: Standing;
      readonly lower: Standing;
    };

interface Standing {
  readonly level: string;
  /** Of the seats it took, how many won. */
  readonly share: number;
  readonly error: number;
  readonly score: number;
}

/** A series to play and what to make of it. */
export interface Pairing {
  readonly seats: number;
  readonly seating: Seating;
  row(games: readonly Played[]): Row;
}

/** Where seats win together, every level of one side meets every level of the other; else each the next lower. */
export function pairings({ bots }: GameEntry, seats: number, sides: readonly string[]): readonly Pairing[] {
  const levels = bots.map(({ level }) => level);
  const [one, other] = sides;
  if (one === undefined || other === undefined)
    return levels.slice(1).map((upper, below) => mixed(seats, upper, levels[below] ?? ''));
  return levels.flatMap(mine => levels.map(theirs => pair(seats, [one, mine], [other, theirs])));
}

function pair(
  seats: number,
  [side, level]: readonly [string, string],
  [otherSide, otherLevel]: readonly [string, string],
): Pairing {
  return {
    seats,
    seating: { type: 'sides', levels: { [side]: level }, other: otherLevel },
    row: games => {
      const share = mean(games.map(game => (game.side === side ? 1 : 0)));
      const error = round(standardError(share, games.length));
      return {
        type: 'sides',
        seats,
        one: { side, level },
        other: { side: otherSide, level: otherLevel },
        share: round(share),
        error,
      };
    },
  };
}

function mixed(seats: number, upper: string, lower: string): Pairing {
  return {
    seats,
    seating: { type: 'turns', levels: [upper, lower] },
    row: games => ({
      type: 'mixed',
      seats,
      upper: standing(games, upper),
      lower: standing(games, lower),
    }),
  };
}

function standing(games: readonly Played[], level: string): Standing {
  const share = mean(seatResults(games, level).map(won => (won ? 1 : 0)));
  const scores = games.flatMap(({ levels, totals }) => totals.filter((_, seat) => levels[seat] === level));
  // Seats of one game are not independent, so the error counts games.
  const error = round(standardError(share, games.length));
  return { level, share: round(share), error, score: round(mean(scores)) };
}

/** Markdown: one table per seat count. */
export function tableOf(rows: readonly Row[]): string {
  const counts = [...new Set(rows.map(row => row.seats))];
  return counts
    .map(seats => {
      const here = rows.filter(row => row.seats === seats);
      const lines = here[0]?.type === 'sides' ? sidesTable(here) : mixedTable(here);
      return [`${counted(seats, 'seat')}:`, '', ...lines].join('\n');
    })
    .join('\n\n');
}

function sidesTable(rows: readonly Row[]): readonly string[] {
  const pairs = rows.filter(row => row.type === 'sides');
  const [first] = pairs;
  if (!first) return [];
  const across = [...new Set(pairs.map(({ other }) => other.level))];
  const down = [...new Set(pairs.map(({ one }) => one.level))];
  const cell = (mine: string, theirs: string) => {
    const row = pairs.find(({ one, other }) => one.level === mine && other.level === theirs);
    return row ? `${percent(row.share)} ± ${percent(row.error)}` : '';
  };
  return markdown(
    [`${first.one.side} won`, ...across.map(level => `${first.other.side}: ${level}`)],
    down.map(mine => [`${first.one.side}: ${mine}`, ...across.map(theirs => cell(mine, theirs))]),
  );
}

const mixedTable = (rows: readonly Row[]): readonly string[] =>
  markdown(
    ['level', 'its seats won', 'mean score', 'against', 'whose seats won', 'mean score'],
    rows
      .filter(row => row.type === 'mixed')
      .map(({ upper, lower }) =>
        [upper, lower].flatMap(of => [
          of.level,
          `${percent(of.share)} ± ${percent(of.error)}`,
          of.score.toFixed(1),
        ]),
      ),
  );

const markdown = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
