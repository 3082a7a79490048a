import { describe, expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { matches, NO_EQUIPMENT, place, plus, total } from './board.ts';
import { isOpen, openOptions } from './investigate.ts';
import { choosing, type Given, type GivenPlayer, type GivenRumor, seat } from './testing.ts';
import {
  CARDS,
  type CardId,
  type Contact,
  type Equipment,
  type Investigation,
  type Refusal,
} from './types.ts';

/** Region 20 is violet. */
const HERE = 20;

/** Seat 0 turns this card up; seats 1 and 2 wait. */
function turning(card: CardId, mine: GivenPlayer = {}, rumor: Partial<GivenRumor> = {}, given: Given = {}) {
  const rumors = [
    { region: HERE, card, ...rumor },
    { region: 36, card: card === 'R01' ? 'R02' : 'R01' },
  ] as const;
  const play = choosing({ ...given, players: [{ region: HERE, ...mine }, {}, {}], rumors });
  play.choose('train', 'publish', 'research').make(0, { type: 'travel', to: HERE });
  return play.make(0, { type: 'investigate', yes: true });
}

const some = <Kind extends Equipment | Contact>(count: number, kind: Kind): readonly Kind[] =>
  Array.from({ length: count }, () => kind);

describe('a card that is turned up', () => {
  test('[R2] all see it; when all is settled it is gone, and card and map card are in the discards', () => {
    const play = turning('G02', { equipment: some(4, 'telescope') });
    expect(play.told('turned-up')).toEqual([{ type: 'turned-up', seat: 0, region: HERE, card: 'G02' }]);
    expect(play.table.rumors.length).toBe(2);
    play.make(0, { type: 'option', option: 0 });
    expect(play.table.rumors.some(({ region }) => region === HERE)).toBe(false);
    expect(play.table.discards).toEqual(['G02']);
    expect(play.table.mapDiscards).toEqual([HERE]);
    expect(play.state.faces.length).toBe(play.table.rumors.length);
  });

  test('[R2] who had looked at it has no face-down card there any more', () => {
    const play = turning('O01', {}, { looked: [1, 2] });
    expect(play.view(2).own?.seen.some(({ region }) => region === HERE)).toBe(false);
  });

  test('[R3] any option that is open may be taken, a worse one too, and no other', () => {
    const play = turning('G01', { equipment: some(5, 'telescope') });
    expect(play.table.pending).toEqual({
      type: 'option',
      seat: 0,
      region: HERE,
      card: 'G01',
      options: [1, 2],
    });
    expect(play.refusal(0, { type: 'option', option: 0 })).toBe('need-not-met');
    expect(play.refusal(0, { type: 'option', option: 3 })).toBe('no-such-option');
    play.make(0, { type: 'option', option: 2 });
    expect(play.player(0)).toMatchObject({ money: 7, blue: 1 });
  });

  test('[R3] a penalty may be taken where a benefit is open', () => {
    const play = turning('B02', { contacts: ['aviator'] });
    play.make(0, { type: 'option', option: 1 });
    expect(play.player(0).money).toBe(2);
  });

  test('[A7] where only one option is open nobody is asked', () => {
    expect(turning('G02').told('option-taken')).toEqual([
      { type: 'option-taken', seat: 0, card: 'G02', option: 1, paid: 0 },
    ]);
  });

  test('[R4] requirements are shown and kept; contacts and equipment count all kinds', () => {
    const contacts: readonly Contact[] = ['arms-dealer'];
    const equipment: readonly Equipment[] = [
      'telescope',
      'telescope',
      'radar-gun',
      'seismometer',
      'seismometer',
      'seismometer',
    ];
    const play = turning('G10', { equipment, contacts }).make(0, { type: 'option', option: 0 });
    expect(total(play.player(0).equipment)).toBe(6);
    expect(total(play.player(0).contacts)).toBe(1);
    expect(play.told('gained')).toMatchObject([{ evidence: 2 }]);
  });

  test.each([
    [0, [2]],
    [1, [1, 2]],
    [2, [0, 1, 2]],
  ] as const)('[R4] with %i Arms Dealers the walker has these options', (dealers, options) => {
    const player = choosing({
      players: [{ contacts: [...some(dealers, 'arms-dealer' as const), 'aviator'] }],
    }).player(0);
    expect(openOptions('P04', player)).toEqual(options);
  });

  test('[R5] payments are spent, and who cannot pay cannot take it', () => {
    const play = turning('G11', { money: 6 }).make(0, { type: 'option', option: 0 });
    expect(play.player(0)).toMatchObject({ money: 1, blue: 3 });
    expect(play.told('option-taken')).toMatchObject([{ paid: 5 }]);
    expect(turning('G11', { money: 4 }).told('option-taken')).toMatchObject([{ option: 1 }]);
  });

  test('[R5] a need and a payment are both asked for', () => {
    const { options } = { options: [{ need: { arms: 1 }, pay: { money: 3 }, get: { evidence: 3 } }] };
    const player = (money: number, contacts: readonly Contact[]) =>
      choosing({ players: [{ money, contacts }] }).player(0);
    expect(isOpen(at(options, 0), player(3, ['arms-dealer']))).toBe(true);
    expect(isOpen(at(options, 0), player(2, ['arms-dealer']))).toBe(false);
    expect(isOpen(at(options, 0), player(3, ['aviator']))).toBe(false);
  });

  test('[R6] [R7] evidence comes from the supply, money from a bank without end, equipment from the bag', () => {
    const play = turning('G12', {}, {}, { bag: ['radar-gun'] });
    expect(play.told('gained')).toMatchObject([{ equipment: ['radar-gun'], evidence: 0 }]);
    expect(total(play.table.bag)).toBe(0);
    const rich = turning('O05', { money: 500 });
    expect(rich.player(0).money).toBe(503);
    const blue = turning('G09', { equipment: some(1, 'telescope') });
    expect([blue.player(0).blue, blue.table.blue]).toEqual([2, 21]);
  });

  test.each<[CardId, number, GivenPlayer, Partial<Investigation>]>([
    ['O05', 2, {}, { money: 3 }],
    ['G09', 2, { equipment: ['spectrometer'] }, { evidence: 2, bonus: 1 }],
    ['G11', 0, { money: 6 }, { evidence: 2, money: -5, equipment: 1 }],
    ['B05', 1, { contacts: ['aviator'] }, { evidence: -1, money: -1, contacts: -1 }],
    ['R03', 0, { equipment: ['telescope', 'radar-gun'] }, { evidence: -1, equipment: -2 }],
  ])(
    'what is recorded of %s tells card, option and all that came and went',
    (card, option, mine, changed) => {
      const play = turning(card, mine);
      if (play.table.pending?.seat === 0) play.make(0, { type: 'option', option });
      const unchanged = { evidence: 0, bonus: 0, money: 0, equipment: 0, contacts: 0 };
      expect(play.table.now.investigations).toEqual([
        { seat: 0, region: HERE, card, option, ...unchanged, ...changed },
      ]);
    },
  );
});

describe('the color bonus', () => {
  test('[R8] 1 more evidence, once, with a token of the color of the region', () => {
    expect(place(HERE).color).toBe('violet');
    const play = turning('G09', { equipment: ['spectrometer', 'spectrometer'] });
    expect(play.told('gained')).toMatchObject([{ evidence: 1, bonus: 1 }]);
    expect(play.player(0).blue).toBe(3);
  });

  test('[R8] not with another color, not with telescopes, not without evidence', () => {
    expect(turning('G09', { equipment: ['radar-gun', 'telescope'] }).told('gained')).toMatchObject([
      { bonus: 0 },
    ]);
    expect(turning('O05', { equipment: ['spectrometer'] }).told('gained')).toMatchObject([{ bonus: 0 }]);
    expect(matches(plus<Equipment>(NO_EQUIPMENT, some(3, 'telescope')), HERE)).toBe(false);
  });

  test('[R8] tokens that the same option brings do not count for it', () => {
    const bag = some(2, 'spectrometer');
    const play = turning('G12', { equipment: some(6, 'telescope') }, {}, { bag });
    play.make(0, { type: 'option', option: 0 });
    expect(play.told('gained')).toMatchObject([{ evidence: 1, bonus: 0, equipment: bag }]);
    expect(play.player(0).blue).toBe(2);
  });

  test('[R8] [K4] holders do not share it', () => {
    const play = turning('G09', { equipment: ['spectrometer'] }, { stake: 1, holders: [1] });
    expect(play.told('stake-paid')).toMatchObject([{ seat: 1, evidence: 0, money: 1 }]);
  });
});

describe('losses', () => {
  test('[R9] a mix is any combination of money and equipment that makes the total', () => {
    const play = turning('R05', { money: 3, equipment: ['telescope', 'radar-gun', 'radar-gun'] });
    expect(play.table.pending).toEqual({ type: 'lose', seat: 0, region: HERE, card: 'R05', option: 0 });
    const equipment = play.moves(0).map(move => (move.type === 'lose' ? move.equipment : []));
    expect(equipment).toEqual([
      ['radar-gun'],
      ['radar-gun', 'radar-gun'],
      ['telescope'],
      ['telescope', 'radar-gun'],
      ['telescope', 'radar-gun', 'radar-gun'],
    ]);
    expect(play.refusal(0, { type: 'lose', equipment: [], contacts: [] })).toBe('wrong-total');
    play.make(0, { type: 'lose', equipment: ['telescope', 'radar-gun'], contacts: [] });
    expect(play.told('lost')).toMatchObject([
      { money: 2, equipment: ['telescope', 'radar-gun'], evidence: 0 },
    ]);
    expect(play.player(0).money).toBe(1);
  });

  test('[R10] who has less loses what there is, without being asked', () => {
    const play = turning('R05', { money: 1, equipment: ['telescope', 'radar-gun'] });
    expect(play.told('lost')).toMatchObject([{ money: 1, equipment: ['telescope', 'radar-gun'] }]);
    expect(turning('R01', { money: 2 }).player(0).money).toBe(0);
    const evidence = turning('R07', { money: 0, blue: 0 });
    expect(evidence.told('lost')).toMatchObject([{ money: 0, evidence: 0 }]);
  });

  test('[R3] [R10] [R13] an option can be taken whose loss one cannot suffer at all', () => {
    const play = turning('R02', { blue: 0, equipment: ['telescope'] });
    expect(play.moves(0)).toHaveLength(2);
    play.make(0, { type: 'option', option: 1 });
    expect(play.told('lost')).toMatchObject([{ evidence: 0, equipment: [], money: 0 }]);
    expect(play.player(0).equipment.telescope).toBe(1);
  });

  test('[R11] the loser chooses which equipment; it lies on the board and can be won this round', () => {
    const play = turning('R03', { equipment: ['telescope', 'radar-gun', 'seismometer'] });
    expect(play.moves(0).length).toBe(3);
    expect(play.refusal(0, { type: 'lose', equipment: ['telescope', 'telescope'], contacts: [] })).toBe(
      'not-owned',
    );
    expect(play.refusal(0, { type: 'lose', equipment: ['telescope'], contacts: [] })).toBe('wrong-total');
    play.make(0, { type: 'lose', equipment: ['seismometer', 'radar-gun'], contacts: [] });
    expect(play.table.board.equipment).toMatchObject({ seismometer: 1, 'radar-gun': 1 });
    play.until('bid').bid(0, 1, 0).until('choose');
    expect(play.player(1).equipment).toMatchObject({ seismometer: 1, 'radar-gun': 1 });
  });

  test('[R11] and which contact', () => {
    const play = turning('B05', { contacts: ['aviator', 'investor'] }).make(0, { type: 'option', option: 1 });
    expect(play.moves(0)).toEqual([
      { type: 'lose', equipment: [], contacts: ['aviator'] },
      { type: 'lose', equipment: [], contacts: ['investor'] },
    ]);
    play.make(0, { type: 'lose', equipment: [], contacts: ['investor'] });
    expect(play.table.board.contacts).toMatchObject({ investor: 1, aviator: 1 });
    expect(play.player(0)).toMatchObject({ money: 4, contacts: { aviator: 1, investor: 0 } });
  });

  test.each<[readonly Contact[], Refusal]>([
    [[], 'wrong-total'],
    [['aviator', 'investor'], 'wrong-total'],
    [['professor'], 'not-owned'],
    [['aviator', 'aviator'], 'not-owned'],
  ])('[R11] where 1 contact is due, %j is refused', (contacts, refusal) => {
    const play = turning('B05', { contacts: ['aviator', 'investor'] }).make(0, { type: 'option', option: 1 });
    expect(play.refusal(0, { type: 'lose', equipment: [], contacts })).toBe(refusal);
  });

  test('[R11] where no contact is due, none can be lost', () => {
    const equipment = ['telescope', 'radar-gun', 'seismometer'] as const;
    const play = turning('R03', { equipment, contacts: ['aviator'] });
    const move = { type: 'lose', equipment: equipment.slice(0, 2), contacts: ['aviator'] } as const;
    expect(play.refusal(0, move)).toBe('wrong-total');
  });

  test('[R12] evidence goes to the supply, black first; money to the bank', () => {
    const play = turning('P05', { blue: 3, black: 1 });
    expect(play.player(0)).toMatchObject({ blue: 2, black: 0 });
    expect(play.table.blue).toBe(23);
  });

  test('[R13] nothing to lose is still a penalty: stakes return', () => {
    const play = turning('R06', { blue: 0 }, { stake: 2, holders: [1] });
    expect(play.told('lost')).toMatchObject([{ evidence: 0, money: 0 }]);
    expect(play.told('stake-returned')).toMatchObject([{ seat: 1, stake: 2 }]);
  });

  test('[R13] two ways to lose nothing are told apart', () => {
    const play = turning('R02', { blue: 0, equipment: [] }).make(0, { type: 'option', option: 1 });
    expect(play.table.now.investigations).toMatchObject([{ card: 'R02', option: 1, evidence: 0 }]);
  });
});

describe('stakes on what is turned up', () => {
  test('[K4] half of every gain: evidence rounded down and 1 money for an odd one, money rounded down', () => {
    const three = { equipment: some(7, 'telescope') };
    const play = turning('G09', three, { stake: 2, holders: [1, 2] }).make(0, { type: 'option', option: 0 });
    expect(play.told('stake-paid')).toEqual(
      [1, 2].map(one => ({
        type: 'stake-paid',
        seat: seat(one),
        region: HERE,
        evidence: 1,
        money: 1,
        equipment: [],
        stake: 2,
      })),
    );
    expect(play.player(1)).toMatchObject({ blue: 2, money: 6 });
    const money = turning('O05', {}, { stake: 2, holders: [1] });
    expect(money.told('stake-paid')).toMatchObject([{ evidence: 0, money: 1 }]);
    const token = turning('G12', {}, { stake: 2, holders: [1] });
    expect(token.told('stake-paid')).toMatchObject([{ evidence: 0, money: 0, equipment: [] }]);
  });

  test('[K4] half of the equipment too, from the bag', () => {
    const contacts = ['aviator', 'investor'] as const;
    const play = turning('O05', { contacts }, { stake: 2, holders: [1] }, { bag: some(4, 'radar-gun') });
    play.make(0, { type: 'option', option: 0 });
    expect(play.told('stake-paid')).toMatchObject([{ seat: 1, money: 5, equipment: ['radar-gun'] }]);
    expect([0, 1].map(n => play.player(n).equipment['radar-gun'])).toEqual([2, 1]);
    expect(total(play.table.bag)).toBe(1);
  });

  test('[K4] a gain with a payment is a benefit', () => {
    const play = turning('G11', { money: 5 }, { stake: 1, holders: [1] }).make(0, {
      type: 'option',
      option: 0,
    });
    expect(play.told('stake-paid')).toMatchObject([{ seat: 1, evidence: 1, money: 0 }]);
  });

  test('[K5] on a benefit all stakes go to the bank, and the own one brings nothing extra', () => {
    const play = turning('O05', {}, { stake: 2, holders: [0, 1] });
    expect(play.told('stake-lost')).toEqual([{ type: 'stake-lost', seat: 0, region: HERE, stake: 2 }]);
    expect(play.player(0).money).toBe(8);
    expect(play.player(1).money).toBe(6);
  });

  test('[K6] on a penalty stakes return, except that of whoever investigated', () => {
    const play = turning('R01', {}, { stake: 2, holders: [0, 2] });
    expect(play.told('stake-lost')).toMatchObject([{ seat: 0, stake: 2 }]);
    expect(play.told('stake-returned')).toMatchObject([{ seat: 2, stake: 2 }]);
    expect([play.player(0).money, play.player(2).money]).toEqual([2, 7]);
  });

  test('[K7] holders are settled clockwise from the pawn', () => {
    const play = turning('O05', {}, { stake: 2, holders: [0, 1, 2] }, { pawn: 2 });
    expect([...play.told('stake-paid'), ...play.told('stake-lost')].map(one => one.seat)).toEqual([2, 1, 0]);
    const order = play.events.flatMap(({ event }) => (event.type.startsWith('stake-') ? [event] : []));
    expect(order.map(event => ('seat' in event ? event.seat : null))).toEqual([2, 0, 1]);
  });
});

test.each(CARDS)('[R3] %s can be turned up by somebody who owns nothing', card => {
  const play = turning(card, { money: 0, blue: 0, equipment: [] });
  while (play.table.pending?.seat === 0) play.make(0, at(play.moves(0), 0));
  expect(play.table.now.investigations).toMatchObject([{ card }]);
});
