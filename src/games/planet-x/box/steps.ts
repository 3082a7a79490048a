import { at, type Seat, type Step } from '../../../core/contract.ts';
import { withBox } from '../../../deduction/box.ts';
import type { Public } from '../types.ts';
import type { Entered, Event, PlanetXBox, State } from './types.ts';

export type Stepped = Step<PlanetXBox>;
export type Said = Stepped['events'][number];

export const toOwn = (seat: Seat, event: Event): Said => ({ to: [seat], event });

/** A theory by its number, among those of its owner. */
export const placeAmongOwn = ({ theories }: Pick<Public, 'theories'>, number: number): number =>
  theories.slice(0, number).filter(({ seat }) => seat === at(theories, number).seat).length;

/** [C14] */
export const entered = (state: State, by: Seat, entry: Entered): State =>
  withBox(state, { entries: [...state.box.entries, { ...entry, by, isMistake: false }] });
