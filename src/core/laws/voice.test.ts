import { expect, test } from 'vitest';
import { voiceFaults } from './voice.ts';

test.each([
  ['rook has chosen.', 'not a whole sentence'],
  ['Rook has chosen', 'not a whole sentence'],
  ['', 'not a whole sentence'],
  ['Rook has\nchosen', 'not a whole sentence'],
  ['Seat undefined has chosen.', 'a value that is none'],
  ['Rook has chosen!', 'not a whole sentence', 'not calm'],
  ['Rook  has chosen.', 'not calm'],
  ['Rook has two cards.', 'a number in letters'],
  ['Please choose.', 'not a word of ours'],
  ['The card is not-in-hand.', 'a code'],
  ['The gas is here.', 'a key'],
])('%j: %s', (sentence, ...faults) => {
  expect(voiceFaults(sentence, { 'a key': /\bgas\b/ })).toEqual(faults.map(fault => `${fault}: ${sentence}`));
});

test.each(['Rook has chosen 2 cards.', '3 of them are right.', 'Rook says "I have Media."'])(
  '%j is well said',
  sentence => {
    expect(voiceFaults(sentence)).toEqual([]);
  },
);
