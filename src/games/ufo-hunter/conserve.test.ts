import { expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { keepAccounts, moneyAstray, unkept } from './conserve.ts';
import { choosing, wholeGame } from './testing.ts';

test('[R6] [R7] [O7] [N3] tokens, cards, contacts, evidence and money add up in 80 games, and every option is taken', () => {
  const { breaches, untaken, moves } = keepAccounts(80, 'accounts');
  expect(breaches).toEqual([]);
  expect(untaken).toEqual([]);
  expect(moves).toBeGreaterThan(20_000);
});

test('accounts that do not add up are found', () => {
  const state = at(wholeGame(3, 'sound').states, 100);
  expect(unkept(state)).toEqual([]);
  const { public: table } = state;
  const first = at(table.players, 0);
  const broken = (change: object) => unkept({ ...state, public: { ...table, ...change } });
  expect(broken({ blue: table.blue + 1 })).toEqual(['blue evidence']);
  expect(broken({ bag: { ...table.bag, 'radar-gun': table.bag['radar-gun'] + 1 } })).toEqual([
    'tokens of radar-gun',
  ]);
  expect(broken({ pile: { ...table.pile, aviator: table.pile.aviator - 1 } })).toEqual([
    'contacts of aviator',
  ]);
  expect(broken({ discards: [...table.discards, at(state.deck, 0)] })).toEqual(['rumor cards']);
  expect(broken({ mapDiscards: [...table.mapDiscards, at(table.rumors, 0).region] })).toEqual(['map cards']);
  expect(broken({ players: table.players.with(0, { ...first, money: -1 }) })).toEqual(['less than nothing']);
});

test('money that no event tells of is found', () => {
  const before = choosing().state;
  const after = choosing({ players: [{ money: 6 }] }).state;
  expect(moneyAstray(before, before, [])).toEqual([]);
  expect(moneyAstray(before, after, [])).toEqual(['money: 1, told 0']);
});
