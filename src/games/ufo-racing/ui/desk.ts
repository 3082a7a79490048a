import { at, type Seat } from '../../../core/contract.ts';
import { actorIn, createDesks } from '../../../ui/desk.ts';
import type { Seen } from '../../../ui/game-page.ts';
import { type InFlight, refuseInFlight } from '../legal.ts';
import { DIRECTIONS, type Lie, type UfoRacing } from '../types.ts';
import type { Chips } from './planning.ts';

/** A decision in the making. Nothing of it counts before it is committed. */
export interface Draft {
  /** Of a plan; null until a chip was touched. */
  readonly chips: Chips | null;
  readonly move: InFlight | null;
  readonly cell: { readonly x: number; readonly y: number } | null;
  readonly z: number | null;
  /** The lie that is looked at. */
  readonly lie: Lie | null;
}

export const BLANK: Draft = { chips: null, move: null, cell: null, z: null, lie: null };

export const deskOf = createDesks<UfoRacing, Draft>(BLANK);

/** All plan at once, each on the own page. */
export const isAtOnce = ({ view }: Seen<UfoRacing>): boolean => view.public.stage === 'plan';

export const actorOf = (table: Seen<UfoRacing>): Seat | null => actorIn(table, isAtOnce(table));

/** What is looked at in one's own move: what was chosen, else the only thing that can be done without the battery. */
export function lookedMove(table: Seen<UfoRacing>, seat: Seat): InFlight | null {
  const { move } = deskOf(table).draft();
  const now = table.view.public;
  const ufo = at(now.ufos, seat);
  // A draft can outlive its decision by a moment: what it was about is done, and cannot be done again.
  if (move && refuseInFlight(now, ufo, move) === undefined) return move;
  const left = DIRECTIONS.filter((_, index) => ufo.unmoved[index]);
  if (left.length === 0) return { type: 'rest' };
  const [only] = left;
  return only && left.length === 1 && (ufo.battery === 0 || now.batteryUsed)
    ? { type: 'fly', direction: only }
    : null;
}

/** What tells one decision from the next. */
export const decisionOf = ({ view: { public: now } }: Seen<UfoRacing>, actor: Seat | null): string =>
  JSON.stringify([
    actor,
    now.stage,
    now.turn,
    now.drawn,
    now.batteryUsed,
    actor === null ? null : now.ufos[actor],
  ]);
