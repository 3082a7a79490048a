import { describe, expect, test } from 'vitest';
import { contradiction, type Heard, hear, type Retold } from './hearing.ts';

const QUIET = ['decided'];
const dealt = [{ type: 'dealt' }];
const decided = (seat: number) => [{ type: 'decided', seat }];
const revealed = [{ type: 'revealed' }];

const told = (edition: number, ...steps: Retold['steps']): Heard =>
  hear({ edition, story: [] }, { edition, from: 0, steps });
const wrong = (before: Heard, news: Retold) => contradiction(before, news, QUIET);

describe('a story may', () => {
  const before = told(0, dealt, revealed, decided(0));

  test.for<[string, Retold]>([
    ['go on where it ended', { edition: 0, from: 3, steps: [decided(1)] }],
    [
      'be told again from the beginning, and go on',
      { edition: 0, from: 0, steps: [dealt, revealed, decided(0), decided(1)] },
    ],
    ['stay as it is', { edition: 0, from: 3, steps: [] }],
    ['lose a decision in a new edition', { edition: 1, from: 2, steps: [] }],
    ['have another decision in a new edition', { edition: 2, from: 2, steps: [decided(1), revealed] }],
  ])('%s', ([, news]) => {
    expect(wrong(before, news)).toBeUndefined();
  });
});

describe('a story must not', () => {
  const before = told(1, dealt, revealed, decided(0));

  test.for<[string, Retold, RegExp]>([
    ['have a gap', { edition: 1, from: 4, steps: [decided(1)] }, /goes on at step 4, but only 3/],
    ['lose its last step', { edition: 1, from: 2, steps: [] }, /step 2 of 3/],
    ['be told otherwise', { edition: 1, from: 0, steps: [dealt, revealed, decided(1)] }, /step 2 of 3/],
    [
      'be told otherwise and longer',
      { edition: 1, from: 1, steps: [decided(1), revealed, decided(0)] },
      /step 1 of 3/,
    ],
    ['go back to an older edition', { edition: 0, from: 3, steps: [] }, /edition 0 .* follows edition 1/],
    [
      'lose what was revealed, in a new edition neither',
      { edition: 2, from: 1, steps: [decided(0)] },
      /step 1 of 2/,
    ],
  ])('%s', ([, news, words]) => {
    expect(wrong(before, news)).toMatch(words);
  });
});

describe('the view', () => {
  const before: Heard = { ...told(0, dealt), view: { sealed: 'hoax' } };

  test('is the same where the story is', () => {
    expect(wrong(before, { edition: 0, from: 1, steps: [], view: { sealed: 'hoax' } })).toBeUndefined();
    expect(wrong(before, { edition: 0, from: 1, steps: [], view: { sealed: null } })).toMatch(/another view/);
    expect(wrong(before, { edition: 0, from: 0, steps: [dealt], view: { sealed: null } })).toMatch(
      /another view/,
    );
  });

  test('may change with the story', () => {
    expect(wrong(before, { edition: 0, from: 1, steps: [revealed], view: { sealed: null } })).toBeUndefined();
    expect(wrong(before, { edition: 1, from: 1, steps: [], view: { sealed: null } })).toBeUndefined();
  });
});
