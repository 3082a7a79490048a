import { expect, test } from 'vitest';
import { at, seatsOf } from '../../core/contract.ts';
import { dueAt, fits, LEARNER, placeIn, playersOf, readingAt } from './lesson.ts';

const other = at(seatsOf(2), 1);
const move = (card: string) => ({ type: 'pick', card, to: other });
const lesson = {
  script: [
    { seat: other, move: move('a') },
    { seat: LEARNER, move: move('b') },
    { seat: other, move: move('c') },
  ],
  cards: [
    { at: 0, title: 'Welcome', text: 'This is the table.' },
    { at: 0, title: 'Your hand', text: 'Only you see it.' },
    { at: 1, title: 'Pick', text: 'Take b.' },
    { at: 3, title: 'Well', text: 'That is all.' },
  ],
};

test('the deal is place 0, and every step is one place more', () => {
  expect(placeIn([[]])).toBe(0);
  expect(placeIn([[], [], []])).toBe(2);
});

test.each([
  ['the first of two', 0, 0, { title: 'Welcome', number: 1, hasNext: true, hasBack: false, allRead: false }],
  [
    'the second of two',
    0,
    1,
    { title: 'Your hand', number: 2, hasNext: true, hasBack: true, allRead: false },
  ],
  ['both laid aside', 0, 2, { title: 'Your hand', number: 2, hasNext: false, hasBack: true, allRead: true }],
  [
    'the learner is to move',
    1,
    0,
    { title: 'Pick', number: 3, hasNext: false, hasBack: false, allRead: false },
  ],
  ['no card of its own', 2, 0, { title: 'Pick', number: 3, hasNext: false, hasBack: false, allRead: true }],
  ['the end', 3, 0, { title: 'Well', number: 4, hasNext: false, hasBack: false, allRead: false }],
])('cards: %s', (_, place, turned, { title, ...rest }) => {
  const { card, ...reading } = readingAt(lesson, place, turned);
  expect(card?.title).toBe(title);
  expect(reading).toEqual(rest);
});

test('others move by script, the learner alone, and after the script nobody is due', () => {
  expect(dueAt(lesson, 0)).toEqual({ by: 'script', seat: other, move: move('a') });
  expect(dueAt(lesson, 1)).toEqual({ by: 'learner', move: move('b') });
  expect(dueAt(lesson, 3)).toEqual({ by: 'nobody' });
});

test('only the move of the script counts, in whatever order it is written', () => {
  const due = dueAt(lesson, 1);
  const sameMove = { to: other, card: 'b', type: 'pick' };
  expect(fits(due, LEARNER, sameMove)).toBe(true);
  expect(fits(due, LEARNER, move('c'))).toBe(false);
  expect(fits(due, other, move('b'))).toBe(false);
  expect(fits(dueAt(lesson, 0), LEARNER, move('a'))).toBe(false);
  expect(fits(dueAt(lesson, 3), LEARNER, move('z'))).toBe(true);
});

test('the learner sits on seat 0, the others are called as the cards call them', () => {
  expect(playersOf({ seats: 3, names: ['Heron', 'Lynx'] }, 'Kit')).toEqual([
    { name: 'Kit', look: 1, by: 'person' },
    { name: 'Heron', look: 2, by: 'script' },
    { name: 'Lynx', look: 3, by: 'script' },
  ]);
});
