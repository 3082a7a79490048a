import { assert, at, heardBy, type Seat, seatsOf, type Viewer } from '../../core/contract.ts';
import { voiceFaults } from '../../core/laws/voice.ts';
import { Rng, stream } from '../../core/rng.ts';
import { boardOf, linesBefore, onFrom, stackedWith } from './board.ts';
import { factSets } from './facts.ts';
import { refuse } from './legal.ts';
import { drawCode } from './puzzle.ts';
import { apply, setup, toAct } from './rules.ts';
import { sample } from './sample.ts';
import { newState } from './start.ts';
import type { Stepped } from './steps.ts';
import {
  type Answer,
  type Area,
  type Content,
  type Event,
  type Guess,
  MODES,
  type Mode,
  type Modifier,
  type Move,
  type Options,
  type Photo,
  type Public,
  type Puzzle,
  type Quadrant,
  type Refusal,
  type Report,
  type Sector,
  type Shot,
  type Sight,
  type State,
  type Subject,
  type Surveyed,
  type Topic,
  type TopicRule,
} from './types.ts';
import { view } from './view.ts';

/** Every mode at every number of seats. [S1] */
export const TABLES = MODES.flatMap(mode => {
  const { min, max } = boardOf(mode).seats;
  return Array.from({ length: max - min + 1 }, (_, more) => [mode, min + more] as const);
});

export type Played = Stepped;

/** The name of a modifier may have a number in letters. */
export const faultsOf = (sentence: string): readonly string[] =>
  voiceFaults(sentence.replace('Two Sources', 'Sources'), {
    'a key': /\b(uap|iss|luna|hubble)\b/,
    'a wrong article': /\ban (?!odd|even)|\ba (Hubble|Luna|the|odd|even)|\bno (Hubble|Luna|the)\b/,
  });

/** Skies, topics and reports that tests can name by heart; a test checks that they are legal. */
const skies: Readonly<Record<Mode, string>> = {
  basic: 'MNSJMNJI MCHXMJLC',
  expert: 'MNSMJISNJMJC MNHMJLXNJMJC',
};

const letters: Readonly<Record<string, Content>> = {
  L: 'luna',
  H: 'hubble',
  I: 'iss',
  S: 'spy',
  M: 'meteor',
  C: 'comm',
  N: 'nav',
  J: 'junk',
  X: 'uap',
};

/** First the inner orbit, then the outer one. */
export const skyFrom = (drawing: string): readonly Content[] =>
  [...drawing].flatMap(letter => letters[letter] ?? []);

const rules: Readonly<Record<Mode, readonly TopicRule[]>> = {
  basic: [
    { type: 'all-in-orbit', of: 'comm', orbit: 'outer' },
    { type: 'none-in-quadrant', of: 'junk', quadrant: 1 },
    { type: 'some', of: 'hubble', to: 'comm', by: 'next' },
    { type: 'none', of: 'spy', to: 'meteor', by: 'next' },
    { type: 'count', of: 'meteor', n: 4 },
    { type: 'count', of: 'nav', n: 2 },
  ],
  expert: [
    { type: 'none-in-quadrant', of: 'comm', quadrant: 1 },
    { type: 'none-in-quadrant', of: 'junk', quadrant: 1 },
    { type: 'some', of: 'hubble', to: 'nav', by: 'next' },
    { type: 'some', of: 'spy', to: 'nav', by: 'next' },
    { type: 'count', of: 'meteor', n: 6 },
    { type: 'count', of: 'spy', n: 2 },
  ],
};

const reports: Readonly<Record<Mode, readonly Report[]>> = {
  basic: [
    { at: 4, rule: { type: 'not-in-orbit', orbit: 'inner' } },
    { at: 9, rule: { type: 'not-by', to: 'luna', by: 'next' } },
  ],
  expert: [
    { at: 4, rule: { type: 'not-in-orbit', orbit: 'inner' } },
    { at: 14, rule: { type: 'not-by', to: 'meteor', by: 'next' } },
  ],
};

