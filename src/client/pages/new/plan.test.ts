import { expect, test } from 'vitest';
import { LOOKS } from '../../../core/players.ts';
import { type Offer, offerOf } from '../../offers.ts';
import {
  asPreset,
  changed,
  moved,
  nameAt,
  type Plan,
  peopleIn,
  planFor,
  playersOf,
  presetOf,
  problemAt,
  problemOf,
  readPlan,
  shuffled,
  tidy,
  usualLevel,
  usualSeats,
  within,
  withLevel,
  withLook,
  withOwnName,
  withoutOwnName,
  withSeats,
} from './plan.ts';

const offer = offerOf('unacknowledged') as Offer;
const alone = planFor('alone', 4, offer);
const names = (plan: Plan) => plan.map((_, index) => nameAt(plan, index));

test('where an option leaves fewer seats, the last ones go; where it asks for more, bots come', () => {
  expect(within(alone, { ...offer, max: 3 })).toEqual(alone.slice(0, 3));
  expect(within(alone, offer)).toEqual(alone);
  expect(within(alone, { ...offer, min: 5 }).map(({ level }) => level)).toEqual([
    null,
    ...Array.from({ length: 4 }, () => usualLevel(offer)),
  ]);
});

test('at first it is you and 3 bots one step below the strongest', () => {
  expect(usualSeats(offer)).toBe(4);
  expect(usualLevel(offer)).toBe('analyst');
  expect(playersOf(alone)).toEqual([
    { name: 'Player 1', look: 1, by: 'person' },
    { name: 'Heron', look: 2, by: 'bot', level: 'analyst' },
    { name: 'Lynx', look: 3, by: 'bot', level: 'analyst' },
    { name: 'Osprey', look: 4, by: 'bot', level: 'analyst' },
  ]);
  expect(problemOf(alone)).toBeUndefined();
});

test('a game with one level, or few seats, is offered what it has', () => {
  const small = { min: 2, max: 3, levels: [{ level: 'only', describe: '' }], choices: [], codes: false };
  expect(usualLevel(small)).toBe('only');
  expect(usualSeats(small)).toBe(3);
});

test.each([
  ['alone', 1],
  ['mixed', 2],
  ['people', 4],
] as const)('the preset %s seats %i people', (preset, people) => {
  expect(peopleIn(planFor(preset, 4, offer))).toBe(people);
  expect(peopleIn(asPreset(alone, preset, offer))).toBe(people);
  expect(presetOf(asPreset(alone, preset, offer))).toBe(preset);
});

test('a preset makes room for what it means', () => {
  const roomy: Offer = { ...offer, min: 1, max: 4 };
  const one = planFor('alone', 1, roomy);
  const sizes = (['alone', 'mixed', 'people'] as const).map(preset => asPreset(one, preset, roomy));
  expect(sizes.map(plan => [plan.length, peopleIn(plan)])).toEqual([
    [1, 1],
    [3, 2],
    [2, 2],
  ]);
});

test('3 people and 1 bot are no preset', () => {
  expect(presetOf(changed(planFor('people', 4, offer), 3, { level: 'visitor' }))).toBeUndefined();
});

test('names are trimmed, and an empty one gets a usual one that nobody has', () => {
  const plan = changed(changed(alone, 0, { name: '  heron ' }), 3, { name: '   ' });
  expect(names(plan)).toEqual(['heron', 'Lynx', 'Osprey', 'Marten']);
  expect(problemOf(plan)).toBeUndefined();
});

test('two names that look alike are wrong at both seats', () => {
  const plan = changed(changed(alone, 1, { name: 'Rook' }), 2, { name: 'r0ok ' });
  expect([0, 1, 2, 3].map(seat => problemAt(plan, seat))).toEqual([undefined, 'taken', 'taken', undefined]);
  expect(problemOf(plan)).toBe('taken');
});

test('a name that is like the usual one of a bot moves the bot on to another', () => {
  expect(names(changed(alone, 0, { name: 'Нeron' }))).toEqual(['Нeron', 'Lynx', 'Osprey', 'Marten']);
});

