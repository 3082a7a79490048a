import type { OnlineTable } from '../../online/online.ts';
import { botStandsIn } from '../../online/stand-in.ts';
import * as text from './text.ts';

/** Why no move can be made now, although this seat is yours. */
export function blockedBy(table: Pick<OnlineTable, 'line' | 'room' | 'you'>): string | null {
  const line = table.line();
  if (line === 'offline' || line === 'closed') return text.BLOCKED_OFFLINE;
  if (line !== 'live') return text.BLOCKED_BEHIND;
  const room = table.room();
  if (room?.stage !== 'playing') return null;
  if (room.pausedBy !== null) return text.PAUSED;
  return botStandsIn(room, table.you()) ? text.STANDS_IN : null;
}
