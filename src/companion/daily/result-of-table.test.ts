import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { rulesOf } from '../../client/local/rules.ts';
import { got, listening, tablesWith } from '../../client/local/testing.ts';
import { assert, type Seat } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { codeOfDay, type Day } from '../daily.ts';
import { resultOfTable } from './result.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const kind = 'planet-x standard';
const seat = 0 as Seat;

test('[A2] the result of a daily table is read when it is over, and not before', async () => {
  const tables = tablesWith();
  const id = got(
    await tables.create({
      game: 'planet-x',
      options: { code: codeOfDay('2026-11-16' as Day, kind) },
      players: [{ name: 'Ann', look: 1, by: 'person' }],
    }),
  );
  expect(await resultOfTable(tables, kind, id)).toEqual({ ok: false, error: null });
  const entry = await rulesOf('planet-x');
  assert(entry, 'the game is there');
  const { link, ears } = await listening(tables, id, seat);
  const rng = new Rng(stream('result', kind));
  while (ears.last.toAct.length > 0)
    expect(await link.act(seat, entry.game.sample(ears.last.view, rng))).toMatchObject({ ok: true });
  link.close();
  const result = await resultOfTable(tables, kind, id);
  expect(result).toMatchObject({ ok: true, value: { claims: 'theory' } });
  expect(await resultOfTable(tables, kind, 'no-such-id')).toEqual({ ok: false, error: null });
});
