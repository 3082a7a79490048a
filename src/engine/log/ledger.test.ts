import { expect, test } from 'vitest';
import type { Game, GameEntry, Seat } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { unacknowledged } from '../../games/unacknowledged/index.ts';
import type { View } from '../../games/unacknowledged/types.ts';
import { openMemory } from '../store/memory.ts';
import { code, key, memoryTables, Page, playing } from '../testing.ts';
import { after } from './standing.ts';

const { game } = unacknowledged;
const anyMove = (page: Page) => {
  if (!page.news || !('view' in page.news)) throw new Error('no whole view');
  return {
    type: 'move',
    move: game.sample(page.news.view as View, new Rng(stream('ledger', page.name))),
  } as const;
};
const newsOf = (page: Page) => page.told.filter(({ type }) => type === 'news').length;

test('moves of one turn of the event loop are kept and told together, each with its own answer', async () => {
  const { host, pages } = await playing(memoryTables());
  const before = pages.map(newsOf);
  const results = await Promise.all(pages.map(page => page.do(anyMove(page))));
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(host.standing.truth?.table.log).toHaveLength(3);
  expect(pages.map((page, index) => newsOf(page) - (before[index] ?? 0))).toEqual([1, 1, 1]);
  expect(pages[0]?.news?.steps.length).toBeGreaterThan(1);
});

test('a refusal that follows from what is not kept yet waits for it', async () => {
  const { pages } = await playing(memoryTables());
  const [one] = pages;
  if (!one) throw new Error('nobody is there');
  const move = anyMove(one);
  const order: string[] = [];
  const first = one.do(move).then(() => order.push('first'));
  const taken = one.do({ type: 'take-back' }).then(() => order.push('taken back'));
  const again = one.do({ type: 'take-back' }).then(result => order.push(String(code(result))));
  await Promise.all([first, taken, again]);
  expect(order).toEqual(['first', 'taken back', 'cannot-take-back']);
});

test('the same id twice in one turn is one move, and both are answered when it is kept', async () => {
  const { host, pages } = await playing(memoryTables());
  const [one] = pages;
  if (!one) throw new Error('nobody is there');
  const move = anyMove(one);
  const twice = [one.do(move, 'same'), one.do(move, 'same')];
  expect(host.standing.truth?.table.log).toEqual([]);
  await twice[1];
  expect(host.standing.truth?.table.log).toHaveLength(1);
});

test('a move and its taking back in one turn leave a story as it was', async () => {
  const { pages } = await playing(memoryTables());
  const [one, two] = pages;
  if (!one || !two) throw new Error('nobody is there');
  await Promise.all([one.do(anyMove(one)), one.do({ type: 'take-back' }), two.do(anyMove(two))]);
  expect(two.news?.toAct).toEqual([0, 2]);
});

test('a log that the rules now read otherwise is not gone on with', async () => {
  const { host, pages } = await playing(memoryTables());
  const { truth } = host.standing;
  const [one] = pages;
  if (!truth || !one) throw new Error('nothing was dealt');
  const { move } = anyMove(one);
  const entry = {
    type: 'moved',
    seat: 0 as Seat,
    move: move as { type: string },
    by: 'person',
    at: 0,
  } as const;
  expect(after(host.standing, entry, game as unknown as Game).truth?.table.log).toHaveLength(1);
  expect(() => after(host.standing, { ...entry, hash: '0'.repeat(16) }, game as unknown as Game)).toThrow(
    'another state',
  );
});

/** A store that fails as a test says. */
function failing() {
  const store = openMemory();
  const state = { writes: false, reads: false };
  const unless = (bad: boolean) => (bad ? Promise.reject(new Error('no disk')) : undefined);
  return {
    state,
    store: {
      ...store,
      write: (writes: Parameters<typeof store.write>[0]) => unless(state.writes) ?? store.write(writes),
      log: (table: string) => unless(state.reads) ?? store.log(table),
      byHost: (host: string) => unless(state.reads) ?? store.byHost(host),
    },
  };
}

test('what was not kept is not taken for done when it is sent again', async () => {
  const { state, store } = failing();
  const { host, pages } = await playing(memoryTables(undefined, undefined, store));
  const [one] = pages;
  if (!one) throw new Error('nobody is there');
  const move = anyMove(one);
  state.writes = true;
  state.reads = true;
  expect(code(await one.do(move, 'same'))).toBe('not-kept');
  expect(code(await one.do(move, 'same'))).toBe('not-kept');
  state.writes = false;
  expect(code(await one.do(move, 'same'))).toBeUndefined();
  expect(host.standing.truth?.table.log).toHaveLength(1);
});

