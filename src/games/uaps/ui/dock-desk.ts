import type { Seat } from '../../../core/contract.ts';
import { actorIn, createDesks } from '../../../ui/desk.ts';
import type { Seen } from '../../../ui/game-page.ts';
import { boardOf } from '../board.ts';
import { effectFor, mostLastPhotos } from '../legal.ts';
import type { Public, Quadrant, Uaps } from '../types.ts';
import type { Reach } from './dock-choose.ts';
import { BLANK, type Draft, moveOf } from './dock-draft.ts';
import { isAction, type Landing, landingOf } from './dock-landing.ts';

export const deskOf = createDesks<Uaps, Draft>(BLANK);

export const actorOf = (table: Seen<Uaps>): Seat | null => actorIn(table, table.view.public.stage === 'know');

/** Where whoever looks stands, or whoever acts where nobody looks alone. */
export function quadrantHere(table: Seen<Uaps>): Quadrant | null {
  const seat = table.seat ?? actorOf(table) ?? table.toAct[0];
  return seat === undefined ? null : (table.view.public.quadrants[seat] ?? null);
}

/** What a seat can reach from where it stands. */
export function reachOf(known: Public, seat: Seat): Reach {
  const { survey, target } = effectFor(known, seat);
  return {
    known,
    from: known.quadrants[seat] ?? null,
    things: survey?.things ?? 1,
    targets: target?.bothFor === undefined ? 1 : 2,
    photos: known.stage === 'last-acts' ? mostLastPhotos(known, seat) : 1,
  };
}

/** Where the act in the making would lead. */
export function landingNow(table: Seen<Uaps>): Landing | null {
  const actor = actorOf(table);
  const known = table.view.public;
  if (actor === null || known.stage !== 'act') return null;
  const move = moveOf(deskOf(table).draft(), known, boardOf(known.mode));
  return move && isAction(move) ? landingOf(known, actor, move) : null;
}
