import { at, type Seat } from '../../../core/contract.ts';
import { foundAt, markedIn, withBox } from '../../../deduction/box.ts';
import { changed, withOwn } from '../steps.ts';
import type { Act, Photo } from '../types.ts';
import { retraced, type Stepped } from './steps.ts';
import { isLastTurn } from './table.ts';
import type { Entry, State } from './types.ts';

/** Time, order and place are given back; what was learned stays learned. [C14] */
export function mistaken(state: State, number: number): Stepped {
  const next = unmade(state, number);
  return {
    state: retraced(changed(next, { freeMove: null })),
    events: markedIn(state, next),
  };
}

/** Of what is no act. That the device said it stays in `entries`; the board is as if it had not. [C14] */
export function entryMistaken(state: State, number: number): Stepped {
  const next = undone(state, number);
  return { state: retraced(next), events: markedIn(state, next) };
}

function unmade(state: State, number: number): State {
  const { public: known, box } = state;
  const act = at(known.acts, number);
  const counted = withBox(state, { mistakes: [...box.mistakes, number] });
  switch (act.type) {
    case 'move': {
      const back = box.entries.reduce(
        (now, entry, along) =>
          entry.type === 'went-along' && entry.act === number ? undone(now, along) : now,
        counted,
      );
      return broughtBack(back, act, [act.seat]);
    }
    case 'survey': {
      const turn = box.entries.findIndex(entry => entry.type === 'turn' && entry.act === number);
      return turn === -1 ? counted : turnUndone(counted, turn);
    }
    case 'photo':
      return withoutPhotosOf(counted, number);
    case 'find':
      return known.finder !== null && number === foundAt(known) ? notFound(counted, number) : counted;
    case 'target':
    case 'analyze':
      return counted;
  }
}

function undone(state: State, number: number): State {
  const entry = at(state.box.entries, number);
  switch (entry.type) {
    case 'know': {
      const { seat } = entry;
      const { sets, levels } = state.box;
      const unchosen = { sets: sets.with(seat, null), levels: levels.with(seat, null) };
      return withBox(withOwn(marked(state, number), seat, { level: null, facts: [] }), unchosen);
    }
    case 'turn':
      return turnUndone(state, number);
    case 'verify':
      return state.box.takenBy[entry.photo] === null
        ? withoutPhoto(state, entry.photo)
        : faceDown(state, number, entry.photo);
    case 'went-along': {
      const act = at(state.public.acts, entry.act);
      return act.type === 'move' ? broughtBack(marked(state, number), act, entry.seats) : state;
    }
    case 'pass':
      return marked(state, number);
  }
}

/** Where they still stand there. */
function broughtBack(state: State, { to, quadrant }: Going, seats: readonly Seat[]): State {
  const { quadrants } = state.public;
  return changed(state, {
    quadrants: quadrants.map((now, seat) => (now === to && seats.includes(seat as Seat) ? quadrant : now)),
  });
}

type Going = Extract<Act, { readonly type: 'move' }>;

const marked = (state: State, number: number): State => {
  const { entries } = state.box;
  return withBox(state, { entries: entries.with(number, { ...at(entries, number), isMistake: true }) });
};

/** What a later turn would have verified stays verified. */
function turnUndone(state: State, number: number): State {
  const { public: known, box } = state;
  const turn = at(box.entries, number);
  const lines = turn.type === 'turn' && turn.act === null ? known.lines - 1 : known.lines;
  const back = changed(marked(state, number), { turns: known.turns - 1, lines });
  if (!isLastTurn(box, number)) return back;
  return box.entries.reduce(
    (now, entry, verdict) =>
      entry.type === 'verify' && entry.turn === number && !entry.isMistake
        ? faceDown(now, verdict, entry.photo)
        : now,
    back,
  );
}

/** As before its verdict. */
function faceDown(state: State, verdict: number, number: number): State {
  const { photos } = state.public;
  const photo: Photo = { ...at(photos, number), fate: 'face-down', subject: null };
  return changed(marked(state, verdict), { photos: photos.with(number, photo) });
}

const withoutPhotosOf = (state: State, act: number): State =>
  state.box.takenBy.reduceRight<State>(
    (now, by, number) => (by === act ? withoutPhoto(now, number) : now),
    state,
  );

/** With its verdict. Those after it have other numbers then. */
function withoutPhoto(state: State, number: number): State {
  const { public: known, own, box } = state;
  const { seat } = at(known.photos, number);
  const ofSeat = known.photos.slice(0, number).filter(photo => photo.seat === seat).length;
  const next = changed(state, { photos: known.photos.toSpliced(number, 1) });
  return withBox(withOwn(next, seat, { subjects: at(own, seat).subjects.toSpliced(ofSeat, 1) }), {
    takenBy: box.takenBy.toSpliced(number, 1),
    entries: box.entries.map(entry => withoutNumber(entry, number)),
  });
}

function withoutNumber(entry: Entry, number: number): Entry {
  if (entry.type === 'turn') return entry.photos > number ? { ...entry, photos: entry.photos - 1 } : entry;
  if (entry.type !== 'verify' || entry.isMistake) return entry;
  if (entry.photo === number) return { ...entry, isMistake: true };
  return entry.photo > number ? { ...entry, photo: entry.photo - 1 } : entry;
}

/** Last acts never were. [E1] */
function notFound(state: State, find: number): State {
  const { acts } = state.public;
  const isLast = (act: Act, number: number): boolean =>
    number > find && (act.type === 'photo' || act.type === 'find') && !state.box.mistakes.includes(number);
  const without = acts.reduce((now, act, number) => (isLast(act, number) ? unmade(now, number) : now), state);
  const entries = without.box.entries.map(entry =>
    entry.type === 'pass' ? { ...entry, isMistake: true } : entry,
  );
  return changed(withBox(without, { entries }), {
    ...{ stage: 'act', finder: null },
  });
}
