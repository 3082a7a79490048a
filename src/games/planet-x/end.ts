import { at, type Seat } from '../../core/contract.ts';
import { theoriesWhenBehind } from './board.ts';
import { answered, changed, type Said, type Stepped, toAll } from './steps.ts';
import { bodiesOf, isTrue, withTheories } from './theories.ts';
import type { Act, Answer, Claim, Public, State, Theory } from './types.ts';

/** [E1] [E2] */
export function found(state: State, finder: Seat, events: readonly Said[]): Stepped {
  const { order } = state.public;
  const known = { ...state.public, finder };
  const lastActs = order.filter(seat => theoriesWhenBehind(behind(known, seat)) > 0);
  const next = changed(state, { finder, lastActs, stage: 'last-acts' });
  return goOn(next, [...events, toAll({ type: 'found', seat: finder })]);
}

/** Sectors behind the finder. */
export const behind = ({ time, finder }: Pick<Public, 'time' | 'finder'>, seat: Seat): number =>
  finder === null ? 0 : at(time, finder) - at(time, seat);

/** They count as one phase after all others. [E2] [E4] */
export function lastTheories(state: State, seat: Seat, claims: readonly Claim[]): Stepped {
  const next = withTheories(state, seat, claims, state.public.phase + 1);
  return done(next, [toAll({ type: 'submitted', seat, sectors: claims.map(({ sector }) => sector) })]);
}

export function lastLocate(state: State, seat: Seat, right: boolean, answer: Answer): Stepped {
  const act: Act = { seat, at: at(state.public.time, seat), cost: 0, type: 'locate', found: right };
  const { state: next, events } = answered(state, act, answer);
  const { alsoFound } = next.public;
  return done(right ? changed(next, { alsoFound: [...alsoFound, seat] }) : next, events);
}

const done = (state: State, events: readonly Said[]): Stepped =>
  goOn(changed(state, { lastActs: state.public.lastActs.slice(1) }), events);

const goOn = (state: State, events: readonly Said[]): Stepped =>
  state.public.lastActs.length > 0 ? { state, events } : closed(state, events);

/** [E3] */
function closed(state: State, events: readonly Said[]): Stepped {
  const { public: known, own, puzzle } = state;
  const bodies = bodiesOf(known, own);
  const theories = known.theories.map((theory, index): Theory => {
    const body = at(bodies, index);
    return { ...theory, body, fate: isTrue(puzzle, theory, body) ? 'right' : 'wrong' };
  });
  return {
    state: changed(state, { stage: 'over', theories, end: { puzzle, own } }),
    events: [...events, toAll({ type: 'ended', puzzle, own })],
  };
}