export const BLANKS: readonly Modifier[] = ['blank', 'blank', 'blank', 'blank'];

export function puzzleFor(mode: Mode): Puzzle {
  const rng = new Rng(stream(mode, 'testing'));
  const sky = skyFrom(skies[mode]);
  return {
    code: drawCode(mode, rng),
    mode,
    sky,
    modifiers: BLANKS,
    facts: factSets(boardOf(mode), sky, rng),
    rules: rules[mode],
    reports: reports[mode],
  };
}

export const seat = (number: number): Seat => number as Seat;

/** Who, where, what; face down, or verified. */
type Placed = readonly [seat: number, sector: Sector, subject: Subject, fate?: Photo['fate']];

export interface Moment {
  readonly mode?: Mode;
  readonly seats?: number;
  /** By seat: spaces gone. */
  readonly time?: readonly number[];
  /** Where tokens are in one space: who came first. */
  readonly order?: readonly number[];
  /** By seat; the first where nothing is said. */
  readonly quadrants?: readonly Quadrant[];
  /** By quadrant; blank where nothing is said. */
  readonly modifiers?: readonly Modifier[];
  /** As many as lines were crossed where nothing is said. */
  readonly turns?: number;
  readonly photos?: readonly Placed[];
  readonly solo?: number;
}

/** A table where somebody has to act; nobody knows anything yet. */
export function atTurn(moment: Moment = {}): State {
  const { mode = 'basic', photos: placed = [] } = moment;
  const seats = moment.seats ?? moment.time?.length ?? moment.quadrants?.length ?? 2;
  const time = moment.time ?? seatsOf(seats).map(() => 0);
  const order = (moment.order ?? seatsOf(seats)).map(seat);
  order.sort((one, other) => at(time, one) - at(time, other));
  const modifiers = BLANKS.map((blank, index) => moment.modifiers?.[index] ?? blank);
  const puzzle = puzzleFor(mode);
  const solo = moment.solo === undefined ? null : seat(moment.solo);
  const start = newState(puzzle, { order, modifiers, solo }, stream('testing', 'play'));
  const lines = linesBefore(Math.min(...time));
  const photos = placed.map(
    ([owner, sector, subject, fate = 'face-down']): Photo => ({
      ...{ seat: seat(owner), sector, fate, subject: fate === 'face-down' ? null : subject },
    }),
  );
  const known: Public = {
    ...start.public,
    stage: 'act',
    levels: order.map(() => 'genius'),
    time,
    quadrants: seatsOf(seats).map(who => moment.quadrants?.[who] ?? 1),
    turns: moment.turns ?? lines,
    lines,
    photos,
  };
  const own = start.own.map((one, owner) => ({
    ...one,
    level: 'genius' as const,
    subjects: placed.flatMap(([of, , subject]) => (of === owner ? [subject] : [])),
    reports: puzzle.reports.filter(report => report.at <= at(time, owner)),
  }));
  return { ...start, public: known, own };
}

/** Such a table where whoever acts stands in quadrant 1 under this modifier; a comm and a nav satellite are verified. */
export const inQuadrantOne = (modifier: Modifier, moment: Moment = {}): State =>
  atTurn({
    time: [0, 9],
    quadrants: [1, 3],
    photos: [
      [1, 16, 'comm', 'right'],
      [1, 6, 'nav', 'right'],
    ],
    ...moment,
    modifiers: [modifier],
  });

/** A table where the first of the order has just found the UAP. */
export const atLastActs = (moment: Moment): Played => {
  const state = atTurn(moment);
  return act(state, at(state.public.order, 0), found(state));
};

export const WHOLE: Area = { form: 'quadrant' };
export const orbit = (of: 'inner' | 'outer'): Area => ({ form: 'orbit', orbit: of });
export const stack = (inner: Sector): Area => ({ form: 'stack', inner });
export const single = (sector: Sector): Area => ({ form: 'sector', sector });

