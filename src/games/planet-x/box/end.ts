import { at, type Seat } from '../../../core/contract.ts';
import { behind } from '../end.ts';
import { changed } from '../steps.ts';
import { isTrue } from '../theories.ts';
import type { Theory } from '../types.ts';
import { lastTheoriesOf } from './legal.ts';
import { placeAmongOwn, type Said, type Stepped, shownOwn, toAll } from './steps.ts';
import type { State } from './types.ts';

/** The arrow stays. Where the table is not tracked, nobody knows who is behind. [E1] */
export function found(state: State, finder: Seat, events: readonly Said[]): Stepped {
  const known = { ...state.public, finder };
  const lastActs = known.order.filter(
    seat => seat !== finder && (!state.box.tracked || behind(known, seat) > 0),
  );
  return {
    state: changed(state, { finder, lastActs, stage: 'last-acts' }),
    events: [...events, toAll({ type: 'found', seat: finder })],
  };
}

export const lastActDone = (state: State, seat: Seat): State =>
  changed(state, { lastActs: state.public.lastActs.filter(other => other !== seat) });

/** A last act can be taken again. [C14] */
export function withLastAct(state: State, seat: Seat): State {
  const { lastActs, order } = state.public;
  return changed(state, { lastActs: order.filter(other => other === seat || lastActs.includes(other)) });
}

/** A seat that has placed all its last theories has nothing left to do. */
export function doneIfAll(state: State, seat: Seat): State {
  const { theories, phase } = state.public;
  const placed = theories.filter(theory => theory.seat === seat && theory.phase > phase).length;
  return placed >= lastTheoriesOf(state, seat) ? lastActDone(state, seat) : state;
}

/** Theories of which nobody said what they are stay face down, and do not count. [E2] */
export function reveal(state: State): Stepped {
  const { public: known, own, puzzle, box } = state;
  const theories = known.theories.map((theory, number): Theory => {
    if (theory.fate !== 'in-review' || !box.here[theory.seat]) return theory;
    const body = at(at(own, theory.seat).bodies, placeAmongOwn(known, number));
    return { ...theory, body, fate: isTrue(puzzle, theory, body) ? 'right' : 'wrong' };
  });
  const shown = own.map((one, seat) => shownOwn({ theories }, one, seat as Seat));
  return {
    state: changed(state, { stage: 'over', theories, lastActs: [], end: { puzzle, own: shown } }),
    events: [toAll({ type: 'ended', puzzle, own: shown })],
  };
}
