import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Rng, stream } from '../core/rng.ts';
import { unacknowledged } from '../games/unacknowledged/index.ts';
import type { View } from '../games/unacknowledged/types.ts';
import { BACK_WITHIN_MS } from './log/decide.ts';
import { openMemory } from './store/memory.ts';
import type { Tables } from './tables.ts';
import { type AskedBots, askedBots, code, key, memoryTables, Page, playing } from './testing.ts';

const { game } = unacknowledged;
const MINUTE = 60_000;
const RESTART_GRACE = 30_000;

let bots: AskedBots;
let tables: Tables;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  bots = askedBots();
  tables = memoryTables(bots);
});

afterEach(() => {
  tables.close();
  vi.useRealTimers();
});

const later = async (milliseconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  // What was decided is kept in the next turns of the event loop.
  for (let turn = 0; turn < 5; turn++) await new Promise(done => setImmediate(done));
};

const anyMove = (page: Page | undefined) => {
  if (!page?.news || !('view' in page.news)) throw new Error('no whole view');
  return {
    type: 'move',
    move: game.sample(page.news.view as View, new Rng(stream('absence', page.name))),
  } as const;
};

/** What happened beside the game, as everybody is told. */
const remarks = (page: Page | undefined): readonly string[] =>
  (page?.told ?? []).flatMap(tell =>
    tell.type === 'chat' ? tell.lines.map(({ name, type }) => `${name}: ${type}`) : [],
  );

describe('a pause', () => {
  test('stops moves until somebody resumes', async () => {
    const { pages } = await playing(tables);
    const [one, two] = pages;
    expect(await two?.do({ type: 'pause' })).toMatchObject({ ok: true });
    expect(one?.room?.pausedBy).toBe(1);
    expect(code(await one?.do(anyMove(one)))).toBe('paused');
    expect(code(await one?.do({ type: 'pause' }))).toBe('paused');
    await one?.do({ type: 'resume' });
    expect(code(await one?.do({ type: 'resume' }))).toBe('not-paused');
    expect(await one?.do(anyMove(one))).toMatchObject({ ok: true });
    expect(one?.room?.pausedBy).toBeNull();
    expect(remarks(one)).toEqual(['two: paused', 'one: resumed']);
  });

  test('stops the clocks too', async () => {
    const { host, pages } = await playing(tables, { perMove: 60 });
    const moves = () => host.standing.truth?.table.log.length;
    await pages[0]?.do({ type: 'pause' });
    await later(10 * MINUTE);
    expect(moves()).toBe(0);
    await pages[0]?.do({ type: 'resume' });
    await later(59_000);
    expect(moves()).toBe(0);
    await later(2_000);
    expect(moves()).toBe(3);
  });
});

