import { expect, test } from 'vitest';
import { boardOf } from '../../board.ts';
import { publicOf, seat } from '../testing.ts';
import { kindsAt, movesFor, NOTHING_SAID, type Saying, saidBy, withSector, withThing } from './announcing.ts';

const known = publicOf({ quadrants: [3, 1, null, 4] });
const board = boardOf(known.mode);
const of = (change: Partial<Saying>): Saying => ({ ...saidBy(NOTHING_SAID, seat(1), known), ...change });

test('where somebody stands is taken as it is known, and nothing is asked about a find', () => {
  expect(of({}).from).toBe(1);
  expect(movesFor(of({ kind: 'find', found: false, from: 2 }), known, board)).toEqual([
    { type: 'announced', seat: 1, act: { type: 'find', found: false } },
  ]);
});

test('whoever was said to stand elsewhere is put there first', () => {
  expect(movesFor(of({ kind: 'analyze', satellite: 'nav', from: 2 }), known, board)).toEqual([
    { type: 'stand', seat: 1, quadrant: 2 },
    { type: 'announced', seat: 1, act: { type: 'analyze', satellite: 'nav' } },
  ]);
});

test('nothing is entered while something is missing', () => {
  expect(movesFor(of({ kind: 'survey' }), known, board)).toEqual([]);
  expect(movesFor(of({ kind: 'photo' }), known, board)).toEqual([]);
  expect(movesFor({ ...NOTHING_SAID, kind: 'find', found: true }, known, board)).toEqual([]);
});

test('a survey may be for two things, which stand in their order', () => {
  const saying = withThing(withThing(of({ kind: 'survey' }), 'nav'), 'spy');
  expect(movesFor(saying, known, board)).toEqual([
    {
      ...{ type: 'announced', seat: 1 },
      act: { type: 'survey', of: ['spy', 'nav'], area: { form: 'quadrant' } },
    },
  ]);
});

test('a target may be two sectors, a photo is one', () => {
  const both = (kind: 'target' | 'photo') => withSector(withSector(of({ kind }), 3), 2).sectors;
  expect(both('target')).toEqual([3, 2]);
  expect(both('photo')).toEqual([2]);
});

test('in the end photos, finds and passes are left', () => {
  const last = publicOf({ stage: 'last-acts' });
  expect(kindsAt(last)).toEqual(['photo', 'find', 'pass']);
  expect(movesFor(of({ kind: 'pass' }), last, board)).toEqual([{ type: 'pass', seat: 1 }]);
});
