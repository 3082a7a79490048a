import { assert, at, type Seat } from '../../../core/contract.ts';
import { toAll } from '../../../deduction/box.ts';
import { COSTS, topicsOf } from '../board.ts';
import { costOf, standingIn } from '../costs.ts';
import { withFinder, withLastFind, withLastPhotos } from '../end.ts';
import { effectFor } from '../modifiers.ts';
import { actBy, answered, changed } from '../steps.ts';
import { actOf, asked, findOf, tried } from '../turn.ts';
import type { Act, Action, Photo, Public, Quadrant, Shot } from '../types.ts';
import { turnedOn } from './photos.ts';
import { andThen, byGame, entered, goneOn, type Stepped } from './steps.ts';
import { convoyOf, placeOf } from './table.ts';
import type { Announced, State } from './types.ts';

/** By a seat here: it is answered. [C11] */
export function acted(state: State, seat: Seat, move: Action): Stepped {
  const { public: known } = state;
  switch (move.type) {
    case 'move': {
      const act = moveOf(known, seat, move.to);
      return moved(byGame(state, answered(state, act, { type: 'move' })), act);
    }
    case 'find':
      return known.stage === 'last-acts' ? lastFind(state, seat, move) : find(state, seat, move);
    case 'survey':
    case 'target':
    case 'photo':
    case 'analyze':
      return ended(byGame(state, asked(state, seat, move)), actOf(known, seat, move));
  }
}

/** [E1] */
export const lastPhotos = (state: State, seat: Seat, shots: readonly Shot[]): Stepped =>
  byGame(state, withLastPhotos(state, seat, shots));

/** By a seat that is away: it is not answered. [C9] */
export function announced(state: State, seat: Seat, said: Announced): Stepped {
  const { public: known } = state;
  if (said.type === 'find') return announcedFind(state, seat, said.found);
  if (known.stage === 'last-acts' && said.type === 'photo') return lastPhoto(state, seat, said.sector);
  const there = placed(state, seat, placeOf(known, said));
  const act = announcedAct(there.public, seat, said);
  const step = withAct(there, act);
  if (act.type === 'move') return moved(step, act);
  return ended(
    said.type === 'photo' ? { ...step, state: withPhoto(step.state, seat, said.sector) } : step,
    act,
  );
}

function announcedAct(known: Public, seat: Seat, said: Exclude<Announced, { type: 'find' }>): Act {
  switch (said.type) {
    case 'move':
      return moveOf(known, seat, said.to);
    case 'survey':
    case 'target':
      return actOf(known, seat, said);
    case 'photo':
      return { ...actBy(known, seat, COSTS.photo), type: 'photo', sectors: [said.sector] };
    case 'analyze':
      return actOf(known, seat, { type: 'analyze', topic: at(topicsOf(said.satellite), 0) });
  }
}

const moveOf = (known: Public, seat: Seat, to: Quadrant): Extract<Act, { type: 'move' }> => ({
  ...actBy(known, seat, costOf(known, seat, { type: 'move', to })),
  type: 'move',
  to,
});

/** All hear of it, and nobody is answered. */
const withAct = (state: State, act: Act): Stepped => ({
  state: changed(state, { acts: [...state.public.acts, act] }),
  events: [toAll({ type: 'acted', act })],
});

/** The printed board has the last word on where somebody stands. */
const placed = (state: State, seat: Seat, quadrant: Quadrant | undefined): State =>
  quadrant === undefined ? state : { ...state, public: standingIn(state.public, seat, quadrant) };

const withPhoto = (state: State, seat: Seat, sector: number): State => {
  const photo: Photo = { seat, sector, fate: 'face-down', subject: null };
  return changed(state, { photos: [...state.public.photos, photo] });
};

/** A move that costs nothing does not end the turn. [T6] */
function moved({ state, events }: Stepped, act: Extract<Act, { type: 'move' }>): Stepped {
  const { seat, quadrant: from, to, cost } = act;
  const quadrants = state.public.quadrants.with(seat, to);
  const freeMove = cost === 0 ? { from, to } : null;
  const there = { state: changed(state, { quadrants, freeMove }), events };
  return cost === 0 ? there : andThen(there, now => goneOn(now, seat, cost));
}

/** [M15] */
function ended(step: Stepped, { seat, cost, type }: Act): Stepped {
  const turns = type === 'survey' && effectFor(step.state.public, seat).survey?.turnsEarth;
  const act = step.state.public.acts.length - 1;
  const after = turns ? andThen(step, state => turnedOn(state, { by: seat, act })) : step;
  return andThen(after, state => goneOn(changed(state, { freeMove: null }), seat, cost));
}

type Find = Extract<Action, { type: 'find' }>;

/** [E1] */
function find(state: State, seat: Seat, move: Find): Stepped {
  const { guess, right } = tried(state, move);
  const act = findOf(state.public, seat, right);
  const step = ended(byGame(state, answered(state, act, { type: 'find', guess })), act);
  return right ? andThen(step, now => found(now, seat)) : step;
}

/** [E1] */
const found = (state: State, finder: Seat): Stepped => byGame(state, withFinder(state, finder));

function lastFind(state: State, seat: Seat, move: Find): Stepped {
  const { guess, right } = tried(state, move);
  return byGame(state, withLastFind(state, seat, guess, right));
}

/** Nothing hangs on where somebody stands who finds it: where it was not entered, it is not asked for. */
function announcedFind(state: State, seat: Seat, right: boolean): Stepped {
  const { public: known } = state;
  const there = known.quadrants[seat] === null ? standingIn(known, seat, 1) : known;
  if (known.stage === 'last-acts') {
    return withAct(state, { ...actBy(there, seat, 0), type: 'find', found: right });
  }
  const act = findOf(there, seat, right);
  const step = andThen(withAct(changed(state, { freeMove: null }), act), now => goneOn(now, seat, act.cost));
  return right ? andThen(step, now => found(now, seat)) : step;
}

/** In any quadrant, until there are no more. [E2] */
function lastPhoto(state: State, seat: Seat, sector: number): Stepped {
  const { public: known } = state;
  const quadrant = known.quadrants[seat] ?? placeOf(known, { type: 'photo', sector });
  const there = placed(state, seat, quadrant).public;
  const act: Act = { ...actBy(there, seat, 0), type: 'photo', sectors: [sector] };
  return withAct(withPhoto(state, seat, sector), act);
}

/** [E1] */
export const passed = (state: State, by: Seat, seat: Seat): Stepped => ({
  state: entered(state, by, { type: 'pass', seat }),
  events: [toAll({ type: 'passed', seat })],
});

/** [U6] */
export function wentAlong(state: State, by: Seat, seats: readonly Seat[]): Stepped {
  const { quadrants, acts } = state.public;
  const convoy = convoyOf(state.public);
  assert(convoy, 'somebody has moved');
  const { to, seat: mover } = convoy;
  const noted = entered(state, by, { type: 'went-along', seat: mover, act: acts.length - 1, seats, to });
  return {
    state: changed(noted, {
      quadrants: quadrants.map((quadrant, seat) => (seats.includes(seat as Seat) ? to : quadrant)),
    }),
    events: [toAll({ type: 'followed', seats, to })],
  };
}
