import { type Seat, seatsOf, type Viewer } from '../../core/contract.ts';
import type { Player } from '../../core/players.ts';
import type { Truth } from '../../engine/truth/truth.ts';

/** The seats that this device may look through and act for, in seat order. */
export const seatsHere = (players: readonly Player[]): readonly Seat[] =>
  seatsOf(players.length).filter(seat => players[seat]?.by === 'person');

/** When the game is over, nothing is hidden any more. */
export function mayLook(viewer: Viewer, players: readonly Player[], { table }: Truth): boolean {
  if (viewer === 'spectator' || seatsHere(players).includes(viewer)) return true;
  return table.game.toAct(table.state).length === 0 && seatsOf(table.seats).includes(viewer);
}

/** Scripts are moved by whoever leads the lesson. */
export function mayActFor(seat: Seat, players: readonly Player[]): boolean {
  const by = players[seat]?.by;
  return by === 'person' || by === 'script';
}
