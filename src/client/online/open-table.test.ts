import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../core/contract.ts';
import { LONGEST_NOTES } from '../../protocol/asks.ts';
import type { ChatLine, Tell } from '../../protocol/tells.ts';
import { Ears } from '../local/testing.ts';
import type { KeptTable } from './kept.ts';
import {
  FakeNetwork,
  namesOf,
  news,
  nobody,
  patchNews,
  person,
  roomWith,
  seat,
  TABLE,
  welcome,
} from './testing.ts';

/** Anew for each test: storage is opened once by a page. */
let kept: typeof import('./kept.ts');
let OpenTable: typeof import('./open-table.ts').OpenTable;
const open: { close(): void }[] = [];

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  kept = await import('./kept.ts');
  OpenTable = (await import('./open-table.ts')).OpenTable;
});
afterEach(() => {
  for (const table of open.splice(0)) table.close();
  vi.unstubAllGlobals();
});

const KEY = 'k'.repeat(22);
const HOST_KEY = 'h'.repeat(22);

const keep = (more: Partial<KeptTable>) => kept.changeTable(TABLE, before => ({ ...before, ...more }));

async function opened() {
  const network = new FakeNetwork();
  const browser = { wake: () => {}, cut: () => {} };
  const table = new OpenTable(TABLE, {
    connect: network.connect,
    heed: line => {
      Object.assign(browser, { wake: () => line.wake(), cut: () => line.cut() });
      return () => undefined;
    },
  });
  open.push(table);
  await vi.waitFor(() => expect(network.sockets).toHaveLength(1));
  const greet = (...tells: readonly Tell[]) => {
    network.last.open();
    network.last.tell(...tells, { type: 'pong' });
  };
  const reconnect = () => {
    network.last.hangUp();
    browser.wake();
    network.last.open();
  };
  return { table, network, greet, reconnect };
}

type Opened = Awaited<ReturnType<typeof opened>>;

const seated = (more: Parameters<typeof person>[1] = {}) => roomWith([person('Ada', more), nobody, nobody]);
const playing = roomWith([person('Ada'), person('Bo'), person('Cy')], { stage: 'playing' });
const dealt = news(0, ['dealt', 'passed'], { round: 1 });

async function playedBy(own = seat(0)): Promise<Opened & { ears: Ears }> {
  await keep({ key: KEY });
  const all = await opened();
  all.greet(welcome(playing, { seat: own }), dealt);
  const ears = new Ears();
  const link = all.table.link();
  link?.listen(ears);
  link?.look(own);
  return { ...all, ears };
}

const said = (text: string): ChatLine => ({ seat: seat(0), name: 'Ada', look: 1, type: 'said', text });

/** The ids of what was asked, so that it can be answered. */
const asked = ({ network }: Opened, type: string) =>
  network.last.ofType('do').filter(({ command }) => command.type === type);

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

