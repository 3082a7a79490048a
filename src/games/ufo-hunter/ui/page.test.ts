import { describe, expect, test } from 'vitest';
import { at, type Seat } from '../../../core/contract.ts';
import { NO_CONTACTS, NO_EQUIPMENT, place, plus, REGIONS, strandedPay } from '../board.ts';
import {
  ACTIONS,
  type Contact,
  EQUIPMENT,
  type Equipment,
  type Event,
  type Investigation,
  type Pending,
  type Player,
  type Public,
  type Round,
  type Rumor,
  type Standing,
} from '../types.ts';
import { lastRound } from './beats.ts';
import { leadsOf, roundsOf, turnOf } from './ending.ts';
import {
  isBlank,
  moneyBeside,
  NOTHING_PICKED,
  pickedContact,
  pickedEquipment,
  pickedEvidence,
  sumOfBid,
} from './losing.ts';
import { LONGEST_NOTE, readNotes } from './notes.ts';
import { offerOf } from './offers.ts';
import { comesTo, isOpen, nextBetter, outlooksOf, takersOf } from './outlook.ts';
import { numbersOf } from './pins.ts';
import { paidFor, stakesAt } from './staking.ts';
import { needsPaper, telling, toldApart } from './told.ts';

const seat = (number: number) => number as Seat;
const [you, heron, lynx] = [seat(0), seat(1), seat(2)];

const player = (change: Partial<Player> = {}, equipment: readonly Equipment[] = ['telescope']): Player => ({
  region: 20,
  money: 5,
  blue: 1,
  black: 0,
  equipment: plus(NO_EQUIPMENT, equipment),
  contacts: NO_CONTACTS,
  ...change,
});

const STOCK = {
  rumors: [{} as Rumor, {} as Rumor],
  bag: plus<Equipment>(NO_EQUIPMENT, ['telescope', 'radar-gun']),
};

describe('offers', () => {
  test('[N2] [Q5] what the table has none of is not promised', () => {
    const rumors = Array.from({ length: 12 }, () => ({}) as Rumor);
    const lacks = (stock: Parameters<typeof offerOf>[2]) =>
      ACTIONS.map(one => offerOf(one, player(), stock).lacks);
    expect(lacks(STOCK)).toEqual([null, null, null, null, null]);
    expect(lacks({ ...STOCK, rumors })).toEqual([null, null, null, 'room', 'room']);
    expect(lacks({ ...STOCK, bag: NO_EQUIPMENT })).toEqual([null, null, 'tokens', null, null]);
  });

  test('[N6] [Q4] contacts promise no more looks than there are rumors, no more tokens than are in the bag', () => {
    const contacts = plus<Contact>(NO_CONTACTS, ['professor', 'professor', 'inventor', 'inventor']);
    const offers = (['buy', 'research'] as const).map(one => offerOf(one, player({ contacts }), STOCK));
    expect(offers.map(({ brings, lacks }) => [brings, lacks])).toEqual([
      [2, 'tokens'],
      [2, 'rumors'],
    ]);
  });

  test('[T5] [Q1] a card costs what it costs alone, and leaves so much for a clash', () => {
    const rich = player({}, ['telescope', 'radar-gun', 'radar-gun']);
    expect(offerOf('train', rich, STOCK)).toMatchObject({ cost: 0, spare: 5, brings: 1 });
    expect(offerOf('air', rich, STOCK)).toMatchObject({ cost: 1, spare: 4, brings: 2 });
    expect(offerOf('buy', rich, STOCK)).toMatchObject({ cost: 2, spare: 3, brings: 1 });
    expect(offerOf('buy', { ...rich, money: 1 }, STOCK).spare).toBe(-1);
  });

  test('contacts are in what it brings', () => {
    const contacts = plus<Contact>(NO_CONTACTS, [
      'investor',
      'investor',
      'professor',
      'aviator',
      'inventor',
      'benefactor',
    ]);
    const known = player({ contacts });
    const brings = (['air', 'buy', 'research', 'publish'] as const).map(
      one => offerOf(one, known, STOCK).brings,
    );
    expect(brings).toEqual([3, 2, 2, 9]);
    expect(strandedPay(known)).toBe(4);
  });
});

