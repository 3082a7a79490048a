import { assert, at, heardBy, type Seat, seatsOf, type Viewer } from '../../core/contract.ts';
import { voiceFaults } from '../../core/laws/voice.ts';
import { Rng, stream } from '../../core/rng.ts';
import { boardOf, onFrom, tokensInAll } from './board.ts';
import { factSets } from './facts.ts';
import { refuse } from './legal.ts';
import { drawCode } from './puzzle.ts';
import { apply, newState, setup, toAct } from './rules.ts';
import { sample } from './sample.ts';
import type { Stepped } from './steps.ts';
import {
  type Body,
  type Claim,
  type ConferenceRule,
  type Content,
  type Event,
  type Guess,
  MODES,
  type Mode,
  type Move,
  type Options,
  type Puzzle,
  type Refusal,
  type Sector,
  type Sight,
  type State,
  type Theory,
  type Topic,
  type TopicRule,
} from './types.ts';
import { view } from './view.ts';

export const SEATS = [1, 2, 3, 4] as const;

/** Every mode at every number of seats. */
export const TABLES = MODES.flatMap(mode => SEATS.map(seats => [mode, seats] as const));

export type Played = Stepped;

export const faultsOf = (sentence: string): readonly string[] =>
  voiceFaults(sentence, {
    'a key': /\bdwarf(?! planet)|\bgas(?! cloud)/i,
    'a wrong article': /\ba asteroid|\ban (?!asteroid)/i,
  });

/** Sky, topics and conferences that tests can name by heart; a test checks that they are legal. */
const skies: Readonly<Record<Mode, string>> = {
  standard: '.gcaaXcg.daa',
  expert: '.gcaaX.gaa..d.ddcd',
};

const letters: Readonly<Record<string, Content>> = {
  a: 'asteroid',
  c: 'comet',
  d: 'dwarf',
  g: 'gas',
  X: 'planet-x',
  '.': 'empty',
};

/** Planet X between an asteroid and a comet (Standard) or truly empty (Expert). */
export const X = {
  standard: { sector: 6, before: 'asteroid', after: 'comet' },
  expert: { sector: 6, before: 'asteroid', after: 'empty' },
} as const;

export const skyFrom = (drawing: string): readonly Content[] =>
  [...drawing].map(letter => letters[letter] ?? 'empty');

const rules: Readonly<Record<Mode, readonly TopicRule[]>> = {
  standard: [
    { type: 'some-adjacent', of: 'asteroid', to: 'comet' },
    { type: 'all-adjacent', of: 'comet', to: 'gas' },
    { type: 'some-adjacent', of: 'asteroid', to: 'dwarf' },
    { type: 'none-adjacent', of: 'dwarf', to: 'gas' },
    { type: 'none-opposite', of: 'asteroid', to: 'gas' },
    { type: 'some-opposite', of: 'gas', to: 'gas' },
  ],
  expert: [
    { type: 'some-adjacent', of: 'asteroid', to: 'comet' },
    { type: 'some-adjacent', of: 'comet', to: 'gas' },
    { type: 'none-adjacent', of: 'asteroid', to: 'dwarf' },
    { type: 'none-adjacent', of: 'dwarf', to: 'gas' },
    { type: 'some-adjacent', of: 'asteroid', to: 'gas' },
    { type: 'band', of: 'gas', n: 7 },
  ],
};

const conferences: Readonly<Record<Mode, readonly ConferenceRule[]>> = {
  standard: [{ type: 'x-not-opposite', to: 'gas' }],
  expert: [
    { type: 'x-not-opposite', to: 'gas' },
    { type: 'x-not-within', to: 'comet', n: 2 },
  ],
};

export function puzzleFor(mode: Mode): Puzzle {
  const rng = new Rng(stream(mode, 'testing'));
  const sky = skyFrom(skies[mode]);
  return {
    code: drawCode(mode, rng),
    mode,
    sky,
    facts: factSets(boardOf(mode), sky, rng),
    rules: rules[mode],
    conferences: conferences[mode],
  };
}

export const seat = (number: number): Seat => number as Seat;

/** Who, where, what, in which phase. */
type Placed = readonly [seat: number, sector: Sector, body: Body, phase: number];

export interface Moment {
  readonly mode?: Mode;
  readonly seats?: number;
  /** By seat: sectors gone; the arrow is where the last of them is. */
  readonly time?: readonly number[];
  /** Where pawns are in one sector: who came first. */
  readonly order?: readonly number[];
  readonly phase?: number;
  /** On the track, face down. */
  readonly theories?: readonly Placed[];
}

