import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { got, tablesWith } from '../../client/local/testing.ts';
import { openStore } from '../../client/store.ts';
import { PUZZLES } from '../../solver/code.ts';
import { codeFrom, gameOf } from '../code.ts';
import { inColor, levelsOf, soloPlan, soloTable } from './plan.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test.each(PUZZLES)('[A1] solo at %s is a table of one person and one bot, beside the box', async kind => {
  const code = codeFrom(kind, 'solo', 'test');
  const { usual } = levelsOf(gameOf(kind));
  const table = soloTable({ code, kind }, usual, soloPlan(gameOf(kind), 'Ann'));
  const kept = got(await openStore().read(got(await tablesWith().create(table))));
  expect(kept.players.map(({ name, by }) => [name, by])).toEqual([
    ['Ann', 'person'],
    ['Heron', 'bot'],
  ]);
  expect(kept).toMatchObject({ beside: { laid: -1 }, save: { options: { code } } });
});

test('[A1] [C2] at UAPs the bot wins ties, and changed modifiers come with the code', async () => {
  const code = codeFrom('uaps basic', 'solo', 'test');
  const modifiers = ['hadron', 'blank', 'convoy', 'blank'] as const;
  const table = soloTable({ code, kind: 'uaps basic', modifiers }, 'spotter', soloPlan('uaps', ''));
  const kept = got(await openStore().read(got(await tablesWith().create(table))));
  expect(kept.save.options).toMatchObject({ code, solo: 1, modifiers });
});

test('[A1] the person and the bot have the colors of their pieces', () => {
  const plan = inColor(soloPlan('planet-x', ''), 'bot', 4);
  expect(plan.map(({ look }) => look)).toEqual([1, 4]);
  expect(inColor(plan, 'you', 4).map(({ look }) => look)).toEqual([4, 1]);
});
