import { describe, expect, test } from 'vitest';
import { seatsOf } from '../../core/contract.ts';
import { readMove, readOptions } from './codec.ts';
import { moves } from './legal.ts';
import { atTalk, SEATS, says, wholeGame } from './testing.ts';
import { view } from './view.ts';

const say = (message: unknown) => ({ type: 'say', message });
const plan = (changes: object) =>
  say({ type: 'propose', of: 'media', holdouts: [], swing: null, ...changes });

describe('readMove', () => {
  test.each<[string, unknown, string]>([
    ['nothing', null, 'a move'],
    ['a number', 7, 'a move'],
    ['a word', 'ready', 'a move'],
    ['a list', [], '"type" in a move'],
    ['no type', {}, '"type" in a move'],
    ['an unknown type', { type: 'fly' }, '"type" in a move'],
    ['no card', { type: 'pick' }, '"card" in a move'],
    ['an unknown card', { type: 'play', card: 'moon' }, '"card" in a move'],
    ['a card as number', { type: 'discard', card: 3 }, '"card" in a move'],
    ['something more', { type: 'ready', now: true }, '"now" in a move'],
    ['no message', { type: 'say' }, '"message" in a move'],
    ['an unknown message', say({ type: 'sing' }), '"message.type" in a move'],
    ['a claim of a counter', say({ type: 'claim-have', of: 'oath', yes: true }), '"message.of" in a move'],
    ['a claim of no answer', say({ type: 'claim-counter', of: 'media', yes: 1 }), '"message.yes" in a move'],
    ['half a plan', say({ type: 'propose', of: 'media', holdouts: [] }), '"message.swing" in a move'],
    ['holdouts that are no list', plan({ holdouts: 1 }), '"message.holdouts" in a move'],
    ['half a seat', plan({ holdouts: [0.5] }), '"message.holdouts.0" in a move'],
    ['a seat below 0', plan({ swing: -1 }), '"message.swing" in a move'],
    ['a proposal below 0', say({ type: 'agree', proposal: -1 }), '"message.proposal" in a move'],
    ['a seat by name', say({ type: 'accuse', seat: 'Heron' }), '"message.seat" in a move'],
    ['a holdout twice', plan({ holdouts: [1, 1] }), 'names a seat twice'],
  ])('%s gets one sentence', (_, json, names) => {
    const read = readMove(json);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.error).toContain(names);
    expect(read.error).not.toContain('\n');
    expect(read.error.length).toBeLessThan(250);
  });

  test('puts holdouts in the order of seats, so that no plan is said twice in other words', () => {
    const read = readMove(plan({ holdouts: [2, 0], swing: 1 }));
    expect(read).toEqual({ ok: true, value: plan({ holdouts: [0, 2], swing: 1 }) });
  });

  test.each(SEATS)('every legal move reads as itself at %i seats', seats => {
    const talk = says(atTalk({ seats }), 0, { type: 'propose', of: 'media', holdouts: [], swing: null });
    const states = [talk, ...[...wholeGame(seats, 'codec')].map(({ state }) => state)];
    for (const state of states.filter((_, i) => i % 20 === 0))
      for (const seat of seatsOf(seats))
        for (const move of moves(view(state, seat)))
          expect(readMove(JSON.parse(JSON.stringify(move)))).toEqual({ ok: true, value: move });
  });
});

describe('readOptions', () => {
  test('there are none', () => {
    expect(readOptions({})).toEqual({ ok: true, value: {} });
    for (const json of [null, 1, 'fast', { speed: 1 }]) expect(readOptions(json).ok).toBe(false);
  });
});
