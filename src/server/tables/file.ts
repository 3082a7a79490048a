import type { Fair } from '../../core/fair-record.ts';
import { save } from '../../core/table.ts';
import { playersOf } from './room.ts';
import { type Standing, truthOf } from './standing.ts';

/** The whole table with all that was hidden, as a save: the command line checks it, a page can import it. */
export function fileOf(standing: Standing, created: number): string {
  const { moves, ...head } = save(truthOf(standing).table);
  const table = { players: playersOf(standing), lesson: false, created, seen: {}, notes: {} };
  const lines = moves.map(move => `\n${JSON.stringify(move)}`);
  const front = JSON.stringify({ ...head, fair: fairOf(standing), table }).slice(0, -1);
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
