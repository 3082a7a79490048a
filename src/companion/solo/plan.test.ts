import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { tablesWith } from '../../client/local/testing.ts';
import { PUZZLES } from '../../solver/code.ts';
import { codeFrom, gameOf } from '../code.ts';
import { levelsOf, soloTable } from './plan.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test.each(PUZZLES)('[A1] solo at %s is a table of one person and one bot', async kind => {
  const { usual } = levelsOf(gameOf(kind));
  const table = soloTable(kind, codeFrom(kind, 'solo', 'test'), usual, 'Ann');
  expect(table.players.map(({ name, by }) => [name, by])).toEqual([
    ['Ann', 'person'],
    ['Heron', 'bot'],
  ]);
  expect(await tablesWith().create(table)).toMatchObject({ ok: true });
});

test('[A1] at UAPs the bot wins ties', () => {
  const table = soloTable('uaps basic', codeFrom('uaps basic', 'solo', 'test'), 'field', '');
  expect(table.options).toMatchObject({ solo: 1 });
});
