import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import type { Look } from '../../../core/players.ts';
import type { Chair } from '../../../protocol/tells.ts';
import * as text from '../../text/online.ts';
import {
  botsFor,
  dealChoices,
  freeLook,
  freeSeats,
  missingIn,
  nextStep,
  unanswered,
  usualName,
} from './gathering.ts';

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

describe('what can be done about a deal that waits', () => {
  const [shown, missing] = [person('One', 1, true, true), person('Two', 2, true)];
  const host = (chair: Chair): Chair => ({ ...chair, host: true }) as Chair;
  test.each([
    ['nothing at once', [host(shown), missing], on(0, true), 'a-moment', ''],
    ['the host deals without a guest', [host(shown), missing], on(0, true), 'late', 'deal'],
    ['a guest waits longer', [host(shown), missing], on(1), 'late', ''],
    ['then anybody has the choice', [host(shown), missing], on(1), 'long', 'deal breakOff'],
    ['nobody deals without a host who sits there', [shown, host(missing)], on(0, true), 'long', 'breakOff'],
    ['nobody deals of nothing', [missing, missing], on(0), 'long', 'breakOff'],
    ['a host without a seat has the choice', [shown, missing], on(null, true), 'long', 'deal breakOff'],
    ['who watches has none', [shown, missing], on(null), 'long', ''],
  ] as const)('%s', (_, chairs, you, waited, can) => {
    const may = dealChoices(chairs, you, waited);
    const words = (['deal', 'breakOff'] as const).filter(one => may[one]);
    expect(words.join(' ')).toBe(can);
  });
});

test('a deal that was broken off is told with whose parts had come, and the how manieth it was', () => {
  const deals = { times: 1, by: 'Lynx', shown: ['Ada', 'Bo'] };
  expect(text.brokenOff(deals)).toBe('Lynx broke the deal off.');
  expect(text.brokenOff({ ...deals, by: null })).toBe('The host broke the deal off.');
  expect(text.brokenOffSays(deals)).toBe(
    'Ada and Bo had added their parts. Everyone shuffles again with new parts.',
  );
  const said = (times: number) => text.brokenOffSays({ times, by: 'Lynx', shown: [] });
  expect(said(2)).toBe(
    'No part had been added. Everyone shuffles again with new parts. That was the 2nd time at this table.',
  );
  for (const times of ['3rd', '11th', '21st'])
    expect(said(Number.parseInt(times, 10))).toContain(` ${times} `);
});
