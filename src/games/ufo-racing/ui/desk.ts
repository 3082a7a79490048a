import type { Seat } from '../../../core/contract.ts';
import { actorIn, createDesks } from '../../../deduction/ui/dock.ts';
import type { Seen } from '../../../ui/game-page.ts';
import type { Lie, Move, UfoRacing } from '../types.ts';
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