test('an input gives a name back as it is kept, and what is none as it was', () => {
  expect([' Ａnn\u200B  Lee ', '...', ' '].map(tidy)).toEqual(['Ann Lee', '...', '']);
});

test('a name that is too long, and a table without people, are wrong', () => {
  expect(problemAt(changed(alone, 0, { name: 'x'.repeat(21) }), 0)).toBe('too-long');
  expect(problemOf(changed(alone, 0, { level: 'visitor' }))).toBe('nobody-here');
});

test('more seats are bots, or people where all are people, each with a look of its own', () => {
  expect(peopleIn(withSeats(alone, 5, offer))).toBe(1);
  expect(peopleIn(withSeats(planFor('people', 3, offer), 5, offer))).toBe(5);
  const five = withSeats(withLook(alone.slice(0, 3), 0, 6), 5, offer);
  expect(new Set(five.map(({ look }) => look)).size).toBe(5);
  expect(withSeats(five, 3, offer)).toHaveLength(3);
});

test('who takes the look of another gives the own one away', () => {
  expect(withLook(alone, 0, 3).map(({ look }) => look)).toEqual([3, 2, 1, 4]);
  expect(withLook(alone, 0, 6).map(({ look }) => look)).toEqual([6, 2, 3, 4]);
});

test('all bots change their level at once, people stay people', () => {
  expect(withLevel(alone, 'insider').map(({ level }) => level)).toEqual([
    null,
    'insider',
    'insider',
    'insider',
  ]);
});

test('names and looks move with their seats', () => {
  const plan = moved(alone, 0, 1);
  expect(names(plan)).toEqual(['Heron', 'Player 1', 'Lynx', 'Osprey']);
  expect(plan.map(({ look }) => look)).toEqual([2, 1, 3, 4]);
  expect(names(moved(plan, 1, -1))).toEqual(names(alone));
});

test('a shuffle keeps everybody', () => {
  const plan = shuffled(alone, () => 0);
  expect(names(plan)).not.toEqual(names(alone));
  expect(names(plan).sort()).toEqual(names(alone).sort());
});

test('a kept set-up is read as it was', () => {
  expect(readPlan(JSON.parse(JSON.stringify(alone)), offer)).toEqual(alone);
});

test.each([
  ['nothing', null],
  ['no list', { name: 'Rook' }],
  ['too few seats', alone.slice(0, 2)],
  ['too many seats', [...alone, ...alone]],
  ['a seat that is none', [null, ...alone.slice(1)]],
  ['no name', [{ look: 1, level: null }, ...alone.slice(1)]],
  ['a name far too long', changed(alone, 0, { name: 'x'.repeat(201) })],
  ['an unknown look', [{ name: '', look: LOOKS.length + 1, level: null }, ...alone.slice(1)]],
  ['one look twice', [alone[0], alone[0], alone[1]]],
  ['an unknown level', changed(alone, 1, { level: 'oracle' })],
])('a kept set-up with %s is not used', (_, json) => {
  expect(readPlan(json, offer)).toBeNull();
});

test('the name of the settings stands at the first person who has none', () => {
  const botFirst = changed(planFor('people', 3, offer), 0, { level: 'visitor' });
  expect(names(withOwnName(alone, 'Ann'))[0]).toBe('Ann');
  expect(names(withOwnName(botFirst, 'Ann'))).toEqual(['Heron', 'Ann', 'Player 1']);
  expect(withOwnName(changed(alone, 0, { name: 'Bea' }), 'Ann')[0]?.name).toBe('Bea');
  expect(withOwnName(changed(alone, 1, { name: 'ann' }), 'Ann')[0]?.name).toBe('');
  expect(withOwnName(alone, '')).toEqual(alone);
});

test('a kept set-up follows the name of the settings when that changes', () => {
  const kept = withoutOwnName(withOwnName(alone, 'Ann'), 'Ann');
  expect(names(withOwnName(kept, 'Bea'))[0]).toBe('Bea');
  expect(withoutOwnName(changed(alone, 0, { name: 'Cleo' }), 'Ann')[0]?.name).toBe('Cleo');
});
