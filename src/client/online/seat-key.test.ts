import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../core/contract.ts';
import { commitmentTo } from '../../core/fair.ts';
import {
  asked,
  dealt,
  freshPages,
  HOST_KEY,
  KEY,
  nobody,
  person,
  playing,
  roomWith,
  seat,
  seated,
  settled,
  TABLE,
  welcome,
} from './testing.ts';

const { keep, opened, playedBy, readTable, yourTables } = freshPages();

test('the key and the part of a seat are kept before anybody hears of them', async () => {
  const all = await opened();
  all.greet(welcome(roomWith([nobody, nobody, nobody])));
  const sitting = all.table.sit(1, 'Ada', 2);
  await vi.waitFor(() => expect(asked(all, 'sit')).toHaveLength(1));
  const [sit] = asked(all, 'sit');
  const { key = '', fair } = await readTable(TABLE);
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
  expect(await readTable(TABLE)).not.toHaveProperty('key');
  expect(await yourTables()).toEqual([]);
});

test('a line that breaks while one sits down keeps the key, and the seat is asked for once', async () => {
  const all = await opened();
  all.greet(welcome(roomWith([nobody, nobody, nobody])));
  const sitting = all.table.sit(0, 'Ada', 2);
  await vi.waitFor(() => expect(asked(all, 'sit')).toHaveLength(1));
  const [first] = asked(all, 'sit');
  all.reconnect();
  const { key } = await readTable(TABLE);
  expect(all.network.last.sent[0]).toMatchObject({ type: 'hello', key });
  all.network.last.tell(welcome(roomWith([nobody, nobody, nobody])));
  expect(asked(all, 'sit')).toEqual([first]);
  all.network.last.tell({ type: 'done', id: first?.id ?? '' });
  expect(await sitting).toEqual(ok(null));
  expect(await readTable(TABLE)).toMatchObject({ key });
});

test('a seat that another window of this device took is not lost to a second one', async () => {
  const all = await opened();
  all.greet(welcome(roomWith([nobody, nobody, nobody])));
  await keep({ key: KEY });
  expect(await all.table.sit(1, 'Bo', 2)).toEqual(fail({ code: 'seated-already' }));
  expect(asked(all, 'sit')).toEqual([]);
  expect(await readTable(TABLE)).toMatchObject({ key: KEY });
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
  await vi.waitFor(async () => expect(await readTable(TABLE)).not.toHaveProperty('key'));
  expect(await readTable(TABLE)).toMatchObject({ host: HOST_KEY, fair: {} });
});

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
  expect((await readTable(TABLE)).key).toBe(stays ? KEY : undefined);
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
  expect(await yourTables()).toEqual([]);
});

test('the key that another window has by now outlives the one that was lost', async () => {
  await keep({ key: KEY });
  const { network, greet } = await opened();
  greet(welcome(seated(), { seat: seat(0) }));
  const newer = 'n'.repeat(22);
  await keep({ key: newer });
  network.last.tell({ type: 'you', you: { seat: null, host: false } });
  await settled();
  expect(await readTable(TABLE)).toMatchObject({ key: newer });
});

test('a link that carries no seat of this table leaves nothing behind, and it is told', async () => {
  await keep({ key: KEY, carried: true });
  const { table, greet } = await opened();
  greet(welcome(playing));
  expect(table.carriedInVain()).toBe(true);
  await vi.waitFor(async () => expect(await yourTables()).toEqual([]));
});

test('a key that leads nothing is dropped, and the seat is not', async () => {
  await keep({ key: KEY, host: HOST_KEY });
  const { greet } = await opened();
  greet(welcome(playing, { seat: seat(0), host: false }));
  await vi.waitFor(async () => expect(await readTable(TABLE)).not.toHaveProperty('host'));
  expect(await readTable(TABLE)).toMatchObject({ key: KEY });
});

test('of a link where nothing is right nothing stays', async () => {
  await keep({ key: KEY, carried: true, host: HOST_KEY });
  const { greet } = await opened();
  greet(welcome(playing));
  await vi.waitFor(async () => expect(await yourTables()).toEqual([]));
});

test('a seat that was carried here is held like any other from the welcome on', async () => {
  await keep({ key: KEY, carried: true });
  const { table, greet } = await opened();
  greet(welcome(playing, { seat: seat(0) }));
  expect(table.carriedInVain()).toBe(false);
  await vi.waitFor(async () => expect(await readTable(TABLE)).not.toHaveProperty('carried'));
  expect(await readTable(TABLE)).toMatchObject({ key: KEY });
});

test('whoever sat or led here does so at the table that follows', async () => {
  await keep({ key: KEY, host: HOST_KEY });
  const { network, greet } = await opened();
  greet(welcome(playing, { seat: seat(0), host: true }), dealt);
  network.last.tell({ type: 'room', room: { ...playing, stage: 'over', next: 'nextnightsky0234' } });
  await vi.waitFor(async () =>
    expect(await readTable('nextnightsky0234')).toMatchObject({ key: KEY, host: HOST_KEY, fair: {} }),
  );
});

test('a rematch gives the table that follows, with the seat', async () => {
  const all = await playedBy();
  const again = all.table.rematch();
  all.network.last.tell({ type: 'done', id: asked(all, 'rematch')[0]?.id ?? '', value: 'nextnightsky0234' });
  expect(await again).toEqual(ok('nextnightsky0234'));
  expect(await readTable('nextnightsky0234')).toMatchObject({ key: KEY });
});