describe('what a card would bring', () => {
  const yellow = at(
    REGIONS.filter(region => place(region).color === 'yellow'),
    0,
  );

  test('[R3] options are open by what one has, and say what is short', () => {
    const outlooks = outlooksOf('G10', player(), yellow);
    expect(outlooks.map(isOpen)).toEqual([false, true]);
    expect(outlooks[0]?.short).toEqual([
      { what: 'equipment', asked: 6, has: 1 },
      { what: 'contacts', asked: 1, has: 0 },
    ]);
    expect(nextBetter(outlooks)?.option).toBe(0);
    expect(nextBetter(outlooksOf('G08', player({ money: 0 }, [...EQUIPMENT]), yellow))).toBeUndefined();
  });

  test('[R8] the color counts where evidence is gained, and once', () => {
    const owner = player({}, ['geiger-counter', 'geiger-counter']);
    expect(outlooksOf('G09', owner, yellow).map(({ bonus }) => bonus)).toEqual([1, 1, 1]);
    expect(outlooksOf('O01', owner, yellow).map(({ bonus }) => bonus)).toEqual([0, 0]);
    expect(outlooksOf('G09', player(), yellow).map(({ bonus }) => bonus)).toEqual([0, 0, 0]);
  });

  test('to whom each option would come, by what each has', () => {
    const players = [player(), player({ money: 2 }), player({}, [...EQUIPMENT])];
    expect(takersOf('G08', players, yellow).map(({ takers }) => takers)).toEqual([[2], [0], [0, 1, 2]]);
    expect(takersOf('R02', players, yellow).map(({ takers }) => takers)).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });

  test('[R3] it comes to every benefit that none beats in everything, or to a choice of penalties', () => {
    expect(comesTo(outlooksOf('G08', player(), yellow)).map(({ option }) => option)).toEqual([1, 2]);
    expect(comesTo(outlooksOf('G08', player({ money: 2 }), yellow)).map(({ option }) => option)).toEqual([2]);
    expect(comesTo(outlooksOf('R02', player(), yellow)).map(({ option }) => option)).toEqual([0, 1]);
  });
});

describe('stakes', () => {
  const rumor = (stake: number, holders: readonly Seat[]): Rumor => ({
    region: 20,
    by: heron,
    looked: [heron],
    stake,
    holders,
  });

  test('[K3] match, beat, raise, or the first', () => {
    expect(stakesAt(rumor(0, []), you, 2)).toEqual({ type: 'first' });
    expect(stakesAt(rumor(2, [heron]), you, 2)).toEqual({ type: 'match', with: [heron] });
    expect(stakesAt(rumor(2, [heron, lynx]), you, 3)).toEqual({ type: 'beat', back: [heron, lynx], was: 2 });
    expect(stakesAt(rumor(2, [you, heron]), you, 3)).toEqual({ type: 'raise', from: 2, back: [heron] });
    expect(stakesAt(rumor(2, [heron]), you, 0)).toEqual({ type: 'nothing' });
  });

  test('what lies there already is not paid again', () => {
    expect(paidFor(rumor(2, [you]), you, 5)).toBe(3);
    expect(paidFor(rumor(2, [heron]), you, 5)).toBe(5);
    expect(paidFor(rumor(2, [you]), you, 0)).toBe(0);
  });
});

