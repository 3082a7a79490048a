import { at } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { ALL_CARDS, HAND, inOrder, passing, passStep, without } from './board.ts';
import {
  inThisRound,
  lastRound,
  nobody,
  type Said,
  type Stepped,
  sealedCards,
  toAll,
  toOwn,
} from './steps.ts';
import type { SeatRound, State } from './types.ts';

/** [D1] */
export function deal(state: State, rng: Rng, before: readonly Said[]): Stepped {
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

/** [D2] [D4] */
export function passPacks(state: State, events: readonly Said[]): Stepped {
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
export function discuss(state: State): State {
  const { public: was } = state;
  const talk = [...was.talk, { round: was.round, turn: was.turn, lines: [] }];
  return { ...state, public: { ...was, stage: 'discuss', done: nobody(was.seats), talk } };
}
