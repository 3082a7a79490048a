import { describe, expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { bidding, choosing, type Given, type GivenRumor, seat } from './testing.ts';
import { CARDS, type CardId } from './types.ts';

const rumors = (count: number): readonly GivenRumor[] =>
  CARDS.slice(0, count).map((card, index) => ({ region: index + 20, card }));

const researching = (given: Given = {}) =>
  choosing({ seats: 2, rumors: rumors(3), ...given }).choose('research', 'publish');

const decline = { type: 'stake', amount: 0 } as const;

describe('new rumors', () => {
  test('[N1] research starts one: all see where, its starter sees what, and may stake it', () => {
    const play = researching();
    const { region } = at(play.table.rumors, -1);
    expect(play.table.rumors.length).toBe(4);
    expect(play.table.pending).toMatchObject({ type: 'stake', seat: 0, region, least: 1, most: 5 });
    expect(play.told('rumor-placed')).toEqual([{ type: 'rumor-placed', seat: 0, region }]);
    const seen = play.events.find(({ event }) => event.type === 'rumor-seen');
    expect(seen).toEqual({ to: [0], event: { type: 'rumor-seen', region, card: at(play.state.faces, -1) } });
    expect(play.view(0).own?.seen).toEqual([{ region, card: at(play.state.faces, -1) }]);
    expect(play.view(1).own?.seen).toEqual([]);
  });

  test('[A7] who has no money is not asked for a stake', () => {
    const play = researching({ players: [{ money: 0 }] });
    expect(play.table.pending?.type).toBe('look');
  });

  test('[N2] with 12 rumors no new one comes, and the rest of the action happens', () => {
    const play = researching({ pawn: 1, rumors: rumors(12) });
    expect(play.told('rumor-placed')).toEqual([]);
    expect(play.table.pending).toMatchObject({ type: 'look', seat: 0 });
    play.make(0, { type: 'look', region: 25 }).until('bid');
    expect(play.table.pawn).toBe(0);
    expect(play.table.rumors.length).toBe(12);
    expect(play.told('published')).toMatchObject([{ seat: 1, money: 5 }]);
  });

  test('[N3] an empty deck is made of the discards, when the next card is due', () => {
    const given = rumors(2);
    const discards = CARDS.filter(card => !given.some(one => one.card === card));
    const play = researching({ rumors: given, discards });
    expect(play.told('shuffled')).toEqual([{ type: 'shuffled', deck: 'rumors' }]);
    expect(play.table.discards).toEqual([]);
    expect(play.state.deck.length).toBe(37);
    expect(new Set([...play.state.deck, ...play.state.faces]).size).toBe(40);
  });

  test('[N3] map cards are shuffled again too, and a region never holds two rumors', () => {
    const mapDiscards = Array.from({ length: 33 }, (_, i) => i + 1).map(n => (n >= 20 ? n + 3 : n));
    const play = researching({ table: { mapDiscards } });
    expect(play.told('shuffled')).toEqual([{ type: 'shuffled', deck: 'map' }]);
    expect(new Set(play.table.rumors.map(({ region }) => region)).size).toBe(4);
    expect(play.table.mapDiscards).toEqual([]);
  });

  test('[N4] when none is left two appear that nobody has seen or staked', () => {
    const play = choosing({ seats: 2, players: [{ region: 20 }], rumors: [{ region: 20, card: 'O05' }] });
    play
      .choose('train', 'train')
      .make(0, { type: 'travel', to: 20 })
      .make(0, { type: 'investigate', yes: true });
    expect(play.table.rumors).toMatchObject(
      [0, 1].map(() => ({ by: null, looked: [], stake: 0, holders: [] })),
    );
    expect(play.told('rumor-placed').map(one => one.seat)).toEqual([null, null]);
    expect(play.state.own.flatMap(({ seen }) => seen)).toEqual([]);
  });

  test('[N7] publish: the stake comes first, then 5 money, 2 more for each Investor', () => {
    const play = choosing({ seats: 2, players: [{ money: 1, contacts: ['investor', 'investor'] }] });
    play.choose('publish', 'research');
    play.until('stake').make(1, decline).make(1, decline);
    expect(play.table.pending).toMatchObject({ seat: 0, most: 1 });
    play.make(0, { type: 'stake', amount: 1 });
    expect(play.told('published')).toEqual([{ type: 'published', seat: 0, money: 9 }]);
    expect(play.player(0).money).toBe(9);
  });
});

describe('research', () => {
  test('[N5] start a rumor, look at another, take the pawn', () => {
    const play = researching({ pawn: 1 }).make(0, decline);
    expect(play.table.pending).toEqual({ type: 'look', seat: 0, among: [20, 21, 22] });
    expect(play.table.pawn).toBe(1);
    play.make(0, { type: 'look', region: 21 });
    expect(play.told('looked')).toEqual([{ type: 'looked', seat: 0, region: 21 }]);
    expect(play.view(0).own?.seen).toContainEqual({ region: 21, card: 'G02' });
    expect(play.table.rumors[1]?.looked).toEqual([0]);
    expect(play.table.pending).toMatchObject({ type: 'stake', seat: 0, region: 21 });
    play.make(0, decline);
    expect(play.told('pawn-taken')).toEqual([{ type: 'pawn-taken', seat: 0 }]);
    expect(play.table.pawn).toBe(0);
  });

  test('[N5] the last researcher has the pawn', () => {
    const play = choosing({ rumors: rumors(3), pawn: 1 })
      .choose('research', 'research', 'publish')
      .until('bid');
    expect(play.table.pawn).toBe(0);
    expect(play.told('pawn-taken').map(one => one.seat)).toEqual([0]);
  });

  test('[N6] 1 more look for each Professor, each at another rumor, none at the new one', () => {
    const play = researching({ players: [{ money: 0, contacts: ['professor', 'professor'] }] });
    play.make(0, { type: 'look', region: 22 });
    expect(play.table.pending).toMatchObject({ type: 'look', among: [20, 21] });
    expect(play.refusal(0, { type: 'look', region: 22 })).toBe('no-such-rumor');
    expect(play.refusal(0, { type: 'look', region: at(play.table.rumors, -1).region })).toBe('no-such-rumor');
    play.make(0, { type: 'look', region: 20 });
    expect(play.told('looked').map(({ region }) => region)).toEqual([22, 20, 21]);
  });

  test('[N6] a rumor that was looked at before can be looked at again', () => {
    const play = researching({
      rumors: [
        { region: 20, card: 'G01', looked: [0] },
        { region: 21, card: 'G02' },
      ],
    });
    play.make(0, decline).make(0, { type: 'look', region: 20 });
    expect(play.table.now.looks).toEqual([{ seat: 0, region: 20 }]);
    expect(play.view(0).own?.seen.filter(({ region }) => region === 20).length).toBe(1);
    expect(play.table.pending).toMatchObject({ type: 'stake', region: 20 });
  });

  test('[I1] [I2] who has looked stands in seat order, what one has seen by region', () => {
    const given = rumors(3).map(rumor => ({ ...rumor, looked: [1] }));
    const play = researching({ rumors: given, players: [{ money: 0, contacts: ['professor'] }] });
    play.make(0, { type: 'look', region: 22 }).make(0, { type: 'look', region: 20 });
    expect(play.table.rumors.slice(0, 3).map(({ looked }) => looked)).toEqual([[0, 1], [1], [0, 1]]);
    const seen = play.view(0).own?.seen.map(({ region }) => region);
    const started = at(play.told('rumor-placed'), 0).region;
    expect(seen).toEqual([started, 20, 22].sort((a, b) => a - b));
  });

  test('[N6] [A7] with one other rumor it is looked at without asking, with fewer than looks there are fewer', () => {
    const given = { rumors: rumors(1), players: [{ money: 0, contacts: ['professor'] as const }] };
    const play = researching(given);
    expect(play.told('looked')).toEqual([{ type: 'looked', seat: 0, region: 20 }]);
    expect(play.table.pending?.seat).toBe(1);
  });
});

describe('stakes', () => {
  const looking = (stake: number, holders: readonly number[], money = 5) => {
    const rumor = { region: 20, card: 'G01' as CardId, stake, holders };
    const players = [{ money }, {}, {}];
    const play = choosing({ rumors: [rumor, { region: 21, card: 'G02' }], players });
    play
      .choose('research', 'publish', 'train')
      .until('stake')
      .make(0, decline)
      .make(0, { type: 'look', region: 20 });
    return play;
  };
  const staked = (play: ReturnType<typeof looking>) => play.table.rumors[0];

  test('[K1] at least 1, at most what one has; it leaves the owner at once and is public', () => {
    const play = researching();
    expect(play.moves(0)).toEqual([0, 1, 2, 3, 4, 5].map(amount => ({ type: 'stake', amount })));
    expect(play.refusal(0, { type: 'stake', amount: 6 })).toBe('not-enough-money');
    play.make(0, { type: 'stake', amount: 2 });
    expect(play.player(0).money).toBe(3);
    expect(at(play.table.rumors, -1)).toMatchObject({ stake: 2, holders: [0] });
    expect(play.told('staked')).toMatchObject([{ seat: 0, amount: 2, paid: 2, was: 0, back: [] }]);
  });

  test('[K2] only what one starts or looks at is asked for', () => {
    const play = researching().until('bid');
    const asked = play.told('stake-declined').map(({ region }) => region);
    const mine = play.told('rumor-placed').map(({ region }) => region);
    expect(asked).toEqual([mine[0], play.told('looked')[0]?.region, mine[1]]);
  });

  test('[K3] a match lets both stay', () => {
    const play = looking(2, [1]);
    expect(play.refusal(0, { type: 'stake', amount: 1 })).toBe('stake-too-low');
    play.make(0, { type: 'stake', amount: 2 });
    expect(staked(play)).toMatchObject({ stake: 2, holders: [0, 1] });
    expect(play.player(0).money).toBe(3);
  });

  test('[K3] beating returns all lower ones', () => {
    const play = looking(2, [1, 2]).make(0, { type: 'stake', amount: 3 });
    expect(staked(play)).toMatchObject({ stake: 3, holders: [0] });
    expect(play.told('staked')).toMatchObject([{ was: 2, back: [1, 2], paid: 3 }]);
    expect([0, 1, 2].map(n => play.player(n).money)).toEqual([2, 7, 7]);
  });

  test('[K3] raising costs the difference, and returns those that were level', () => {
    const play = looking(2, [0, 1]);
    expect(play.table.pending).toMatchObject({ least: 3, most: 7 });
    play.make(0, { type: 'stake', amount: 4 });
    expect(staked(play)).toMatchObject({ stake: 4, holders: [0] });
    expect([0, 1].map(n => play.player(n).money)).toEqual([3, 7]);
  });

  test('[K3] [A7] who cannot match is not asked; nothing more leaves all as it is', () => {
    expect(looking(6, [1]).table.pending).toMatchObject({ type: 'stake', seat: seat(1) });
    expect(staked(looking(2, [1]).make(0, decline))).toMatchObject({ stake: 2, holders: [1] });
  });
});

test('trading changes no rumor', () => {
  const play = bidding({ rumors: rumors(3) });
  expect(play.bid(0, 0, 0).until('choose').table.rumors.length).toBe(3);
});
