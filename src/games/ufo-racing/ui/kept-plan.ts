import { at } from '../../../core/contract.ts';
import { isObject } from '../../../core/read.ts';
import type { Seen } from '../../../ui/game-page.ts';
import { chipsToPlan } from '../board.ts';
import type { UfoRacing } from '../types.ts';
import { deskOf } from './desk.ts';
import { type Chips, chipsOfPlan, SOCKETS, type Socket } from './planning.ts';

/** The chips of one's plan: as they are being placed, else as they were sealed. */
export function placedChips(table: Seen<UfoRacing>): Chips {
  const sealed = table.view.own?.plan;
  return deskOf(table).draft().chips ?? keptChips(table) ?? (sealed ? chipsOfPlan(sealed) : []);
}

/** The chips that were placed this turn and not sealed yet, as they were before the page was loaded again. */
export function keptChips({ notes, seat, view }: Seen<UfoRacing>): Chips | null {
  if (seat === null || !isObject(notes)) return null;
  const { turn, chips } = notes as { turn?: unknown; chips?: unknown };
  if (turn !== view.public.turn || !Array.isArray(chips) || !chips.every(isSocket)) return null;
  return chips.length <= chipsToPlan(at(view.public.ufos, seat)) ? chips : null;
}

export function keepChips(table: Seen<UfoRacing>, chips: Chips): void {
  if (table.keepsNotes) table.keepNotes({ turn: table.view.public.turn, chips });
}

const isSocket = (value: unknown): value is Socket => SOCKETS.some(socket => socket === value);
