import { type Addressed, at, type Seat, type Step } from '../../core/contract.ts';
import { standsIn } from './costs.ts';
import type { Act, Answer, Event, Own, Public, State, Uaps } from './types.ts';

/** What the rules of every phase are built from. */
export type Stepped = Step<Uaps>;
export type Said = Addressed<Event>;

export const toAll = (event: Event): Said => ({ to: 'all', event });
export const toOwn = (seat: Seat, event: Event): Said => ({ to: [seat], event });
export const nobody = (seats: number): readonly boolean[] => Array.from({ length: seats }, () => false);

export const changed = <Of extends State>(state: Of, change: Partial<Public>): Of => ({
  ...state,
  public: { ...state.public, ...change },
});

export const withOwn = <Of extends State>(state: Of, seat: Seat, change: Partial<Own>): Of => ({
  ...state,
  own: state.own.map((own, index) => (index === seat ? { ...own, ...change } : own)),
});

/** One thing after another. */
export function andThen({ state, events }: Stepped, next: (state: State) => Stepped): Stepped {
  const after = next(state);
  return after.events.length === 0 && after.state === state
    ? { state, events }
    : { state: after.state, events: [...events, ...after.events] };
}

/** What is told of every action. */
export const actBy = ({ time, quadrants, turns }: Public, seat: Seat, cost: number) => ({
  seat,
  at: at(time, seat),
  cost,
  quadrant: standsIn({ quadrants }, seat),
  turns,
});

/** All hear what was done, only the seat what came of it. [A7] */
export function answered(state: State, act: Act, answer: Answer): Stepped {
  const { seat } = act;
  const answers = [...(state.own[seat]?.answers ?? []), answer];
  const acted = toAll({ type: 'acted', act });
  return {
    state: changed(withOwn(state, seat, { answers }), { acts: [...state.public.acts, act] }),
    events:
      answer.type === 'move'
        ? [acted]
        : [acted, toOwn(seat, { type: 'answered', mode: state.public.mode, act, answer })],
  };
}

/** A face-down choice: whoever chose before only changes it, which nobody else notices. */
export function decided(state: State, seat: Seat, choice: Event): Stepped {
  const { done } = state.public;
  const own = toOwn(seat, choice);
  return {
    state: changed(state, { done: done.with(seat, true) }),
    events: done[seat] ? [own] : [own, toAll({ type: 'decided', seat })],
  };
}
