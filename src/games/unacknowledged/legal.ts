import { assert, at, type Seat, seatsOf } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { kinds, MOST_MESSAGES } from './board.ts';
import {
  type Card,
  DISCLOSURES,
  type Line,
  type Message,
  type Move,
  type Own,
  type Proposal,
  type Refusal,
  type View,
} from './types.ts';

export function refuse(view: View, move: Move): Refusal | undefined {
  const { viewer, own } = view;
  const { stage, done } = view.public;
  if (viewer === 'spectator' || own === null) return 'spectators-watch';
  if (stage === 'over') return 'game-over';
  switch (move.type) {
    case 'say':
      return stage === 'discuss' ? refuseMessage(view, viewer, move.message) : 'talk-is-closed';
    case 'ready':
      if (stage !== 'discuss') return 'not-now';
      return done[viewer] ? 'already-ready' : undefined;
    default:
      if (CARD_MOVES[stage] !== move.type) return 'not-now';
      if (!cardsToChoose(view, own).includes(move.card))
        return stage === 'draft' ? 'not-in-pack' : 'not-in-hand';
      return own.sealed === move.card ? 'already-chosen' : undefined;
  }
}

export function* moves(view: View): Generator<Move> {
  const { viewer, own } = view;
  const { stage, done } = view.public;
  if (viewer === 'spectator' || own === null || stage === 'over') return;
  if (stage !== 'discuss') {
    const type = CARD_MOVES[stage];
    for (const card of choices(view, own)) yield { type, card };
    return;
  }
  if (!done[viewer]) yield { type: 'ready' };
  if (messagesLeft(view, viewer) === 0) return;
  for (const message of everyMessage(view.public.seats, linesNow(view)))
    if (refuseMessage(view, viewer, message) === undefined) yield { type: 'say', message };
}

/** Leans towards being ready, so that discussions end. */
export function sample(view: View, rng: Rng): Move {
  const { viewer, own } = view;
  const { stage, done } = view.public;
  assert(viewer !== 'spectator' && own && stage !== 'over', 'only a seat with a move is asked for one');
  if (stage !== 'discuss') return { type: CARD_MOVES[stage], card: rng.pick(choices(view, own)) };
  const mayBeReady = !done[viewer];
  if (mayBeReady && (messagesLeft(view, viewer) === 0 || rng.chance(0.5))) return { type: 'ready' };
  for (let tries = 0; tries < 8; tries++) {
    const message = randomMessage(view.public.seats, linesNow(view), rng);
    if (refuseMessage(view, viewer, message) === undefined) return { type: 'say', message };
  }
  return mayBeReady ? { type: 'ready' } : rng.pick([...moves(view)]);
}

/** [C1] */
export function late(view: View, rng: Rng): Move {
  return view.public.stage === 'discuss' ? { type: 'ready' } : sample(view, rng);
}

/** [T2] */
export const talkOpen = ({ public: { stage } }: View): boolean => stage !== 'draft' && stage !== 'choose';

export const linesNow = ({ public: { talk } }: View): readonly Line[] => at(talk, -1).lines;

export const messagesLeft = (view: View, seat: Seat): number => {
  let left = MOST_MESSAGES;
  for (const line of linesNow(view)) if (line.seat === seat) left--;
  return left;
};

export const CARD_MOVES = {
  draft: 'pick',
  choose: 'play',
  discard: 'discard',
  discuss: null,
  over: null,
} as const;

const cardsToChoose = ({ public: { stage } }: View, own: Own): readonly Card[] =>
  stage === 'draft' ? own.pack : own.hand;

const choices = (view: View, own: Own): readonly Card[] =>
  kinds(cardsToChoose(view, own)).filter(card => card !== own.sealed);

export function refuseMessage(view: View, speaker: Seat, message: Message): Refusal | undefined {
  if (messagesLeft(view, speaker) === 0) return 'no-messages-left';
  return (
    unsound(view, speaker, message) ?? (alreadySaid(view, speaker, message) ? 'already-said' : undefined)
  );
}

