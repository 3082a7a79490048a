import { DoubleSide, type MeshBasicMaterial } from 'three';
import { expect, test } from 'vitest';
import { createPaints } from './scene-paints.ts';

test('nothing is drawn twice in a frame', () => {
  const { track, ghost, onTop, hull, shade } = createPaints();
  const all: Readonly<Record<string, MeshBasicMaterial>> = {
    ...track,
    ...Object.fromEntries(Object.entries(ghost).map(([name, paint]) => [`ghost ${name}`, paint])),
    onTop,
    hull,
    shade,
  };
  const twice = Object.entries(all).filter(
    ([, { transparent, side, forceSinglePass }]) => transparent && side === DoubleSide && !forceSinglePass,
  );
  expect(twice.map(([name]) => name)).toEqual([]);
});
