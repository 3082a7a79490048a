import { at } from '../../../core/contract.ts';
import { LONGEST_RAW_NAME, readName } from '../../../core/names.ts';
import { alike, type NameAmongProblem, nameAmong } from '../../../core/names-alike.ts';
import { LOOKS, type Look, type Player } from '../../../core/players.ts';
import { playerName } from '../../../ui/text.ts';
import type { Offer } from '../../offers.ts';
import { BOT_NAMES } from '../../text/new-table.ts';

export const PRESETS = ['alone', 'mixed', 'people'] as const;
export type Preset = (typeof PRESETS)[number];

export type Problem = NameAmongProblem | 'nobody-here';

/** A seat as it is being set up. An empty name stands for the one that `nameAt` gives. */
export interface SeatPlan {
  readonly name: string;
  readonly look: Look;
  /** Null for a person. */
  readonly level: string | null;
}

export type Plan = readonly SeatPlan[];

/** Strong, but not yet the strongest. */
export const usualLevel = ({ levels }: Offer): string => at(levels, Math.max(0, levels.length - 2)).level;

export const usualSeats = ({ min, max }: Offer): number => Math.min(Math.max(4, min), max);

const PEOPLE: Readonly<Record<Preset, number>> = { alone: 1, mixed: 2, people: Number.POSITIVE_INFINITY };

export function planFor(preset: Preset, seats: number, offer: Offer): Plan {
  return Array.from({ length: seats }, (_, index) => ({
    name: '',
    look: at(LOOKS, index),
    level: index < PEOPLE[preset] ? null : usualLevel(offer),
  }));
}

/** The first person is called so, unless it has a name or somebody else has this one. */
export function withOwnName(plan: Plan, ownName: string): Plan {
  if (plan.some((_, seat) => isNamed(plan, seat, ownName))) return plan;
  const first = plan.findIndex(({ level }) => level === null);
  return plan[first]?.name.trim() === '' ? changed(plan, first, { name: ownName }) : plan;
}

/** Without the name that the settings give anew each time. */
export const withoutOwnName = (plan: Plan, ownName: string): Plan =>
  plan.map((seat, index) => (isNamed(plan, index, ownName) ? { ...seat, name: '' } : seat));

/** Whether this is what was written for a seat. */
export const isNamed = (plan: Plan, index: number, name: string): boolean =>
  alike(at(plan, index).name, name);

/** The preset that seats people and bots as this plan does. */
export const presetOf = (plan: Plan): Preset | undefined => {
  const people = peopleIn(plan);
  return PRESETS.find(preset => Math.min(PEOPLE[preset], plan.length) === people);
};

/** So many seats show what a preset means. */
const LEAST: Readonly<Record<Preset, number>> = { alone: 1, mixed: 3, people: 2 };

/** People and bots as the preset says; who is named keeps the name. */
export const asPreset = (plan: Plan, preset: Preset, offer: Offer): Plan => {
  const level = plan.find(seat => seat.level !== null)?.level ?? usualLevel(offer);
  const seats = withSeats(plan, Math.max(plan.length, Math.min(LEAST[preset], offer.max)), offer);
  return seats.map((seat, index) => ({
    ...seat,
    level: index < PEOPLE[preset] ? null : (seat.level ?? level),
  }));
};

/** More seats are taken by what most others are beside the first: bots, or people where there are no bots. */
export function withSeats(plan: Plan, seats: number, offer: Offer): Plan {
  const level =
    peopleIn(plan) === plan.length ? null : (plan.findLast(seat => seat.level)?.level ?? usualLevel(offer));
  const kept = plan.slice(0, seats);
  while (kept.length < seats) kept.push({ name: '', look: freeLook(kept), level });
  return kept;
}

/** As many of its seats as there can be. */
export const within = (plan: Plan, offer: Offer): Plan =>
  withSeats(plan, Math.min(Math.max(plan.length, offer.min), offer.max), offer);

export const changed = (plan: Plan, index: number, part: Partial<Omit<SeatPlan, 'look'>>): Plan =>
  plan.map((seat, other) => (other === index ? { ...seat, ...part } : seat));