describe('picking what goes', () => {
  const owner = player({ contacts: plus<Contact>(NO_CONTACTS, ['aviator']) }, [
    'telescope',
    'radar-gun',
    'radar-gun',
  ]);

  test('one more of a kind with each press, and none after the last; lists keep their order', () => {
    const guns = pickedEquipment(NOTHING_PICKED, 'radar-gun', owner);
    const both = pickedEquipment(pickedEquipment(guns, 'telescope', owner), 'radar-gun', owner);
    expect(both.equipment).toEqual(['telescope', 'radar-gun', 'radar-gun']);
    expect(pickedEquipment(both, 'radar-gun', owner).equipment).toEqual(['telescope']);
    expect(pickedContact(NOTHING_PICKED, 'aviator', owner).contacts).toEqual(['aviator']);
    expect(isBlank(pickedContact(pickedContact(NOTHING_PICKED, 'aviator', owner), 'aviator', owner))).toBe(
      true,
    );
  });

  test('evidence goes up to what may be sold', () => {
    const one = pickedEvidence(NOTHING_PICKED, 2);
    expect([one.evidence, pickedEvidence(one, 2).evidence]).toEqual([1, 2]);
    expect(pickedEvidence(pickedEvidence(one, 2), 2).evidence).toBe(0);
  });

  test('[O4] [R9] money makes up what tokens leave', () => {
    expect(sumOfBid(7, 5, 3)).toEqual({ least: 2, most: 3, money: 5 });
    expect(moneyBeside(sumOfBid(7, 5, 3), 3)).toBe(4);
    expect(moneyBeside(sumOfBid(2, 5, 3), 0)).toBe(2);
    expect(moneyBeside(sumOfBid(2, 5, 3), 2)).toBe(0);
  });
});

describe('pins', () => {
  const placed = (region: number): Event => ({ type: 'rumor-placed', seat: you, region });
  const up = (region: number): Event => ({ type: 'turned-up', seat: you, region, card: 'G01' });

  test('a rumor has the lowest free number, and keeps it while it is settled', () => {
    const story = [[placed(4), placed(9)], [placed(20)], [up(9)]];
    expect([...numbersOf(story)]).toEqual([
      [4, 1],
      [9, 2],
      [20, 3],
    ]);
    expect(numbersOf([...story, [placed(30)], [placed(9)]])).toEqual(
      new Map([
        [4, 1],
        [20, 3],
        [30, 2],
        [9, 4],
      ]),
    );
  });
});

describe('the last round, step by step', () => {
  const story: readonly (readonly Event[])[] = [
    [{ type: 'round-began', round: 1 }],
    [{ type: 'decided', seat: you }],
    [
      { type: 'action-chosen', action: 'air' },
      { type: 'actions-revealed', actions: ['air', 'buy'] },
      { type: 'turn-began', seat: you, action: 'air', cost: 1 },
    ],
    [{ type: 'traveled', seat: you, by: 'air', from: 4, to: 12 }],
    [
      { type: 'turned-up', seat: you, region: 12, card: 'O01' },
      { type: 'turn-began', seat: heron, action: 'buy', cost: 0 },
    ],
  ];

  test('a turn is one step, with where it happened', () => {
    const { round, beats } = lastRound(story) ?? { round: 0, beats: [] };
    expect(round).toBe(1);
    expect(beats.map(({ seat: by, events }) => [by, events.map(({ type }) => type)])).toEqual([
      [null, ['actions-revealed']],
      [you, ['turn-began', 'traveled', 'turned-up']],
      [heron, ['turn-began']],
    ]);
    expect(beats[1]).toMatchObject({ regions: [12], trail: { seat: you, from: 4, to: 12 } });
  });

  test('while the next one is being chosen it stays', () => {
    const next: readonly Event[] = [
      { type: 'round-began', round: 2 },
      { type: 'decided', seat: you },
    ];
    expect(lastRound([...story, next])).toEqual(lastRound(story));
    expect(lastRound([next])).toBeNull();
  });
});