/** [T4] [T7] */
function unsound(view: View, speaker: Seat, message: Message): Refusal | undefined {
  const { seats } = view.public;
  switch (message.type) {
    case 'propose': {
      const named = message.swing === null ? message.holdouts : [...message.holdouts, message.swing];
      if (named.some(seat => seat >= seats)) return 'no-such-seat';
      if (message.swing !== null && message.holdouts.includes(message.swing)) return 'swing-holds-out';
      return message.holdouts.length === seats ? 'nobody-asked-to-play' : undefined;
    }
    case 'agree':
    case 'refuse': {
      const line = linesNow(view)[message.proposal];
      if (line?.message.type !== 'propose') return 'no-such-proposal';
      return line.seat === speaker ? 'own-proposal' : undefined;
    }
    case 'accuse':
    case 'trust':
      if (message.seat >= seats) return 'no-such-seat';
      return message.seat === speaker ? 'about-yourself' : undefined;
    default:
      return undefined;
  }
}

/** [T5] */
const alreadySaid = (view: View, speaker: Seat, message: Message): boolean =>
  linesNow(view).some(line => line.seat === speaker && sameMessage(line.message, message));

function sameMessage(a: Message, b: Message): boolean {
  switch (a.type) {
    case 'claim-have':
    case 'claim-counter':
      return a.type === b.type && a.of === b.of && a.yes === b.yes;
    case 'propose':
      return (
        b.type === 'propose' && a.of === b.of && a.swing === b.swing && `${a.holdouts}` === `${b.holdouts}`
      );
    case 'agree':
    case 'refuse':
      return a.type === b.type && a.proposal === b.proposal;
    case 'accuse':
    case 'trust':
      return a.type === b.type && a.seat === b.seat;
  }
}

const CLAIMS = ['claim-have', 'claim-counter'] as const;
const ANSWERS = ['agree', 'refuse'] as const;
const OPINIONS = ['accuse', 'trust'] as const;

function* everyMessage(seats: number, lines: readonly Line[]): Generator<Message> {
  for (const type of CLAIMS)
    for (const of of DISCLOSURES) for (const yes of [true, false]) yield { type, of, yes };
  for (const of of DISCLOSURES)
    for (const swing of [null, ...seatsOf(seats)])
      for (let set = 0; set < 1 << seats; set++)
        if (swing === null || !(set & (1 << swing))) yield proposal(of, set, swing, seats);
  for (const [index, { message }] of lines.entries())
    if (message.type === 'propose') for (const type of ANSWERS) yield { type, proposal: index };
  for (const type of OPINIONS) for (const seat of seatsOf(seats)) yield { type, seat };
}

function randomMessage(seats: number, lines: readonly Line[], rng: Rng): Message {
  const proposals = lines.flatMap(({ message }, index) => (message.type === 'propose' ? [index] : []));
  const kind = rng.int(proposals.length > 0 ? 4 : 3);
  if (kind === 0) return { type: rng.pick(CLAIMS), of: rng.pick(DISCLOSURES), yes: rng.chance(0.5) };
  if (kind === 1) return { type: rng.pick(OPINIONS), seat: rng.int(seats) as Seat };
  if (kind === 3) return { type: rng.pick(ANSWERS), proposal: rng.pick(proposals) };
  const swing = rng.chance(0.5) ? null : (rng.int(seats) as Seat);
  const set = rng.int(1 << seats);
  return proposal(rng.pick(DISCLOSURES), swing === null ? set : set & ~(1 << swing), swing, seats);
}

const proposal = (of: Proposal['of'], holdouts: number, swing: Seat | null, seats: number): Proposal => ({
  type: 'propose',
  of,
  holdouts: seatsOf(seats).filter(seat => holdouts & (1 << seat)),
  swing,
});
