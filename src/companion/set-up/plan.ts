import { type Offer, offerOf, seatsWith } from '../../client/offers.ts';
import * as plans from '../../client/pages/new/plan.ts';
import { at, type SeatRange } from '../../core/contract.ts';
import { LOOKS, type Look, type Player } from '../../core/players.ts';
import { isObject } from '../../core/read.ts';
import { HELPS, type Help } from '../../deduction/help.ts';
import { FACT_SETS } from '../../games/uaps/board.ts';
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

/** Everybody with a device of their own; note sheets do not help unless the table agrees to it. [C15] */
export function usualPlan(kind: PuzzleKind): BoxPlan {
  const seats = plans.planFor('people', USUAL_SEATS, offerFor(kind));
  return { seats, here: seats.map((_, seat) => seat === 0), entersAll: false, help: 'none' };
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

/** One seat stands a place farther back or in front. [P5] [U7] */
export const withMoved = (plan: BoxPlan, seat: number, by: 1 | -1): BoxPlan =>
  withOrder(plan, plans.orderMoved(plan.seats.length, seat, by));

/** By lot. `chance` gives a number from 0 up to 1. [P5] [U7] */
export const withDrawnOrder = (plan: BoxPlan, chance: () => number): BoxPlan =>
  withOrder(plan, plans.orderDrawn(plan.seats.length, chance));

const withOrder = (plan: BoxPlan, order: readonly number[]): BoxPlan => ({
  ...plan,
  seats: plans.inOrder(plan.seats, order),
  here: order.map(seat => at(plan.here, seat)),
});

/** What a player may look like: in UAPs colors say whose facts are whose, and there are as many as sets. [C5] */
export const looksFor = (kind: PuzzleKind): readonly Look[] =>
  gameOf(kind) === 'uaps' ? LOOKS.slice(0, FACT_SETS) : LOOKS;

/** The way past all questions: one seat here, others around the board, and nothing but answers. [C16] */
export const justMe = (plan: BoxPlan, kind: PuzzleKind): BoxPlan => {
  const own = Math.max(0, plan.here.indexOf(true));
  // A table of one would be tracked: its sky would follow this pawn past those of the others.
  const { seats } = withCount(plan, Math.max(plan.seats.length, USUAL_SEATS), kind);
  return { seats, here: seats.map((_, seat) => seat === own), entersAll: false, help: 'none' };
};

/** In the first seat here that nobody has named, unless somebody has this name. */
export const withOwnName = (plan: BoxPlan, name: string): BoxPlan => {
  const own = plan.seats.findIndex((seat, index) => plan.here[index] === true && seat.name.trim() === '');
  if (own === -1 || plan.seats.some((_, seat) => plans.isNamed(plan.seats, seat, name))) return plan;
  return { ...plan, seats: plans.changed(plan.seats, own, { name }) };
};

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
  const { seats: listed, here, entersAll, cap } = json as Readonly<Record<string, unknown>>;
  const seats = plans.readPlan(listed, { ...offerFor(kind), max: Number.POSITIVE_INFINITY });
  if (!seats || !Array.isArray(here) || here.length !== seats.length) return usual;
  const read: BoxPlan = {
    seats: withLooks(seats, looksFor(kind)),
    here: here.map(one => one === true),
    entersAll: entersAll === true,
    help: HELPS.find(one => one === cap) ?? usual.help,
  };
  return withCount(read, Math.min(seats.length, seatRange(kind).max), kind);
}

/**
 * What is kept for the next table. The cap has a name of its own: under `help`, earlier versions kept one that nobody
 * had chosen.
 */
export const keptOf = ({ help: cap, ...plan }: BoxPlan, ownName: string): unknown => ({
  ...plan,
  cap,
  seats: plans.withoutOwnName(plan.seats, ownName),
});

/** Whoever looks like nobody may gets a look that is free. */
const withLooks = (seats: plans.Plan, looks: readonly Look[]): plans.Plan =>
  seats.reduce((plan, { look }, seat) => {
    const free = looks.find(one => plan.every(other => other.look !== one));
    return looks.includes(look) || free === undefined ? plan : plans.withLook(plan, seat, free);
  }, seats);

function offerFor(kind: PuzzleKind): Offer {
  const offer = offerOf(gameOf(kind));
  if (!offer) throw new Error(`there is no offer of ${gameOf(kind)}`);
  return { ...offer, ...seatsWith(offer, { mode: modeOf(kind) }) };
}
