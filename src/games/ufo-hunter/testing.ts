import { assert, at, type Seat, seatsOf } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { inCardOrder, NO_CONTACTS, NO_EQUIPMENT, plus } from './board.ts';
import { game } from './index.ts';
import type { Said } from './steps.ts';
import {
  type Action,
  CARDS,
  type CardId,
  type Contact,
  type Equipment,
  type Event,
  type Move,
  type Player,
  type Public,
  type Refusal,
  type Region,
  type Rumor,
  type State,
  type View,
} from './types.ts';

export const seat = (n: number): Seat => n as Seat;

export interface GivenPlayer {
  readonly region?: Region;
  readonly money?: number;
  readonly blue?: number;
  readonly black?: number;
  readonly equipment?: readonly Equipment[];
  readonly contacts?: readonly Contact[];
}

export interface GivenRumor {
  readonly region: Region;
  readonly card: CardId;
  readonly looked?: readonly number[];
  readonly stake?: number;
  readonly holders?: readonly number[];
}

/** What matters to a test; everything else is as at the start, with hunters in regions 1, 2, 3 and so on. */
export interface Given {
  readonly seats?: number;
  readonly pawn?: number;
  readonly players?: readonly GivenPlayer[];
  /** Where none are given, one lies far away. */
  readonly rumors?: readonly GivenRumor[];
  /** Where nothing is given, an Aviator. */
  readonly board?: { readonly equipment?: readonly Equipment[]; readonly contacts?: readonly Contact[] };
  readonly bag?: readonly Equipment[];
  readonly discards?: readonly CardId[];
  readonly table?: Partial<Public>;
}

const FAR_AWAY: readonly GivenRumor[] = [{ region: 36, card: 'R01' }];

const ONE_CONTACT: NonNullable<Given['board']> = { contacts: ['aviator'] };

/** A table where everybody chooses an action, in round 1. */
export function choosing(given: Given = {}): Play {
  const { seats = 3, pawn = 0, rumors = FAR_AWAY, board = ONE_CONTACT, discards = [] } = given;
  const dealt = game.setup({}, seats, new Rng(stream('given', 'setup')), stream('given', 'play')).state;
  const taken = new Set<CardId>([...discards, ...rumors.map(({ card }) => card)]);
  const state: State = {
    ...dealt,
    faces: rumors.map(({ card }) => card),
    deck: inCardOrder(CARDS.filter(card => !taken.has(card))),
    own: seatsOf(seats).map(one => ({
      action: null,
      bid: null,
      seen: rumors
        .filter(({ looked = [] }) => looked.includes(one))
        .map(({ region, card }) => ({ region, card }))
        .sort((a, b) => a.region - b.region),
    })),
    public: {
      ...dealt.public,
      round: 1,
      stage: 'choose',
      pending: null,
      pawn: seat(pawn),
      players: seatsOf(seats).map(one => playerOf(given.players?.[one] ?? {}, one)),
      rumors: rumors.map(rumorOf),
      board: {
        equipment: plus(NO_EQUIPMENT, board.equipment ?? []),
        contacts: plus(NO_CONTACTS, board.contacts ?? []),
      },
      bag: given.bag ? plus(NO_EQUIPMENT, given.bag) : dealt.public.bag,
      discards,
      ...given.table,
    },
  };
  return new Play(state);
}

/** The same, where everybody has acted: the next thing is to bid. */
export function bidding(given: Given = {}): Play {
  const play = choosing({ ...given, table: { stage: 'act', ...given.table } });
  const { seats, now } = play.state.public;
  const state: State = {
    ...play.state,
    public: {
      ...play.state.public,
      done: seatsOf(seats).map(one => one > 0),
      now: { ...now, actions: seatsOf(seats).map(() => 'train') },
      pending: { type: 'travel', seat: seat(0), by: 'train', range: 1 },
    },
  };
  const next = new Play(state);
  next.make(0, { type: 'travel', to: next.player(0).region });
  return next;
}

const playerOf = (given: GivenPlayer, one: number): Player => ({
  region: given.region ?? one + 1,
  money: given.money ?? 5,
  blue: given.blue ?? 1,
  black: given.black ?? 0,
  equipment: plus(NO_EQUIPMENT, given.equipment ?? ['telescope']),
  contacts: plus(NO_CONTACTS, given.contacts ?? []),
});

const rumorOf = ({ region, looked = [], stake = 0, holders = [] }: GivenRumor): Rumor => ({
  region,
  by: null,
  looked: looked.map(seat),
  stake,
  holders: holders.map(seat),
});

/** A game played by `sample`: state number n is the one after n moves. */
export function wholeGame(seats: number, seed: string): WholeGame {
  const dealt = game.setup({}, seats, new Rng(stream(seed, 'setup')), stream(seed, 'play'));
  const rng = new Rng(stream(seed, 'sample'));
  const states = [dealt.state];
  const events = [dealt.events];
  for (let state = dealt.state; ; ) {
    const acting = game.toAct(state);
    if (acting.length === 0) return { states, events };
    const next = rng.pick(acting);
    const step = game.apply(state, next, game.sample(game.view(state, next), rng));
    ({ state } = step);
    states.push(state);
    events.push(step.events);
  }
}

interface WholeGame {
  readonly states: readonly State[];
  /** Those of number n led to state n. */
  readonly events: readonly (readonly Said[])[];
}

/** A game that goes on, and everything told in it. */
export class Play {
  state: State;
  events: readonly Said[] = [];

  constructor(state: State) {
    this.state = state;
  }

  get table(): Public {
    return this.state.public;
  }

  player(n: number): Player {
    return at(this.table.players, n);
  }

  view(n: number): View {
    return game.view(this.state, seat(n));
  }

  toAct(): readonly Seat[] {
    return game.toAct(this.state);
  }

  refusal(n: number, move: Move): Refusal | undefined {
    return game.refuse(this.view(n), move);
  }

  moves(n: number): readonly Move[] {
    return [...game.moves(this.view(n))];
  }

  make(n: number, move: Move): this {
    const refusal = this.refusal(n, move);
    assert(refusal === undefined, `${JSON.stringify(move)} of seat ${n} is legal: ${refusal}`);
    const step = game.apply(this.state, seat(n), move);
    this.state = step.state;
    this.events = [...this.events, ...step.events];
    return this;
  }

  choose(...actions: readonly Action[]): this {
    for (const [n, action] of actions.entries()) this.make(n, { type: 'choose', action });
    return this;
  }

  bid(...bids: readonly number[]): this {
    for (const [n, bid] of bids.entries()) this.make(n, { type: 'bid', bid });
    return this;
  }

  /** Whatever the clock does, until this stage or this question comes. */
  until(wanted: Public['stage'] | NonNullable<Public['pending']>['type']): this {
    const rng = new Rng(stream('until', 'late'));
    while (
      this.table.pending?.type !== wanted &&
      (this.table.pending !== null || this.table.stage !== wanted)
    ) {
      const [next] = this.toAct();
      assert(next !== undefined, `the game comes to ${wanted}`);
      this.make(next, game.late(this.view(next), rng));
    }
    return this;
  }

  /** Everything of this type that was told. */
  told<Type extends Event['type']>(type: Type): readonly Extract<Event, { type: Type }>[] {
    return this.events.flatMap(({ event }) =>
      event.type === type ? [event as Extract<Event, { type: Type }>] : [],
    );
  }
}
