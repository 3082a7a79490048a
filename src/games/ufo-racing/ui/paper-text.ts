import { chips, planText } from '../text.ts';
import { DIRECTIONS, type Plan, type Speeds } from '../types.ts';
import type { Socket } from './planning.ts';

export const TITLE = 'Plan in secret';
export const PANEL = 'Control panel';
export const pageOf = (name: string): string => `Control panel of ${name}`;
export const ONLY_YOU = 'only you';
export const chipsLeft = (left: number, all: number): string => `${left} of ${chips(all)} left`;

export const socketName: Readonly<Record<Socket, string>> = {
  N: 'North',
  S: 'South',
  E: 'East',
  W: 'West',
  up: 'Up',
  down: 'Down',
  battery: 'Battery',
  plus: 'Initiative\u00a0+',
  minus: 'Initiative\u00a0−',
};

export const was = (speed: number): string => `was ${speed}`;
export const BRAKES = 'brakes';
export const TAP = 'tap to add';
export const KEPT = 'kept for later';
export const EARLIER = 'move earlier';
export const LATER = 'move later';

export const NEW_SPEED = 'new speed';
export const CHIPS = 'chips placed';
export const placed = (count: number): string => `${chips(count)} placed`;
export const PANEL_KEYS = 'Ends of the axes. Enter adds a chip, Backspace takes one away.';
export const ONE_SIDE = 'Chips lie on the other side of initiative.';
export const NO_CHIP = 'No chip is left.';
export const NOT_PLANNING = 'It is not the time to plan.';

export const damageNow = (damage: number): string => `${damage} damage`;
export const energyNow = (energy: number): string => `${energy} energy this turn`;
export const fromBattery = (battery: number): string => `+${battery} battery`;
export const inBattery = (battery: number): string => `${battery} in the battery`;
export const NOT_YET = 'You plan here, in secret, once every UFO has its place.';

export const UNDO = 'Take the last chip back';
export const NOTHING_PLACED = 'No chip is placed.';
export const FILL = 'Bank the rest';
export const LOCK = 'Lock in plan';
export const CHANGE = 'Change the plan';
export const placeMore = (left: number): string => `Place ${left} more`;
export const SAME = 'This plan is sealed.';
export const sealedPlan = (plan: Plan): string => `Sealed: ${planText(plan)}.`;

export const elevation = (z: number): string => `el ${z}`;
export const AT_REST = 'at rest';

/** "S 4, E 2, up 1": three directions stand beside the title, on a phone too. */
export const speedBriefly = (speed: Speeds): string =>
  DIRECTIONS.flatMap((direction, index) => (speed[index] ? [`${direction} ${speed[index]}`] : [])).join(', ');
