import { expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import type { Look } from '../../../core/players.ts';
import type { Chair } from '../../../protocol/tells.ts';
import { botsFor, freeLook, freeSeats, missingIn, nextStep, unanswered, usualName } from './gathering.ts';

const nobody: Chair = { by: 'nobody' };
const bot = (name: string, look: Look): Chair => ({ by: 'bot', name, look, level: 'analyst' });
const person = (name: string, look: Look, ready = false, revealed = false): Chair => ({
  by: 'person',
  name,
  look,
  ready,
  here: true,
  commitment: null,
  revealed,
  standIn: null,
});
const on = (seat: number | null, host = false) => ({ seat: seat as Seat | null, host });

test('free seats are missed first, then readiness, then the start', () => {
  const one = person('One', 1);
  expect(missingIn({ chairs: [one, nobody, nobody] }, on(0))).toEqual({ type: 'people-to-sit', free: 2 });
  expect(missingIn({ chairs: [bot('Heron', 1), bot('Lynx', 2)] }, on(null))).toEqual({ type: 'somebody' });
  const ready = { type: 'ready', names: ['Two'], you: true };
  expect(missingIn({ chairs: [one, person('Two', 2), bot('Lynx', 3)] }, on(0))).toEqual(ready);
  expect(missingIn({ chairs: [person('One', 1, true), bot('Lynx', 3)] }, on(0))).toEqual({ type: 'start' });
});

test.each([
  ['somebody without a seat sits', [person('One', 1), nobody], on(null), 'sit'],
  ['the host without a seat sits first', [person('One', 1), nobody], on(null, true), 'sit'],
  ['somebody who sits gets ready, free seats or not', [person('One', 1), nobody], on(0), 'ready'],
  ['who is ready waits', [person('One', 1, true), person('Two', 2)], on(0), 'wait'],
  ['the host waits for the others', [person('One', 1, true), person('Two', 2)], on(0, true), 'wait'],
  [
    'the host starts as soon as the others are ready',
    [person('One', 1), person('Two', 2, true)],
    on(0, true),
    'start',
  ],
  ['only the host starts', [person('One', 1, true), person('Two', 2, true)], on(0), 'wait'],
  ['whoever finds no seat watches', [person('One', 1), person('Two', 2)], on(null), 'wait'],
  ['bots alone do not start', [bot('Heron', 1), bot('Lynx', 2)], on(null, true), 'wait'],
] as const)('%s', (_, chairs, you, step) => {
  expect(nextStep({ chairs }, you)).toBe(step);
});

test('looks and names that somebody has are not offered', () => {
  const chairs = [person('player 1', 1), bot('Heron', 2), nobody];
  expect([freeLook(chairs), freeLook(chairs, 2), freeLook(chairs, 5)]).toEqual([3, 3, 5]);
  expect(usualName(chairs)).toBe('Player 2');
});

test('several bots at once are told apart', () => {
  const chairs = [person('lynx', 1), nobody, bot('Heron', 3), nobody];
  expect(botsFor(chairs, freeSeats(chairs))).toEqual([
    { seat: 1, name: 'Osprey', look: 2 },
    { seat: 3, name: 'Marten', look: 4 },
  ]);
});

test('while dealing, people whose devices did not answer are named', () => {
  const chairs = [person('One', 1, true), person('Two', 2, true, true), bot('Heron', 3)];
  expect(unanswered(chairs)).toEqual(['One']);
});
