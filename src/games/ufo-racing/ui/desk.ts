import { at, type Seat } from '../../../core/contract.ts';
import { actorIn, createDesks } from '../../../deduction/ui/dock.ts';
import type { Seen } from '../../../ui/game-page.ts';
import { DIRECTIONS, type Lie, type Move, type UfoRacing } from '../types.ts';
import type { Chips } from './planning.ts';

/** What can be done in one's own move. */
export type InFlight = Extract<Move, { type: 'fly' | 'boost' | 'brake' | 'rest' }>;

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
  const { ufos, batteryUsed } = table.view.public;
  const { unmoved, battery } = at(ufos, seat);
  const left = DIRECTIONS.filter((_, index) => unmoved[index]);
  if (move) return move;
  if (left.length === 0) return { type: 'rest' };
  const [only] = left;
  return only && left.length === 1 && (battery === 0 || batteryUsed)
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
