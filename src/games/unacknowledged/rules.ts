import {
  type Addressed,
  assert,
  at,
  type Outcome,
  type Seat,
  type Step,
  seatsOf,
} from '../../core/contract.ts';
import { Rng, type RngState } from '../../core/rng.ts';
import {
  ALL_CARDS,
  HAND,
  inOrder,
  isCounter,
  LAB_DRAW,
  MINUS_TO_WIN,
  NEGATES,
  PLUS_TO_WIN,
  passing,
  passStep,
  ROUNDS,
  TURNS,
  tally,
  without,
} from './board.ts';
import type {
  Card,
  Counter,
  Disclosure,
  End,
  Ending,
  Event,
  Message,
  Move,
  Own,
  Public,
  Result,
  Role,
  SeatRound,
  Side,
  Stage,
  State,
  Turn,
  Unacknowledged,
} from './types.ts';
import { DISCLOSURES } from './types.ts';

type Stepped = Step<Unacknowledged>;
type Said = Addressed<Event>;

const toAll = (event: Event): Said => ({ to: 'all', event });
const toOwn = (seat: number, event: Event): Said => ({ to: [seat as Seat], event });
const nobody = (seats: number): readonly boolean[] => Array.from({ length: seats }, () => false);

export function setup(seats: number, rng: Rng, play: RngState): Stepped {
  const roles = rng.shuffle(Array.from({ length: seats }, (_, i): Role => (i === 0 ? 'shadow' : 'activist')));
  const state: State = {
    rng: play,
    public: {
      seats,
      round: 0,
      turn: 0,
      stage: 'draft',
      picks: 0,
      done: nobody(seats),
      effect: null,
      plus: [],
      minus: [],
      deck: 0,
      discards: 0,
      turns: [],
      talk: [],
      end: null,
    },
    own: roles.map(role => ({ role, hand: [], pack: [], sealed: null, rounds: [] })),
    deck: [],
    discards: [],
  };
  return deal(
    state,
    rng,
    roles.map((role, seat) => toOwn(seat, { type: 'identity-dealt', role })),
  );
}

export const toAct = ({ public: { stage, done } }: State): readonly Seat[] =>
  stage === 'over' ? [] : seatsOf(done.length).filter(seat => !done[seat]);

export function apply(state: State, seat: Seat, move: Move): Stepped {
  switch (move.type) {
    case 'say':
      return say(state, seat, move.message);
    case 'ready':
      return ready(state, seat);
    default:
      return seal(state, seat, move.card);
  }
}

export function outcome({ public: { end, seats } }: State): Outcome | undefined {
  if (!end) return undefined;
  const won = seatsOf(seats).filter(seat => sideOf(end.roles[seat]) === end.side);
  const scores = seatsOf(seats).map(seat => {
    const points = won.includes(seat) ? 1 : 0;
    return { total: points, parts: [{ what: 'side', points }] };
  });
  return { winners: won, scores, reason: end.why, side: end.side };
}

export const side = (state: State, seat: Seat): Side => sideOf(state.own[seat]?.role);

const sideOf = (role: Own['role'] | undefined): Side => (role === 'shadow' ? 'shadow' : 'activists');

/** [D1] */
function deal(state: State, rng: Rng, before: readonly Said[]): Stepped {
  const { public: was } = state;
  const round = was.round + 1;
  const shuffled = rng.shuffle(without(ALL_CARDS, [...was.plus, ...was.minus]));
  const packs = state.own.map((_, seat) => inOrder(shuffled.slice(seat * HAND, (seat + 1) * HAND)));
  const deck = shuffled.slice(was.seats * HAND);
  return {
    state: {
      ...state,
      deck,
      discards: [],
      own: state.own.map((own, seat) => {
        const pack = at(packs, seat);
        const started: SeatRound = { packs: [pack], kept: [], played: [], discarded: [] };
        return { ...own, hand: [], pack, sealed: null, rounds: [...own.rounds, started] };
      }),
      public: {
        ...was,
        round,
        turn: 1,
        stage: 'draft',
        picks: 0,
        done: nobody(was.seats),
        deck: deck.length,
        discards: 0,
      },
    },
    events: [
      ...before,
      toAll({ type: 'round-began', round, passing: passing(round) }),
      ...packs.map((pack, seat) => toOwn(seat, { type: 'pack-came', pack })),
    ],
  };
}

/** A face-down choice, first or changed; the last one resolves all. [D3] [P1] */
function seal(state: State, seat: Seat, card: Card): Stepped {
  const own = state.own.map((one, at) => (at === seat ? { ...one, sealed: card } : one));
  const chosen = toOwn(seat, { type: 'chosen', card });
  const { public: was } = state;
  if (was.done[seat]) return { state: { ...state, own }, events: [chosen] };
  const done = was.done.with(seat, true);
  const events = [chosen, toAll({ type: 'decided', seat })];
  const next = { ...state, own, public: { ...was, done } };
  return done.includes(false) ? { state: next, events } : resolve(next, events);
}

