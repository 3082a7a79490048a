import { assert, at, heardBy, type Seat, type Step, seatsOf, type Viewer } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { ALL_CARDS, HAND, inOrder, tally, without } from './board.ts';
import { refuse, sample } from './legal.ts';
import { apply, setup, toAct } from './rules.ts';
import type {
  Card,
  Disclosure,
  Event,
  Message,
  Move,
  Own,
  Public,
  SeatRound,
  State,
  Unacknowledged,
} from './types.ts';
import { view } from './view.ts';

export const SEATS = [3, 4, 5] as const;

export type Played = Step<Unacknowledged>;

export interface Moment {
  readonly seats: number;
  readonly shadow?: number;
  readonly round?: number;
  readonly turn?: number;
  /** Filled up with cards that nobody named. */
  readonly hands?: readonly (readonly Card[])[];
  readonly plus?: readonly Disclosure[];
  readonly minus?: readonly Disclosure[];
  readonly effect?: Disclosure | null;
  /** The top of the deck; the rest of it are cards that nobody named. */
  readonly deck?: readonly Card[];
  /** What the deck is short of lies in the discards. */
  readonly deckSize?: number;
}

/** A table where cards are being chosen for a turn. */
export function atTurn(moment: Moment): State {
  const { seats, shadow = 0, round = 1, turn = 1, hands = [], deck: top = [] } = moment;
  const { plus = [], minus = [], effect = null } = moment;
  const named = [...plus, ...minus, ...top, ...hands.flat()];
  const unnamed = new Rng(stream('testing', 'fill')).shuffle(without(ALL_CARDS, named));
  const own = seatsOf(seats).map((seat): Own => {
    const asked = hands[seat] ?? [];
    const hand = inOrder([...asked, ...unnamed.splice(0, HAND - turn + 1 - asked.length)]);
    const played = unnamed.splice(0, turn - 1);
    const before = Array.from({ length: round - 1 }, () => emptyRound);
    const rounds = [...before, { ...emptyRound, kept: [...played, ...hand], played }];
    return { role: seat === shadow ? 'shadow' : 'activist', hand, pack: [], sealed: null, rounds };
  });
  const inDeck = moment.deckSize ?? top.length + unnamed.length;
  const deck = [...top, ...unnamed.splice(0, inDeck - top.length)];
  const discards = [...unnamed, ...own.flatMap(({ rounds }) => at(rounds, -1).played)];
  const known: Public = {
    seats,
    round,
    turn,
    stage: 'choose',
    picks: HAND,
    done: seatsOf(seats).map(() => false),
    effect,
    plus,
    minus,
    deck: deck.length,
    discards: discards.length,
    turns: [],
    talk: [{ round, turn, lines: [] }],
    end: null,
  };
  return { rng: stream('testing', 'play'), public: known, own, deck, discards };
}

const emptyRound: SeatRound = { packs: [], kept: [], played: [], discarded: [] };

/** A table in the discussion before a turn. */
export function atTalk(moment: Moment): State {
  const state = atTurn(moment);
  return { ...state, public: { ...state.public, stage: 'discuss' } };
}

/** A table where the first card of a round is being picked. */
export function atDraft({
  packs,
  ...moment
}: Moment & { readonly packs: readonly (readonly Card[])[] }): State {
  const state = atTurn({ ...moment, hands: packs });
  const own = state.own.map(one => {
    const pack = one.hand;
    return { ...one, hand: [], pack, rounds: one.rounds.with(-1, { ...emptyRound, packs: [pack] }) };
  });
  return { ...state, own, public: { ...state.public, stage: 'draft', picks: 0, talk: [] } };
}

/** Throws where the rules refuse. */
export function act(state: State, seat: number, move: Move): Played {
  const refusal = refuse(view(state, seat as Seat), move);
  assert(refusal === undefined, `seat ${seat} may ${JSON.stringify(move)}: ${refusal}`);
  return apply(state, seat as Seat, move);
}

