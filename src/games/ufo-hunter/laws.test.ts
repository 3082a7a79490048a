import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assert, usualSeatCounts } from '../../core/contract.ts';
import { checkLaws, inWords } from '../../core/laws.ts';
import { readSave } from '../../core/save.ts';
import { load } from '../../core/table.ts';
import { game } from './index.ts';

test.each(usualSeatCounts(game))('keeps the laws at %i seats', seats => {
  const found = ['laws/0', 'laws/1'].flatMap(seed => checkLaws(game, { seats, seed }));
  expect(found.map(inWords)).toEqual([]);
});

const GOLDEN = new URL('golden/', import.meta.url);

test.each(readdirSync(GOLDEN))('%s replays to its end', name => {
  const saved = readSave(JSON.parse(readFileSync(new URL(name, GOLDEN), 'utf8')));
  assert(saved.ok, 'a golden save can be read');
  const loaded = load(game, saved.value);
  expect(loaded).toMatchObject({ ok: true });
  expect(loaded.ok && game.outcome(loaded.value.state)).toBeTruthy();
});
