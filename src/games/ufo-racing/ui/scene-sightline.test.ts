import { expect, test } from 'vitest';
import { heightOf, type Point } from './scene-shape.ts';
import { isBeforeFloor, isHidden } from './scene-sightline.ts';
import type { Room, TrackModel } from './track-model.ts';

/** From the south, half way up. */
const FROM_SOUTH = { azimuth: 180, tilt: 45 };

const room = (x: number, y: number, floor: number, over = false): Room => ({
  ...{ x, y, floor, over },
  ceiling: 8,
  tile: 0,
});

function modelOf(...rooms: readonly Room[]): TrackModel {
  const roomsAt: TrackModel['roomsAt'] = (x, y) => rooms.filter(one => one.x === x && one.y === y);
  return { rooms, roomsAt } as Partial<TrackModel> as TrackModel;
}

const on = ({ x, y, floor }: Room): Point => [x + 0.5, heightOf(floor) + 0.05, y + 0.5];

const pit = room(0, 0, 1);

test('behind a high floor a low one is hidden, and from the other side it is not', () => {
  const model = modelOf(pit, room(0, 1, 6));
  expect(isHidden(model, on(pit), FROM_SOUTH)).toBe(true);
  expect(isHidden(model, on(pit), { ...FROM_SOUTH, azimuth: 0 })).toBe(false);
});

test('floors of one height, and lower ones, hide nothing', () => {
  const high = room(0, -1, 6);
  const model = modelOf(pit, room(0, 1, 1), room(0, 2, 1), high);
  expect(isHidden(model, on(pit), FROM_SOUTH)).toBe(false);
  expect(isHidden(model, on(high), FROM_SOUTH)).toBe(false);
});

test('an overpass hides what is seen through its floor, and nothing beside it', () => {
  const [below, slab] = [room(0, 1, 1), room(0, 1, 3, true)];
  expect(isHidden(modelOf(pit, below, slab), on(pit), FROM_SOUTH)).toBe(true);
  expect(isHidden(modelOf(pit, below, { ...slab, floor: 7 }), on(pit), FROM_SOUTH)).toBe(false);
});

test('what stands beside the track may be seen before it', () => {
  const model = modelOf(pit);
  expect(isBeforeFloor(model, [0.5, heightOf(3), 2.5], FROM_SOUTH)).toBe(true);
  expect(isBeforeFloor(model, [0.5, heightOf(1), -2.5], FROM_SOUTH)).toBe(false);
});
