import type { Addressed, Seat, Step } from '../../core/contract.ts';
import type { Act, Answer, Event, Own, PlanetX, Public, State } from './types.ts';

/** What the rules of time, theories and end are built from. */
export type Stepped = Step<PlanetX>;
export type Said = Addressed<Event>;

export const toAll = (event: Event): Said => ({ to: 'all', event });
export const toOwn = (seat: Seat, event: Event): Said => ({ to: [seat], event });
export const nobody = (seats: number): readonly boolean[] => Array.from({ length: seats }, () => false);

export const changed = (state: State, change: Partial<Public>): State => ({
  ...state,
  public: { ...state.public, ...change },
});

export const withOwn = (state: State, seat: Seat, change: Partial<Own>): State => ({
  ...state,
  own: state.own.map((own, index) => (index === seat ? { ...own, ...change } : own)),
});

/** All hear what was done, only the seat what came of it. [A6] */
export function answered(state: State, act: Act, answer: Answer): Stepped {
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
