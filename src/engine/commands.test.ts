import { expect, test } from 'vitest';
import { at } from '../core/contract.ts';
import { Rng, stream } from '../core/rng.ts';
import { unacknowledged } from '../games/unacknowledged/index.ts';
import type { View } from '../games/unacknowledged/types.ts';
import { MOST_CHANGES, MOST_WRITTEN } from './log/decide.ts';
import type { Entry } from './log/entry.ts';
import { openMemory } from './store/memory.ts';
import { code, key, memoryTables, openTable, Page, playing } from './testing.ts';

const { game } = unacknowledged;

const viewOf = (page: Page): View => {
  const news = page.told.findLast(tell => tell.type === 'news' && 'view' in tell);
  if (news?.type !== 'news' || !('view' in news)) throw new Error('no whole view');
  return news.view as View;
};
const anyMove = (page: Page) =>
  ({ type: 'move', move: game.sample(viewOf(page), new Rng(stream('commands', page.name))) }) as const;

test('two people may use the same id', async () => {
  const { host, pages } = await playing(memoryTables());
  for (const page of pages.slice(0, 2))
    expect(await page.do(anyMove(page), 'same')).toMatchObject({ ok: true });
  expect(host.standing.truth?.table.log.map(({ seat }) => seat)).toEqual([0, 1]);
});

test('an id that somebody used keeps nobody else from anything, and is known again from that person alone', async () => {
  const { host, pages } = await playing(memoryTables());
  const [one, two] = pages;
  if (!one || !two) throw new Error('nobody is there');
  await two.do({ type: 'pause' }, 'taken');
  await one.do({ type: 'resume' }, 'taken');
  await two.do({ type: 'pause' }, 'taken');
  expect(host.standing.chat.map(({ name, type }) => `${name}: ${type}`)).toEqual([
    'two: paused',
    'one: resumed',
  ]);
});

test('a command is known again after a restart, from another page of the same person, seated or not yet', async () => {
  const store = openMemory();
  const { host, pages } = await playing(memoryTables(undefined, undefined, store));
  const [one] = pages;
  if (!one) throw new Error('nobody is there');
  const move = anyMove(one);
  await one.do(move, 'same');
  const again = await memoryTables(undefined, undefined, store).open(host.standing.created.id);
  if (!again.ok) throw new Error(again.error.code);
  const back = new Page(again.value, 'one', { host: key('host') });
  expect(await back.do(move, 'same')).toMatchObject({ ok: true });
  expect(again.value.standing.truth?.table.log).toHaveLength(1);
});

test('what the host sent before sitting down is known again afterwards', async () => {
  const host = await openTable(memoryTables(), { host: key('leader') });
  const before = new Page(host, 'nobody yet', { host: key('leader') });
  const bot = { type: 'bot', seat: 2, level: 'visitor', name: 'Bot', look: 3 } as const;
  await before.do(bot, 'bot');
  await before.sit(0);
  await before.do({ type: 'remove', seat: 2 });
  expect(await before.do(bot, 'bot')).toMatchObject({ ok: true });
  expect(host.standing.chairs[2]).toEqual({ by: 'nobody' });
});

test('an entry of version 0, which does not say whose its command was, is known again', async () => {
  const store = openMemory();
  const { host, pages } = await playing(memoryTables(undefined, undefined, store));
  const [one] = pages;
  if (!one) throw new Error('nobody is there');
  const move = anyMove(one);
  await one.do(move, 'old');
  const { id } = host.standing.created;
  const old = openMemory();
  const card = await store.card(id);
  const entries = (await store.log(id)).map(text => {
    const { from: _, ...entry } = JSON.parse(text) as Entry;
    return JSON.stringify(entry);
  });
  await old.write([{ table: id, after: 0, entries, ...(card && { card }) }]);
  const again = await memoryTables(undefined, undefined, old).open(id);
  if (!again.ok) throw new Error(again.error.code);
  await new Page(again.value, 'one').do(move, 'old');
  expect(again.value.standing.truth?.table.log).toHaveLength(1);
});

/** Choices of this seat that replace one another. */
function choices(page: Page) {
  const moves = [...game.moves(viewOf(page))].slice(0, 2);
  return (time: number) => ({ type: 'move', move: at(moves, time % 2) }) as const;
}

test('a choice is changed so often and no more; it stands, and the game goes on', async () => {
  const { host, pages } = await playing(memoryTables());
  const [one, two, three] = pages;
  if (!one || !two || !three) throw new Error('nobody is there');
  const choice = choices(one);
  for (let time = 0; time < MOST_CHANGES; time++) expect(code(await one.do(choice(time)))).toBeUndefined();
  const enough = { ok: false, error: { code: 'too-fast', detail: 'too-many-changes' } };
  expect(await one.do(choice(MOST_CHANGES))).toEqual(enough);
  expect(await one.do({ type: 'take-back' })).toEqual(enough);
  // Others have a count of their own.
  await two.do(anyMove(two));
  expect(code(await two.do({ type: 'take-back' }))).toBeUndefined();
  await two.do(anyMove(two));
  await three.do(anyMove(three));
  expect(host.standing.unshown).toEqual([0, 0, 0]);
  const next = new Page(host, 'one');
  expect(code(await next.do(anyMove(next), 'next'))).toBeUndefined();
  expect(code(await next.do({ type: 'take-back' }, 'back'))).toBeUndefined();
});

test('who takes back as often as one may still decides', async () => {
  const { pages } = await playing(memoryTables());
  const [one] = pages;
  if (!one) throw new Error('nobody is there');
  const move = anyMove(one);
  for (let time = 0; time < MOST_CHANGES / 2; time++) {
    await one.do(move);
    expect(code(await one.do({ type: 'take-back' }))).toBeUndefined();
  }
  expect(code(await one.do(move))).toBeUndefined();
  expect(code(await one.do({ type: 'take-back' }))).toBe('too-fast');
});

test('who has filled the log does nothing else, and still makes every move; the others notice nothing', async () => {
  const { host, pages } = await playing(memoryTables());
  const [one, two] = pages;
  if (!one || !two) throw new Error('nobody is there');
  const types = ['pause', 'resume'] as const;
  await Promise.all(Array.from({ length: MOST_WRITTEN }, (_, time) => one.do({ type: at(types, time % 2) })));
  expect(host.standing.written).toEqual([MOST_WRITTEN, 0, 0]);
  expect(code(await one.do({ type: 'pause' }))).toBe('too-many-moves');
  expect(code(await two.do({ type: 'pause' }))).toBeUndefined();
  expect(code(await two.do({ type: 'resume' }))).toBeUndefined();
  expect(code(await one.do(anyMove(one)))).toBeUndefined();
  expect(code(await one.do({ type: 'take-back' }))).toBe('too-many-moves');
});
