import { expect, test } from 'vitest';
import { VERBS } from './composer.ts';
import * as text from './text.ts';

test('claims are counted in grammar', () => {
  expect(text.lieCount('You', 0, 0)).toBe('You claimed nothing.');
  expect(text.lieCount('You', 1, 0)).toBe('You made 1 claim, and it was true.');
  expect(text.lieCount('Lynx', 1, 1)).toBe('Lynx made 1 claim, and it was a lie.');
  expect(text.lieCount('Lynx', 3, 0)).toBe('Lynx told the truth in all 3 claims.');
  expect(text.lieCount('Lynx', 3, 1)).toBe('Lynx lied in 1 of 3 claims.');
});

test('a sign in the table of claims is told to whom it is about', () => {
  expect(text.claimCell('You', 'witness', true, null)).toBe('You: have Witness');
  expect(text.claimCell('Lynx', 'witness', false, true)).toBe('Lynx: has no Witness, can negate Witness');
  expect(text.claimCell('Lynx', 'media', null, false)).toBe('Lynx: cannot negate Media');
});

test('a place in a plan speaks to you or of others', () => {
  expect(text.placeLabel('You', 'plays')).toBe('You play it. Press to change.');
  expect(text.placeLabel('Lynx', 'holds-out')).toBe('Lynx holds out. Press to change.');
});

test('what one sees of a button is part of its name', () => {
  for (const verb of VERBS)
    expect(text.verbName[verb].toLowerCase()).toContain(text.verbShort[verb].toLowerCase());
  expect(text.answerTo('agree', 2)).toBe(`${text.AGREE} with Plan 2`);
  expect(text.answerTo('refuse', 2)).toBe(`${text.REFUSE} Plan 2`);
});

test('when a game is over, owners are unknown no more', () => {
  const turn = {
    round: 1,
    turn: 1,
    effect: null,
    cards: ['media', 'media', 'witness', 'political'],
    owners: null,
    result: 'failed',
    of: null,
    lab: null,
  } as const;
  expect(text.resultSays(turn, null, false)).toContain('Owners stay unknown.');
  expect(text.resultSays(turn, null, true)).not.toContain('Owners');
});