export const moveTo = (to: Quadrant): Move => ({ type: 'move', to });
export const survey = (of: Surveyed | readonly Surveyed[], area: Area = WHOLE): Move => ({
  ...{ type: 'survey', of: typeof of === 'string' ? [of] : of, area },
});
export const target = (...sectors: readonly Sector[]): Move => ({ type: 'target', sectors });
export const photo = (sector: Sector, subject: Subject): Move => ({ type: 'photo', sector, subject });
export const analyze = (topic: Topic): Move => ({ type: 'analyze', topic });
export const find = (guess: Guess): Move => ({ type: 'find', ...guess });
export const shot = (sector: Sector, subject: Subject): Shot => ({ sector, subject });
export const lastPhotos = (...shots: readonly Shot[]): Move => ({ type: 'last-photos', shots });
export const follow = (follows: boolean): Move => ({ type: 'follow', follows });

/** Where the UAP is, and what is around it now. */
export function uapIn({ puzzle: { sky, mode }, public: { turns } }: State): Guess {
  const board = boardOf(mode);
  const sector = sky.indexOf('uap') + 1;
  const held = (where: Sector) => at(sky, where - 1) as Sight;
  return {
    sector,
    before: held(onFrom(sector, -1, board)),
    after: held(onFrom(sector, 1, board)),
    stacked: held(stackedWith(sector, turns, board)),
  };
}

export const found = (state: State): Move => find(uapIn(state));

/** A guess that is never right: there is one Luna. */
export const missed = (sector: Sector = 1): Move =>
  find({ sector, before: 'luna', after: 'luna', stacked: 'luna' });

/** Throws where the rules refuse. */
export function act(state: State, who: number, move: Move): Played {
  const refusal = refuse(view(state, seat(who)), move);
  assert(refusal === undefined, `seat ${who} may ${JSON.stringify(move)}: ${refusal}`);
  return apply(state, seat(who), move);
}

/** One after the other, whoever is to act. */
export function play(start: State, ...moves: readonly Move[]): Played {
  let step: Played = { state: start, events: [] };
  for (const move of moves) {
    const { state, events } = act(step.state, at(toAct(step.state), 0), move);
    step = { state, events: [...step.events, ...events] };
  }
  return step;
}

export const refused = (state: State, who: number, move: Move): Refusal | undefined =>
  refuse(view(state, seat(who)), move);

export const heard = ({ events }: Played, viewer: number | 'spectator' = 'spectator'): readonly Event[] =>
  heardBy(events, viewer as Viewer);

export const eventTypes = (step: Played, viewer: number | 'spectator' = 'spectator'): readonly string[] =>
  heard(step, viewer).map(({ type }) => type);

/** What a seat was answered. */
export const answerIn = (step: Played, who = 0): Answer | undefined =>
  heard(step, who).flatMap(event => (event.type === 'answered' ? [event.answer] : []))[0];

export const viewersOf = (seats: number): readonly Viewer[] => [...seatsOf(seats), 'spectator'];

export const several = <const Item>(count: number, item: Item): readonly Item[] =>
  Array.from({ length: count }, () => item);

export const opened = (options: Options, seats: number, seed: string): Played =>
  setup(options, seats, new Rng(stream(seed, 'setup')), stream(seed, 'play'));

/** All steps of a game by sample, the set-up first. */
export function* wholeGame(options: Options, seats: number, seed: string): Generator<Played> {
  const rng = new Rng(stream(seed, 'testing'));
  let step = opened(options, seats, seed);
  yield step;
  for (let acting = toAct(step.state); acting.length > 0; acting = toAct(step.state)) {
    const who = rng.pick(acting);
    step = act(step.state, who, sample(view(step.state, who), rng));
    yield step;
  }
}

export const ended = (options: Options, seats: number, seed: string): State =>
  [...wholeGame(options, seats, seed)].reduce((_, step) => step).state;
