import { at, type Seat, type Step } from '../../../core/contract.ts';
import type { Public } from '../types.ts';
import type { Box, Event, PlanetXBox, State } from './types.ts';

export type Stepped = Step<PlanetXBox>;
export type Said = Stepped['events'][number];

export const toAll = (event: Event): Said => ({ to: 'all', event });
export const toOwn = (seat: Seat, event: Event): Said => ({ to: [seat], event });

export const withBox = (state: State, change: Partial<Box>): State => ({
  ...state,
  box: { ...state.box, ...change },
});

/** A theory by its number, among those of its owner. */
export const placeAmongOwn = ({ theories }: Pick<Public, 'theories'>, number: number): number =>
  theories.slice(0, number).filter(({ seat }) => seat === at(theories, number).seat).length;
