import type { Fair } from '../../core/fair-record.ts';
import { hashOf } from '../../core/hash.ts';
import { save } from '../../core/table.ts';
import { type Standing, truthOf } from '../log/standing.ts';
import { playersOf } from './room.ts';

/** The same as a text inside JSON, as it goes into an answer. */
export function* filingForAnswer(standing: Standing, created: number): Generator<void, string> {
  return JSON.stringify(yield* filing(standing, created));
}

/**
 * The whole table with all that was hidden, as a save: the command line checks it, a page can import it. It may be
 * interrupted after each move: the hash of every state takes as long as the game itself.
 */
export function* filing(standing: Standing, created: number): Generator<void, string> {
  const played = truthOf(standing).table;
  const { moves: _, ...head } = save({ ...played, log: [] });
  const table = { players: playersOf(standing), lesson: false, created, seen: {}, notes: {} };
  const front = JSON.stringify({ ...head, fair: fairOf(standing), table }).slice(0, -1);
  const lines: string[] = [];
  let state = played.dealt;
  for (const { seat, move } of played.log) {
    state = played.game.apply(state, seat, move).state;
    lines.push(`\n${JSON.stringify({ seat, move, hash: hashOf(state) })}`);
    yield;
  }
  return `${front},"moves":[${lines.join(',')}\n]}\n`;
}

function fairOf({ created: { id }, server, chairs, brokenOff }: Standing): Fair {
  return {
    table: id,
    server,
    seats: chairs.map(chair =>
      chair.by === 'person' && chair.commitment !== null
        ? { commitment: chair.commitment, part: chair.part }
        : null,
    ),
    ...(brokenOff.length > 0 ? { earlier: brokenOff } : {}),
  };
}
