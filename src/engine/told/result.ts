import type { GameEntry } from '../../core/contract.ts';
import { folding, parsing } from '../log/folding.ts';
import type { Standing } from '../log/standing.ts';
import { entryFor } from '../rules.ts';
import { Slices } from '../slices.ts';

/** What stays of a game when its table is removed: nothing that names a person, or that a key could be found by. */
export interface GameResult {
  readonly game: string;
  /** Their version. */
  readonly rules: number;
  readonly options: unknown;
  readonly seats: readonly ({ readonly by: 'person' } | { readonly by: 'bot'; readonly level: string })[];
  /** Seats, the first of them first. */
  readonly order: readonly number[];
  readonly winners: readonly number[];
  /** By seat. */
  readonly scores: readonly number[];
  readonly reason: string;
  readonly side?: string;
  readonly moves: number;
  /** By the time of the server. */
  readonly created: number;
  readonly ended: number;
}

/** Nothing where no game has ended. */
export function resultOf(
  { created, chairs, stage, stageSince, truth }: Standing,
  at: number,
): GameResult | null {
  const table = truth?.table;
  const outcome = table && stage === 'over' ? table.game.outcome(table.state) : null;
  if (!table || !outcome) return null;
  const scores = outcome.scores.map(({ total }) => total);
  const place = (seat: number) =>
    outcome.winners.some(winner => winner === seat) ? Number.POSITIVE_INFINITY : (scores[seat] ?? 0);
  return {
    game: created.game,
    rules: table.game.rules,
    options: created.options,
    seats: chairs.map(chair => (chair.by === 'bot' ? { by: 'bot', level: chair.level } : { by: 'person' })),
    order: [...chairs.keys()].sort((one, other) => place(other) - place(one) || one - other),
    winners: outcome.winners,
    scores,
    reason: outcome.reason,
    ...(outcome.side === undefined ? {} : { side: outcome.side }),
    moves: table.log.length,
    created: at,
    ended: stageSince,
  };
}

/** Of a table that ended before results were kept; nothing where these rules cannot tell. */
export async function resultIn(log: readonly string[], games: readonly GameEntry[]): Promise<string | null> {
  const slices = new Slices();
  try {
    const { log: entries } = await slices.run(parsing(log));
    const [first] = entries;
    const entry = first?.type === 'created' && entryFor(first, games);
    const result = entry ? resultOf(await slices.run(folding(entry.game, entries)), first.at) : null;
    return result && JSON.stringify(result);
  } catch {
    return null;
  }
}
