import { expect, test } from 'vitest';
import type { Seat } from '../../core/contract.ts';
import { samplePlay } from '../../core/laws/sample-play.ts';
import { voiceFaults } from '../../core/laws/voice.ts';
import { game } from './index.ts';
import { speeds } from './testing.ts';
import { planText, text } from './text.ts';
import { type Event, REFUSALS } from './types.ts';

const name = (seat: Seat) => ['Rook', 'Wren', 'Jay', 'Kite', 'Lark', 'Owl'][seat] ?? '';

test('every event of sampled races is told in whole, calm sentences, to the seat and to others', () => {
  const told = ['one', 'two', 'three'].flatMap(seed => {
    const { dealt, acts } = samplePlay(game, { seats: 6, seed });
    return [...dealt, ...acts.flatMap(({ step }) => step.events)].map(({ event }) => event as Event);
  });
  expect(new Set(told.map(({ type }) => type)).size).toBeGreaterThan(15);
  const faults = told.flatMap(event =>
    [undefined, 0 as Seat].flatMap(you => voiceFaults(text.event(event, name, you))),
  );
  expect(new Set(faults)).toEqual(new Set());
});

test('refusals and the ending are sentences', () => {
  const sentences = [...REFUSALS.map(text.refusal), text.reason('finish-line-crossed')];
  expect(sentences.flatMap(sentence => voiceFaults(sentence))).toEqual([]);
});

test('a flight is told by where it ends: its cell, or the elevation of a climb', () => {
  const [rook, wren] = [0 as Seat, 1 as Seat];
  const flew = { type: 'flew', seat: rook, cells: 1, by: null, x: 4, y: -2, z: 5 } as const;
  const told = (event: Event) => text.event(event, name, rook);
  expect(told({ ...flew, direction: 'E' })).toBe('You fly 1 east, to column 4, row −2.');
  expect(told({ ...flew, direction: 'up' })).toBe('You fly 1 up, to elevation 5.');
  expect(told({ ...flew, direction: 'N', seat: wren, by: rook })).toBe(
    'Wren is pushed 1 north, to column 4, row −2.',
  );
  expect(told({ type: 'placed', seat: wren, x: 3, y: 8, z: 5 })).toBe(
    'Wren starts in column 3, row 8, at elevation 5.',
  );
});

test('[H1] who has the most damage takes no more, and is told so', () => {
  const hit = { type: 'hit-wall', seat: 0 as Seat, direction: 'down', gone: [], shed: 1, turned: 0 } as const;
  const told = (damage: number, spikes: boolean) => text.event({ ...hit, damage, spikes }, name);
  expect(told(1, false)).toBe('Rook hits the floor: 1 damage, 1 chip shed.');
  expect(told(0, false)).toBe('Rook hits the floor: no damage beyond the most of 3, 1 chip shed.');
  expect(told(0, true)).toContain('no damage beyond the most of 3, even with spikes, 1 chip shed.');
});

test('a plan is told by its chips', () => {
  expect(planText({ thrust: speeds('2N 1up'), battery: 1, initiative: -2 })).toBe(
    '2 north, 1 up, 1 battery, initiative −2',
  );
  expect(planText({ thrust: speeds(''), battery: 0, initiative: 0 })).toBe('nothing');
});
