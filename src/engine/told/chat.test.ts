import { expect, test } from 'vitest';
import type { Seat } from '../../core/contract.ts';
import type { ChatLine, ChatTell } from '../../protocol/tells.ts';
import { NO_KEYS } from '../keys.ts';
import { code, key, memoryTables, openTable, Page } from '../testing.ts';
import { linesBefore, MOST_LINES, MOST_SIGNS } from './chat.ts';
import { Gate, type Line } from './gate.ts';
import { RecentLooks } from './recent-looks.ts';

const said = (text: string): ChatLine => ({ seat: 0 as Seat, name: 'One', look: 1, type: 'said', text });
const numbered = (count: number) => Array.from({ length: count }, (_, index) => said(String(index)));

test.each([
  ['nothing', 0, undefined, 0, 0],
  ['a short chat', 3, undefined, 0, 3],
  ['the last of a long one', 250, undefined, 150, 250],
  ['those before the last', 250, 150, 50, 150],
  ['the first', 250, 50, 0, 50],
  ['none before the first', 250, 0, 0, 0],
  ['no more than there are', 3, 1_000, 0, 3],
])('%s: %i lines, before %s', (_, count, before, from, end) => {
  const chat = numbered(count);
  expect(linesBefore(chat, before)).toEqual({ from, lines: chat.slice(from, end) });
});

test('long lines are told by their length, and at least one of them', () => {
  const long = Array.from({ length: MOST_LINES }, () => said('x'.repeat(300)));
  const { lines } = linesBefore(long);
  expect(lines.length).toBeLessThan(MOST_LINES / 2);
  expect(JSON.stringify(lines).length).toBeLessThan(1.2 * MOST_SIGNS);
  expect(linesBefore([said('a'), said('x'.repeat(2 * MOST_SIGNS))]).lines).toHaveLength(1);
});

const chatTells = (page: Page) => page.told.filter((tell): tell is ChatTell => tell.type === 'chat');

test('a hello is answered by the last lines; those before come when asked for', async () => {
  const host = await openTable(memoryTables());
  const [one, early] = [new Page(host, 'one', { host: key('host') }), new Page(host, 'early')];
  await one.sit(0);
  for (let line = 0; line < MOST_LINES + 20; line++) await one.do({ type: 'say', text: `line ${line}` });
  const late = new Page(host, 'late');
  const [first, ...rest] = chatTells(late);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ from: 0, earlier: 20 });
  expect(first?.lines.map(line => 'text' in line && line.text)).toEqual(
    Array.from({ length: MOST_LINES }, (_, line) => `line ${line + 20}`),
  );
  // Each page counts from the first line that it was told, and so do pages that know nothing of `earlier`.
  await one.do({ type: 'say', text: 'more' });
  expect(chatTells(late).at(-1)).toMatchObject({ from: MOST_LINES, lines: [{ text: 'more' }] });
  expect(chatTells(early).at(-1)).toMatchObject({ from: MOST_LINES + 20, lines: [{ text: 'more' }] });
  expect(chatTells(early)[0]).not.toHaveProperty('earlier');
  const before = await late.chatBefore(20);
  expect(before).toMatchObject({ ok: true, value: { from: 0 } });
  expect(before.ok && (before.value as ChatTell).lines).toHaveLength(20);
});

test('who hears nothing before the end is told no earlier lines either', async () => {
  const host = await openTable(memoryTables(), { watch: 'after' });
  const pages = ['one', 'two', 'three'].map(
    (name, seat) => new Page(host, name, seat === 0 ? { host: key('host') } : {}),
  );
  for (const [seat, page] of pages.entries()) await page.sit(seat);
  await pages[0]?.do({ type: 'say', text: 'hello' });
  const watcher = new Page(host, 'watcher');
  expect(chatTells(watcher)).toHaveLength(1);
  for (const page of pages) await page.do({ type: 'ready', ready: true });
  await pages[0]?.do({ type: 'start' });
  for (const page of pages) await page.reveal();
  await pages[1]?.do({ type: 'pause' });
  expect(chatTells(watcher)).toHaveLength(1);
  expect(code(await watcher.chatBefore(1))).toBe('nothing-to-see-yet');
  expect(await pages[0]?.chatBefore(2)).toMatchObject({ ok: true, value: { from: 0 } });
});

test('who hears again after a while is told the last lines anew, once', () => {
  const gate = new Gate(0, new RecentLooks());
  const texts: ChatTell[] = [];
  const line: Line = {
    keys: NO_KEYS,
    who: { seat: null, host: false },
    viewer: null,
    chatFrom: null,
    room: '',
    send: text => void texts.push(JSON.parse(text) as ChatTell),
    end: () => undefined,
  };
  gate.enter(line);
  const hearing = (count: number, added: number, hears: boolean) => {
    gate.chat(numbered(count), added, () => hears);
    return texts.splice(0).map(({ from, lines, earlier }) => [from, lines.length, earlier]);
  };
  expect(hearing(0, 0, true)).toEqual([]);
  expect(hearing(1, 0, true)).toEqual([[0, 1, undefined]]);
  expect(hearing(150, 1, false)).toEqual([]);
  expect(hearing(150, 150, true)).toEqual([[0, MOST_LINES, 50]]);
  expect(hearing(150, 150, true)).toEqual([]);
  expect(hearing(151, 150, true)).toEqual([[MOST_LINES, 1, undefined]]);
});