function resolve(state: State, events: readonly Said[]): Stepped {
  switch (state.public.stage) {
    case 'draft':
      return passPacks(state, events);
    case 'choose':
      return reveal(state, events);
    default:
      return discard(state, events);
  }
}

const sealedCards = ({ own }: State): readonly Card[] =>
  own.map(({ sealed }) => {
    assert(sealed, 'all seats have chosen');
    return sealed;
  });

const lastRound = ({ rounds }: Own): SeatRound => at(rounds, -1);

const inThisRound = (own: Own, change: Partial<SeatRound>): Own['rounds'] =>
  own.rounds.with(-1, { ...lastRound(own), ...change });

/** [D2] [D4] */
function passPacks(state: State, events: readonly Said[]): Stepped {
  const { public: was } = state;
  const picked = sealedCards(state);
  const step = passStep(was.round);
  const left = state.own.map(({ pack }, seat) => without(pack, [at(picked, seat)]));
  const last = was.picks === HAND - 2;
  const own = state.own.map((one, seat) => {
    const pack = at(left, (seat - step) % was.seats);
    const { packs, kept } = lastRound(one);
    const keeps = [...kept, at(picked, seat), ...(last ? pack : [])];
    return {
      ...one,
      pack: last ? [] : pack,
      sealed: null,
      hand: inOrder(keeps),
      rounds: inThisRound(one, { packs: [...packs, pack], kept: keeps }),
    };
  });
  const next = { ...state, own, public: { ...was, picks: was.picks + 1, done: nobody(was.seats) } };
  if (!last) {
    const came = own.map(({ pack }, seat) => toOwn(seat, { type: 'pack-came', pack }));
    return { state: next, events: [...events, ...came] };
  }
  const filled = own.map(({ hand }, seat) => toOwn(seat, { type: 'hand-filled', hand }));
  const ended: State = { ...next, public: { ...next.public, picks: HAND } };
  return { state: discuss(ended), events: [...events, toAll({ type: 'draft-ended' }), ...filled] };
}

/** [T1] */
function discuss(state: State): State {
  const { public: was } = state;
  const talk = [...was.talk, { round: was.round, turn: was.turn, lines: [] }];
  return { ...state, public: { ...was, stage: 'discuss', done: nobody(was.seats), talk } };
}

/** [T6] */
function say(state: State, seat: Seat, message: Message): Stepped {
  const { public: was } = state;
  const discussion = at(was.talk, -1);
  const lines = [...discussion.lines, { seat, message }];
  const done = message.type === 'propose' ? nobody(was.seats) : was.done.with(seat, false);
  return {
    state: { ...state, public: { ...was, done, talk: was.talk.with(-1, { ...discussion, lines }) } },
    events: [toAll({ type: 'said', seat, line: discussion.lines.length, message })],
  };
}

function ready(state: State, seat: Seat): Stepped {
  const { public: was } = state;
  const done = was.done.with(seat, true);
  const events = [toAll({ type: 'became-ready', seat })];
  if (done.includes(false)) return { state: { ...state, public: { ...was, done } }, events };
  return {
    state: { ...state, public: { ...was, stage: 'choose', done: nobody(was.seats) } },
    events: [...events, toAll({ type: 'talk-closed' })],
  };
}

export interface Verdict {
  readonly result: Result;
  readonly of: Disclosure | null;
  readonly by: Counter | null;
}

/** [R1] to [R5], [E2], [E4] */
export function judge(cards: readonly Card[], effect: Disclosure | null): Verdict {
  const of = DISCLOSURES.find(type => tally(cards, type) >= cards.length - 1) ?? null;
  if (of === null) return { result: 'failed', of, by: null };
  const odd = cards.find(card => card !== of);
  if (odd === undefined) return { result: effect === 'media' ? 'succeeded' : 'overexposed', of, by: null };
  if (effect !== 'witness' && isCounter(odd) && NEGATES[odd] === of)
    return { result: 'negated', of, by: odd };
  return { result: 'succeeded', of, by: null };
}

/** [P2] [P3] */
function reveal(state: State, before: readonly Said[]): Stepped {
  const { public: was } = state;
  const played = sealedCards(state);
  const cards = inOrder(played);
  const verdict = judge(cards, was.effect);
  const { result, of } = verdict;
  const owners = was.effect === 'political' ? played : null;
  const turn: Turn = {
    round: was.round,
    turn: was.turn,
    effect: was.effect,
    cards,
    owners,
    result,
    of,
    lab: null,
  };
  const plus = result === 'succeeded' && of ? [...was.plus, of] : was.plus;
  const minus = result === 'negated' && of ? [...was.minus, of] : was.minus;
  const collected = plus.length + minus.length > was.plus.length + was.minus.length && of ? [of] : [];
  const backToHand = result === 'overexposed';
  const discards = backToHand ? state.discards : [...state.discards, ...without(cards, collected)];
  const own = state.own.map((one, seat) => {
    const card = at(played, seat);
    const hand = backToHand ? one.hand : without(one.hand, [card]);
    return {
      ...one,
      sealed: null,
      hand,
      rounds: inThisRound(one, { played: [...lastRound(one).played, card] }),
    };
  });
  const next: State = {
    ...state,
    own,
    discards,
    public: { ...was, effect: null, plus, minus, discards: discards.length, turns: [...was.turns, turn] },
  };
  const events = [...before, toAll({ type: 'revealed', cards, owners }), toAll(told(verdict))];
  if (backToHand)
    return {
      state: { ...next, public: { ...next.public, stage: 'discard', done: nobody(was.seats) } },
      events,
    };
  const win = won(next.public);
  if (win) return end(next, win, events);
  return result === 'succeeded' && of ? takeEffect(next, of, events) : nextTurn(next, events);
}

