import { type Seat, seatsOf, type Viewer } from '../../core/contract.ts';
import type { You } from '../../protocol/tells.ts';
import type { Keys } from '../keys.ts';
import { personOn, type Standing } from '../log/standing.ts';
import type { Line } from './gate.ts';
import { mayLook } from './room.ts';

/** Whom keys make a page by themselves. */
export function holderOf(standing: Standing, { seat: key, host }: Pick<Keys, 'seat' | 'host'>): You {
  const seats = seatsOf(standing.chairs.length);
  const seat = seats.find(one => key !== null && personOn(standing, one)?.key === key);
  return { seat: seat ?? null, host: host === standing.created.host };
}

/** The same, beside whoever leads in place of an absent host. */
export function whoIs(standing: Standing, keys: Keys, leader: Seat | null): You {
  const { seat, host } = holderOf(standing, keys);
  return { seat, host: host || (seat !== null && seat === leader) };
}

/** While nobody with the host key is here, the first who sits here leads: a table must not wait for one person. */
export function actingLeader(standing: Standing, here: Iterable<Pick<Line, 'keys'>>): Seat | null {
  let first: Seat | null = null;
  for (const { keys } of here) {
    const { seat, host } = holderOf(standing, keys);
    if (host) return null;
    if (seat !== null && (first === null || seat < first)) first = seat;
  }
  return first;
}

/** Through whose eyes a page looks that did not choose. */
export function usualViewer(standing: Standing, who: You): Viewer | null {
  const viewer = who.seat ?? 'spectator';
  return mayLook(standing, who, viewer) ? viewer : null;
}

/** As with the game: who may see nothing before the end hears nothing before the end. */
export const hearsChat = (standing: Standing, who: You): boolean =>
  standing.truth === null || mayLook(standing, who, 'spectator');
