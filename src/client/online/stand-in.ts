import type { Room, You } from '../../protocol/tells.ts';

/** Whether a bot plays the seat of this device. */
export function botStandsIn(room: Room | null, { seat }: You): boolean {
  const own = seat === null ? undefined : room?.chairs[seat];
  return own?.by === 'person' && own.standIn !== null;
}