test('the key and the part of a seat are kept before anybody hears of them', async () => {
  const all = await opened();
  const { commitmentTo } = await import('../../core/fair.ts');
  all.greet(welcome(roomWith([nobody, nobody, nobody])));
  const sitting = all.table.sit(1, 'Ada', 2);
  await vi.waitFor(() => expect(asked(all, 'sit')).toHaveLength(1));
  const [sit] = asked(all, 'sit');
  const { key = '', fair } = await kept.readTable(TABLE);
  expect(key).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(fair.own).toMatchObject({ seat: 1, taken: false, part: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(fair.serverCommitment).toBe('c'.repeat(64));
  const commitment = commitmentTo(TABLE, fair.own?.part ?? '');
  expect(sit?.command).toEqual({ type: 'sit', seat: 1, name: 'Ada', look: 2, key, commitment });
  all.network.last.tell(
    { type: 'you', you: { seat: seat(1), host: false } },
    { type: 'done', id: sit?.id ?? '' },
  );
  expect(await sitting).toEqual(ok(null));
  expect(all.table.link()?.facts.here).toEqual([1]);
  expect(await all.table.sit(2, 'Ada', 2)).toEqual(fail({ code: 'seated-already' }));
});

test('a seat that was not given leaves no key behind', async () => {
  const all = await opened();
  all.greet(welcome(roomWith([nobody, nobody, nobody])));
  const sitting = all.table.sit(0, 'Ada', 2);
  await vi.waitFor(() => expect(asked(all, 'sit')).toHaveLength(1));
  const error = { code: 'seat-taken' } as const;
  all.network.last.tell({ type: 'failed', id: asked(all, 'sit')[0]?.id ?? '', error });
  expect(await sitting).toEqual(fail(error));
  expect(await kept.readTable(TABLE)).not.toHaveProperty('key');
  expect(await kept.yourTables()).toEqual([]);
});

test('a line that breaks while one sits down keeps the key, and the seat is asked for once', async () => {
  const all = await opened();
  all.greet(welcome(roomWith([nobody, nobody, nobody])));
  const sitting = all.table.sit(0, 'Ada', 2);
  await vi.waitFor(() => expect(asked(all, 'sit')).toHaveLength(1));
  const [first] = asked(all, 'sit');
  all.reconnect();
  const { key } = await kept.readTable(TABLE);
  expect(all.network.last.sent[0]).toMatchObject({ type: 'hello', key });
  all.network.last.tell(welcome(roomWith([nobody, nobody, nobody])));
  expect(asked(all, 'sit')).toEqual([first]);
  all.network.last.tell({ type: 'done', id: first?.id ?? '' });
  expect(await sitting).toEqual(ok(null));
  expect(await kept.readTable(TABLE)).toMatchObject({ key });
});

test('a seat that another window of this device took is not lost to a second one', async () => {
  const all = await opened();
  all.greet(welcome(roomWith([nobody, nobody, nobody])));
  await keep({ key: KEY });
  expect(await all.table.sit(1, 'Bo', 2)).toEqual(fail({ code: 'seated-already' }));
  expect(asked(all, 'sit')).toEqual([]);
  expect(await kept.readTable(TABLE)).toMatchObject({ key: KEY });
  all.reconnect();
  expect(all.network.last.sent[0]).toMatchObject({ type: 'hello', key: KEY });
});

test('whoever is removed holds nothing any more; a host still leads', async () => {
  await keep({
    key: KEY,
    host: HOST_KEY,
    fair: { own: { seat: seat(0), part: 'a'.repeat(64), taken: false } },
  });
  const { table, network, greet } = await opened();
  greet(welcome(seated(), { seat: seat(0), host: true }));
  network.last.tell({ type: 'you', you: { seat: null, host: true } });
  expect(table.you().seat).toBeNull();
  await vi.waitFor(async () => expect(await kept.readTable(TABLE)).not.toHaveProperty('key'));
  expect(await kept.readTable(TABLE)).toMatchObject({ host: HOST_KEY, fair: {} });
});

/** What was to be written is written. */
const settled = () => new Promise(resolve => setTimeout(resolve, 20));
const own = { seat: seat(0), part: 'a'.repeat(64), taken: false };

test.each([
  ['nobody sits there yet', nobody, true],
  ['somebody else does', person('Bo', { commitment: 'b'.repeat(64) }), false],
  ['a bot does', { by: 'bot', name: 'Heron', look: 1, level: 'agent' } as const, false],
])('a key that holds no seat may be about to: where %s', async (_, chair, stays) => {
  await keep({ key: KEY, fair: { own } });
  const { greet } = await opened();
  greet(welcome(roomWith([chair, nobody, nobody])));
  await settled();
  expect((await kept.readTable(TABLE)).key).toBe(stays ? KEY : undefined);
});

test('whoever lost the seat while away sits down again with the key that is still there', async () => {
  await keep({ key: KEY, fair: { own } });
  const all = await opened();
  all.greet(welcome(seated(), { seat: seat(0) }));
  all.reconnect();
  all.network.last.tell(welcome(roomWith([nobody, nobody, nobody])), { type: 'pong' });
  void all.table.sit(1, 'Ada', 1);
  await vi.waitFor(() => expect(asked(all, 'sit')).toHaveLength(1));
  expect(asked(all, 'sit')[0]?.command).toMatchObject({ seat: 1, key: KEY });
});

test('whoever stands up holds nothing any more, though the line broke before it was told', async () => {
  await keep({ key: KEY, fair: { own } });
  const all = await opened();
  all.greet(welcome(seated(), { seat: seat(0) }));
  const standing = all.table.stand();
  all.reconnect();
  all.network.last.tell(welcome(roomWith([nobody, nobody, nobody])));
  all.network.last.tell({ type: 'done', id: asked(all, 'stand')[0]?.id ?? '' });
  expect(await standing).toEqual(ok(null));
  expect(await kept.yourTables()).toEqual([]);
});

test('the key that another window has by now outlives the one that was lost', async () => {
  await keep({ key: KEY });
  const { network, greet } = await opened();
  greet(welcome(seated(), { seat: seat(0) }));
  const newer = 'n'.repeat(22);
  await keep({ key: newer });
  network.last.tell({ type: 'you', you: { seat: null, host: false } });
  await settled();
  expect(await kept.readTable(TABLE)).toMatchObject({ key: newer });
});

test('a link that carries no seat of this table leaves nothing behind, and it is told', async () => {
  await keep({ key: KEY, carried: true });
  const { table, greet } = await opened();
  greet(welcome(playing));
  expect(table.carriedInVain()).toBe(true);
  await vi.waitFor(async () => expect(await kept.yourTables()).toEqual([]));
});

test('a seat that was carried here is held like any other from the welcome on', async () => {
  await keep({ key: KEY, carried: true });
  const { table, greet } = await opened();
  greet(welcome(playing, { seat: seat(0) }));
  expect(table.carriedInVain()).toBe(false);
  await vi.waitFor(async () => expect(await kept.readTable(TABLE)).not.toHaveProperty('carried'));
  expect(await kept.readTable(TABLE)).toMatchObject({ key: KEY });
});

test.each([
  ['a rematch, where nobody has committed yet', null],
  ['a seat that was carried here from another device', 'd'.repeat(64)],
])('%s makes a new part', async (_, commitment) => {
  await keep({ key: KEY });
  const all = await opened();
  const { commitmentTo } = await import('../../core/fair.ts');
  all.greet(welcome(seated({ commitment }), { seat: seat(0) }));
  await vi.waitFor(() => expect(asked(all, 'commit')).toHaveLength(1));
  const { fair } = await kept.readTable(TABLE);
  const ours = commitmentTo(TABLE, fair.own?.part ?? '');
  expect(asked(all, 'commit')[0]?.command).toEqual({ type: 'commit', commitment: ours });
  all.network.last.tell(
    { type: 'room', room: seated({ commitment: ours }) },
    { type: 'done', id: asked(all, 'commit')[0]?.id ?? '' },
  );
  // Another device of the same seat commits: two that both insisted would never end.
  all.network.last.tell({ type: 'room', room: seated({ commitment: 'e'.repeat(64) }) });
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(asked(all, 'commit')).toHaveLength(1);
});

async function dealing(part = 'a'.repeat(64)) {
  const { commitmentTo } = await import('../../core/fair.ts');
  await keep({ key: KEY, fair: { own: { seat: seat(0), part, taken: false } } });
  const chairs = [
    person('Ada', { commitment: commitmentTo(TABLE, 'a'.repeat(64)) }),
    person('Bo', { commitment: 'b'.repeat(64) }),
    nobody,
  ];
  const all = await opened();
  return { ...all, all, room: roomWith(chairs, { stage: 'dealing' }), chairs };
}

test('the part is sent once, when all have committed; what they committed to is remembered before', async () => {
  const { all, network, greet, reconnect, room, chairs } = await dealing();
  greet(welcome({ ...room, stage: 'gathering' }, { seat: seat(0) }));
  network.last.tell({ type: 'room', room }, { type: 'room', room: { ...room, watchers: 1 } });
  await vi.waitFor(() => expect(asked(all, 'part')).toHaveLength(1));
  const [sent] = asked(all, 'part');
  expect(sent?.command).toEqual({ type: 'part', part: 'a'.repeat(64) });
  const commitments = chairs.map(chair => (chair.by === 'person' ? chair.commitment : null));
  expect((await kept.readTable(TABLE)).fair).toMatchObject({ commitments, own: { taken: false } });
  reconnect();
  network.last.tell(welcome(room, { seat: seat(0) }), { type: 'pong' });
  network.last.tell({ type: 'room', room: { ...room, watchers: 2 } });
  expect(asked(all, 'part')).toEqual([sent]);
  network.last.tell({ type: 'done', id: sent?.id ?? '' }, { type: 'room', room });
  await vi.waitFor(async () => expect((await kept.readTable(TABLE)).fair.own?.taken).toBe(true));
  network.last.tell({ type: 'room', room: { ...room, watchers: 3 } });
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(asked(all, 'part')).toHaveLength(1);
});

test('a part that another device has committed to is not sent from here', async () => {
  const { all, greet, room } = await dealing('f'.repeat(64));
  greet(welcome(room, { seat: seat(0) }));
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(asked(all, 'part')).toEqual([]);
});

test('whoever sat or led here does so at the table that follows', async () => {
  await keep({ key: KEY, host: HOST_KEY });
  const { network, greet } = await opened();
  greet(welcome(playing, { seat: seat(0) }), dealt);
  network.last.tell({ type: 'room', room: { ...playing, stage: 'over', next: 'nextnightsky0234' } });
  await vi.waitFor(async () =>
    expect(await kept.readTable('nextnightsky0234')).toMatchObject({ key: KEY, host: HOST_KEY, fair: {} }),
  );
});

test('a rematch gives the table that follows, with the seat', async () => {
  const all = await playedBy();
  const again = all.table.rematch();
  all.network.last.tell({ type: 'done', id: asked(all, 'rematch')[0]?.id ?? '', value: 'nextnightsky0234' });
  expect(await again).toEqual(ok('nextnightsky0234'));
  expect(await kept.readTable('nextnightsky0234')).toMatchObject({ key: KEY });
});

test('a page that opens later gets the whole story out of what was heard, and looks for another where it must', async () => {
  const { network, table, ears } = await playedBy();
  expect(namesOf(ears.story)).toEqual(['dealt', 'passed']);
  expect(network.last.ofType('look')).toEqual([]);
  table.link()?.look(seat(2));
  expect(network.last.ofType('look')).toEqual([{ type: 'look', viewer: 2 }]);
  const before = ears.all.length;
  network.last.tell(news(2, ['picked'], {}));
  expect(ears.all).toHaveLength(before);
  network.last.tell(news(0, ['dealt'], { other: true }, { viewer: seat(2) }));
  expect(ears.last).toMatchObject({ viewer: 2, from: 0, view: { other: true } });
});

test('other eyes are looked through again after a new line', async () => {
  const { network, table, reconnect } = await playedBy();
  table.link()?.look(seat(2));
  reconnect();
  network.last.tell(welcome(playing, { seat: seat(0) }));
  expect(network.last.ofType('look')).toEqual([{ type: 'look', viewer: 2 }]);
});

test('moves count where the line is live, nobody pauses, and no bot stands in', async () => {
  const { network, table, ears, reconnect } = await playedBy();
  const standIn = (level: string | null) => [person('Ada', { standIn: level }), person('Bo'), person('Cy')];
  const held = (room: typeof playing) => {
    network.last.tell({ type: 'room', room });
    return ears.state.held;
  };
  expect(ears.state).toEqual({ kept: 'kept', held: 'here', broken: false, thinking: null });
  expect(held({ ...playing, pausedBy: seat(0) })).toBe('waiting');
  expect(held({ ...playing, chairs: standIn('agent') })).toBe('waiting');
  expect(table.link()?.facts.players[0]).toEqual({ name: 'Ada', look: 1, by: 'bot', level: 'agent' });
  expect(held({ ...playing, chairs: standIn(null) })).toBe('here');
  expect(table.link()?.facts.players[0]).toEqual({ name: 'Ada', look: 1, by: 'person' });
  reconnect();
  expect(ears.state.held).toBe('waiting');
  network.last.tell({ type: 'error', error: { code: 'no-such-table' } });
  expect(ears.state.held).toBe('unreachable');
  expect(table.problem()).toEqual({ code: 'no-such-table' });
});

test('a move is answered in the words of the table page', async () => {
  const all = await playedBy();
  const link = all.table.link();
  const answers = [
    [{ code: 'refused', detail: 'not-in-hand' }, { refusal: 'not-in-hand' }],
    [{ code: 'paused' }, { trouble: 'paused' }],
    [{ code: 'frozen' }, { trouble: 'broken' }],
  ] as const;
  for (const [error, told] of answers) {
    const made = link?.act(seat(0), { type: 'pick' });
    all.network.last.tell({ type: 'failed', id: asked(all, 'move').at(-1)?.id ?? '', error });
    expect(await made).toEqual(fail(told));
  }
  const back = link?.takeBack(seat(0));
  const error = { code: 'cannot-take-back', detail: 'shown' } as const;
  all.network.last.tell({ type: 'failed', id: asked(all, 'take-back')[0]?.id ?? '', error });
  expect(await back).toEqual(fail({ cannot: 'shown' }));
  expect(await link?.act(seat(1), { type: 'pick' })).toEqual(fail({ trouble: 'not-your-seat' }));
  all.network.last.hangUp();
  expect(await link?.act(seat(0), { type: 'pick' })).toEqual(fail({ trouble: 'offline' }));
});

test('notes are read when the line is live, and the last that were written offline follow', async () => {
  const all = await playedBy();
  const link = all.table.link();
  all.network.last.hangUp();
  const reading = link?.notes(seat(0));
  link?.keepNotes(seat(0), { first: 1 });
  link?.keepNotes(seat(0), { second: 2 });
  all.table.tryNow();
  all.greet(welcome(playing, { seat: seat(0) }), dealt);
  await vi.waitFor(() => expect(all.network.last.ofType('read-notes')).toHaveLength(1));
  const [{ id } = { id: '' }] = all.network.last.ofType('read-notes');
  all.network.last.tell({ type: 'done', id, value: '{"mine":"x"}' });
  expect(await reading).toEqual({ mine: 'x' });
  expect(asked(all, 'notes').map(({ command }) => command)).toEqual([
    { type: 'notes', text: '{"second":2}' },
  ]);
});

test('notes that were refused are sent again, unless there are newer ones', async () => {
  const all = await playedBy();
  const link = all.table.link();
  const answer = async (error?: 'not-kept') => {
    const id = asked(all, 'notes').at(-1)?.id ?? '';
    all.network.last.tell(error ? { type: 'failed', id, error: { code: error } } : { type: 'done', id });
    await settled();
    return all.table.notesProblem();
  };
  const texts = () => asked(all, 'notes').map(({ command }) => 'text' in command && command.text);
  link?.keepNotes(seat(0), 1);
  expect(await answer('not-kept')).toBe('not-kept');
  expect(await link?.notes(seat(0))).toBe(1);
  all.network.last.tell({ type: 'room', room: { ...playing, watchers: 1 } });
  expect(texts()).toEqual(['1', '1']);
  const before = asked(all, 'notes')[1]?.id ?? '';
  link?.keepNotes(seat(0), 2);
  all.network.last.tell({ type: 'failed', id: before, error: { code: 'not-kept' } });
  expect(await answer()).toBeNull();
  all.network.last.tell({ type: 'room', room: playing });
  expect(texts()).toEqual(['1', '1', '2']);
});

test('notes that are too long stay on this page, and it is told', async () => {
  const all = await playedBy();
  const link = all.table.link();
  const long = 'x'.repeat(LONGEST_NOTES);
  link?.keepNotes(seat(0), long);
  await vi.waitFor(() => expect(all.table.notesProblem()).toBe('too-large'));
  expect(asked(all, 'notes')).toEqual([]);
  expect(await link?.notes(seat(0))).toBe(long);
});

test('what was looked at is kept on this device, and told with the story', async () => {
  const { table, network } = await playedBy();
  table.link()?.saw(seat(0), 1);
  await vi.waitFor(async () => expect((await kept.readTable(TABLE)).seen).toEqual({ 0: 1 }));
  const ears = new Ears();
  table.link()?.listen(ears);
  expect(ears.last.seen).toBe(1);
  expect(network.last.sent.map(({ type }) => type)).not.toContain('saw');
});

test('of a table where one only watches nothing is kept', async () => {
  const { table, greet } = await opened();
  greet(welcome(playing), { ...dealt, viewer: 'spectator' });
  table.link()?.saw('spectator', 1);
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(await kept.readTable(TABLE)).toMatchObject({ game: '', seen: {} });
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
  const network = new FakeNetwork();
  const table = new OpenTable(TABLE, { connect: network.connect, heed: () => () => undefined });
  table.close();
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(network.sockets).toEqual([]);
  expect(table.line()).toBe('closed');
});
