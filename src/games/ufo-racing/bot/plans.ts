import { chipsToPlan } from '../board.ts';
import { placeOf } from '../field.ts';
import type { Plan, Speeds, Ufo } from '../types.ts';
import type { Velocity } from './legs.ts';
import type { Routes } from './routes.ts';
import { velocityOf } from './turns-left.ts';

/** A plan that leads on without a hit, if nobody is in the way. */
export interface Idea {
  readonly plan: Plan;
  /** Turns from now on. */
  readonly turns: number;
}

/** Chips that are left over go into the battery; each is worth so many turns. */
const CHIP_SPARED = 0.03;

/** The best first. */
export function ideasOf(routes: Routes, ufo: Ufo, whole: boolean): Idea[] {
  const speed = velocityOf(ufo.unmoved);
  const chips = chipsToPlan(ufo);
  const ideas: Idea[] = [];
  for (const leg of routes.from(placeOf(ufo))) {
    if (leg.crosses && !whole) continue;
    const thrust = { x: leg.x - speed.x, y: leg.y - speed.y, z: leg.z - speed.z };
    const spare = chips - Math.abs(thrust.x) - Math.abs(thrust.y) - Math.abs(thrust.z);
    if (spare < 0) continue;
    ideas.push({ plan: planOf(thrust, spare), turns: 1 + leg.left - CHIP_SPARED * Math.min(4, spare) });
  }
  return ideas.sort((one, other) => one.turns - other.turns);
}

/** This change of speed, and what is left over into the battery. */
export const planOf = ({ x, y, z }: Velocity, battery: number): Plan => ({
  thrust: [plus(-y), plus(y), plus(x), plus(-x), plus(z), plus(-z)] as Speeds,
  battery,
  initiative: 0,
});

/** The same with all that is left over on initiative. */
export const withInitiative = ({ thrust, battery }: Plan, sign: 1 | -1): Plan => ({
  thrust,
  battery: 0,
  initiative: sign * battery,
});

const plus = (number: number): number => Math.max(0, number);
