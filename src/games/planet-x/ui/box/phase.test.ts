import { expect, test } from 'vitest';
import type { Box, Event, View } from '../../box/types.ts';
import type { Act, Theory } from '../../types.ts';
import { seat, viewOf } from '../testing.ts';
import { phaseToFill } from './phase.ts';

const [ADA, HERON] = [seat(0), seat(1)];
const box = { here: [true, true, false] } as Partial<Box> as Box;
const act: Act = { seat: HERON, at: 0, cost: 3, type: 'survey', of: 'gas', from: 1, to: 6 };
const came: readonly Event[] = [
  { type: 'acted', act },
  { type: 'theories-asked', phase: 1 },
];
const placed: readonly Event[] = [{ type: 'placed', seat: ADA, sector: 5, phase: 1 }];
const theoryOf = (owner: typeof ADA): Theory => ({
  ...{ seat: owner, sector: 5, phase: 1, body: null, fate: 'in-review' },
});
const page = (
  reader: typeof ADA | null,
  theories: readonly Theory[],
  story: readonly (readonly Event[])[],
): number | null => {
  const view: View = { ...viewOf({ phase: 1, theories }), box };
  return phaseToFill({ view, seat: reader, story });
};

test('[P2] whoever has entered no theory in a phase is reminded of it, whatever others entered', () => {
  expect(page(HERON, [], [came])).toBe(1);
  expect(page(ADA, [theoryOf(ADA)], [came, placed])).toBeNull();
  expect(page(HERON, [theoryOf(ADA)], [came, placed])).toBe(1);
  expect(page(null, [theoryOf(ADA)], [came, placed])).toBe(1);
  expect(page(null, [theoryOf(ADA), theoryOf(HERON)], [came, placed])).toBeNull();
});

test('[P2] the next question is the end of a phase', () => {
  expect(page(HERON, [], [came, [{ type: 'acted', act }]])).toBeNull();
  expect(page(HERON, [], [[{ type: 'acted', act }]])).toBeNull();
});
