import { at, type Seat } from '../../../core/contract.ts';
import { effectOf } from '../modifiers.ts';
import { changed, withOwn } from '../steps.ts';
import type { Act, Public } from '../types.ts';
import { type Stepped, told } from './steps.ts';
import { isTimed } from './table.ts';
import type { State } from './types.ts';

/** Time, order and place are given back; what was learned stays learned. [C14] */
export function mistaken(state: State, number: number): Stepped {
  const { public: known, box } = state;
  const act = at(known.acts, number);
  const marked = { ...state, box: { ...box, mistakes: [...box.mistakes, number] } };
  const timed = isTimed(box, act.seat) ? changed(marked, movedBack(known, act.seat, act.cost)) : marked;
  return {
    state: unmade(changed(timed, { freeMove: null }), act),
    events: [told({ type: 'mistaken', number, act })],
  };
}

/** Whoever acts is behind all others in its space. [T1] */
function movedBack({ time, order }: Public, seat: Seat, by: number): Pick<Public, 'time' | 'order'> {
  const now = Math.max(0, at(time, seat) - by);
  const others = order.filter(other => other !== seat);
  const place = others.findIndex(other => at(time, other) >= now);
  return {
    time: time.with(seat, now),
    order: others.toSpliced(place === -1 ? others.length : place, 0, seat),
  };
}

function unmade(state: State, act: Act): State {
  const { public: known } = state;
  const { seat } = act;
  switch (act.type) {
    case 'move':
      return known.quadrants[seat] === act.to
        ? changed(state, { quadrants: known.quadrants.with(seat, act.quadrant) })
        : state;
    case 'survey': {
      const turned = effectOf(at(known.modifiers, act.quadrant - 1)).survey?.turnsEarth && known.turns > 0;
      return turned ? changed(state, { turns: known.turns - 1 }) : state;
    }
    case 'photo':
      return withLastAct(
        act.sectors.reduce((now, sector) => withoutPhoto(now, seat, sector), state),
        seat,
      );
    case 'find':
      return seat === known.finder ? notFound(state) : withLastAct(state, seat);
    case 'target':
    case 'analyze':
      return state;
  }
}

/** One that was verified stays: all have seen it. */
function withoutPhoto(state: State, seat: Seat, sector: number): State {
  const { public: known, own, box } = state;
  const isIt = (one: Public['photos'][number]): boolean =>
    one.seat === seat && one.sector === sector && one.fate === 'face-down';
  const number = known.photos.findIndex(isIt);
  if (number === -1) return state;
  const ofSeat = known.photos.slice(0, number).filter(photo => photo.seat === seat).length;
  const due = box.due.filter(one => one !== number).map(one => (one > number ? one - 1 : one));
  const next = changed({ ...state, box: { ...box, due } }, { photos: known.photos.toSpliced(number, 1) });
  return withOwn(next, seat, { subjects: at(own, seat).subjects.toSpliced(ofSeat, 1) });
}

/** A last act can be taken again. [E1] */
function withLastAct(state: State, seat: Seat): State {
  const { stage, order, lastActs, finder, alsoFound } = state.public;
  if (stage !== 'last-acts' || seat === finder) return state;
  return changed(state, {
    alsoFound: alsoFound.filter(one => one !== seat),
    lastActs: order.filter(one => one === seat || lastActs.includes(one)),
  });
}

/** As if nobody had found it. */
const notFound = (state: State): State =>
  changed(state, { stage: 'act', finder: null, lastActs: [], alsoFound: [] });
