import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStandingAsk } from '../../protocol/asks.ts';
import type { Carried } from './carried.ts';
import type { KeptTable } from './kept.ts';
import { seat, TABLE } from './testing.ts';

/** Anew for each test: a page opens its storage once. */
let kept: typeof import('./kept.ts');
let carried: typeof import('./carried.ts');

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  kept = await import('./kept.ts');
  carried = await import('./carried.ts');
});
afterEach(() => vi.unstubAllGlobals());

const OWN = 'o'.repeat(22);
const OTHER = 'k'.repeat(22);
const HOST = 'h'.repeat(22);
const LINK: Carried = { id: TABLE, key: OTHER };
const fair = { serverCommitment: 'c', own: { seat: seat(1), part: 'p', taken: false } };

const keep = (more: Partial<KeptTable>) => kept.changeTable(TABLE, before => ({ ...before, ...more }));

/** A server where these keys hold seats. */
function seatedBy(seats: Readonly<Record<string, number>>) {
  const fetched = vi.fn(async (path: string, init?: RequestInit) => {
    const ask = readStandingAsk(JSON.parse(String(init?.body)));
    const lines = ask.ok ? ask.value.tables : [];
    const tables = lines.map(({ table, key = '' }) => ({ table, seat: seats[key] ?? null }));
    return path === '/api/standing' ? Response.json({ tables }) : new Response('', { status: 404 });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const unreachable = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));

test('a device without a seat takes the one that the link brings, and asks nobody', async () => {
  const fetched = seatedBy({});
  await keep({ host: OWN, fair });
  expect(await carried.arriveWith(LINK)).toBe('held');
  const now = await kept.readTable(TABLE);
  expect(now).toMatchObject({ key: OTHER, carried: true, host: OWN, fair: { serverCommitment: 'c' } });
  expect(now.fair).not.toHaveProperty('own');
  expect(fetched).not.toHaveBeenCalled();
});

test('a key that holds nothing never takes the place of the own one', async () => {
  seatedBy({ [OWN]: 1 });
  await keep({ key: OWN, fair });
  expect(await carried.arriveWith(LINK)).toBe('fits-nothing');
  expect(await kept.readTable(TABLE)).toMatchObject({ key: OWN, fair });
});

test('while the server does not say whether the key holds a seat, the own one is kept', async () => {
  await keep({ key: OWN, fair });
  unreachable();
  expect(await carried.arriveWith(LINK)).toBe('untold');
  vi.stubGlobal('fetch', async () => Response.json({ tables: [] }));
  expect(await carried.arriveWith(LINK)).toBe('untold');
  expect(await kept.readTable(TABLE)).toMatchObject({ key: OWN, fair });
  seatedBy({ [OTHER]: 2 });
  expect(await carried.arriveWith(LINK)).toBe('held');
});

test('without a seat of its own, a device keeps what it got although no server answers', async () => {
  unreachable();
  expect(await carried.arriveWith(LINK)).toBe('held');
  expect(await kept.readTable(TABLE)).toMatchObject({ key: OTHER, carried: true });
});

test('who holds one seat and gets another decides', async () => {
  seatedBy({ [OWN]: 1, [OTHER]: 0 });
  await keep({ key: OWN, fair });
  expect(await carried.arriveWith(LINK)).toBe('another-seat');
  expect(await kept.readTable(TABLE)).toMatchObject({ key: OWN, fair });
  await carried.takeSeat(LINK);
  expect(await kept.readTable(TABLE)).toMatchObject({ key: OTHER, carried: true });
});

test('a key that holds no seat any more makes way for one that does', async () => {
  seatedBy({ [OTHER]: 0 });
  await keep({ key: OWN, fair });
  expect(await carried.arriveWith(LINK)).toBe('held');
  expect(await kept.readTable(TABLE)).toMatchObject({ key: OTHER });
});

test('the seat that one has already stays as it is', async () => {
  const fetched = seatedBy({});
  await keep({ key: OTHER, fair });
  expect(await carried.arriveWith(LINK)).toBe('held');
  const now = await kept.readTable(TABLE);
  expect(now).toMatchObject({ key: OTHER, fair });
  expect(now).not.toHaveProperty('carried');
  expect(fetched).not.toHaveBeenCalled();
});

test('keys stand in no address', async () => {
  const fetched = seatedBy({ [OWN]: 1, [OTHER]: 0 });
  await keep({ key: OWN });
  await carried.arriveWith(LINK);
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/standing']);
});

test.each([{ key: OTHER.slice(1) }, { host: HOST.slice(1) }])('half a key is none: %o', async half => {
  expect(await carried.arriveWith({ ...LINK, ...half })).toBe('not-whole');
  expect(await kept.yourTables()).toEqual([]);
});

test('what is carried to another device is taken there', async () => {
  expect(await carried.toCarry(TABLE)).toBeNull();
  await keep({ key: OWN });
  expect(await carried.toCarry(TABLE)).toEqual({ id: TABLE, key: OWN });
  await keep({ host: HOST });
  expect(await carried.toCarry(TABLE)).toEqual({ id: TABLE, key: OWN, host: HOST });
});

test('whoever leads the table leads it from the other device too', async () => {
  expect(await carried.arriveWith({ ...LINK, host: HOST })).toBe('held');
  expect(await kept.readTable(TABLE)).toMatchObject({ key: OTHER, host: HOST });
});

test('a device that has the seat already gets what the table is led with', async () => {
  await keep({ key: OTHER, fair });
  expect(await carried.arriveWith({ ...LINK, host: HOST })).toBe('held');
  expect(await kept.readTable(TABLE)).toMatchObject({ key: OTHER, host: HOST, fair });
});

test('what a table is led with here is not lost to a link', async () => {
  await keep({ host: OWN });
  expect(await carried.arriveWith({ ...LINK, host: HOST })).toBe('held');
  expect(await kept.readTable(TABLE)).toMatchObject({ key: OTHER, host: OWN });
});

test.each([
  ['holds no seat', { [OWN]: 1 }, 'fits-nothing'],
  ['holds another seat', { [OWN]: 1, [OTHER]: 0 }, 'another-seat'],
] as const)('of a link that %s nothing is taken unasked', async (_, seats, arrival) => {
  seatedBy(seats);
  await keep({ key: OWN });
  expect(await carried.arriveWith({ ...LINK, host: HOST })).toBe(arrival);
  expect(await kept.readTable(TABLE)).not.toHaveProperty('host');
});
