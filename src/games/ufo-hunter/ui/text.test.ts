import { expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import { NO_CONTACTS, NO_EQUIPMENT, plus } from '../board.ts';
import {
  type Contact,
  EQUIPMENT,
  type Equipment,
  type Investigation,
  type Player,
  type Rumor,
} from '../types.ts';
import {
  bid,
  bidNothing,
  changeBid,
  changeTo,
  highestWins,
  lookSays,
  needSays,
  offerDetail,
  optionSays,
  othersDecide,
  outcomeSays,
  runningLoss,
  sell,
  shareSays,
  shortSays,
  stakesSay,
} from './dock-text.ts';
import { turnSays, winnersSay } from './end-text.ts';
import { offerOf } from './offers.ts';
import { isMoreThanOwned, outlooksOf } from './outlook.ts';
import { nextKind, wouldBring } from './paper-text.ts';

const you = 0 as Seat;
const heron = 1 as Seat;
const name = (seat: Seat): string => (seat === you ? 'You' : 'Heron');
const player = (change: Partial<Player> = {}): Player => ({
  region: 20,
  money: 5,
  blue: 1,
  black: 0,
  equipment: plus<Equipment>(NO_EQUIPMENT, ['telescope', 'radar-gun']),
  contacts: NO_CONTACTS,
  ...change,
});

const STOCK = { rumors: [{} as Rumor], bag: plus<Equipment>(NO_EQUIPMENT, ['telescope']) };

test('an action says what it does, its price alone, the clash fee, and when one is stranded', () => {
  expect(offerDetail(offerOf('research', player(), STOCK), 3, 3)).toBe(
    'New rumor, look at 1 more, take the pawn. Free alone, 1 more for each other hunter on your card.',
  );
  expect(offerDetail(offerOf('buy', player({ money: 2 }), STOCK), 3, 3)).toBe(
    'Draw 1, more for +1, +2. 1 money alone, 1 more for each other hunter on your card. With 2 others on it, and no money coming in first, you are stranded: no action, 3 money.',
  );
  expect(offerDetail(offerOf('buy', player(), { ...STOCK, bag: NO_EQUIPMENT }), 3, 3)).toMatch(
    /bag is empty/,
  );
  expect(offerDetail(offerOf('buy', player({ money: 0 }), STOCK), 3, 4)).toBe(
    'You cannot pay 1 now. Unless money comes in first, you are stranded: no action, 4 money.',
  );
});

test('[A4] [A6] of being stranded one is warned as soon as all others could do it, and no sooner', () => {
  const detail = (money: number) => offerDetail(offerOf('train', player({ money }), STOCK), 3, 3);
  expect(detail(2)).toContain('With 3 others on it');
  expect(detail(3)).not.toContain('stranded');
});

test('a Professor without rumors to look at is said to bring no more than there are', () => {
  const contacts = plus<Contact>(NO_CONTACTS, ['professor']);
  expect(offerDetail(offerOf('research', player({ contacts }), STOCK), 3, 3)).toMatch(
    /^New rumor, look at 1 more, take the pawn. No more than 1 lies there for you to look at, unless others come first. /,
  );
});

test('[K4] an option says what it asks of others and what it brings a stake', () => {
  const [first, second] = outlooksOf('G08', player(), 20);
  expect(first && optionSays(first.says)).toBe('2 evidence for 7 equipment.');
  expect(first && shareSays(first.says)).toBe('Your stake brings 1 evidence.');
  expect(second && shareSays(second.says)).toBe('Your stake brings 1 money.');
  expect(shareSays({ get: { money: 1 } })).toBe('Your stake brings nothing.');
  expect([optionSays({ lose: { mix: 4 } }), shareSays({ lose: { mix: 4 } })]).toEqual([
    'Lose 4 in money and equipment.',
    'Your stake comes back.',
  ]);
});

test('options say what they give, ask and lack', () => {
  const [first, second, third] = outlooksOf('G08', player(), 20);
  expect(first && outcomeSays({ ...first, bonus: 1 })).toBe('3 evidence (1 for the color)');
  expect(first && needSays(first.says)).toBe('Show 7 equipment');
  expect(first && shortSays(first.short)).toBe('needs 7 equipment, you have 2');
  expect(second && outcomeSays(second)).toBe('pay 3: 1 evidence');
  expect(second && needSays(second.says)).toBe('Pay 3');
  expect(third && needSays(third.says)).toBe('Asks for nothing');
  const mix = { lose: { mix: 4 } };
  expect(outcomeSays({ says: mix, bonus: 0, loses: mix.lose })).toBe('lose 4 in money and equipment');
});

test('a stake says who gets money back', () => {
  expect(stakesSay({ type: 'beat', back: [heron], was: 2 }, 3, name)).toBe(
    'You beat Heron. Heron gets 2 back. It takes 3 money.',
  );
  expect(stakesSay({ type: 'match', with: [heron] }, 2, name)).toBe(
    'You match Heron: all stakes stay. It takes 2 money.',
  );
  expect(stakesSay({ type: 'raise', from: 1, back: [] }, 2, name)).toBe(
    'You raise your own from 1. It takes 2 money.',
  );
});

test('a set says what the next kind makes it', () => {
  const kinds = (count: number) => plus(NO_EQUIPMENT, EQUIPMENT.slice(0, count));
  expect(nextKind(kinds(1))).toBe('A fourth kind makes it 3.');
  expect(nextKind(kinds(5))).toBe('A sixth kind makes it 7.');
  expect(nextKind(kinds(7))).toBe('An eighth kind makes it 11.');
  expect(nextKind(kinds(8))).toBe('All kinds: the set is complete.');
});

test('a rumor one has seen says what it brings now, and what the better option lacks', () => {
  expect(wouldBring(outlooksOf('G02', player(), 20), 20)).toBe(
    'Now: 6 money. For 1 evidence and 3 money it needs 4 equipment, you have 2.',
  );
  expect(wouldBring(outlooksOf('R02', player(), 20), 20)).toBe(
    'Now: lose 2 tokens of equipment, or lose 1 evidence.',
  );
});

test('who is waited for, who sells, who wins', () => {
  expect(othersDecide(['You', 'Heron'])).toBe('Waiting for you and Heron.');
  expect(sell([], 0)).toBe('Sell nothing');
  expect(sell(['telescope'], 1)).toBe('Sell Telescope and 1 evidence for 6');
  expect(winnersSay(['You'])).toBe('You win');
  expect(winnersSay(['Heron'])).toBe('Heron wins');
});

test('[R10] what a card would take is no more than there is', () => {
  const poor = player({ money: 1, blue: 0 });
  expect(wouldBring(outlooksOf('R06', player({ blue: 1 }), 20), 20)).toBe('Now: lose 1 evidence.');
  expect(wouldBring(outlooksOf('R07', poor, 20), 20)).toBe('Now: lose 1 money.');
  expect(wouldBring(outlooksOf('R06', poor, 20), 20)).toBe('Now: lose nothing.');
  expect(wouldBring(outlooksOf('R05', player({ money: 1 }), 20), 20)).toBe(
    'Now: lose 3 in money and equipment.',
  );
  expect(isMoreThanOwned({ evidence: 4 }, player({ blue: 1 }))).toBe(true);
  expect(isMoreThanOwned({ evidence: 1, mix: 2 }, player({ blue: 1 }))).toBe(false);
  expect(optionSays({ lose: { evidence: 4 } }, true)).toBe('Lose 4 evidence, or what there is.');
});

test('what is lost so far is said in tokens and money, of a mix and of neither', () => {
  const picked = { equipment: ['telescope'], contacts: [] } as const;
  expect(runningLoss(picked, { least: 0, most: 2, contacts: 0 }, 2)).toBe('1 token and 2 money');
  expect(runningLoss(picked, { least: 2, most: 2, contacts: 0 }, 0)).toBe('1 of 2 tokens');
  expect(runningLoss(picked, { least: 0, most: 0, contacts: 1 }, 3)).toBe('0 of 1 contact and 3 money');
});

test('nothing is promised to whoever has nothing to sell or to stake', () => {
  expect([bid(0, true), bid(0, false), bid(3, false)]).toEqual(['Bid 0, to sell', 'Bid 0', 'Bid 3']);
  expect([highestWins(false), bidNothing(false)].join(' ')).not.toMatch(/may sell/);
  expect([lookSays(0), lookSays(1)]).toEqual([
    'Only you see the card.',
    'Only you see the card. You may stake it then.',
  ]);
});

test('what is sealed is no change', () => {
  expect([changeTo('buy', 'buy'), changeTo('air', 'buy')]).toEqual([
    'Buy equipment is chosen',
    'Change to Air travel',
  ]);
  expect([changeBid(3, 3), changeBid(4, 3)]).toEqual(['Your bid is 3', 'Change to 4']);
});

test('where the game turned is told to whom it is about', () => {
  const found: Investigation = {
    ...{ seat: you, region: 29, card: 'G02', option: 0, bonus: 0 },
    ...{ evidence: 2, money: 0, equipment: 0, contacts: 0 },
  };
  const turn = {
    round: 3,
    how: 'for-good',
    before: -1,
    after: 2,
    gained: { evidence: 2, set: 2 },
    found: [found],
    traded: true,
    rivals: -1,
  } as const;
  expect(turnSays({ ...turn, seat: you }, name)).toBe(
    'In round 3 you take the lead for good: from 1 point behind to 2 points ahead. You gain 2 evidence and 2 points by the set. Pressed Circle in Ruwa Savanna brings 2 evidence. You win the open trading of that round. The best of the others loses 1 point.',
  );
  const still = { gained: { evidence: 0, set: 0 }, found: [], traded: false, rivals: -3 };
  expect(turnSays({ ...turn, ...still, seat: heron, how: 'furthest' }, name)).toBe(
    'Round 3 changes most for Heron: from 1 point behind to 2 points ahead. The best of the others loses 3 points.',
  );
});