/** Seat 0 makes the first move, seat 1 the second, and so on. */
function allAct(start: State, moves: readonly Move[]): Played {
  let step: Played = { state: start, events: [] };
  for (const [seat, move] of moves.entries()) {
    const { state, events } = act(step.state, seat, move);
    step = { state, events: [...step.events, ...events] };
  }
  return step;
}

export const readyAll = (state: State): Played =>
  allAct(
    state,
    seatsOf(state.public.seats).map(() => ({ type: 'ready' })),
  );

export const pickAll = (state: State, cards: readonly Card[]): Played =>
  allAct(
    state,
    cards.map(card => ({ type: 'pick', card })),
  );

/** Out of a discussion too. */
export const playAll = (state: State, cards: readonly Card[]): Played =>
  allAct(
    state.public.stage === 'discuss' ? readyAll(state).state : state,
    cards.map(card => ({ type: 'play', card })),
  );

export const discardAll = (state: State, cards: readonly Card[]): Played =>
  allAct(
    state,
    cards.map(card => ({ type: 'discard', card })),
  );

export const says = (state: State, seat: number, message: Message): State =>
  act(state, seat, { type: 'say', message }).state;

/** One turn in which everybody plays a card named for it. */
export const onTurn = (moment: Moment, cards: readonly Card[]): Played =>
  playAll(atTurn({ ...moment, hands: cards.map(card => [card]) }), cards);

export const heard = ({ events }: Played, viewer: number | 'spectator' = 'spectator'): readonly Event[] =>
  heardBy(events, viewer as Viewer);

export const eventTypes = (step: Played): readonly string[] => heard(step).map(({ type }) => type);

export const several = <const Item>(count: number, item: Item): readonly Item[] =>
  Array.from({ length: count }, () => item);

export const lastTurn = ({ state }: Played) => at(state.public.turns, -1);

export const viewersOf = (seats: number): readonly Viewer[] => [...seatsOf(seats), 'spectator'];

/** Every card wherever it lies, in card order. */
export const everyCard = ({ deck, discards, own, public: { plus, minus } }: State): readonly Card[] =>
  inOrder([...deck, ...discards, ...plus, ...minus, ...own.flatMap(({ hand, pack }) => [...hand, ...pack])]);

export const handSize = ({ public: { stage, turn, picks } }: State): number => {
  if (stage === 'draft') return picks;
  return stage === 'over' ? HAND - turn : HAND - turn + 1;
};

export const opened = (seats: number, seed: string): Played =>
  setup(seats, new Rng(stream(seed, 'setup')), stream(seed, 'play'));

export type Habit = (state: State, seat: Seat, rng: Rng) => Move;

export const bySample: Habit = (state, seat, rng) => sample(view(state, seat), rng);

/** All steps of a game, the set-up first. */
export function* wholeGame(seats: number, seed: string, habit: Habit = bySample): Generator<Played> {
  const rng = new Rng(stream(seed, 'testing'));
  let step = opened(seats, seed);
  yield step;
  for (let acting = toAct(step.state); acting.length > 0; acting = toAct(step.state)) {
    const seat = rng.pick(acting);
    step = act(step.state, seat, habit(step.state, seat, rng));
    yield step;
  }
}

/**
 * Collects and plays one type wherever it can, and hardly talks: rounds of many cards alike. Who wants only
 * one leaves the others to the others: rounds of overexposures.
 */
export const lover =
  (type: Disclosure, wants = HAND): Habit =>
  (state, seat, rng) => {
    const { stage } = state.public;
    const { pack, hand } = at(state.own, seat);
    const other = (stage === 'draft' ? pack : hand).find(card => card !== type);
    if (stage === 'discuss') return { type: 'ready' };
    if (stage === 'choose' && hand.includes(type)) return { type: 'play', card: type };
    if (stage === 'discard' && other) return { type: 'discard', card: other };
    if (stage !== 'draft') return sample(view(state, seat), rng);
    const card = tally(hand, type) < wants ? type : other;
    return { type: 'pick', card: card && pack.includes(card) ? card : at(pack, 0) };
  };

export const ended = (seats: number, seed: string): State =>
  [...wholeGame(seats, seed)].reduce((_, step) => step).state;
