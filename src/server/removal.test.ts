import { beforeEach, describe, expect, test } from 'vitest';
import { at, type Seat } from '../core/contract.ts';
import { Rng, stream } from '../core/rng.ts';
import { KEEPING, type Keeping } from '../engine/keeping.ts';
import type { Entry } from '../engine/log/entry.ts';
import { nothingKept, openMemory } from '../engine/store/memory.ts';
import type { Removed, Store } from '../engine/store/store.ts';
import type { Tables } from '../engine/tables.ts';
import { code, key, memoryTables, openTable, Page, playing } from '../engine/testing.ts';
import type { GameResult } from '../engine/told/result.ts';
import { games } from '../games/index.ts';
import { unacknowledged } from '../games/unacknowledged/index.ts';
import { removeTable, Sweep } from './removal.ts';

const DAY = 86_400_000;
const { game } = unacknowledged;

let kept: ReturnType<typeof nothingKept>;
let store: Store;
let now: number;
let tables: Tables;
let gone: string[];

beforeEach(() => {
  kept = nothingKept();
  store = openMemory(kept);
  now = 1_000 * DAY;
  gone = [];
  tables = opened();
});

const opened = () => memoryTables(undefined, undefined, store, { now: () => now, wall: () => now + 5 });

/** As a server that was just started, with nobody at it. */
const sweep = (keeping: Keeping = KEEPING, isOpen = (_: string) => false) =>
  new Sweep({
    ...{ store, games, keeping, isOpen, now: () => now, wall: () => now + 5 },
    removed: why => gone.push(why),
  });

async function sweepAll(...given: Parameters<typeof sweep>): Promise<void> {
  const one = sweep(...given);
  for (let times = 0; times < 5; times++) await one.goOn();
}

/** Three people play to the end. */
async function finished() {
  const { host, pages } = await playing(tables, { host: key('over') });
  const rng = new Rng(stream('removal', 'play'));
  for (let moves = 0; host.standing.stage === 'playing'; moves++) {
    expect(moves).toBeLessThan(1_000);
    const seat = at(at(pages, 0).news?.toAct ?? [], 0);
    const page = at(pages, seat);
    const { table } = host.standing.truth ?? {};
    if (!table) throw new Error('it was dealt');
    await page.do({ type: 'move', move: game.sample(game.view(table.state as never, seat), rng) });
  }
  return { host, pages };
}

const idOf = ({ standing }: { readonly standing: { readonly created: { readonly id: string } } }) =>
  standing.created.id;

describe('tables that nobody comes to', () => {
  test('go when their time is up, each for its reason, and not before', async () => {
    const unstarted = idOf(await openTable(tables, { host: key('a') }));
    const abandoned = idOf((await playing(tables, { host: key('b') })).host);
    const over = idOf((await finished()).host);
    const left = async () => (await store.tables('', 9)).map(({ table }) => table).toSorted();
    now += 30 * DAY - 1;
    await sweepAll();
    expect(await left()).toEqual([unstarted, abandoned, over].toSorted());
    now += 1;
    await sweepAll();
    expect(await left()).toEqual([abandoned, over].toSorted());
    now += 150 * DAY;
    await sweepAll();
    expect(await left()).toEqual([over]);
    now += 185 * DAY;
    await sweepAll();
    expect(await left()).toEqual([]);
    expect(gone).toEqual(['never-started', 'abandoned', 'finished']);
    const notes = await Promise.all([unstarted, abandoned, over].map(id => store.removed(id)));
    expect(notes.map(note => [note?.why, note?.result === null])).toEqual([
      ['never-started', true],
      ['abandoned', true],
      ['finished', false],
    ]);
    expect(notes[2]?.at).toBe(now + 5);
  });

  test('stay for ever where the operator says so, and where somebody is there', async () => {
    const id = idOf(await openTable(tables));
    now += 1_000 * DAY;
    await sweepAll({ ...KEEPING, unstarted: null });
    await sweepAll(KEEPING, table => table === id);
    expect(gone).toEqual([]);
    await sweepAll();
    expect(gone).toEqual(['never-started']);
  });

  test('are younger for whatever somebody does there, and not for being looked after', async () => {
    const host = await openTable(tables);
    const page = new Page(host, 'one');
    now += 29 * DAY;
    await page.sit(0);
    now += 29 * DAY;
    await page.do({ type: 'notes', text: 'still here' });
    now += 29 * DAY;
    await tables.tidy();
    await sweepAll();
    expect(gone).toEqual([]);
    now += DAY;
    await sweepAll();
    expect(gone).toEqual(['never-started']);
  });

  test('grow old from when such times began, where they were there before', async () => {
    await openTable(tables);
    now += 400 * DAY;
    await sweepAll({ ...KEEPING, since: now - 1 });
    expect(gone).toEqual([]);
    await sweepAll({ ...KEEPING, since: now - 30 * DAY });
    expect(gone).toEqual(['never-started']);
  });

  test('are forgotten altogether a year later, but for results', async () => {
    const one = idOf(await openTable(tables));
    const over = idOf((await finished()).host);
    now += 400 * DAY;
    await sweepAll();
    expect(await store.removed(one)).toBeDefined();
    now += 366 * DAY;
    await sweepAll();
    expect([await store.removed(one), (await store.removed(over))?.why]).toEqual([undefined, 'finished']);
  });
});

