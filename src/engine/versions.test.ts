import { expect, test } from 'vitest';
import { at, type Game, type GameEntry } from '../core/contract.ts';
import { hiddenBoard } from '../core/fixtures/hidden-board.ts';
import { oneCellQuestions } from '../core/fixtures/two-rules.ts';
import { readSave } from '../core/save.ts';
import { load } from '../core/table.ts';
import type { Created } from './log/entry.ts';
import { toActOn, truthOf } from './log/standing.ts';
import { atOnce } from './slices.ts';
import { openMemory } from './store/memory.ts';
import type { Store, Write } from './store/store.ts';
import { askedBots, code, dealtTo, key, memoryTables, Page, playing, wish } from './testing.ts';
import { filing } from './told/file.ts';

const entryOf = (game: Game): GameEntry => ({
  game,
  bots: [],
  text: { event: () => '', refusal: () => '', reason: () => '' },
});
const serving = (game: Game, store: Store) => memoryTables(askedBots(), [entryOf(game)], store);

const LONG = { type: 'ask', kind: 'dust', from: 0, to: 2 } as const;
const SHORT = { type: 'ask', kind: 'dust', from: 1, to: 1 } as const;

/** Half a game under rules 1, and the table as a server under rules 2 opens it. */
async function reopened(store: Store) {
  const { host, pages } = await playing(serving(hiddenBoard, store), { game: 'hidden-board' });
  expect(code(await pages[0]?.do({ type: 'move', move: LONG }))).toBeUndefined();
  const { id } = host.standing.created;
  const later = serving(oneCellQuestions, store);
  const opened = await later.open(id);
  if (!opened.ok) throw new Error(opened.error.code);
  return { host: opened.value, later, seen: pages.map(page => page.news?.toAct), id };
}

test('a table in progress goes on by the rules it began with, to its end and into its file', async () => {
  const { host, seen } = await reopened(openMemory());
  const people = ['one', 'two', 'three'].map(name => new Page(host, name));
  expect(people.map(page => page.news?.toAct)).toEqual(seen);
  expect(code(await people[1]?.do({ type: 'move', move: LONG }))).toBeUndefined();
  for (let cell = 0; host.standing.stage === 'playing'; cell++) {
    const page = at(people, at(toActOn(host.standing), 0));
    await page.do({ type: 'move', move: { type: 'guess', cell: cell % 6 } });
  }
  const saved = readSave(JSON.parse(atOnce(filing(host.standing, 0))));
  expect(saved).toMatchObject({ ok: true, value: { rules: 1, area5: 2 } });
  expect(saved.ok && load(oneCellQuestions, saved.value).ok).toBe(true);
});

test('a new table, and one that follows an old one, is played by the new rules', async () => {
  const { later } = await reopened(openMemory());
  const { pages } = await playing(later, { game: 'hidden-board', host: key('other') });
  expect(code(await pages[0]?.do({ type: 'move', move: LONG }))).toBe('refused');
  expect(code(await pages[0]?.do({ type: 'move', move: SHORT }))).toBeUndefined();
});

test('a log that names neither rules nor format is of version 0: the oldest rules, and format 1', async () => {
  const store = openMemory();
  const before: Store = { ...store, write: writes => store.write(writes.map(asBefore)) };
  const made = await serving(hiddenBoard, before).create(wish({ game: 'hidden-board' }));
  const opened = await serving(oneCellQuestions, store).open(made.ok ? made.value.table : '');
  if (!opened.ok) throw new Error(opened.error.code);
  const { host, pages } = await dealtTo(opened.value);
  expect(code(await pages[0]?.do({ type: 'move', move: LONG }))).toBeUndefined();
  const { table } = truthOf(host.standing);
  expect([table.game.rules, table.format, table.state.rng.length]).toEqual([1, 1, 4]);
});

function asBefore(write: Write): Write {
  const entries = write.entries.map(text => {
    const { rules: _, format: __, ...entry } = JSON.parse(text) as Created;
    return JSON.stringify(entry);
  });
  return { ...write, entries };
}
