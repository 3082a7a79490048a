import { expect, test } from 'vitest';
import { settingsOf } from '../../core/contract.ts';
import { checkLaws, inWords } from '../../core/laws.ts';
import { game } from './index.ts';

const SEEDS = ['one', 'two'];

const [usual = [], ...others] = settingsOf(game);

test.each(usual)('keeps the laws at $seats seats', ({ options, seats }) => {
  const found = SEEDS.flatMap(seed => checkLaws(game, { options, seats, seed }));
  expect(found.map(inWords)).toEqual([]);
});

const LESS = { moments: 4, moves: 20, mutants: 20, worlds: 3 };

test.each(others.map(settings => settings[settings.length - 1]))(
  'keeps the laws with $options.setup at $seats seats',
  setting => {
    const found = setting ? checkLaws(game, { ...setting, seed: 'laws', effort: LESS }) : [];
    expect(found.map(inWords)).toEqual([]);
  },
);
