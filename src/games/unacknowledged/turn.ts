import { assert, at } from '../../core/contract.ts';
import { Rng } from '../../core/rng.ts';
import {
  inOrder,
  isCounter,
  judge,
  LAB_DRAW,
  MINUS_TO_WIN,
  PLUS_TO_WIN,
  ROUNDS,
  TURNS,
  tally,
  type Verdict,
  without,
} from './board.ts';
import { deal, discuss } from './draft.ts';
import { inThisRound, lastRound, nobody, type Said, type Stepped, sealedCards, toAll } from './steps.ts';
import {
  type Card,
  DISCLOSURES,
  type Disclosure,
  type End,
  type Ending,
  type Event,
  type Public,
  type Side,
  type Stage,
  type State,
  type Turn,
} from './types.ts';

/** [P2] [P3] */
export function reveal(state: State, before: readonly Said[]): Stepped {
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
export function discard(state: State, events: readonly Said[]): Stepped {
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

/** [T1] [W3] */
function nextTurn(state: State, events: readonly Said[]): Stepped {
  const { public: was } = state;
  if (was.turn === TURNS && was.round === ROUNDS) return end(state, 'time-ran-out', events);
  return { state: discuss({ ...state, public: { ...was, turn: was.turn + 1 } }), events };
}

/** [P4] */
export function nextRound(state: State, events: readonly Said[]): Stepped {
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
