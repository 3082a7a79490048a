import { assert, at, type Seat } from '../../core/contract.ts';
import { PENALTY, topicsOf } from './board.ts';
import { andThen, changed, type Stepped, toAll, withOwn } from './steps.ts';
import { advanced } from './time.ts';
import { titleOfRule } from './topics.ts';
import {
  type Own,
  type Photo,
  type Puzzle,
  SATELLITES,
  type Satellite,
  type Shot,
  type State,
  type Subject,
  type Title,
  TOPICS,
  type Verified,
} from './types.ts';

/** Face down. [A4] */
export function withPhotos<Of extends State>(state: Of, seat: Seat, shots: readonly Shot[]): Of {
  const taken = shots.map(({ sector }): Photo => ({ seat, sector, fate: 'face-down', subject: null }));
  const subjects = [...at(state.own, seat).subjects, ...shots.map(({ subject }) => subject)];
  return changed(withOwn(state, seat, { subjects }), { photos: [...state.public.photos, ...taken] });
}

/** All photos of a table, after those that lie face down were turned up. */
export type Judge = (state: State) => readonly Photo[];

/** All that are face down are judged; who was wrong pays. [T3] [T4] [T5] */
export function verified(state: State, judge: Judge): Stepped {
  const photos = judge(state);
  return photos.every((photo, index) => photo === state.public.photos[index])
    ? { state, events: [] }
    : turnedUp(state, photos, advanced);
}

/** All see what is no longer face down in `photos`. Whoever was wrong pays, unless the game ends. [T4] [Q5] [E3] */
export function turnedUp(state: State, photos: readonly Photo[], pay: typeof advanced | null): Stepped {
  const shown = photos.flatMap(({ seat, sector, subject, fate }, index): Verified[] =>
    subject !== null && state.public.photos[index]?.fate === 'face-down'
      ? [{ seat, sector, subject, right: fate === 'right' }]
      : [],
  );
  const step = {
    state: changed(state, { photos }),
    events: [toAll({ type: 'verified', photos: shown })],
  };
  const told = andThen(step, listed);
  return pay ? andThen(told, after => paid(after, shown, pay)) : told;
}

/** Everything that lies face down is turned up: what each shows is known. [T4] [E3] */
export const judged: Judge = state => {
  const photos = judgedWhereKnown(state);
  assert(
    photos.every(({ fate }) => fate !== 'face-down'),
    'each photo shows what its owner put on it',
  );
  return photos;
};

/** A table that follows a printed board does not know what others put on theirs: those stay face down. [U3] */
export const judgedWhereKnown: Judge = ({ own, puzzle, public: { photos } }) => {
  const subjects = subjectsOf(photos, own);
  return photos.map((photo, index) => {
    const subject = subjects[index];
    return photo.fate === 'face-down' && subject ? judgedAs(puzzle, photo, subject) : photo;
  });
};

export const judgedAs = (puzzle: Puzzle, photo: Photo, subject: Subject): Photo => ({
  ...photo,
  subject,
  fate: isTrue(puzzle, { sector: photo.sector, subject }) ? 'right' : 'wrong',
});

const isTrue = ({ sky }: Puzzle, { sector, subject }: Shot): boolean => sky[sector - 1] === subject;

/** By photo: what its owner put on it, where that is known. */
function subjectsOf(photos: readonly Photo[], own: readonly Own[]): readonly (Subject | undefined)[] {
  const next = own.map(() => 0);
  return photos.map(({ seat }) => {
    const number = at(next, seat);
    next[seat] = number + 1;
    return at(own, seat).subjects[number];
  });
}

/** By topic: the titles of these satellites. [Q5] */
export const titlesOf = (
  { rules }: Puzzle,
  isListed: (satellite: Satellite) => boolean,
): readonly (Title | null)[] => {
  const open = SATELLITES.filter(isListed).flatMap(topicsOf);
  return rules.map((rule, index) => (open.includes(at(TOPICS, index)) ? titleOfRule(rule) : null));
};

/** The titles of satellites that are verified for the first time. [Q5] */
function listed(state: State): Stepped {
  const { titles, photos } = state.public;
  const isNew = (satellite: Satellite): boolean =>
    topicsOf(satellite).some(topic => titles[TOPICS.indexOf(topic)] === null) &&
    photos.some(({ subject, fate }) => subject === satellite && fate === 'right');
  const satellites = SATELLITES.filter(isNew);
  if (satellites.length === 0) return { state, events: [] };
  const found = titlesOf(state.puzzle, satellite => satellites.includes(satellite));
  return {
    state: changed(state, { titles: titles.map((title, index) => title ?? found[index] ?? null) }),
    events: satellites.map(satellite => {
      const own = topicsOf(satellite).map(topic => at(found, TOPICS.indexOf(topic)));
      return toAll({ type: 'listed', satellite, titles: own.filter(title => title !== null) });
    }),
  };
}

/** Back to front, all of a player at once. [T4] */
function paid(state: State, shown: readonly Verified[], pay: typeof advanced): Stepped {
  let step: Stepped = { state, events: [] };
  for (const seat of state.public.order) {
    const time = PENALTY * shown.filter(one => one.seat === seat && !one.right).length;
    if (time === 0) continue;
    const told = { state: step.state, events: [...step.events, toAll({ type: 'paid', seat, time })] };
    step = andThen(told, now => pay(now, seat, time));
  }
  return step;
}