describe('where the game turned', () => {
  const standing = (evidence: number, set = 0): Standing => ({ money: 0, evidence, set });
  const round = (...standings: readonly Standing[]): Round => ({
    actions: null,
    stranded: [],
    looks: [],
    investigations: [],
    bids: null,
    winner: null,
    standings,
  });
  const known = (winner: Seat, rounds: readonly Round[]) =>
    ({
      past: rounds,
      now: round(),
      end: { winners: [winner], why: 'most-points', scores: [] },
    }) as unknown as Public;

  test('a round that is not over does not count', () => {
    expect(roundsOf(known(you, [round(standing(1), standing(1))]))).toHaveLength(1);
    expect(turnOf(known(you, []))).toBeNull();
  });

  test('leads go by evidence and set against the best other', () => {
    const rounds = [round(standing(2), standing(1, 3), standing(3))];
    expect(leadsOf(rounds, you)).toEqual([-2]);
    expect(leadsOf(rounds, heron)).toEqual([1]);
  });

  test('where the lead was taken for good', () => {
    const rounds = [
      round(standing(3), standing(1)),
      round(standing(3), standing(4)),
      { ...round(standing(4, 2), standing(4)), winner: you },
      round(standing(5, 2), standing(6)),
    ];
    expect(turnOf(known(you, rounds))).toMatchObject({
      seat: you,
      round: 3,
      how: 'for-good',
      before: -1,
      after: 2,
      gained: { evidence: 1, set: 2 },
      traded: true,
      rivals: 0,
    });
  });

  test('why it turned names what the winner found and won, and nothing of others', () => {
    const found = (seat: Seat, evidence: number) => ({ seat, evidence }) as Investigation;
    const mine = found(you, 2);
    const turned = (winner: Seat, after: Standing) => [
      round(standing(1), standing(2)),
      { ...round(after, standing(2)), winner, investigations: [mine, found(heron, 3), found(you, 0)] },
    ];
    expect(turnOf(known(you, turned(heron, standing(3, 3))))).toMatchObject({ found: [mine], traded: false });
    expect(turnOf(known(you, turned(you, standing(6))))).toMatchObject({ traded: false });
  });

  test('ahead all along, or level at the end: where it grew most', () => {
    const ahead = [
      round(standing(2), standing(1)),
      round(standing(6), standing(1)),
      round(standing(6), standing(3)),
    ];
    expect(turnOf(known(you, ahead))).toMatchObject({ round: 2, how: 'furthest', before: 1, after: 5 });
    const level = [round(standing(2), standing(4)), round(standing(5), standing(5))];
    expect(turnOf(known(you, level))).toMatchObject({ round: 2, how: 'furthest', before: -2, after: 0 });
  });
});

describe('what is told where', () => {
  test('cards and sealed choices are private, and that somebody has decided is not told', () => {
    expect(telling({ type: 'rumor-seen', region: 1, card: 'G01' })).toBe('private');
    expect(telling({ type: 'bid-made', bid: 2 })).toBe('private');
    expect(telling({ type: 'decided', seat: you })).toBe('untold');
  });

  test('a look is told apart to whoever looked', () => {
    const step: readonly Event[] = [{ type: 'looked', seat: heron, region: 3 }];
    expect(toldApart(step, heron)).not.toBeNull();
    expect(toldApart(step, you)).toBeNull();
  });

  test('sealed choices, and what one decides by what one has seen, need the own page', () => {
    const view = (change: Partial<Public>) =>
      ({ viewer: you, own: null, public: { stage: 'act', pending: null, ...change } }) as Parameters<
        typeof needsPaper
      >[0];
    expect([needsPaper(view({ stage: 'choose' })), needsPaper(view({ stage: 'bid' }))]).toEqual([true, true]);
    const asked = (type: Pending['type']) => needsPaper(view({ pending: { type, seat: you } as Pending }));
    const types = ['stake', 'travel', 'investigate', 'look', 'option', 'lose', 'buy', 'pay', 'sell'] as const;
    expect(types.filter(asked)).toEqual(['stake', 'travel', 'investigate', 'look']);
  });
});

test('notes of another version are read as far as they can be', () => {
  expect(readNotes(null)).toEqual({ text: '' });
  expect(readNotes({ text: 4 })).toEqual({ text: '' });
  expect(readNotes({ text: 'x'.repeat(LONGEST_NOTE + 5) }).text).toHaveLength(LONGEST_NOTE);
});
