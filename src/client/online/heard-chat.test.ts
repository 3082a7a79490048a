import { expect, test } from 'vitest';
import type { ChatLine, ChatTell } from '../../protocol/tells.ts';
import { chatAfter, chatWith, type HeardChat, NO_CHAT } from './heard-chat.ts';

const line = (text: string): ChatLine => ({ seat: 0 as never, name: 'A', look: 1, type: 'said', text });
const lines = (texts: string) => [...texts].map(line);
const tell = (from: number, texts: string, earlier?: number): ChatTell => ({
  type: 'chat',
  from,
  lines: lines(texts),
  ...(earlier === undefined ? {} : { earlier }),
});
const after = (...tells: readonly ChatTell[]) =>
  tells.reduce<HeardChat | null>((heard, one) => heard && chatAfter(heard, one), NO_CHAT);
const textOf = (heard: HeardChat | null) =>
  heard && { earlier: heard.earlier, text: heard.lines.map(one => 'text' in one && one.text).join('') };

test.each([
  ['a chat from its beginning', [tell(0, 'ab'), tell(2, 'c')], { earlier: 0, text: 'abc' }],
  ['the first line of an empty chat', [tell(0, 'a')], { earlier: 0, text: 'a' }],
  ['its last lines, and what follows', [tell(0, 'de', 3), tell(2, 'f')], { earlier: 3, text: 'def' }],
  [
    'a new line of this page that overlaps',
    [tell(0, 'abc'), tell(0, 'cd', 2), tell(2, 'e')],
    { earlier: 0, text: 'abcde' },
  ],
  ['one that goes on at once', [tell(0, 'ab'), tell(0, 'cd', 2)], { earlier: 0, text: 'abcd' }],
  ['one after a long absence', [tell(0, 'ab'), tell(0, 'xy', 8), tell(2, 'z')], { earlier: 8, text: 'xyz' }],
  ['a chat that has become shorter', [tell(0, 'xy', 8), tell(0, 'ab')], { earlier: 0, text: 'ab' }],
  ['a gap', [tell(0, 'ab', 3), tell(3, 'x')], null],
])('%s', (_, tells, heard) => {
  expect(textOf(after(...tells))).toEqual(heard);
});

test('earlier lines stand before the others, once', () => {
  const heard = after(tell(0, 'de', 3)) ?? NO_CHAT;
  const more = chatWith(heard, { from: 1, lines: lines('bc') });
  expect(textOf(more)).toEqual({ earlier: 1, text: 'bcde' });
  expect(chatWith(more, { from: 1, lines: lines('bc') })).toBe(more);
  expect(textOf(chatAfter(more, tell(2, 'f')))).toEqual({ earlier: 1, text: 'bcdef' });
});