/** Every bot plays at this level. */
export const withLevel = (plan: Plan, level: string): Plan =>
  plan.map(seat => (seat.level === null ? seat : { ...seat, level }));

/** Who had this look before gets the other one. */
export function withLook(plan: Plan, index: number, look: Look): Plan {
  const given = at(plan, index).look;
  return plan.map((seat, other) => {
    if (other === index) return { ...seat, look };
    return seat.look === look ? { ...seat, look: given } : seat;
  });
}

export const moved = (plan: Plan, index: number, by: 1 | -1): Plan =>
  inOrder(plan, orderMoved(plan.length, index, by));

export const shuffled = (plan: Plan, chance: () => number): Plan =>
  inOrder(plan, orderDrawn(plan.length, chance));

/** Seats by their numbers before. A usual name moves with its seat. */
export const inOrder = (plan: Plan, order: readonly number[]): Plan => {
  const seats = named(plan);
  return order.map(seat => at(seats, seat));
};

/** Of so many seats, with one a place up or down. */
export const orderMoved = (seats: number, index: number, by: 1 | -1): readonly number[] => {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  return order.toSpliced(index, 1).toSpliced(index + by, 0, index);
};

/** `chance` gives a number from 0 up to 1. */
export function orderDrawn(seats: number, chance: () => number): readonly number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  for (let last = seats - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1));
    [order[last], order[other]] = [at(order, other), at(order, last)];
  }
  return order;
}

export const peopleIn = (plan: Plan): number => plan.filter(({ level }) => level === null).length;

/** As it is kept, or as it stands there where it cannot be; the first usual name that nobody has where nothing does. */
export function nameAt(plan: Plan, index: number): string {
  const names: string[] = [];
  const written = plan.map(({ name }) => tidy(name)).filter(name => name !== '');
  for (const [seat, { name, level }] of plan.slice(0, index + 1).entries()) {
    const usual = level === null ? plan.map((_, number) => playerName(number)) : BOT_NAMES;
    const free = usual.find(one => !written.some(other => alike(other, one)) && !names.includes(one));
    names[seat] = tidy(name) || (free ?? playerName(seat));
  }
  return at(names, index);
}

/** What an input gives back for what was written: the name as it is kept, where it is one. */
export function tidy(written: string): string {
  const name = readName(written);
  return name.ok ? name.value : written.trim();
}

export function problemAt(plan: Plan, index: number): Problem | undefined {
  const others = plan.flatMap((_, other) => (other === index ? [] : [nameAt(plan, other)]));
  const name = nameAmong(nameAt(plan, index), others);
  return name.ok ? undefined : name.error;
}

export const problemOf = (plan: Plan): Problem | undefined =>
  peopleIn(plan) === 0 ? 'nobody-here' : plan.map((_, index) => problemAt(plan, index)).find(Boolean);

export const playersOf = (plan: Plan): readonly Player[] =>
  plan.map(({ look, level }, index) => {
    const name = nameAt(plan, index);
    return level === null ? { name, look, by: 'person' } : { name, look, by: 'bot', level };
  });

/** Whatever was kept: null where this game would not take it. */
export function readPlan(json: unknown, { min, max, levels }: Offer): Plan | null {
  if (!Array.isArray(json) || json.length < min || json.length > max) return null;
  const plan: SeatPlan[] = [];
  for (const raw of json as unknown[]) {
    if (typeof raw !== 'object' || raw === null) return null;
    const { name, look: rawLook, level: rawLevel } = raw as Record<string, unknown>;
    const look = LOOKS.find(one => one === rawLook);
    const level = rawLevel === null ? null : levels.find(one => one.level === rawLevel)?.level;
    if (typeof name !== 'string' || name.length > LONGEST_RAW_NAME || !look || level === undefined)
      return null;
    if (plan.some(seat => seat.look === look)) return null;
    plan.push({ name, look, level });
  }
  return plan;
}

const freeLook = (plan: Plan): Look => {
  const free = LOOKS.find(look => plan.every(seat => seat.look !== look));
  return free ?? at(LOOKS, 0);
};

/** With the names that are shown, so that a usual name moves with its seat. */
const named = (plan: Plan): SeatPlan[] => plan.map((seat, index) => ({ ...seat, name: nameAt(plan, index) }));
