import { expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import {
  fitPlan,
  fitScene,
  groundAxes,
  HOME,
  type SceneCamera,
  slid,
  towards,
  turned,
  zoomed,
  zoomedAt,
} from './camera.ts';
import { choiceTowards } from './track-keys.ts';
import { lookedAt } from './track-look.ts';
import { trackModel } from './track-model.ts';
import type { Choice, Shown } from './track-shown.ts';
import { placeOf } from './track-side.ts';
import { cellLabel, ufoWords } from './track-text.ts';

const choice = (x: number, y: number): Choice => ({ key: `${x} ${y}`, x, y, size: 1, label: '' });
const choices = [choice(0, 0), choice(2, 0), choice(1, 1), choice(0, 3)];

test.each([
  ['ArrowRight', '0 0', '2 0'],
  ['ArrowDown', '0 0', '0 3'],
  ['ArrowUp', '1 1', '0 0'],
  ['ArrowLeft', '2 0', '0 0'],
  ['End', '0 0', '0 3'],
  ['Home', '0 3', '0 0'],
  ['ArrowLeft', '0 0', undefined],
  ['a', '0 0', undefined],
])('%s leads from %s to %s', (key, from, to) => {
  const start = choices.find(one => one.key === from);
  expect(start && choiceTowards(key, start, choices)?.key).toBe(to);
});

test('zooming keeps what is under the pointer', () => {
  const camera = { x: 5, y: 5, cell: 20 };
  const near = zoomed(camera, 2, 100, -40);
  expect(near.x + 100 / near.cell).toBeCloseTo(camera.x + 100 / camera.cell);
  expect(near.y - 40 / near.cell).toBeCloseTo(camera.y - 40 / camera.cell);
});

test('zooming the scene keeps the ground under the pointer', () => {
  const camera: SceneCamera = { x: 3, y: 2, z: 4, azimuth: 200, tilt: 40, cell: 20 };
  const groundUnder = (seen: SceneCamera) => slid(seen, -60, -25);
  const near = zoomedAt(camera, 1.5, 60, 25);
  expect(near.cell).toBe(30);
  expect(groundUnder(near).x).toBeCloseTo(groundUnder(camera).x);
  expect(groundUnder(near).y).toBeCloseTo(groundUnder(camera).y);
});

test('everything fits, and no cell is smaller or larger than allowed', () => {
  const bounds = { left: 0, top: 0, right: 10, bottom: 20 };
  expect(fitPlan(bounds, { width: 400, height: 400 }, 10, 50)).toEqual({ x: 5, y: 10, cell: 20 });
  expect(fitPlan(bounds, { width: 90, height: 90 }, 10, 50).cell).toBe(10);
  const flat = fitScene(bounds, { azimuth: 180, tilt: 85 }, { width: 400, height: 4000 }, 1, 99);
  expect(flat.cell).toBeCloseTo(40);
});

test('from the southeast, north lies to the upper right', () => {
  const [right, back] = groundAxes(HOME.azimuth);
  expect(right.x).toBeGreaterThan(0);
  expect(right.y).toBeLessThan(0);
  expect(back.x).toBeGreaterThan(0);
  expect(back.y).toBeGreaterThan(0);
});

test('a camera turns the shorter way, and what is dragged goes along', () => {
  const camera: SceneCamera = { x: 0, y: 0, z: 4, azimuth: 350, tilt: 30, cell: 20 };
  expect(towards(camera, { ...camera, azimuth: 10 }, 0.5).azimuth).toBeCloseTo(0);
  expect(turned(camera, 20, 90)).toMatchObject({ azimuth: 10, tilt: 85 });
  expect(slid({ ...camera, azimuth: 180 }, 40, 0)).toMatchObject({ x: -2, y: expect.closeTo(0) });
});

test('directions of the control panel turn with the track', () => {
  expect(placeOf('N', HOME.azimuth)).toBe('N');
  expect(placeOf('N', HOME.azimuth + 90)).toBe('W');
  expect(placeOf('E', HOME.azimuth + 90)).toBe('N');
  expect(placeOf('S', HOME.azimuth - 90)).toBe('W');
  expect(placeOf('up', HOME.azimuth + 90)).toBe('up');
});

const shown: Shown = {
  model: trackModel({
    tiles: [{ tile: 'start', face: 'a', rotation: 0, x: 0, y: 0 }],
    gone: [],
    whole: false,
  }),
  ufos: [],
  path: null,
  ghost: null,
  ghostTile: null,
  choices: [],
  chosen: null,
  impact: null,
  isOver: false,
};

test('one looks at what is to be chosen, else at whoever leads', () => {
  expect(lookedAt(shown)).toEqual({ left: 0, top: 0, right: 8, bottom: 8 });
  expect(lookedAt({ ...shown, choices })).toEqual({ left: 0, top: 0, right: 3, bottom: 4 });
});

test('when the race is over one looks at the whole track, whoever leads', () => {
  const winner = {
    ...{ seat: 0 as Seat, look: 1 as const, name: 'Heron', own: true, leads: true },
    ...{ speed: [0, 0, 0, 0, 0, 0] as const, x: 0, y: 0, z: 3 },
  };
  expect(lookedAt({ ...shown, ufos: [winner] })).toEqual({ left: -1, top: -1, right: 6, bottom: 6 });
  expect(lookedAt({ ...shown, ufos: [winner], isOver: true })).toEqual(shown.model.bounds);
});

test('who leads is in the middle, and at the edge one sees the track instead of nothing', () => {
  const leads = (x: number, y: number, path: Shown['path'] = null) =>
    lookedAt({
      ...shown,
      path,
      ufos: [
        {
          ...{ seat: 0 as Seat, look: 1, name: 'Heron', own: true, leads: true },
          ...{ speed: [0, 0, 0, 0, 0, 0], x, y, z: 3 },
        },
      ],
    });
  expect(leads(4, 3)).toEqual({ left: 1, top: 0, right: 8, bottom: 7 });
  expect(leads(8, -1)).toEqual({ left: 2, top: -1, right: 9, bottom: 6 });
  const path = { look: 1 as const, points: [{ x: 0, y: 7, z: 3 }], next: [], collision: null };
  expect(leads(0, 7, path)).toEqual({ left: -1, top: 2, right: 6, bottom: 9 });
});

test('a UFO is read with its place, its elevation and its speed', () => {
  expect(ufoWords('Heron', { x: 5, y: 11, z: 3 }, [0, 4, 0, 0, 0, 0])).toBe(
    'Heron, column 5 row 11, elevation 3, speed south 4',
  );
  expect(ufoWords('Heron', { x: -1, y: 0, z: 3 }, [0, 0, 0, 0, 0, 0])).toBe(
    'Heron, column −1 row 0, elevation 3, at rest',
  );
});

test('a cell is read with its floor, its ceiling and what stands around it', () => {
  const model = trackModel({
    tiles: [
      { tile: 'start', face: 'a', rotation: 0, x: 0, y: 0 },
      { tile: 'B6', face: 'b', rotation: 0, x: -1, y: 8 },
    ],
    gone: [],
    whole: false,
  });
  expect(cellLabel(model, 0, 3)).toBe('column 0, row 3, floor 2, ceiling 7, wall west');
  expect(cellLabel(model, 6, 12)).toBe('column 6, row 12, floor 2, ceiling 7, weak spiked wall south');
  expect(cellLabel(model, -1, 0)).toBe('column −1, row 0, no way');
});
