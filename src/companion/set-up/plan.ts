import { type Offer, offerOf, seatsWith } from '../../client/offers.ts';
import * as plans from '../../client/pages/new/plan.ts';
import type { SeatRange } from '../../core/contract.ts';
import type { Player } from '../../core/players.ts';
import { isObject } from '../../core/read.ts';
import { HELPS, type Help } from '../../deduction/help.ts';
import type { PuzzleKind } from '../../solver/code.ts';
import { gameOf, modeOf, type TableCode } from '../code.ts';

/** A box table as it is being set up. [C4] */
export interface BoxPlan {
  readonly seats: plans.Plan;
  /** By seat: whether it uses this device. */
  readonly here: readonly boolean[];
  readonly entersAll: boolean;
  readonly help: Help;
}

const USUAL_SEATS = 3;

/** Everybody with a device of their own. */
export function usualPlan(kind: PuzzleKind): BoxPlan {
  const seats = plans.planFor('people', USUAL_SEATS, offerFor(kind));
  return { seats, here: seats.map((_, seat) => seat === 0), entersAll: false, help: 'exact' };
}

export const seatRange = (kind: PuzzleKind): SeatRange => {
  const { min, max } = offerFor(kind);
  return { min, max };
};

/** Whoever comes to a table whose people share this device does so too. */
export function withCount(plan: BoxPlan, count: number, kind: PuzzleKind): BoxPlan {
  const shared = plan.here.length > 1 && plan.here.every(Boolean);
  const seats = plans.withSeats(plan.seats, count, offerFor(kind));
  return { ...plan, seats, here: seats.map((_, seat) => plan.here[seat] ?? shared) };
}

export const withHere = (plan: BoxPlan, seat: number, here: boolean): BoxPlan => ({
  ...plan,
  here: plan.here.with(seat, here),
});

export const areAllHere = ({ here }: BoxPlan): boolean => here.every(Boolean);

/** [C7] */
export const isTracked = (plan: BoxPlan): boolean => areAllHere(plan) || plan.entersAll;

export const problemOf = ({ seats, here }: BoxPlan): plans.Problem | undefined =>
  here.some(Boolean) ? plans.problemOf(seats) : 'nobody-here';

export const playersOf = ({ seats, here }: BoxPlan): readonly Player[] =>
  seats.map(({ look }, seat) => ({
    name: plans.nameAt(seats, seat),
    look,
    by: here[seat] ? 'person' : 'away',
  }));

/** What a local table is made of. */
export const tableOf = ({ code, kind, modifiers }: TableCode, plan: BoxPlan) => ({
  game: `${gameOf(kind)}-box`,
  options: {
    code,
    ...(modifiers && { modifiers }),
    ...{ help: plan.help, here: plan.here, tracked: isTracked(plan) },
  },
  players: playersOf(plan),
});

/** Whatever was kept: as much of it as this mode takes, else what is usual. */
export function readPlan(json: unknown, kind: PuzzleKind): BoxPlan {
  const usual = usualPlan(kind);
  if (!isObject(json)) return usual;
  const { seats: listed, here, entersAll, help } = json as Readonly<Record<string, unknown>>;
  const seats = plans.readPlan(listed, { ...offerFor(kind), max: Number.POSITIVE_INFINITY });
  if (!seats || !Array.isArray(here) || here.length !== seats.length) return usual;
  const read: BoxPlan = {
    seats,
    here: here.map(one => one === true),
    entersAll: entersAll === true,
    help: HELPS.find(one => one === help) ?? usual.help,
  };
  return withCount(read, Math.min(seats.length, seatRange(kind).max), kind);
}

function offerFor(kind: PuzzleKind): Offer {
  const offer = offerOf(gameOf(kind));
  if (!offer) throw new Error(`there is no offer of ${gameOf(kind)}`);
  return { ...offer, ...seatsWith(offer, { mode: modeOf(kind) }) };
}
