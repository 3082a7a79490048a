import type { Addressed, Seat, Step } from '../../core/contract.ts';
import type { Act, Answer, Event, Own, PlanetX, Public, State } from './types.ts';

/** What the rules of time, theories and end are built from. */
export type Stepped = Step<PlanetX>;
export type Said = Addressed<Event>;

/** A step of a table that may have more than the game. */
export interface Passed<Some extends State> {
  readonly state: Some;
  readonly events: readonly Said[];
}

export const toAll = (event: Event): Said => ({ to: 'all', event });
export const toOwn = (seat: Seat, event: Event): Said => ({ to: [seat], event });
export const nobody = (seats: number): readonly boolean[] => Array.from({ length: seats }, () => false);

export const changed = <Some extends State>(state: Some, change: Partial<Public>): Some => ({
  ...state,
  public: { ...state.public, ...change },
});

export const withOwn = <Some extends State>(state: Some, seat: Seat, change: Partial<Own>): Some => ({
  ...state,
  own: state.own.map((own, index) => (index === seat ? { ...own, ...change } : own)),
});

/** All hear what was done, only the seat what came of it. [A6] */
export function answered<Some extends State>(state: Some, act: Act, answer: Answer): Passed<Some> {
  const { seat } = act;
  const answers = [...(state.own[seat]?.answers ?? []), answer];
  return {
    state: changed(withOwn(state, seat, { answers }), { acts: [...state.public.acts, act] }),
    events: [
      toAll({ type: 'acted', act }),
      toOwn(seat, { type: 'answered', mode: state.public.mode, act, answer }),
    ],
  };
}
