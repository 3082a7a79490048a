import { at, type Seat } from '../../../core/contract.ts';
import { alsoFoundIn, lastActsIn, toAll } from '../../../deduction/box.ts';
import { changed } from '../steps.ts';
import { isTrue } from '../theories.ts';
import type { Theory } from '../types.ts';
import { isLast, lastTheoriesOf } from './legal.ts';
import { placeAmongOwn, type Said, type Stepped } from './steps.ts';
import type { State } from './types.ts';

/** The arrow stays. [E1] */
export const found = (state: State, finder: Seat, events: readonly Said[]): Stepped => ({
  state: changed(state, { finder, stage: 'last-acts' }),
  events: [...events, toAll({ type: 'found', seat: finder })],
});

/** Who may still act, and who located it too: pawns can be set right, and acts be mistakes, afterwards. [E1] */
export function withLastActs(state: State): State {
  const { finder, order } = state.public;
  const owes = (seat: Seat): boolean =>
    finder !== null && seat !== finder && lastTheoriesOf(state, seat) > 0 && !isDone(state, seat);
  return changed(state, { lastActs: order.filter(owes), alsoFound: alsoFoundIn(state) });
}

/** It has tried, passed, or placed all the theories that it may. */
function isDone(state: State, seat: Seat): boolean {
  const { public: known, box } = state;
  if (lastActsIn(state).some(act => act.seat === seat)) return true;
  if (box.entries.some(entry => entry.type === 'pass' && entry.seat === seat && !entry.isMistake))
    return true;
  const placed = known.theories.filter(theory => theory.seat === seat && isLast(known, theory.phase));
  return placed.length >= lastTheoriesOf(state, seat);
}

/** Theories of which nobody said what they are stay face down, and do not count. [E2] */
export function reveal(state: State): Stepped {
  const { public: known, own, puzzle, box } = state;
  const theories = known.theories.map((theory, number): Theory => {
    if (theory.fate !== 'in-review' || !box.here[theory.seat]) return theory;
    const body = at(at(own, theory.seat).bodies, placeAmongOwn(known, number));
    return { ...theory, body, fate: isTrue(puzzle, theory, body) ? 'right' : 'wrong' };
  });
  return {
    state: changed(state, { stage: 'over', theories, lastActs: [], end: { puzzle, own } }),
    events: [toAll({ type: 'ended', puzzle, own })],
  };
}
