import { type Accessor, createSignal } from 'solid-js';
import type { Seat } from '../../../core/contract.ts';
import type { Seen } from '../../../ui/game-page.ts';
import type { PlanetX } from '../types.ts';
import { BLANK, type Draft } from './dock-draft.ts';
import { costInDraft, type Landing, landingOf } from './dock-landing.ts';

/** What board and dock of one screen share: the act in the making. */
export interface Desk {
  readonly draft: Accessor<Draft>;
  change(next: Draft): void;
}

const desks = new WeakMap<Seen<PlanetX>, Desk>();

export function deskOf(table: Seen<PlanetX>): Desk {
  const before = desks.get(table);
  if (before) return before;
  const [draft, change] = createSignal(BLANK);
  const desk: Desk = { draft, change };
  desks.set(table, desk);
  return desk;
}

/** Who acts through this screen; null while it only watches or waits. A face-down choice can still be changed. */
export function actorOf(table: Seen<PlanetX>): Seat | null {
  const { stage } = table.view.public;
  if (stage === 'know' || stage === 'theories')
    return table.seat !== null && table.actors.includes(table.seat) ? table.seat : null;
  return table.toAct.find(seat => table.actors.includes(seat)) ?? null;
}

/** Where the act in the making would lead. */
export function landingNow(table: Seen<PlanetX>): Landing | null {
  const actor = actorOf(table);
  const known = table.view.public;
  const cost = costInDraft(deskOf(table).draft(), known);
  return actor === null || cost === null ? null : landingOf(known, actor, cost);
}
