import { Mesh, OrthographicCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import type { Label } from './scene-labels.ts';
import { type Box, boxAround, seenAt } from './scene-room.ts';
import type { Point } from './scene-shape.ts';
import type { SceneUfo } from './scene-ufo.ts';
import { createWords, type Sight, type Words } from './scene-words.ts';

const CELL = 20;
const size = { width: 400, height: 300 };

/** From the south: a cell is 20 pixels wide, and the middle of the screen is 0, 0. */
function sightOf(covered: Sight['covered'] = []): Sight {
  const eye = new OrthographicCamera(-10, 10, 7.5, -7.5, 0.1, 100);
  eye.position.set(0, 43, 25);
  eye.lookAt(new Vector3(0, 0, 0));
  eye.updateMatrixWorld();
  const camera = { x: 0, y: 0, z: 0, azimuth: 180, tilt: 60, cell: CELL };
  return { eye, camera, size, covered, unit: 1 / CELL, isTrue: () => true };
}

const label = (at: Point): Label => ({
  ...{ width: 40, height: 20, order: 1, at, place: at, isShown: true },
  picture: {} as HTMLCanvasElement,
});

function ufoAt(x: number, y: number): SceneUfo {
  const [saucer, foot] = [new Mesh(), new Mesh()];
  saucer.position.set(x, 0, y);
  foot.position.set(x, 0, y);
  return { saucer, foot, label: label([x, 0, y]) } as Partial<SceneUfo> as SceneUfo;
}

const words = (some: Partial<Words>): Words => ({
  ...{ decided: [], later: [], kept: [], marks: [], ufos: [], names: [], fly: false },
  ...some,
});

test('a name gives way to a UFO that flies over it, stays where it is, and comes back', () => {
  const arrange = createWords();
  const name = label([0, 0, 0]);
  arrange(words({ names: [name], ufos: [ufoAt(8, 6)] }), sightOf());
  expect(name.isShown).toBe(true);
  arrange(words({ names: [name], ufos: [ufoAt(0.3, 0)], fly: true }), sightOf());
  expect(name).toMatchObject({ isShown: false, place: [0, 0, 0] });
  arrange(words({ names: [name], ufos: [ufoAt(-8, 6)], fly: true }), sightOf());
  expect(name.isShown).toBe(true);
});

test('names stand under no tool, and those that have no other place are not shown', () => {
  const arrange = createWords();
  const elsewhere: Label = { ...label([0, 0, 0]), or: [[5, 0, 5]] };
  const nowhere = label([0.5, 0, 0]);
  arrange(words({ names: [elsewhere, nowhere] }), sightOf([boxAround(0, 0, 60, 40)]));
  expect(elsewhere).toMatchObject({ isShown: true, place: [5, 0, 5] });
  expect(nowhere.isShown).toBe(false);
});

test('what comes later makes room for what is decided and for UFOs, or goes', () => {
  const arrange = createWords();
  const [decided, later] = [label([0, 0, 0]), label([0, 0, 0])];
  arrange(words({ decided: [decided], later: [later] }), sightOf());
  expect(decided.place).toEqual([0, 0, 0]);
  expect(later.isShown).toBe(true);
  expect(later.place).not.toEqual(decided.place);
  arrange(words({ decided: [decided], later: [later] }), sightOf([boxAround(0, 0, 399, 299)]));
  expect([decided.isShown, later.isShown]).toEqual([true, false]);
});

test('words stand where what they tell is so, or not at all', () => {
  const elsewhere: Label = { ...label([0, 0, 0]), or: [[5, 0, 5]] };
  const nowhere = label([-5, 0, -5]);
  const isTrue: Sight['isTrue'] = (_, [x]) => x > 0;
  createWords()(words({ names: [elsewhere, nowhere] }), { ...sightOf(), isTrue });
  expect(elsewhere).toMatchObject({ isShown: true, place: [5, 0, 5] });
  expect(nowhere.isShown).toBe(false);
});

test('when a crowd is gone, the words of a UFO come back to its side; while UFOs fly they stay', () => {
  const arrange = createWords();
  const [alone, ...others] = Array.from({ length: 10 }, () => ufoAt(0, 0));
  if (!alone) throw new Error('ten are there');
  arrange(words({ ufos: [alone] }), sightOf());
  const beside = alone.label.place;
  arrange(words({ ufos: [...others, alone] }), sightOf());
  const away = alone.label.place;
  expect(away).not.toEqual(beside);
  arrange(words({ ufos: [alone], fly: true }), sightOf());
  expect(alone.label.place).toEqual(away);
  arrange(words({ ufos: [alone] }), sightOf());
  expect(alone.label.place).toEqual(beside);
});

/** On the screen, as large as it is drawn. */
function boxOf({ place, width, height }: Label): Box {
  const { x, y } = seenAt(new Vector3(...place), sightOf().eye, size);
  return boxAround(x, y, width, height);
}

const isOver = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.high, other.high) - Math.max(one.low, other.low) > 2;

test('six UFOs in a crowd have a label each, none over another or over what is hit', () => {
  const crowd = [
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ].map(([x = 0, y = 0]) => ufoAt(x, y));
  const hit: Label = { ...label([-1, 0, 0]), width: 40, height: 40 };
  createWords()(words({ ufos: crowd, marks: [{ label: hit, by: 0.6 }] }), sightOf());
  const boxes = [...crowd.map(ufo => boxOf(ufo.label)), boxOf({ ...hit, width: 24, height: 24 })];
  const over = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other, more) => (isOver(one, other) ? [[index, index + 1 + more]] : [])),
  );
  expect(over).toEqual([]);
});
