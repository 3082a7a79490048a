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

test('a plan is told by its chips', () => {
  expect(planText({ thrust: speeds('2N 1up'), battery: 1, initiative: -2 })).toBe(
    '2 north, 1 up, 1 battery, initiative −2',
  );
  expect(planText({ thrust: speeds(''), battery: 0, initiative: 0 })).toBe('nothing');
});