/** A table where somebody has to act; nobody knows anything yet. */
export function atTurn(moment: Moment = {}): State {
  const { mode = 'standard', theories: placed = [], phase = 0 } = moment;
  const seats = moment.seats ?? moment.time?.length ?? 2;
  const time = moment.time ?? seatsOf(seats).map(() => 0);
  const order = (moment.order ?? seatsOf(seats)).map(seat);
  order.sort((one, other) => at(time, one) - at(time, other));
  const start = newState(puzzleFor(mode), order, stream('testing', 'play'));
  const arrow = Math.min(...time);
  const theories = placed.map(
    ([owner, sector, , submitted]): Theory => ({
      ...{ seat: seat(owner), sector, phase: submitted, fate: 'in-review', body: null },
    }),
  );
  const bodiesOf = (owner: Seat) => placed.flatMap(([of, , body]) => (of === owner ? [body] : []));
  const tokens = seatsOf(seats).map(owner => tokensInAll(boardOf(mode)) - bodiesOf(owner).length);
  return {
    ...start,
    public: {
      ...start.public,
      ...{
        stage: 'act',
        levels: order.map(() => 'genius'),
        time,
        arrow,
        arrowTo: arrow,
        phase,
        theories,
        tokens,
      },
    },
    own: start.own.map((own, owner) => ({ ...own, level: 'genius', bodies: bodiesOf(seat(owner)) })),
  };
}

/** A table in a theory phase; the arrow has just left the third sector, or a later mark by its phase. */
export function atTheories({ phase = 1, ...moment }: Moment = {}): State {
  const seats = moment.seats ?? moment.time?.length ?? 2;
  const now = 3 * phase;
  const state = atTurn({ time: seatsOf(seats).map(() => now), ...moment, phase });
  return { ...state, public: { ...state.public, stage: 'theories' } };
}

/** A table where the first of the order has just located Planet X. */
export const atLastActs = (moment: Moment): Played => {
  const state = atTurn(moment);
  return act(state, at(state.public.order, 0), located(state));
};

export const survey = (of: Sight, from: Sector, to: Sector): Move => ({ type: 'survey', of, from, to });
export const target = (sector: Sector): Move => ({ type: 'target', sector });
export const research = (topic: Topic): Move => ({ type: 'research', topic });
export const locate = (guess: Guess): Move => ({ type: 'locate', ...guess });
export const submit = (...theories: readonly Claim[]): Move => ({ type: 'submit', theories });
export const claim = (sector: Sector, body: Body): Claim => ({ sector, body });

/** Where Planet X is, and what is beside it. */
export function located({ puzzle: { sky, mode } }: State): Move {
  const sector = sky.indexOf('planet-x') + 1;
  const beside = (by: number) => at(sky, onFrom(sector, by, boardOf(mode)) - 1) as Sight;
  return locate({ sector, before: beside(-1), after: beside(1) });
}

/** A guess that is never right: Planet X is not beside a dwarf planet. */
export const missed = (sector: Sector = 1): Move => locate({ sector, before: 'dwarf', after: 'dwarf' });

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

/** Everybody who is asked submits these, by seat, or nothing. */
export function submitAll(start: State, theories: readonly (readonly Claim[])[] = []): Played {
  const asked = toAct(start);
  return play(start, ...asked.map(who => submit(...(theories[who] ?? []))));
}

/** Through all theory phases that come, without a theory. */
export function passedBy({ state, events }: Played): Played {
  if (state.public.stage !== 'theories') return { state, events };
  const next = submitAll(state);
  return passedBy({ state: next.state, events: [...events, ...next.events] });
}

export const refused = (state: State, who: number, move: Move): Refusal | undefined =>
  refuse(view(state, seat(who)), move);

export const heard = ({ events }: Played, viewer: number | 'spectator' = 'spectator'): readonly Event[] =>
  heardBy(events, viewer as Viewer);

export const eventTypes = (step: Played): readonly string[] => heard(step).map(({ type }) => type);

export const viewersOf = (seats: number): readonly Viewer[] => [...seatsOf(seats), 'spectator'];

export const several = <const Item>(count: number, item: Item): readonly Item[] =>
  Array.from({ length: count }, () => item);

export const opened = (options: Options, seats: number, seed: string): Played =>
  setup(options, seats, new Rng(stream(seed, 'setup')), stream(seed, 'play'));

/** All steps of a game by sample, the set-up first. */
export function* wholeGame(mode: Mode, seats: number, seed: string): Generator<Played> {
  const rng = new Rng(stream(seed, 'testing'));
  let step = opened({ mode }, seats, seed);
  yield step;
  for (let acting = toAct(step.state); acting.length > 0; acting = toAct(step.state)) {
    const who = rng.pick(acting);
    step = act(step.state, who, sample(view(step.state, who), rng));
    yield step;
  }
}

export const ended = (mode: Mode, seats: number, seed: string): State =>
  [...wholeGame(mode, seats, seed)].reduce((_, step) => step).state;
