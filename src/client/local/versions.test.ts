import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Game, GameEntry } from '../../core/contract.ts';
import { hiddenBoard } from '../../core/fixtures/hidden-board.ts';
import { oneCellQuestions } from '../../core/fixtures/two-rules.ts';
import { openStore } from '../store.ts';
import { done, got, listening, seat, seated, tablesWith } from './testing.ts';

const entryOf = (game: Game): GameEntry => ({
  game,
  bots: [],
  text: { event: () => '', refusal: () => '', reason: () => '' },
});
const tablesUnder = (game: Game) => tablesWith({ rulesOf: async () => entryOf(game) });

const LONG = { type: 'ask', kind: 'dust', from: 0, to: 2 };

async function begunUnder(game: Game): Promise<string> {
  const tables = tablesUnder(game);
  const players = seated('person', 'person');
  const id = got(await tables.create({ game: 'hidden-board', options: {}, players }));
  const { link } = await listening(tables, id, seat(0));
  expect(await link.act(seat(0), LONG)).toEqual(done);
  link.close();
  return id;
}

test('a kept table goes on by the rules it began with, and is kept as such', async () => {
  const id = await begunUnder(hiddenBoard);
  const { link } = await listening(tablesUnder(oneCellQuestions), id, seat(1));
  expect(await link.act(seat(1), LONG)).toEqual(done);
  const { save } = got(await openStore().read(id));
  expect([save.rules, save.moves.length]).toEqual([1, 2]);
});

test('a file of a game under old rules is imported, checked and played on', async () => {
  const id = await begunUnder(hiddenBoard);
  const file = got(await tablesUnder(hiddenBoard).exportFile(id));
  const tables = tablesUnder(oneCellQuestions);
  expect(got(await tables.checkFile(file)).partsAt).toBeNull();
  const imported = got(await tables.importFile(file));
  const { link } = await listening(tables, imported.id, seat(1));
  expect(await link.act(seat(1), LONG)).toEqual(done);
});

test('a table that is dealt again is dealt by the rules of now', async () => {
  const id = await begunUnder(hiddenBoard);
  const tables = tablesUnder(oneCellQuestions);
  const { link } = await listening(tables, id, seat(0));
  const again = got(await link.rematch());
  const { link: next } = await listening(tables, again, seat(0));
  expect(await next.act(seat(0), LONG)).toMatchObject({ ok: false, error: { refusal: 'too-long' } });
});