test.each([
  ['before', 1],
  ['after', 0],
])('an id that another person used %s what was not kept is still done for that person', async (_, before) => {
  const { state, store } = failing();
  const { host, pages } = await playing(memoryTables(undefined, undefined, store));
  const [one, two] = pages;
  if (!one || !two) throw new Error('nobody is there');
  const length = () => host.standing.truth?.table.log.length;
  const moves = { one: anyMove(one), two: anyMove(two) };
  if (before) await two.do(moves.two, 'same');
  state.writes = true;
  state.reads = true;
  expect(code(await one.do(moves.one, 'same'))).toBe('not-kept');
  state.writes = false;
  state.reads = false;
  for (const result of [await two.do(moves.two, 'same'), await two.do(moves.two, 'same')])
    expect(code(result)).toBeUndefined();
  expect(length()).toBe(1);
  for (let times = 0; times < 2; times++) expect(code(await one.do(moves.one, 'same'))).toBeUndefined();
  expect(length()).toBe(2);
});

test('two windows of one seat hear the same after the table was read again', async () => {
  const { state, store } = failing();
  const { host, pages } = await playing(memoryTables(undefined, undefined, store));
  const [one, two, three] = pages;
  if (!one || !two || !three) throw new Error('nobody is there');
  const window = new Page(host, 'one');
  state.writes = true;
  expect(code(await two.do(anyMove(two)))).toBe('not-kept');
  state.writes = false;
  const moves = [one, two, three].map(anyMove);
  for (const [index, page] of [one, two, three].entries()) await page.do(moves[index] ?? anyMove(page));
  const fresh = new Page(host, 'one');
  expect(one.story).toEqual(fresh.story);
  expect(window.story).toEqual(fresh.story);
});

const broken = (part: 'view' | 'outcome') => {
  let breaks = false;
  const rule = {
    ...game,
    [part]: (...args: never[]) => {
      if (breaks) throw new Error('a rule that fails');
      return (game[part] as (...given: never[]) => unknown)(...args);
    },
  };
  return {
    entry: { ...unacknowledged, game: rule } as GameEntry,
    breakNow: () => {
      breaks = true;
    },
  };
};

test.each(['view', 'outcome'] as const)(
  'rules whose %s throws while a page comes freeze the table only',
  async part => {
    const { entry, breakNow } = broken(part);
    const { host } = await playing(memoryTables(undefined, [entry]));
    breakNow();
    const late = new Page(host, 'late');
    expect(late.told.at(-1)).toEqual({ type: 'error', error: { code: 'frozen' } });
    await new Promise(done => setImmediate(() => setImmediate(done)));
    expect(host.standing.stage).toBe('frozen');
  },
);

test('rules whose outcome throws when a game ends freeze its table only, and others are written to', async () => {
  const { entry, breakNow } = broken('outcome');
  let ends = false;
  const rule = { ...entry.game, toAct: (state: never) => (ends ? [] : entry.game.toAct(state)) };
  const tables = memoryTables(undefined, [{ ...entry, game: rule } as GameEntry]);
  const [ending, other] = [await playing(tables), await playing(tables, { host: key('other host') })];
  const [one] = ending.pages;
  const [two] = other.pages;
  if (!one || !two) throw new Error('nobody is there');
  const moves = [anyMove(one), anyMove(two)] as const;
  breakNow();
  ends = true;
  const made = one.do(moves[0]);
  ends = false;
  expect(code(await made)).toBe('frozen');
  expect(code(await two.do({ type: 'pause' }))).toBeUndefined();
  expect([ending.host.standing.stage, other.host.standing.stage]).toEqual(['frozen', 'playing']);
});

test('a table that these rules cannot read is told of once', async () => {
  const { entry, breakNow } = broken('view');
  const store = openMemory();
  const told: unknown[] = [];
  await playing(memoryTables(undefined, [entry], store), { standIn: 60 });

  const faulty = {
    ...entry,
    game: {
      ...entry.game,
      setup: () => {
        throw new Error('other rules');
      },
    },
  } as GameEntry;
  breakNow();
  const other = memoryTables(undefined, [faulty], store, { froze: (_, why) => told.push(why) });
  for (let times = 0; times < 3; times++) await other.tidy();
  expect(told).toHaveLength(1);
});
