import { expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import type { Seen } from '../../../ui/game-page.ts';
import { STILL } from '../board.ts';
import type { Speeds, Ufo, UfoRacing } from '../types.ts';
import { BLANK, deskOf, lookedMove } from './desk.ts';

const you = 0 as Seat;
const ufo: Ufo = {
  ...{ x: 3, y: 5, z: 4, damage: 0, energy: 0, battery: 1, initiative: 0 },
  unmoved: STILL,
  moved: STILL,
};
/** All that is read of a table here. */
const tableWith = (unmoved: Speeds, batteryUsed = false) =>
  ({ view: { public: { ufos: [{ ...ufo, unmoved }], batteryUsed } } }) as unknown as Seen<UfoRacing>;

test('what was chosen is looked at while it can be done, and no longer [M3]', () => {
  const brake = { type: 'brake', direction: 'up' } as const;
  const before = tableWith([0, 2, 0, 0, 1, 0]);
  deskOf(before).change({ ...BLANK, move: brake });
  expect(lookedMove(before, you)).toEqual(brake);
  const braked = tableWith([0, 2, 0, 0, 0, 0], true);
  deskOf(braked).change({ ...BLANK, move: brake });
  expect(lookedMove(braked, you)).toEqual({ type: 'fly', direction: 'S' });
});

test('the only thing that can be done is looked at at once, where the battery leaves no choice', () => {
  expect(lookedMove(tableWith(STILL), you)).toEqual({ type: 'rest' });
  expect(lookedMove(tableWith([0, 2, 0, 0, 0, 0]), you)).toBeNull();
  expect(lookedMove(tableWith([0, 2, 0, 0, 1, 0], true), you)).toBeNull();
});
