import { expect, test } from 'vitest';
import { LONGEST_TEXT, readAsk } from './asks.ts';

const said = (text: string) => {
  const read = readAsk({ type: 'do', id: 'x', command: { type: 'say', text } });
  if (!read.ok || read.value.type !== 'do' || read.value.command.type !== 'say') return null;
  return read.value.command.text;
};

test.each<readonly [text: string, heard: string | null, why: string]>([
  ['Hello!', 'Hello!', 'a line'],
  ['?', '?', 'a sign'],
  ['½ ﬁ', '½ ﬁ', 'signs that a name would spell out'],
  ['👩\u200D🚀', '👩\u200D🚀', 'an emoji of several parts'],
  [' a \t\n b ', 'a b', 'one space for any'],
  ['a\u202Eb\u200B\u0000', 'ab', 'without what nobody sees'],
  [
    `Z${'\u0300'.repeat(200)}algo`,
    `Z${'\u0300'.repeat(3)}algo`.normalize('NFC'),
    'without towers of accents',
  ],
  ['\u200B\u2060', null, 'nothing to see'],
  ['\u0301'.repeat(200), null, 'accents without a letter'],
  ['   ', null, 'spaces'],
  ['', null, 'nothing'],
  ['x'.repeat(LONGEST_TEXT), 'x'.repeat(LONGEST_TEXT), 'as long as it may be'],
  ['x'.repeat(LONGEST_TEXT + 1), null, 'too long'],
])('a line of chat %j is heard as %j: %s', (text, heard) => {
  expect(said(text)).toBe(heard);
});
