import { describe, expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { within } from './board.ts';
import { choosing, seat } from './testing.ts';
import { ACTIONS, type Action, type Equipment } from './types.ts';

const turns = (play: ReturnType<typeof choosing>) =>
  [...play.told('turn-began'), ...play.told('stranded')].map(({ seat: one }) => one);

describe('the choice of an action', () => {
  test('[A1] all choose at once, may change, and nothing is resolved before the last choice', () => {
    const play = choosing();
    expect(play.toAct()).toEqual([0, 1, 2]);
    play.make(1, { type: 'choose', action: 'buy' }).make(1, { type: 'choose', action: 'publish' });
    expect(play.toAct()).toEqual([0, 2]);
    expect(play.table.now.actions).toBeNull();
    expect(play.refusal(1, { type: 'choose', action: 'publish' })).toBe('already-chosen');
    play.make(0, { type: 'choose', action: 'publish' }).make(2, { type: 'choose', action: 'research' });
    expect(play.table.now.actions).toEqual(['publish', 'publish', 'research']);
  });

  test('[I2] of a choice others hear that it was made; of a changed one nothing', () => {
    const play = choosing();
    play.make(1, { type: 'choose', action: 'buy' });
    expect(play.events.map(({ to, event }) => [to, event.type])).toEqual([
      [[1], 'action-chosen'],
      ['all', 'decided'],
    ]);
    expect(play.view(0).own?.action).toBeNull();
    play.make(1, { type: 'choose', action: 'air' });
    expect(at(play.events, -1)).toEqual({ to: [1], event: { type: 'action-chosen', action: 'air' } });
    expect(play.events.length).toBe(3);
  });

  test('[A2] cards are resolved by their numbers', () => {
    const play = choosing({ seats: 5 }).choose('publish', 'research', 'buy', 'air', 'train').until('bid');
    expect(turns(play)).toEqual([4, 3, 2, 1, 0]);
    expect(ACTIONS).toEqual(['train', 'air', 'buy', 'research', 'publish']);
  });

  test('[A3] the same card goes clockwise from the pawn, its holder first', () => {
    const play = choosing({ seats: 4, pawn: 2 }).choose('train', 'train', 'train', 'train').until('bid');
    expect(turns(play)).toEqual([2, 3, 0, 1]);
  });

  test('[A3] a pawn taken by research counts for whoever publishes', () => {
    const play = choosing({ seats: 4, pawn: 0 })
      .choose('publish', 'publish', 'research', 'publish')
      .until('bid');
    expect(turns(play)).toEqual([2, 3, 0, 1]);
  });
});

describe('costs', () => {
  test.each<[Action, number]>([
    ['train', 2],
    ['air', 3],
    ['buy', 2],
    ['research', 2],
    ['publish', 2],
  ])('[A4] %s of 3 seats costs each of them %i', (action, cost) => {
    const play = choosing().choose(action, action, action).until('bid');
    expect(play.told('turn-began').map(one => one.cost)).toEqual([cost, cost, cost]);
  });

  test('[A4] stranded ones count for the clash', () => {
    const play = choosing({ players: [{ money: 0 }, { money: 5 }] }).choose('train', 'train', 'publish');
    expect(play.told('stranded')).toMatchObject([{ seat: 0, cost: 1 }]);
    expect(play.told('turn-began')).toMatchObject([{ seat: 1, cost: 1 }]);
  });

  test('[A5] money that came in earlier in the round counts', () => {
    const given = {
      players: [{ region: 8, money: 0 }, { money: 1 }, { money: 0 }],
      rumors: [
        { region: 8, card: 'G11' as const, stake: 2, holders: [2], looked: [2] },
        { region: 30, card: 'R01' as const },
      ],
    };
    const play = choosing(given).choose('train', 'publish', 'publish');
    play.make(0, { type: 'travel', to: 8 }).make(0, { type: 'investigate', yes: true });
    expect(play.told('stake-paid')).toMatchObject([{ seat: 2, money: 2 }]);
    play.until('bid');
    expect(turns(play)).toEqual([0, 1, 2]);
    expect(play.told('stranded')).toEqual([]);
  });

  test('[A5] who can pay must: the last money goes', () => {
    const play = choosing({ players: [{ money: 1 }] }).choose('air', 'publish', 'publish');
    expect(play.player(0).money).toBe(0);
    expect(play.table.pending).toMatchObject({ type: 'travel', seat: 0 });
  });

  test('[A6] stranded: nothing paid, nothing done, 3 money and 1 for each Benefactor', () => {
    const benefactors = { money: 0, contacts: ['benefactor', 'benefactor'] as const };
    const play = choosing({ players: [benefactors, { money: 0 }] }).choose('air', 'air', 'publish');
    expect(play.told('stranded')).toEqual([
      { type: 'stranded', seat: 0, action: 'air', cost: 2, money: 5 },
      { type: 'stranded', seat: 1, action: 'air', cost: 2, money: 3 },
    ]);
    expect(play.player(0).money).toBe(5);
    expect(play.table.now.stranded).toEqual([0, 1]);
    expect(play.table.pending?.seat).toBe(2);
  });
});

describe('travel', () => {
  const going = (action: Action, contacts: readonly ('transit-official' | 'aviator')[] = []) =>
    choosing({ seats: 2, players: [{ region: 20, contacts }] }).choose(action, 'publish');

  test('[T1] to adjacent regions or not at all, also over a link', () => {
    const play = choosing({ seats: 2, players: [{ region: 1 }] }).choose('train', 'publish');
    expect(play.moves(0)).toEqual([1, 2, 6, 7].map(to => ({ type: 'travel', to })));
    expect(play.refusal(0, { type: 'travel', to: 3 })).toBe('too-far');
    expect(play.refusal(0, { type: 'travel', to: 37 })).toBe('too-far');
    expect(play.refusal(0, { type: 'travel', to: 0 })).toBe('too-far');
    play.make(0, { type: 'travel', to: 6 });
    expect(play.told('traveled')).toEqual([{ type: 'traveled', seat: 0, by: 'train', from: 1, to: 6 }]);
    expect(play.player(0).region).toBe(6);
  });

  test.each([
    ['[T2] train', 'train', [], 1],
    ['[T2] train with 2 officials', 'train', ['transit-official', 'transit-official'], 3],
    ['[T2] train with an aviator', 'train', ['aviator'], 1],
    ['[T4] air', 'air', [], 2],
    ['[T4] air with an aviator', 'air', ['aviator'], 3],
    ['[T4] air with an official', 'air', ['transit-official'], 2],
  ] as const)('%s goes so far', (_, action, contacts, range) => {
    const play = going(action, contacts);
    expect(play.table.pending).toMatchObject({ range });
    expect(play.moves(0)).toEqual(within(20, range).map(to => ({ type: 'travel', to })));
  });

  test('[T3] [T5] a train is free, air costs 1 even for no space', () => {
    expect(going('train').make(0, { type: 'travel', to: 20 }).player(0).money).toBe(5);
    expect(going('air').make(0, { type: 'travel', to: 20 }).player(0).money).toBe(4);
  });

  test('[T6] where the move ends on a rumor, it may be left face down, and the turn is over', () => {
    const rumors = [
      { region: 20, card: 'G02' as const },
      { region: 11, card: 'R01' as const },
    ];
    const play = choosing({ seats: 2, players: [{ region: 21 }], rumors }).choose('train', 'publish');
    play.make(0, { type: 'travel', to: 20 });
    expect(play.table.pending).toEqual({ type: 'investigate', seat: 0, region: 20 });
    play.make(0, { type: 'investigate', yes: false });
    expect(play.table.pending?.seat).toBe(1);
    expect(play.table.rumors.length).toBe(3);
    expect(play.table.discards).toEqual([]);
    expect(play.told('turned-up')).toEqual([]);
  });

  test('[T6] one rumor for each action', () => {
    const rumors = [
      { region: 20, card: 'O01' as const },
      { region: 21, card: 'R01' as const },
    ];
    const play = choosing({ seats: 2, players: [{ region: 20 }], rumors }).choose('air', 'publish');
    play.make(0, { type: 'travel', to: 20 }).make(0, { type: 'investigate', yes: true });
    expect(play.table.pending?.seat).toBe(1);
  });

  test('[A7] where there is no rumor nobody is asked', () => {
    expect(going('train').make(0, { type: 'travel', to: 20 }).table.pending?.seat).toBe(1);
  });

  test.each<Action>(['buy', 'research', 'publish'])('[T7] %s does not allow it', action => {
    const play = choosing({ seats: 2, players: [{ region: 20 }], rumors: [{ region: 20, card: 'G02' }] });
    play.choose(action, 'train');
    expect(play.refusal(0, { type: 'investigate', yes: true })).not.toBeUndefined();
    play.until('bid');
    expect(play.table.rumors.some(({ region }) => region === 20)).toBe(true);
  });
});

describe('buying', () => {
  const many: readonly Equipment[] = ['telescope', 'telescope', 'radar-gun', 'radar-gun', 'seismometer'];

  test('[Q1] 1 money for each token owned that is no telescope, and the clash fee', () => {
    const play = choosing({ players: [{ money: 9, equipment: many }, { money: 9 }] });
    play.choose('buy', 'buy', 'publish');
    expect(play.told('turn-began')[0]).toMatchObject({ seat: 0, cost: 4 });
    expect(play.told('bought')[0]).toMatchObject({ price: 0, free: 0 });
    expect(play.told('bought')[0]?.equipment.length).toBe(1);
  });

  test('[Q2] each further token is asked for after the one before was seen: 1, then 2 more', () => {
    const play = choosing({ seats: 2, players: [{ money: 5 }] }).choose('buy', 'publish');
    expect(play.table.pending).toEqual({ type: 'buy', seat: 0, price: 1 });
    play.make(0, { type: 'buy', more: true });
    expect(play.table.pending).toEqual({ type: 'buy', seat: 0, price: 2 });
    play.make(0, { type: 'buy', more: true });
    expect(play.table.pending?.seat).toBe(1);
    expect(play.told('bought').map(({ price }) => price)).toEqual([0, 1, 2]);
    expect(play.player(0).money).toBe(2);
  });

  test('[Q2] the first token does not make the second one dearer', () => {
    const play = choosing({ seats: 2, bag: ['radar-gun', 'radar-gun'] }).choose('buy', 'publish');
    play.make(0, { type: 'buy', more: true });
    expect(play.player(0)).toMatchObject({ money: 4, equipment: { 'radar-gun': 2 } });
  });

  test('[Q3] who cannot afford more is not asked and not stranded', () => {
    const play = choosing({ seats: 2, players: [{ money: 0 }] }).choose('buy', 'publish');
    expect(play.told('stranded')).toEqual([]);
    expect(play.told('bought').length).toBe(1);
    expect(play.table.pending?.seat).toBe(1);
  });

  test('[Q3] who has just its price is asked for one more', () => {
    const play = choosing({ seats: 2, players: [{ money: 3 }] }).choose('buy', 'publish');
    play.make(0, { type: 'buy', more: true });
    expect(play.player(0).money).toBe(2);
    expect(play.table.pending).toEqual({ type: 'buy', seat: 0, price: 2 });
  });

  test('[Q3] who wants no more says so', () => {
    const play = choosing({ seats: 2 }).choose('buy', 'publish').make(0, { type: 'buy', more: false });
    expect(play.told('bought-enough')).toEqual([{ type: 'bought-enough', seat: seat(0) }]);
    expect(play.player(0).money).toBe(5);
  });

  test('[Q4] Inventors give free tokens with the first one, not again', () => {
    const given = { seats: 2, players: [{ contacts: ['inventor', 'inventor'] as const }] };
    const play = choosing(given).choose('buy', 'publish').make(0, { type: 'buy', more: true });
    expect(play.told('bought').map(({ equipment, free }) => [equipment.length, free])).toEqual([
      [3, 2],
      [1, 0],
    ]);
  });

  test('[Q5] an empty bag gives nothing, costs the same and asks nothing', () => {
    const given = { seats: 2, bag: [], players: [{ equipment: ['radar-gun'] as const }] };
    const play = choosing(given).choose('buy', 'publish');
    expect(play.told('bought')).toEqual([{ type: 'bought', seat: 0, price: 0, equipment: [], free: 0 }]);
    expect(play.player(0).money).toBe(4);
    expect(play.table.pending?.seat).toBe(1);
  });
});
