import { at, type Seat } from '../../core/contract.ts';
import { movedOn, PENALTY, REVIEW_AFTER } from './board.ts';
import { changed, nobody, type Said, type Stepped, toAll, withOwn } from './steps.ts';
import type { Body, Claim, Own, Public, Puzzle, Reviewed, State, Theory } from './types.ts';

/** Whoever has no tokens left is not asked. [H1] */
export function askForTheories(state: State): State {
  const { phase, tokens } = state.public;
  return changed(state, { stage: 'theories', phase: phase + 1, done: tokens.map(left => left === 0) });
}

/** All theories lie on the table, advance, and the oldest are reviewed. [H3] [H4] */
export function reviewed(state: State): Stepped {
  const { seats, order } = state.public;
  let next = state;
  const events: Said[] = [];
  for (const seat of order) {
    const claims = state.own[seat]?.sealed ?? [];
    next = withTheories(next, seat, claims, state.public.phase);
    events.push(toAll({ type: 'submitted', seat, sectors: claims.map(({ sector }) => sector) }));
  }
  const { theories, shown } = judged(next);
  if (shown.length > 0) events.push(toAll({ type: 'reviewed', theories: shown }));
  const after = paid(changed(next, { theories, stage: 'act', done: nobody(seats) }), shown);
  return { state: after.state, events: [...events, ...after.events] };
}

/** Tokens leave the hand of their seat for good. */
export function withTheories(state: State, seat: Seat, claims: readonly Claim[], phase: number): State {
  const { theories, tokens } = state.public;
  const placed = claims.map(({ sector }): Theory => ({ seat, sector, phase, fate: 'in-review', body: null }));
  const bodies = [...(state.own[seat]?.bodies ?? []), ...claims.map(({ body }) => body)];
  return changed(withOwn(state, seat, { bodies, sealed: null }), {
    theories: [...theories, ...placed],
    tokens: tokens.with(seat, at(tokens, seat) - claims.length),
  });
}

/** By theory: what its owner chose. */
export function bodiesOf({ theories }: Pick<Public, 'theories'>, own: readonly Own[]): readonly Body[] {
  const next = own.map(() => 0);
  return theories.map(({ seat }) => {
    const number = at(next, seat);
    next[seat] = number + 1;
    return at(at(own, seat).bodies, number);
  });
}

export const isTrue = ({ sky }: Puzzle, { sector }: Theory, body: Body): boolean => sky[sector - 1] === body;

/** A right theory of the oldest reveals all others about its sector, a wrong one only itself. [H5] [H6] */
function judged({ public: known, own, puzzle }: State): {
  readonly theories: readonly Theory[];
  readonly shown: readonly Reviewed[];
} {
  const bodies = bodiesOf(known, own);
  const waiting = known.theories.map(({ fate }) => fate === 'in-review');
  const due = known.theories.map(({ phase }, index) => waiting[index] && phase <= known.phase - REVIEW_AFTER);
  const confirmed = known.theories
    .filter((theory, index) => due[index] && isTrue(puzzle, theory, at(bodies, index)))
    .map(({ sector }) => sector);
  const shown: Reviewed[] = [];
  const theories = known.theories.map((theory, index): Theory => {
    if (!waiting[index] || !(due[index] || confirmed.includes(theory.sector))) return theory;
    const body = at(bodies, index);
    const right = isTrue(puzzle, theory, body);
    const { seat, sector } = theory;
    shown.push({ seat, sector, body, right });
    return { ...theory, body, fate: right ? 'right' : 'wrong' };
  });
  return { theories, shown };
}

/** [H7] */
function paid(state: State, shown: readonly Reviewed[]): Stepped {
  const events: Said[] = [];
  let next = state;
  for (const seat of state.public.order) {
    const time = PENALTY * shown.filter(one => one.seat === seat && !one.right).length;
    if (time === 0) continue;
    next = changed(next, movedOn(next.public, seat, time));
    events.push(toAll({ type: 'paid', seat, time }));
  }
  return { state: next, events };
}