describe('a result', () => {
  const resultIn = (removed: Removed | undefined) => JSON.parse(removed?.result ?? 'null') as GameResult;

  test('says how the game ended, and nothing of who played or by which key', async () => {
    const { host, pages } = await finished();
    const id = idOf(host);
    const { truth } = host.standing;
    const outcome = truth && game.outcome(truth.table.state as never);
    now += 366 * DAY;
    await sweepAll();
    const text = (await store.removed(id))?.result ?? '';
    for (const { name } of pages) expect(text).not.toContain(name);
    const { order, ...result } = JSON.parse(text) as GameResult;
    expect(result).toMatchObject({
      game: 'unacknowledged',
      seats: [{ by: 'person' }, { by: 'person' }, { by: 'person' }],
      winners: outcome?.winners,
      scores: outcome?.scores.map(({ total }) => total),
      reason: outcome?.reason,
      moves: truth?.table.log.length,
      ended: 1_000 * DAY,
    });
    expect(order.toSorted()).toEqual([0, 1, 2]);
    expect(order.slice(0, result.winners.length).toSorted()).toEqual([...result.winners].toSorted());
    expect(text.length).toBeLessThan(1_000);
  });

  test('of a game that ended before results were kept is found by playing it again', async () => {
    const { host } = await finished();
    const id = idOf(host);
    const card = await store.card(id);
    if (!card) throw new Error('it has a card');
    await store.write([{ table: id, after: host.length, entries: [], card: { ...card, result: null } }]);
    now += 366 * DAY;
    await sweepAll();
    expect(resultIn(await store.removed(id))).toEqual(JSON.parse(card.result ?? ''));
  });

  test('is not kept where the operator wants none', async () => {
    const id = idOf((await finished()).host);
    const stored = await store.table(id);
    if (!stored) throw new Error('it is there');
    await removeTable(store, games, stored, { why: 'by-operator', wall: 1, result: false });
    expect(await store.removed(id)).toEqual({ table: id, at: 1, why: 'by-operator', result: null });
  });
});

describe('whoever comes to a table that is gone', () => {
  const removed = { why: 'by-operator', at: 7 } as const;
  const takeAway = async (id: string) => {
    const other = openMemory(kept);
    const after = (await other.log(id)).length;
    expect(await other.remove({ table: id, after, ...removed, result: null })).toBe('removed');
  };

  test('is told why and since when, in a hello and among the own tables', async () => {
    const id = idOf(await openTable(tables));
    await takeAway(id);
    const later = opened();
    expect(await later.open(id)).toEqual({ ok: false, error: { code: 'no-such-table', removed } });
    expect(await later.standing(id, undefined)).toMatchObject({ line: null, removed });
    expect(await later.open('never there')).toEqual({ ok: false, error: { code: 'no-such-table' } });
  });

  test('and was just there is told as soon as the server looks, and the line ends', async () => {
    const { host, pages } = await playing(tables);
    const [one, two] = [at(pages, 0), at(pages, 1)];
    await takeAway(idOf(host));
    await tables.heed();
    await settled();
    for (const page of pages) {
      expect(page.told.at(-1)).toEqual({ type: 'error', error: { code: 'no-such-table', removed } });
      expect(page.ended).toBe('no-such-table');
    }
    expect(code(await one.do({ type: 'pause' }))).toBe('no-such-table');
    expect(code(await two.do({ type: 'notes', text: 'mine' }))).toBe('no-such-table');
    expect(tables.size).toBe(0);
  });

  test('and acts before the server looks is answered in the same way', async () => {
    const { host, pages } = await playing(tables);
    await takeAway(idOf(host));
    const answers = await Promise.all(pages.map(page => page.do({ type: 'notes', text: 'mine' })));
    expect(answers.map(code)).toEqual(pages.map(() => 'no-such-table'));
    await settled();
    expect(at(pages, 2).ended).toBe('no-such-table');
    expect(await store.log(idOf(host))).toEqual([]);
  });
});

