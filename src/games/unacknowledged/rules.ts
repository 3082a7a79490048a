import { at, type Outcome, type Seat, seatsOf } from '../../core/contract.ts';
import type { Rng, RngState } from '../../core/rng.ts';
import { IDENTITIES, planNumber, TURNS } from './board.ts';
import { deal, passPacks } from './draft.ts';
import { nobody, type Said, type Stepped, toAll, toOwn } from './steps.ts';
import { discard, nextRound, reveal } from './turn.ts';
import { type Card, type Message, type Move, ROLES, type Role, type Side, type State } from './types.ts';

export function setup(seats: number, rng: Rng, play: RngState): Stepped {
  const identities = ROLES.flatMap(role =>
    Array.from({ length: IDENTITIES[seats]?.[role] ?? 0 }, () => role),
  );
  const roles = rng.shuffle(identities);
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

const sideOf = (role: Role | undefined): Side => (role === 'shadow' ? 'shadow' : 'activists');

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

/** [T6] */
function say(state: State, seat: Seat, message: Message): Stepped {
  const { public: was } = state;
  const discussion = at(was.talk, -1);
  const line = discussion.lines.length;
  const now = { ...discussion, lines: [...discussion.lines, { seat, message }] };
  const done = message.type === 'propose' ? nobody(was.seats) : was.done.with(seat, false);
  return {
    state: { ...state, public: { ...was, done, talk: was.talk.with(-1, now) } },
    events: [toAll({ type: 'said', seat, line, plan: planNumber(was.talk, now, message, line), message })],
  };
}

function ready(state: State, seat: Seat): Stepped {
  const { public: was } = state;
  const done = was.done.with(seat, true);
  const events = [toAll({ type: 'became-ready', seat })];
  if (done.includes(false)) return { state: { ...state, public: { ...was, done } }, events };
  if (was.turn > TURNS) return nextRound(state, events);
  return {
    state: { ...state, public: { ...was, stage: 'choose', done: nobody(was.seats) } },
    events: [...events, toAll({ type: 'talk-closed' })],
  };
}