function told({ result, of, by }: Verdict): Event {
  if (of === null || result === 'failed') return { type: 'failed' };
  if (result !== 'negated') return { type: result, of };
  assert(by, 'a negation has its card');
  return { type: 'negated', of, by };
}

function takeEffect(state: State, of: Disclosure, events: readonly Said[]): Stepped {
  if (of === 'scientific') return lab(state, events);
  const next = { ...state, public: { ...state.public, effect: of } };
  return nextTurn(next, [...events, toAll({ type: 'effect-began', of })]);
}

/** [E1] */
function lab(state: State, before: readonly Said[]): Stepped {
  const { public: was } = state;
  const { drawn, deck, discards: rest, rng } = draw(state, LAB_DRAW);
  const bonus = drawn.some(isCounter) ? null : (DISCLOSURES.find(type => tally(drawn, type) >= 2) ?? null);
  const discards = [...rest, ...without(drawn, bonus ? [bonus] : [])];
  const last = at(was.turns, -1);
  const next: State = {
    ...state,
    rng,
    deck,
    discards,
    public: {
      ...was,
      plus: bonus ? [...was.plus, bonus] : was.plus,
      deck: deck.length,
      discards: discards.length,
      turns: was.turns.with(-1, { ...last, lab: { drawn, bonus } }),
    },
  };
  const events = [...before, toAll({ type: 'lab-drew', cards: drawn, bonus })];
  const win = won(next.public);
  return win ? end(next, win, events) : nextTurn(next, events);
}

/** [E6] */
export function draw(
  { deck, discards, rng }: Pick<State, 'deck' | 'discards' | 'rng'>,
  count: number,
): { drawn: readonly Card[] } & Pick<State, 'deck' | 'discards' | 'rng'> {
  if (deck.length >= count)
    return { drawn: inOrder(deck.slice(0, count)), deck: deck.slice(count), discards, rng };
  const source = new Rng(rng);
  const refilled = [...deck, ...source.shuffle(discards)];
  const drawn = inOrder(refilled.slice(0, count));
  return { drawn, deck: refilled.slice(count), discards: [], rng: source.state() };
}

/** [R4]: what was taken back or any other card goes face down. */
function discard(state: State, events: readonly Said[]): Stepped {
  const gone = sealedCards(state);
  const own = state.own.map((one, seat) => {
    const card = at(gone, seat);
    const rounds = inThisRound(one, { discarded: [...lastRound(one).discarded, card] });
    return { ...one, sealed: null, hand: without(one.hand, [card]), rounds };
  });
  const discards = [...state.discards, ...gone];
  return nextTurn(
    { ...state, own, discards, public: { ...state.public, discards: discards.length } },
    events,
  );
}

/** [P4] [W3] */
function nextTurn(state: State, events: readonly Said[]): Stepped {
  const { public: was } = state;
  if (was.turn < TURNS)
    return { state: discuss({ ...state, public: { ...was, turn: was.turn + 1 } }), events };
  if (was.round === ROUNDS) return end(state, 'time-ran-out', events);
  const rng = new Rng(state.rng);
  const dealt = deal(state, rng, events);
  return { ...dealt, state: { ...dealt.state, rng: rng.state() } };
}

/** [W1] [W2]: "+" first, [P3]. */
function won({ seats, plus, minus }: Public): Ending | undefined {
  const need = PLUS_TO_WIN[seats];
  assert(need, `${seats} seats have a goal`);
  if (DISCLOSURES.some(type => tally(plus, type) >= need.same)) return 'enough-of-one-type';
  if (plus.length >= need.any) return 'enough-of-any-type';
  return minus.length >= MINUS_TO_WIN ? 'three-negated' : undefined;
}

/** [W4] */
function end(state: State, why: Ending, events: readonly Said[]): Stepped {
  const winner: Side = why === 'three-negated' || why === 'time-ran-out' ? 'shadow' : 'activists';
  const ending: End = {
    side: winner,
    why,
    roles: state.own.map(({ role }) => role),
    rounds: state.own.map(({ rounds }) => rounds),
  };
  const stage: Stage = 'over';
  return {
    state: {
      ...state,
      public: {
        ...state.public,
        stage,
        done: nobody(state.public.seats),
        end: ending,
      },
    },
    events: [...events, toAll({ type: 'game-ended', ...ending })],
  };
}
