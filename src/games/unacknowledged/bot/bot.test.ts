import { describe, expect, test } from 'vitest';
import { at, type Bot, type Seat, seatsOf } from '../../../core/contract.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { bots } from '../bot.ts';
import { refuse, sample } from '../legal.ts';
import { toAct } from '../rules.ts';
import { act, atTalk, atTurn, playAll, SEATS, says } from '../testing.ts';
import type { Card, Disclosure, Line, Message, Proposal, State, Unacknowledged, View } from '../types.ts';
import { view } from '../view.ts';
import { type Attention, suspicion } from './belief.ts';
import { negationRisk } from './counters.ts';
import { breakRate, swingChance } from './habit.ts';
import { adoptedPlan, askedOf, lastClaim } from './plan.ts';
import { stakesOf } from './stakes.ts';

const seat = (n: number): Seat => n as Seat;
const plan = (of: Disclosure, holdouts: readonly number[], swing: number | null): Proposal => ({
  type: 'propose',
  of,
  holdouts: holdouts.map(seat),
  swing: swing === null ? null : seat(swing),
});
const line = (speaker: number, message: Message): Line => ({ seat: seat(speaker), message });
const viewOf = (state: State, viewer: number): View => view(state, seat(viewer));
const withLines = (state: State, lines: readonly Line[]): State => ({
  ...state,
  public: { ...state.public, talk: state.public.talk.with(-1, { ...at(state.public.talk, -1), lines }) },
});

const insider = at(bots, -1);
/** What the insider does in one situation, over many sources of chance. */
const choices = (state: State, who: number, bot: Bot<Unacknowledged> = insider) =>
  Array.from({ length: 60 }, (_, i) => bot.choose(viewOf(state, who), new Rng(stream(`${i}`, 'choice'))));
const cardsChosen = (state: State, who: number): ReadonlySet<Card> =>
  new Set(choices(state, who).flatMap(move => ('card' in move ? [move.card] : [])));

describe('plans', () => {
  const first = plan('media', [], 0);
  const second = plan('witness', [], 1);
  test.each<[string, readonly Line[], Proposal | null]>([
    ['nothing said, no plan', [], null],
    ['the only plan', [line(0, first)], first],
    ['the earlier on a tie', [line(0, first), line(1, second)], first],
    [
      'the one with more support',
      [line(0, first), line(1, second), line(2, { type: 'agree', proposal: 1 })],
      second,
    ],
    [
      'a refusal counts against it',
      [line(0, first), line(1, second), line(2, { type: 'refuse', proposal: 0 })],
      second,
    ],
    [
      'the last word of a seat counts',
      [
        line(0, first),
        line(1, second),
        line(2, { type: 'agree', proposal: 1 }),
        line(2, { type: 'refuse', proposal: 1 }),
      ],
      first,
    ],
  ])('%s', (_, lines, expected) => expect(adoptedPlan(lines)).toBe(expected));

  test('asks everybody to play who neither swings nor holds out', () => {
    expect(seatsOf(4).map(who => askedOf(plan('media', [2], 3), who))).toEqual([
      'play',
      'play',
      'hold',
      'swing',
    ]);
  });

  test('a claim stands for the round, until a plan has used the card up', () => {
    const hands: readonly (readonly Card[])[] = [['media'], ['media'], ['media', 'witness']];
    const claimed = says(atTalk({ seats: 3, hands }), 1, { type: 'claim-have', of: 'media', yes: true });
    expect(lastClaim(viewOf(claimed, 0), 1, 'media')).toBe(true);
    expect(lastClaim(viewOf(claimed, 0), 1, 'witness')).toBeNull();
    const planned = says(claimed, 0, plan('media', [], 2));
    const after = playAll(planned, ['media', 'media', 'witness']).state;
    expect(lastClaim(viewOf(after, 0), 1, 'media')).toBeNull();
  });
});