describe('a clock', () => {
  test('for one move makes a move for whoever is late', async () => {
    const { host, pages } = await playing(tables, { perMove: 60 });
    const [one] = pages;
    await one?.do(anyMove(one));
    expect(one?.news?.left).toEqual([null, 60_000, 60_000]);
    await later(RESTART_GRACE + MINUTE);
    const made = host.standing.truth?.table.log.map(({ seat }) => seat);
    expect(made?.slice(0, 3)).toEqual([0, 1, 2]);
    expect(remarks(one)).toEqual(['two: ran-out', 'three: ran-out']);
  });

  test('for one move goes on after a pause, and after a choice was taken back', async () => {
    const { pages } = await playing(tables, { perMove: 60 });
    const [one, two] = pages;
    const move = anyMove(one);
    await later(20_000);
    await one?.do({ type: 'pause' });
    await later(MINUTE);
    await one?.do({ type: 'resume' });
    expect(one?.news?.left).toEqual([40_000, 40_000, 40_000]);
    await one?.do(move);
    await later(10_000);
    await one?.do({ type: 'take-back' });
    expect(two?.news?.left).toEqual([40_000, 30_000, 30_000]);
  });

  test('for the whole game is used up by all moves of a seat', async () => {
    const { host, pages } = await playing(tables, { perGame: 100 });
    await later(90_000);
    expect(host.standing.truth?.table.log).toEqual([]);
    await pages[0]?.do(anyMove(pages[0]));
    await later(11_000);
    expect(host.standing.truth?.table.log.length).toBeGreaterThan(2);
  });

  test('runs on where a bot had nothing to say', async () => {
    const { host, pages } = await playing(tables, { perMove: 60 });
    const [one, two, three] = pages;
    const { move } = anyMove(three);
    await three?.do({ type: 'hand-over', seat: 2 });
    await later(MINUTE / 6);
    bots.asked.at(-1)?.answer(move);
    await later(1);
    await later(MINUTE / 6);
    expect(bots.asked.at(-1)?.question.unasked).toBe(true);
    bots.asked.at(-1)?.answer(null);
    await later(1);
    const asked = bots.asked.length;
    expect(one?.news?.toAct).toEqual([0, 1]);
    await later(2 * MINUTE);
    expect(host.standing.truth?.table.log.map(({ seat }) => seat).slice(0, 3)).toEqual([2, 0, 1]);
    expect(two?.news?.toAct).not.toEqual([0, 1]);
    expect(bots.asked.slice(asked).every(({ question }) => !question.unasked)).toBe(true);
  });

  test('makes one move for one lateness, however long it takes to keep it', async () => {
    const kept = openMemory();
    const slow = {
      ...kept,
      write: async (writes: Parameters<typeof kept.write>[0]) => {
        for (let turn = 0; turn < 20; turn++) await new Promise(done => setImmediate(done));
        return kept.write(writes);
      },
    };
    const { host } = await playing(memoryTables(bots, undefined, slow), { perMove: 60 });
    for (let rings = 0; rings < 40; rings++) await later(rings === 0 ? MINUTE : 1);
    expect(host.standing.truth?.table.log.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('does not run where none was wished for', async () => {
    const { host, pages } = await playing(tables);
    await later(24 * 60 * MINUTE);
    expect(host.standing.truth?.table.log).toEqual([]);
    expect(pages[0]?.news).not.toHaveProperty('left');
  });
});

describe('a bot stands in', () => {
  test('for somebody who is away for too long, and hands back when they return', async () => {
    const { host, pages } = await playing(tables, { standIn: 120 });
    pages[2]?.leave();
    await later(1);
    expect(pages[0]?.room?.chairs[2]).toMatchObject({ here: false, standIn: null });
    await later(119_000);
    expect(pages[0]?.room?.chairs[2]).toMatchObject({ standIn: null });
    await later(2_000);
    expect(pages[0]?.room?.chairs[2]).toMatchObject({ standIn: 'analyst' });
    await later(MINUTE);
    expect(bots.asked.at(-1)?.question).toMatchObject({ level: 'analyst', unasked: false });
    const back = new Page(host, 'three');
    await later(1);
    expect(back.room?.chairs[2]).toMatchObject({ here: true, standIn: null });
    // What the bot thought of meanwhile is not played.
    bots.asked.at(-1)?.answer(anyMove(back).move);
    await later(1);
    expect(back.news?.toAct).toContain(2);
  });

  test('not for somebody who is not waited for', async () => {
    const { pages } = await playing(tables, { standIn: 120 });
    await pages[2]?.do(anyMove(pages[2]));
    pages[2]?.leave();
    await later(10 * MINUTE);
    expect(pages[0]?.room?.chairs[2]).toMatchObject({ standIn: null });
  });

  test('where a player hands over, until the player takes the seat back', async () => {
    const { pages } = await playing(tables);
    const [one, two] = pages;
    expect(code(await two?.do({ type: 'hand-over', seat: 0 }))).toBe('not-the-host');
    expect(await one?.do({ type: 'hand-over', seat: 0 })).toMatchObject({ ok: true });
    expect(code(await one?.do(anyMove(one)))).toBe('bot-stands-in');
    await later(MINUTE);
    const [asked] = bots.asked;
    expect(asked?.question.view).toMatchObject({ viewer: 0 });
    asked?.answer(anyMove(one).move);
    await later(1);
    expect(two?.news?.toAct).toEqual([1, 2]);
    expect(await one?.do({ type: 'hand-back' })).toMatchObject({ ok: true });
    expect(code(await one?.do({ type: 'hand-back' }))).toBe('no-bot-stands-in');
  });

  test('where the host asks for it, if the player is away', async () => {
    const { pages } = await playing(tables);
    const [one, two] = pages;
    expect(code(await one?.do({ type: 'hand-over', seat: 1 }))).toBe('still-here');
    two?.leave();
    await later(BACK_WITHIN_MS);
    expect(await one?.do({ type: 'hand-over', seat: 1 })).toMatchObject({ ok: true });
    expect(one?.room?.chairs[1]).toMatchObject({ standIn: 'analyst' });
  });

  test('not for somebody who only lost the line, who finds the seat as it was', async () => {
    const { host, pages } = await playing(tables);
    const [one, two] = pages;
    two?.leave();
    await later(BACK_WITHIN_MS - 1);
    expect(code(await one?.do({ type: 'hand-over', seat: 1 }))).toBe('still-here');
    const back = new Page(host, 'two');
    expect(back.room?.chairs[1]).toMatchObject({ here: true, standIn: null });
    back.leave();
    await later(1);
    expect(code(await one?.do({ type: 'hand-over', seat: 1 }))).toBe('still-here');
    expect(await new Page(host, 'two').do(anyMove(two), 'as before')).toMatchObject({ ok: true });
  });

  test('by the wish of the host until its player is back, by the wish of the player until the player says so', async () => {
    const { host, pages } = await playing(tables);
    const [one, two, three] = pages;
    two?.leave();
    await later(BACK_WITHIN_MS);
    await one?.do({ type: 'hand-over', seat: 1 });
    await three?.do({ type: 'hand-over', seat: 2 });
    three?.leave();
    const [second, third] = [new Page(host, 'two'), new Page(host, 'three')];
    await later(1);
    expect(one?.room?.chairs[1]).toMatchObject({ here: true, standIn: null });
    expect(one?.room?.chairs[2]).toMatchObject({ here: true, standIn: 'analyst' });
    expect(code(await third.do(anyMove(third), 'third'))).toBe('bot-stands-in');
    expect(await second.do(anyMove(second), 'second')).toMatchObject({ ok: true });
  });
});

test('a bot stands in too where nobody has had the table open in between', async () => {
  const { host, pages } = await playing(tables, { standIn: 300 });
  const { id } = host.standing.created;
  for (const page of pages) page.leave();
  for (let minute = 0; minute < 8; minute++) {
    await tables.tidy();
    await later(MINUTE);
  }
  const opened = await tables.open(id);
  const chairs = opened.ok ? opened.value.standing.chairs : [];
  expect(chairs.map(chair => chair.by === 'person' && chair.standIn?.why)).toEqual(['away', 'away', 'away']);
});

test('a table that nobody has open is forgotten, and found again as it was', async () => {
  const { host, pages } = await playing(tables, { standIn: 300 });
  const { id } = host.standing.created;
  await pages[0]?.do(anyMove(pages[0]));
  for (const page of pages) page.leave();
  await later(1);
  expect(tables.size).toBe(1);
  await tables.tidy();
  expect(tables.size).toBe(0);
  await later(6 * MINUTE);
  await tables.tidy();
  await later(1);
  expect(tables.size).toBe(1);
  const again = await tables.open(id);
  const page = again.ok ? new Page(again.value, 'one', { host: key('host') }) : undefined;
  expect(page?.you).toEqual({ seat: 0, host: true });
  expect(page?.news?.toAct).toEqual([1, 2]);
});

test('a server that starts again looks after every table whose clock runs, however many are open', async () => {
  const store = openMemory();
  const before = memoryTables(bots, undefined, store);
  const many = 201;
  for (let i = 0; i < many; i++) await playing(before, { perMove: 60, host: key(`host ${i}`) });
  before.close();
  tables = memoryTables(bots, undefined, store);
  await tables.tidy();
  await tables.tidy();
  expect(tables.size).toBe(many);
});
