import { expect, test } from 'vitest';
import { at } from '../../../core/contract.ts';
import { atLastActs, atTheories, claim, type Moment, seat, X } from '../testing.ts';
import type { Claim, State } from '../types.ts';
import { lastAct, submit } from './theories.ts';

const proven = (...claims: readonly Claim[]) => ({ guess: undefined, claims });
const submitted = (state: State, who: number, ...claims: readonly Claim[]) =>
  submit(proven(...claims), state.public, at(state.own, who), seat(who));

const GAS = claim(2, 'gas');
const COMET = claim(3, 'comet');
const ASTEROID = claim(4, 'asteroid');
const DWARF = claim(10, 'dwarf');

test('[H1] as many theories as a phase takes, those that are worth most', () => {
  const expert: Moment = { mode: 'expert' };
  expect(submitted(atTheories(), 0, ASTEROID, GAS, COMET)).toEqual({ type: 'submit', theories: [GAS] });
  expect(submitted(atTheories(expert), 0, ASTEROID, GAS, COMET)).toEqual({
    type: 'submit',
    theories: [GAS, COMET],
  });
  expect(submitted(atTheories(), 0)).toEqual({ type: 'submit', theories: [] });
});

test('[E4] where somebody was earlier, a theory is worth less', () => {
  const state = atTheories({ phase: 2, theories: [[1, 10, 'dwarf', 1]] });
  expect(submitted(state, 0, DWARF, GAS)).toEqual({ type: 'submit', theories: [GAS] });
});

test('[H2] nothing is submitted twice', () => {
  const state = atTheories({ phase: 2, theories: [[0, 2, 'gas', 1]] });
  expect(submitted(state, 0, GAS, COMET)).toEqual({ type: 'submit', theories: [COMET] });
});

test('[S3] no more theories than tokens, where somebody spent one on what is not there', () => {
  const state = atTheories({ mode: 'expert', phase: 2, theories: [[0, 5, 'gas', 1]] });
  expect(submitted(state, 0, GAS, claim(8, 'gas'), ASTEROID)).toEqual({
    type: 'submit',
    theories: [GAS, ASTEROID],
  });
});

test.each([
  [[0, 0], [GAS, DWARF], 'locate'],
  [[0, 1], [GAS, DWARF], 'submit'],
  [[0, 3], [], 'locate'],
  [[0, 3], [DWARF], 'submit'],
] as const)(
  '[E2] [E6] behind the finder, whatever is worth more: %j with %j is a %s',
  (time, claims, type) => {
    const { state } = atLastActs({ time });
    const move = lastAct({ guess: X.standard, claims }, state.public, at(state.own, 1), seat(1));
    expect(move.type).toBe(type);
  },
);