describe('suspicion', () => {
  const attention: Attention = {
    talk: false,
    draft: false,
    conduct: { swingIn: 0.4, breaks: 0.5, floods: 0.9, counters: 0.25, lacks: 0.15 },
  };
  const suspects = (state: State, who: number) => suspicion(viewOf(state, who), attention);
  const hands: readonly (readonly Card[])[] = [
    ['witness', 'media'],
    ['witness', 'media'],
    ['witness', 'media'],
    ['witness', 'media', 'oath'],
  ];
  const turn = (effect: Disclosure | null, proposal: Proposal, cards: readonly Card[]) =>
    playAll(withLines(atTurn({ seats: 4, shadow: 3, hands, effect }), [line(0, proposal)]), cards).state;

  test('begins even, and never falls on oneself', () => {
    expect(suspects(atTurn({ seats: 4, shadow: 3 }), 0)).toEqual([0, 1 / 3, 1 / 3, 1 / 3]);
  });

  test('a Shadow sees what the table may think of everybody, itself included', () => {
    expect(suspects(atTurn({ seats: 4, shadow: 3 }), 3)).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  test('falls on whoever is seen to break a plan', () => {
    const broken = turn('political', plan('witness', [], 0), ['witness', 'witness', 'witness', 'media']);
    const [, one = 0, two = 0, three = 0] = suspects(broken, 0);
    expect(three).toBeGreaterThan(0.5);
    expect(one).toBeLessThan(1 / 3);
    expect(one).toBeCloseTo(two);
  });

  test('falls on a swing that overexposes', () => {
    const flooded = turn(null, plan('witness', [], 3), ['witness', 'witness', 'witness', 'witness']);
    expect(at(suspects(flooded, 0), 3)).toBeGreaterThan(1 / 3);
  });

  test('leaves a swing when too few played the type', () => {
    const broken = turn(null, plan('witness', [], 0), ['media', 'witness', 'witness', 'media']);
    expect(at(suspects(broken, 1), 0)).toBeLessThan(1 / 3);
  });

  test('always adds up to one', () => {
    for (const who of [0, 1, 2, 3]) {
      const after = turn(null, plan('witness', [], 1), ['witness', 'media', 'witness', 'oath']);
      expect(suspects(after, who).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    }
  });
});

describe('the risk of a negation', () => {
  const even = [0, 0.5, 0.5];
  const state = (
    kept: readonly Card[],
    packs: readonly (readonly Card[])[],
    effect: Disclosure | null = null,
  ): View => {
    const start = atTurn({ seats: 3, shadow: 2, hands: [kept], effect });
    const own = at(start.own, 0);
    const rounds = [{ ...at(own.rounds, 0), packs }];
    return viewOf({ ...start, own: start.own.with(0, { ...own, rounds }) }, 0);
  };
  const risk = (seen: View) => negationRisk(seen, seen.own ?? at([], 0), seat(0), 'witness', even);

  test('is none under Witness, or where both cards are accounted for', () => {
    expect(risk(state([], [], 'witness'))).toBe(0);
    expect(risk(state(['oath', 'discredit'], []))).toBe(0);
  });

  test('is highest for what was passed on and nobody claims, lowest for what somebody claims', () => {
    const unseen = risk(state(['oath'], []));
    const passed = risk(state(['oath'], [['discredit', 'media', 'media', 'media', 'media']]));
    const told = state(['oath'], []);
    const claim = line(1, { type: 'claim-counter', of: 'witness', yes: true });
    const claimed = risk({
      ...told,
      public: { ...told.public, talk: [{ round: 1, turn: 1, lines: [claim] }] },
    });
    expect(passed).toBeGreaterThan(unseen);
    expect(unseen).toBeGreaterThan(claimed);
  });
});

describe('the habit of breaking plans', () => {
  const hands: readonly (readonly Card[])[] = [
    ['witness', 'media'],
    ['witness', 'media'],
    ['witness', 'media'],
  ];
  const rateAfter = (cards: readonly Card[], who = 0) => {
    const planned = withLines(atTurn({ seats: 3, shadow: 2, hands }), [line(0, plan('witness', [], 0))]);
    const { state } = playAll(planned, cards);
    return breakRate(viewOf(state, who), at(state.own, who), seat(who));
  };

  test('is even at first', () => {
    const start = atTurn({ seats: 3, shadow: 2, hands });
    expect(breakRate(viewOf(start, 0), at(start.own, 0), seat(0))).toBe(0.5);
  });

  test.each<[string, readonly Card[], 'more' | 'less']>([
    ['too few played the type', ['media', 'witness', 'media'], 'more'],
    ['all played it', ['witness', 'witness', 'witness'], 'less'],
    ['the swing went in and it succeeded', ['witness', 'witness', 'media'], 'more'],
    ['the swing stayed out and it succeeded', ['media', 'witness', 'witness'], 'less'],
  ])('is learned where %s', (_, cards, than) => {
    if (than === 'more') expect(rateAfter(cards)).toBeGreaterThan(0.5);
    else expect(rateAfter(cards)).toBeLessThan(0.5);
  });

  test('cannot be told from a success by whoever was not the swing', () => {
    expect(rateAfter(['witness', 'witness', 'media'], 1)).toBe(0.5);
  });

  test('is answered by a swing: in against those who break, out against those who keep', () => {
    expect(swingChance(0.6, 0.5)).toBeCloseTo(0.6);
    expect(swingChance(0.6, 1)).toBeCloseTo(1);
    expect(swingChance(0.6, 0.1)).toBeLessThan(0.3);
  });
});

describe('what is at stake', () => {
  const stakes = (moment: Parameters<typeof atTurn>[0], of: Disclosure) =>
    stakesOf(atTurn(moment).public, of);

  test('a success helps, a negation hurts', () => {
    const { success, negation } = stakes({ seats: 4 }, 'witness');
    expect(success).toBeGreaterThan(0);
    expect(negation).toBeGreaterThan(0);
  });

  test('with 5 seats the second card of a type is worth more than a first one', () => {
    const moment = { seats: 5, plus: ['witness'] as const };
    expect(stakes(moment, 'witness').success).toBeGreaterThan(stakes(moment, 'political').success);
  });

  test('the last negation costs all that is left', () => {
    const late = { seats: 3, minus: ['media', 'media'] as const };
    expect(stakes(late, 'witness').negation).toBeGreaterThan(stakes({ seats: 3 }, 'witness').negation);
  });
});

describe('the strongest at the table', () => {
  const hand: readonly Card[] = ['scientific', 'witness', 'political', 'oath', 'hoax'];
  const facing = (proposal: Proposal, who: { shadow: number }, effect: Disclosure | null = null) =>
    withLines(atTurn({ seats: 3, ...who, hands: [hand], effect }), [line(1, proposal)]);

  test('keeps a plan as an activist', () => {
    expect(cardsChosen(facing(plan('witness', [], 1), { shadow: 2 }), 0)).toEqual(new Set(['witness']));
  });

  test('holds out when asked, with a card that does no harm', () => {
    const chosen = cardsChosen(facing(plan('witness', [0], null), { shadow: 2 }), 0);
    expect(chosen.has('witness')).toBe(false);
    expect(chosen.has('oath')).toBe(false);
  });

  test('cannot be read as a swing', () => {
    const chosen = cardsChosen(facing(plan('witness', [], 0), { shadow: 2 }), 0);
    expect(chosen.has('witness')).toBe(true);
    expect(chosen.size).toBeGreaterThan(1);
  });

  test('negates as the Shadow when it can, and not under Witness', () => {
    const asked = plan('witness', [], 1);
    expect(cardsChosen(facing(asked, { shadow: 0 }), 0)).toEqual(new Set(['oath']));
    expect(cardsChosen(facing(asked, { shadow: 0 }, 'witness'), 0).has('oath')).toBe(false);
  });

  test('keeps some plans and breaks others as the Shadow', () => {
    const chosen = cardsChosen(facing(plan('scientific', [], 1), { shadow: 0 }), 0);
    expect(chosen.has('scientific')).toBe(true);
    expect(chosen.size).toBeGreaterThan(1);
  });

  test('admits what it lacks as an activist, and only sometimes as the Shadow', () => {
    const admissions = (shadow: number) =>
      choices(atTalk({ seats: 3, shadow, hands: [hand] }), 0).filter(
        move => move.type === 'say' && move.message.type === 'claim-have' && move.message.of === 'media',
      ).length;
    expect(admissions(2)).toBe(60);
    expect(admissions(0)).toBeGreaterThan(0);
    expect(admissions(0)).toBeLessThan(60);
  });

  test('accuses whoever was seen to break a plan', () => {
    const full: readonly Card[] = ['scientific', 'witness', 'witness', 'political', 'media'];
    const hands: readonly (readonly Card[])[] = [full, ['witness'], ['media']];
    const start = atTurn({ seats: 3, shadow: 2, hands, effect: 'political' });
    const planned = withLines(start, [line(0, plan('witness', [], 0))]);
    const after = playAll(planned, ['witness', 'witness', 'media']);
    const accused = choices(after.state, 0).flatMap(move =>
      move.type === 'say' && move.message.type === 'accuse' ? [move.message.seat] : [],
    );
    expect(new Set(accused)).toEqual(new Set([2]));
  });
});

test('[T5] a plan that its seat has refused is not agreed to by a bot that stands in', () => {
  const hands: readonly (readonly Card[])[] = [['scientific', 'witness', 'political', 'media', 'hoax']];
  const said = (lines: readonly Line[]) =>
    choices(withLines(atTalk({ seats: 3, shadow: 2, hands }), lines), 0, at(bots, 0)).flatMap(move =>
      move.type === 'say' ? [move.message.type] : [],
    );
  const asked = line(1, plan('witness', [], 1));
  expect(said([asked])).toContain('agree');
  expect(said([asked, line(0, { type: 'refuse', proposal: 0 })])).not.toContain('agree');
});

describe('standing in for somebody who contradicted themselves', () => {
  const hand: readonly Card[] = ['scientific', 'political', 'oath', 'hoax', 'discredit'];
  const lack = (of: Disclosure, yes: boolean): Message => ({ type: 'claim-have', of, yes });
  const torn = [line(0, lack('witness', false)), line(0, lack('witness', true))];
  const state = withLines(atTalk({ seats: 3, shadow: 2, hands: [hand] }), torn);

  test.each(bots.map(bot => [bot.level, bot] as const))('[T5] %s does not say it a second time', (_, bot) => {
    const seen = viewOf(state, 0);
    expect(choices(state, 0, bot).map(move => refuse(seen, move))).toEqual(Array(60).fill(undefined));
  });

  test('and admits what else the hand lacks', () => {
    expect(at(choices(state, 0), 0)).toEqual({ type: 'say', message: lack('media', false) });
  });
});

describe.each(SEATS)('beside players who say and play anything, at %i seats', seats => {
  test.each(bots.map(bot => [bot.level, bot] as const))('%s never makes a move that is refused', (_, bot) => {
    for (let game = 0; game < 4; game++) {
      const rng = new Rng(stream(`${seats}/${game}`, bot.level));
      let { state } = act(atTalk({ seats, shadow: game % seats }), 0, { type: 'ready' });
      for (let to = toAct(state); to.length > 0; to = toAct(state)) {
        const who = rng.pick(to);
        const seen = view(state, who);
        ({ state } = act(state, who, who <= game % 2 ? bot.choose(seen, rng) : sample(seen, rng)));
      }
      expect(state.public.end).not.toBeNull();
    }
  });
});
