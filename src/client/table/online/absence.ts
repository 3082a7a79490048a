import type { Seat } from '../../../core/contract.ts';
import type { Room } from '../../../protocol/tells.ts';
import * as text from './text.ts';

/** Why somebody is not simply there, in one or two words. */
export function absenceIn(room: Room | null, seat: Seat): string | undefined {
  const chair = room?.chairs[seat];
  if (room?.stage !== 'playing' || chair?.by !== 'person') return undefined;
  if (chair.standIn !== null) return text.BOT_STANDS_IN;
  return chair.here ? undefined : text.AWAY;
}