test('a table that the operator closes is shown as it was, takes neither moves, words nor notes, and says so', async () => {
  const { host, pages } = await playing(tables);
  const id = idOf(host);
  const closing: Entry = { type: 'frozen', why: 'closed', by: 'operator', at: now };
  await openMemory(kept).write([{ table: id, after: host.length, entries: [JSON.stringify(closing)] }]);
  await tables.heed();
  await settled();
  for (const page of pages) expect(page.room).toMatchObject({ stage: 'frozen', closed: 'started' });
  expect(code(await pages[0]?.do({ type: 'pause' }))).toBe('frozen');
  expect(code(await pages[0]?.do({ type: 'say', text: 'a pity' }))).toBe('frozen');
  expect(code(await pages[0]?.do({ type: 'notes', text: 'mine' }))).toBe('frozen');
  expect(pages[0]?.ended).toBeUndefined();
});

test('what others did elsewhere costs a table here nothing', async () => {
  const { host, pages } = await playing(tables);
  const told = pages.map(page => page.told.length);
  await openMemory(kept).write([{ table: 'another', after: 0, entries: ['{}'] }]);
  await tables.heed();
  await settled();
  expect(pages.map(page => page.told.length)).toEqual(told);
  expect(host.standing.stage).toBe('playing');
});

test('a room says how long it is kept', async () => {
  const page = new Page(await openTable(tables), 'one');
  expect(page.room?.keptFor).toBe(30 * 86_400);
  const { host, pages } = await playing(tables, { host: key('two') });
  expect(pages[0]?.room?.keptFor).toBe(180 * 86_400);
  now += 10 * DAY;
  expect(await tables.standing(idOf(host), undefined)).toMatchObject({ goneIn: 170 * 86_400 });
});

test('how long it is kept does not tell that somebody has replaced a sealed choice', async () => {
  const { host, pages } = await playing(tables);
  const goneIn = async () => (await tables.standing(idOf(host), undefined))?.goneIn;
  const packOf = (page: Page | undefined) => {
    const view = page?.news && 'view' in page.news ? page.news.view : undefined;
    return (view as { own?: { pack: readonly string[] } } | undefined)?.own?.pack ?? [];
  };
  const [first, other] = [...new Set(packOf(pages[0]))];
  expect(code(await pages[0]?.do({ type: 'move', move: { type: 'pick', card: first } }))).toBeUndefined();
  now += 10 * DAY;
  const before = await goneIn();
  expect(code(await pages[0]?.do({ type: 'move', move: { type: 'pick', card: other } }))).toBeUndefined();
  expect([before, await goneIn()]).toEqual([170 * 86_400, 170 * 86_400]);
});

test('near its limit a table takes no chat, notes or taking back, then no moves of people', async () => {
  const small = memoryTables(undefined, undefined, store, { now: () => now, mostBytes: 20_000 });
  const host = await openTable(small);
  const pages = ['one', 'two', 'three'].map(
    (name, seat) => new Page(host, name, seat === 0 ? { host: key('host') } : {}),
  );
  const [one, two] = [at(pages, 0), at(pages, 1)];
  for (const [seat, page] of pages.entries()) await page.sit(seat);
  let said = 0;
  while ((await one.do({ type: 'say', text: 'x'.repeat(200) })).ok) said++;
  expect(said).toBeGreaterThan(20);
  for (const page of pages) await page.do({ type: 'ready', ready: true });
  await one.do({ type: 'start' });
  for (const page of pages) await page.reveal();
  for (const command of [
    { type: 'say', text: 'more' },
    { type: 'notes', text: 'mine' },
    { type: 'pause' },
    { type: 'take-back' },
  ] as const)
    expect(code(await one.do(command))).toBe('table-full');
  const view = game.view(host.standing.truth?.table.state as never, 0 as Seat);
  const move = game.sample(view, new Rng(stream('limit', 'move')));
  expect(await one.do({ type: 'move', move })).toMatchObject({ ok: true });
  for (let more = 0; code(await two.do({ type: 'hand-over', seat: 1 })) !== 'too-many-moves'; more++) {
    expect(more).toBeLessThan(200);
    await two.do({ type: 'hand-back' });
  }
  expect((await store.table(idOf(host)))?.bytes).toBeLessThan(20_500);
});

/** Until what was begun is told. */
const settled = async () => {
  for (let turns = 0; turns < 5; turns++) await new Promise(resolve => setImmediate(resolve));
};
