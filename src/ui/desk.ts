import { type Accessor, createSignal } from 'solid-js';
import type { GameTypes, Seat } from '../core/contract.ts';
import type { Seen } from './game-page.ts';

/** What board and dock of one screen share: the act in the making. */
export interface Desk<Draft> {
  readonly draft: Accessor<Draft>;
  change(next: Draft): void;
}

/** One desk for each screen. */
export function createDesks<T extends GameTypes, Draft extends object>(
  blank: Draft,
): (table: Seen<T>) => Desk<Draft> {
  const desks = new WeakMap<Seen<T>, Desk<Draft>>();
  return table => {
    const before = desks.get(table);
    if (before) return before;
    const [draft, setDraft] = createSignal(blank);
    const desk: Desk<Draft> = { draft, change: next => setDraft(() => next) };
    desks.set(table, desk);
    return desk;
  };
}

/**
 * Who acts through this screen; null while it only watches or waits. Where all choose at once, face down, a choice can
 * still be changed.
 */
export function actorIn<T extends GameTypes>(table: Seen<T>, atOnce: boolean): Seat | null {
  if (atOnce) return table.seat !== null && table.actors.includes(table.seat) ? table.seat : null;
  return table.toAct.find(seat => table.actors.includes(seat)) ?? null;
}
