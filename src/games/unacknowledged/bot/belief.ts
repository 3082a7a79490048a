import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import { isCounter, NEGATES, passStep } from '../board.ts';
import type { Card, Disclosure, Line, Proposal, Turn, View } from '../types.ts';
import { type Asked, adoptedPlan, askedOf } from './plan.ts';

/** How the players of one table are taken to behave, as chances. */
export interface Conduct {
  /** An activist swing plays the type. */
  readonly swingIn: number;
  /** A Shadow that was asked to play the type does not. */
  readonly breaks: number;
  /** A Shadow swing plays the type. */
  readonly floods: number;
  /** A Shadow holds and uses a card that negates the type. */
  readonly counters: number;
  /** Somebody asked to play the type has none. */
  readonly lacks: number;
}

export interface Attention {
  readonly talk: boolean;
  readonly draft: boolean;
  readonly conduct: Conduct;
}

/** The chance of each seat to be the Shadow, as an activist with this view sees it; a Shadow sees the table's. */
export function suspicion(view: View, { conduct, talk, draft }: Attention): readonly number[] {
  const { public: known, viewer, own } = view;
  const me = viewer === 'spectator' || own?.role === 'shadow' ? null : viewer;
  const weights = seatsOf(known.seats).map(seat => (seat === me ? 0 : 1));
  for (const turn of known.turns) {
    const discussion = known.talk.find(
      ({ round, turn: number }) => round === turn.round && number === turn.turn,
    );
    const plan = discussion ? adoptedPlan(discussion.lines) : null;
    if (!discussion || !plan) continue;
    const mine = me === null || !own ? null : at(at(own.rounds, turn.round - 1).played, turn.turn - 1);
    weigh(weights, shadow => likelihood(turn, plan, discussion.lines, shadow, me, mine, conduct));
  }
  if (talk) weighTalk(weights, view, me);
  if (draft && me !== null) weighDraft(weights, view, me);
  return normal(weights);
}

const DOUBT = 0.04;

/** People are not models: no single turn convicts or acquits anyone. */
function weigh(weights: number[], likelihoodOf: (shadow: number) => number): void {
  const likely = normal(weights.map((weight, shadow) => (weight === 0 ? 0 : likelihoodOf(shadow))));
  for (const [shadow, chance] of likely.entries())
    weights[shadow] = at(weights, shadow) * (chance + DOUBT / weights.length);
}

function normal(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map(weight => (sum > 0 ? weight / sum : 1 / weights.length));
}

/** Chances of playing the type, a card that negates it, or anything else. */
type Odds = readonly [type: number, counter: number, other: number];

function likelihood(
  turn: Turn,
  plan: Proposal,
  lines: readonly Line[],
  shadow: number,
  me: Seat | null,
  mine: Card | null,
  conduct: Conduct,
): number {
  const odds = turn.cards.map((_, seat): Odds => {
    if (seat === me && mine) return certain(kindOf(mine, plan.of));
    const asked = askedOf(plan, seat);
    if (seat === shadow) return shadowOdds(asked, turn.effect, conduct);
    return activistOdds(asked, deniedHaving(lines, seat, plan.of) ? 0.95 : conduct.lacks, conduct);
  });
  if (turn.owners)
    return turn.owners.reduce((all, card, seat) => all * at(at(odds, seat), kindOf(card, plan.of)), 1);
  return chanceOfCounts(odds, countKind(turn.cards, plan.of, 0), countKind(turn.cards, plan.of, 1));
}

const kindOf = (card: Card, of: Disclosure): 0 | 1 | 2 => {
  if (card === of) return 0;
  return isCounter(card) && NEGATES[card] === of ? 1 : 2;
};

const countKind = (cards: readonly Card[], of: Disclosure, kind: number): number =>
  cards.filter(card => kindOf(card, of) === kind).length;

const certain = (kind: number): Odds => [kind === 0 ? 1 : 0, kind === 1 ? 1 : 0, kind === 2 ? 1 : 0];

const SLIP = 0.02;

function activistOdds(asked: Asked, lacks: number, { swingIn }: Conduct): Odds {
  const plays = { play: 1 - lacks, hold: SLIP, swing: swingIn * (1 - lacks) }[asked];
  return [plays * (1 - SLIP), SLIP, (1 - plays) * (1 - SLIP)];
}

function shadowOdds(asked: Asked, effect: Disclosure | null, conduct: Conduct): Odds {
  const counters = effect === 'witness' ? SLIP : conduct.counters;
  const plays = asked === 'play' ? 1 - conduct.breaks : conduct.floods;
  return [(1 - counters) * plays, counters, (1 - counters) * (1 - plays)];
}

/** How likely these seats together play so many of the type and so many counters. */
function chanceOfCounts(odds: readonly Odds[], types: number, counters: number): number {
  const width = counters + 1;
  const table = new Float64Array((types + 1) * width);
  table[0] = 1;
  for (const [type, counter, other] of odds)
    for (let at = table.length - 1; at >= 0; at--) {
      const oneTypeLess = table[at - width] ?? 0;
      const oneCounterLess = at % width > 0 ? (table[at - 1] ?? 0) : 0;
      table[at] = (table[at] ?? 0) * other + oneTypeLess * type + oneCounterLess * counter;
    }
  return table[table.length - 1] ?? 0;
}

const deniedHaving = (lines: readonly Line[], seat: number, of: Disclosure): boolean =>
  lines.some(
    ({ seat: speaker, message }) =>
      speaker === seat && message.type === 'claim-have' && message.of === of && !message.yes,
  );

/** An accusation by somebody who may know more than I do; the Shadow accuses too. */
const ACCUSED = 1.15;
const ACCUSER = 1.1;

function weighTalk(weights: number[], { public: { talk } }: View, me: Seat | null): void {
  const heard = new Set<string>();
  for (const { lines } of talk)
    for (const { seat, message } of lines) {
      if (message.type !== 'accuse' || seat === me || heard.has(`${seat}-${message.seat}`)) continue;
      heard.add(`${seat}-${message.seat}`);
      weights[message.seat] = at(weights, message.seat) * ACCUSED;
      weights[seat] = at(weights, seat) * ACCUSER;
    }
}

/**
 * How often the first two packs that come from a seat still hold a Shadow Government card, by who that seat is.
 * Measured while tuning: both sides take them, the Shadow leaves the second of a kind.
 */
const LEFT_IN_PACK = { activist: [0.34, 0.06], shadow: [0.36, 0.115] } as const;

function weighDraft(weights: number[], { public: { seats }, own }: View, me: Seat): void {
  for (const [index, { packs }] of (own?.rounds ?? []).entries()) {
    const from = (me - passStep(index + 1) + seats) % seats;
    for (const [k, pack] of packs.slice(1, 3).entries()) {
      const left = pack.some(isCounter);
      const [activist, shadow] = [at(LEFT_IN_PACK.activist, k), at(LEFT_IN_PACK.shadow, k)];
      weights[from] = at(weights, from) * (left ? shadow / activist : (1 - shadow) / (1 - activist));
    }
  }
}
