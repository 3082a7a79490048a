import { expect, test } from 'vitest';
import { resultSays } from './board-text.ts';
import { VERBS } from './composer.ts';
import { placeLabel, verbName, verbShort } from './dock-text.ts';
import { lieCount } from './end-text.ts';
import { AGREE, answerTo, claimCell, REFUSE } from './rail-text.ts';

test('claims are counted in grammar', () => {
  expect(lieCount('You', 0, 0)).toBe('You claimed nothing.');
  expect(lieCount('You', 1, 0)).toBe('You made 1 claim, and it was true.');
  expect(lieCount('Lynx', 1, 1)).toBe('Lynx made 1 claim, and it was a lie.');
  expect(lieCount('Lynx', 3, 0)).toBe('Lynx told the truth in all 3 claims.');
  expect(lieCount('Lynx', 3, 1)).toBe('Lynx lied in 1 of 3 claims.');
});

test('a sign in the table of claims is told to whom it is about', () => {
  expect(claimCell('You', 'witness', true, null)).toBe('You: have Witness');
  expect(claimCell('Lynx', 'witness', false, true)).toBe('Lynx: has no Witness, can negate Witness');
  expect(claimCell('Lynx', 'media', null, false)).toBe('Lynx: cannot negate Media');
});

test('a place in a plan speaks to you or of others', () => {
  expect(placeLabel('You', 'plays')).toBe('You play it. Press to change.');
  expect(placeLabel('Lynx', 'holds-out')).toBe('Lynx holds out. Press to change.');
});

test('what one sees of a button is part of its name', () => {
  for (const verb of VERBS) expect(verbName[verb].toLowerCase()).toContain(verbShort[verb].toLowerCase());
  expect(answerTo('agree', 2)).toBe(`${AGREE} with Plan 2`);
  expect(answerTo('refuse', 2)).toBe(`${REFUSE} Plan 2`);
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
  expect(resultSays(turn, null, false)).toContain('Owners stay unknown.');
  expect(resultSays(turn, null, true)).not.toContain('Owners');
});
