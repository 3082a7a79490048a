import { assert, at, heardBy, type Seat, type Viewer } from '../../../core/contract.ts';
import { atTurn, type Moment, seat } from '../testing.ts';
import { refuse } from './legal.ts';
import { apply } from './rules.ts';
import type { Stepped } from './steps.ts';
import type { Announced, Box, Event, Move, Refusal, State } from './types.ts';
import { view } from './view.ts';

/** A box table at this moment of a game; all are here, have chosen, and their turns are entered, unless it is said. */
export function atBox(moment: Moment = {}, box: Partial<Box> = {}): State {
  const state = atTurn(moment);
  const { seats } = state.public;
  const each = <Value>(value: Value): readonly Value[] => Array.from({ length: seats }, () => value);
  const here = box.here ?? each(true);
  const { order, time } = state.public;
  const track = order.map(one => ({ seat: one, to: at(time, one) }));
  const none = { level: null, subjects: [], reports: [] };
  return {
    ...state,
    public: { ...state.public, levels: null },
    own: state.own.map((own, owner) => (here[owner] ? own : { ...own, ...none })),
    box: {
      ...{ code: state.puzzle.code, help: 'exact', here, tracked: true },
      ...{ sets: here.map((isHere, set) => (isHere ? set : null)), levels: here.map(() => null) },
      ...{ mistakes: [], entries: [], track, takenBy: state.public.photos.map(() => null) },
      ...{ due: [], turnDue: false },
      ...box,
    },
  };
}

/** Two people, of whom the second uses another device. */
export const withAway = (moment: Moment = {}, box: Partial<Box> = {}): State =>
  atBox(moment, { here: [true, false], ...box });

/** One after the other; throws where the rules refuse. */
export function enter(start: State, ...entries: readonly (readonly [who: number, move: Move])[]): Stepped {
  let step: Stepped = { state: start, events: [] };
  for (const [who, move] of entries) {
    const refusal = refused(step.state, who, move);
    assert(refusal === undefined, `seat ${who} may ${JSON.stringify(move)}: ${refusal}`);
    step = apply(step.state, seat(who), move);
  }
  return step;
}

export const refused = (state: State, who: number, move: Move): Refusal | undefined =>
  refuse(view(state, seat(who)), move);

export const said = (who: number, act: Announced): Move => ({ type: 'announced', seat: seat(who), act });

export const heard = ({ events }: Stepped, viewer: number | 'spectator' = 'spectator'): readonly Event[] =>
  heardBy(events, viewer as Viewer);

export const typesHeard = (step: Stepped, viewer: number | 'spectator' = 'spectator'): readonly string[] =>
  heard(step, viewer).map(({ type }) => type);

export const timeOf = ({ public: { time } }: State, who: number): number => at(time, who as Seat);
