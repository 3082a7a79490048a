import { assert, at, type Seat } from '../../../core/contract.ts';
import { toAll } from '../../../deduction/box.ts';
import { PENALTY } from '../board.ts';
import { changed, withOwn } from '../steps.ts';
import { isTrue } from '../theories.ts';
import type { Body, Theory } from '../types.ts';
import { entered, placeAmongOwn, type Said, type Stepped, toOwn } from './steps.ts';
import { gone } from './track.ts';
import type { Placed, State } from './types.ts';

/** [P2] */
export function place(state: State, by: Seat, placed: Placed, body: Body | null): Stepped {
  const { seat, sector, phase } = placed;
  const next = withTheory(state, by, { seat, sector, phase }, body);
  const events: Said[] = [toAll({ type: 'placed', seat, sector, phase })];
  if (body !== null) events.push(toOwn(seat, { type: 'placed-own', sector, body }));
  return { state: next, events };
}

/** Nothing named: as its owner entered it. [P3] */
export function review(state: State, by: Seat, number: number, named: Body | null): Stepped {
  const { seat } = at(state.public.theories, number);
  const body = named ?? at(state.own, seat).bodies[placeAmongOwn(state.public, number)];
  assert(body, 'of a seat that is away, what it is is said at the review');
  return judged(state, by, number, body);
}

/** [P4] */
export function reviewOther(state: State, by: Seat, { seat, sector, phase }: Placed, body: Body): Stepped {
  const next = withTheory(state, by, { seat, sector, phase }, body);
  const { state: after, events } = judged(next, by, next.public.theories.length - 1, body);
  return { state: after, events: [toAll({ type: 'placed', seat, sector, phase }), ...events] };
}

/** What seats that are away chose is kept nowhere but on the board. */
function withTheory(state: State, by: Seat, placed: Placed, body: Body | null): State {
  const { theories, tokens } = state.public;
  const { seat } = placed;
  const theory: Theory = { ...placed, fate: 'in-review', body: null };
  const next = changed(entered(state, by, { type: 'place', ...placed }), {
    theories: [...theories, theory],
    tokens: tokens.with(seat, at(tokens, seat) - 1),
  });
  if (!state.box.here[seat] || body === null) return next;
  return withOwn(next, seat, { bodies: [...at(state.own, seat).bodies, body] });
}

/** Once somebody has located Planet X, wrong theories cost nothing. [P3] [E2] */
function judged(state: State, by: Seat, number: number, body: Body): Stepped {
  const { theories, stage } = state.public;
  const theory = at(theories, number);
  const right = isTrue(state.puzzle, theory, body);
  const { seat, sector, phase } = theory;
  const entry = { type: 'review', seat, sector, phase, body, right } as const;
  const next = changed(entered(state, by, entry), {
    theories: theories.with(number, { ...theory, body, fate: right ? 'right' : 'wrong' }),
  });
  const told = toAll({ type: 'reviewed', theories: [{ seat, sector, body, right }] });
  if (right || stage === 'last-acts') return { state: next, events: [told] };
  return {
    state: gone(next, { seat, by: PENALTY, entry: state.box.entries.length }),
    events: [told, toAll({ type: 'paid', seat, time: PENALTY })],
  };
}
