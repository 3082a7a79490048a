import { expect, test } from 'vitest';
import {
  dealt,
  freshPages,
  HOST_KEY,
  KEY,
  namesOf,
  news,
  patchNews,
  playing,
  said,
  seat,
  seated,
  settled,
  TABLE,
  welcome,
} from './testing.ts';

const { keep, opened, opening, playedBy, readTable } = freshPages();

test('a table is known from the welcome on', async () => {
  const { table, greet } = await opened();
  expect([table.line(), table.card(), table.room(), table.link()]).toEqual(['connecting', null, null, null]);
  greet(welcome(seated(), { host: true }), { type: 'chat', from: 0, lines: [said('hi')] });
  expect(table.line()).toBe('live');
  expect(table.card()).toMatchObject({ id: TABLE, game: 'unacknowledged' });
  expect(table.you()).toEqual({ seat: null, host: true });
  expect(table.chat()).toEqual([said('hi')]);
});

test('hello shows the keys of this device, and what it has heard when it comes back', async () => {
  await keep({ key: KEY, host: HOST_KEY });
  const { network, greet, reconnect } = await opened();
  greet(welcome(playing, { seat: seat(0) }), dealt);
  expect(network.last.sent[0]).toEqual({
    type: 'hello',
    protocol: 1,
    table: TABLE,
    key: KEY,
    host: HOST_KEY,
  });
  reconnect();
  expect(network.last.sent[0]).toMatchObject({ heard: { viewer: 0, edition: 0, steps: 2 } });
});

test('the rest of a story is enough, and a story that became shorter is told by its edition', async () => {
  const { network, ears, reconnect } = await playedBy();
  reconnect();
  network.last.tell(welcome(playing, { seat: seat(0) }), news(2, ['picked'], { round: 2 }));
  expect(ears.last).toMatchObject({ from: 2, view: { round: 2 } });
  network.last.tell(patchNews(2, [], ['{', { round: ['=', 1] }], { edition: 1 }));
  expect(ears.last.view).toEqual({ round: 1 });
  expect(namesOf(ears.story)).toEqual(['dealt', 'passed']);
  reconnect();
  expect(network.last.sent[0]).toMatchObject({ heard: { edition: 1, steps: 2 } });
});

test.each([
  ['a gap', news(5, ['later'], { round: 9 })],
  ['a patch that does not fit', patchNews(2, [], ['[', []])],
])('%s leads to a hello for everything, and nothing is guessed', async (_, wrong) => {
  const { table, network, ears, reconnect } = await playedBy();
  const before = ears.all.length;
  network.last.tell(wrong);
  expect(ears.all).toHaveLength(before);
  expect(table.line()).toBe('catching-up');
  reconnect();
  expect(network.last.sent[0]).not.toHaveProperty('heard');
  network.last.tell(welcome(playing, { seat: seat(0) }), news(0, ['dealt'], { round: 3 }));
  expect(table.line()).toBe('live');
  expect(ears.last.view).toEqual({ round: 3 });
  expect(namesOf(ears.story)).toEqual(['dealt']);
});

test('chat goes on where it was, and a gap in it is asked for anew', async () => {
  const { table, network, greet } = await opened();
  greet(welcome(seated()), { type: 'chat', from: 0, lines: [said('one')] });
  network.last.tell({ type: 'chat', from: 1, lines: [said('two')] });
  expect(table.chat()).toEqual([said('one'), said('two')]);
  network.last.tell({ type: 'chat', from: 5, lines: [said('six')] });
  expect(table.chat()).toHaveLength(2);
  expect(table.line()).toBe('catching-up');
});

test('earlier lines of the chat are asked for, and stand before the others', async () => {
  const { table, network, greet } = await opened();
  greet(welcome(seated()), { type: 'chat', from: 0, lines: [said('three')], earlier: 2 });
  expect(table.chatEarlier()).toBe(2);
  const loading = table.loadEarlierChat();
  const asked = network.last.sent.at(-1);
  expect(asked).toMatchObject({ type: 'chat-before', before: 2 });
  const value = { from: 0, lines: [said('one'), said('two')] };
  network.last.tell({ type: 'done', id: (asked as { readonly id: string }).id, value });
  expect(await loading).toEqual({ ok: true, value: null });
  expect(table.chatEarlier()).toBe(0);
  expect(table.chat()).toEqual([said('one'), said('two'), said('three')]);
});

test('of a table where one only watches nothing is kept', async () => {
  const { table, greet } = await opened();
  greet(welcome(playing), { ...dealt, viewer: 'spectator' });
  table.link()?.saw('spectator', 1);
  await settled();
  expect(await readTable(TABLE)).toMatchObject({ game: '', seen: {} });
});

test('clocks are told with the moment they came', async () => {
  const { table, network } = await playedBy();
  const before = performance.now();
  network.last.tell(news(2, [], {}, { left: [5_000, null, null] }));
  expect(table.left()).toMatchObject({ seats: [5_000, null, null] });
  expect(table.left()?.at).toBeGreaterThanOrEqual(before);
  network.last.tell(news(2, [], {}));
  expect(table.left()).toBeNull();
});

test('a table that is closed before it was opened stays closed', async () => {
  const { table, network } = opening();
  table.close();
  await settled();
  expect(network.sockets).toEqual([]);
  expect(table.line()).toBe('closed');
});
