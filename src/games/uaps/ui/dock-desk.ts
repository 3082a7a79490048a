import { type Accessor, createSignal } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import type { Seen } from '../../../ui/game-page.ts';
import { boardOf } from '../board.ts';
import { effectFor, mostLastPhotos } from '../legal.ts';
import type { Public, Quadrant, Uaps } from '../types.ts';
import type { Reach } from './dock-choose.ts';
import { BLANK, type Draft, moveOf } from './dock-draft.ts';
import { isAction, type Landing, landingOf } from './dock-landing.ts';

/** What board and dock of one screen share: the act in the making. */
export interface Desk {
  readonly draft: Accessor<Draft>;
  change(next: Draft): void;
}

const desks = new WeakMap<Seen<Uaps>, Desk>();

export function deskOf(table: Seen<Uaps>): Desk {
  const before = desks.get(table);
  if (before) return before;
  const [draft, change] = createSignal(BLANK);
  const desk: Desk = { draft, change };
  desks.set(table, desk);
  return desk;
}

/** Who acts through this screen; null while it only watches or waits. A face-down choice can still be changed. */
export function actorOf(table: Seen<Uaps>): Seat | null {
  const { stage } = table.view.public;
  if (stage === 'know') return table.seat !== null && table.actors.includes(table.seat) ? table.seat : null;
  return table.toAct.find(seat => table.actors.includes(seat)) ?? null;
}

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
