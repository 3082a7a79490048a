import { at } from '../../core/contract.ts';
import { LETTERS_OF } from './board.ts';
import { facing, type Lying, squareOf, touching } from './field.ts';
import { faceOf, lyingFace, type Opening, type TileFace, turned } from './tiles.ts';
import {
  FACES,
  type LaidTile,
  type Letter,
  type Lie,
  NUMBERS,
  ROTATIONS,
  type Setup,
  type TileId,
  type Track,
} from './types.ts';

export const START_TRACK: Track = {
  tiles: [{ tile: 'start', face: 'a', rotation: 0, x: 0, y: 0 }],
  gone: [],
  whole: false,
};

/** Every way to lay this tile next, once. [K5] [K6] [K7] [K8] */
export function* joints(track: Track, setup: Setup, tile: TileId): Generator<Lie> {
  for (const lie of near(track.tiles, tile)) if (fits(track.tiles, LETTERS_OF[setup], tile, lie)) yield lie;
}

export const mayLie = (track: Track, setup: Setup, tile: TileId, lie: Lie): boolean =>
  fits(track.tiles, LETTERS_OF[setup], tile, lie);

/** [X2] */
export const canBeLaid = (track: Track, setup: Setup, tile: TileId): boolean =>
  !isLaid(track.tiles, tile) && anyJoint(track.tiles, LETTERS_OF[setup], tile);

export const nextLetter = (track: Track, setup: Setup): Letter =>
  at(LETTERS_OF[setup], track.tiles.length - 1);

export function withTile(track: Track, setup: Setup, laid: LaidTile): Track {
  const tiles = [...track.tiles, laid];
  return { ...track, tiles, whole: tiles.length === LETTERS_OF[setup].length + 1 };
}

/** Ways to lie against an unused opening of the last tile, cell by cell, whatever else stands in the way. */
export function* near(tiles: readonly LaidTile[], tile: TileId): Generator<Lie> {
  const last = lying(at(tiles, -1));
  for (const here of unused(tiles))
    for (const face of FACES)
      for (const rotation of ROTATIONS) {
        const shape = turned(faceOf(tile, face), rotation);
        const there = shape.openings.find(({ edge }) => edge === facing(here.edge));
        if (!there) continue;
        for (let slide = here.from - there.to; slide <= here.to - there.from; slide++)
          yield { face, rotation, ...beside(last, here, shape, slide) };
      }
}

const isLaid = (tiles: readonly LaidTile[], tile: TileId): boolean => tiles.some(laid => laid.tile === tile);

function anyJoint(tiles: readonly LaidTile[], letters: readonly Letter[], tile: TileId): boolean {
  for (const lie of near(tiles, tile)) if (fits(tiles, letters, tile, lie)) return true;
  return false;
}

function fits(tiles: readonly LaidTile[], letters: readonly Letter[], tile: TileId, lie: Lie): boolean {
  const laid = { tile, ...lie };
  const next = lying(laid);
  if (!joins(tiles, next)) return false;
  if (tiles.some(other => overlaps(squareOf(lying(other)), squareOf(next)))) return false;
  return tiles.length === letters.length || leavesRoom([...tiles, laid], letters);
}

/** [K6] [K7] */
function joins(tiles: readonly LaidTile[], next: Lying): boolean {
  const last = lying(at(tiles, -1));
  const edge = touching(squareOf(last), squareOf(next));
  const here = unused(tiles).find(opening => opening.edge === edge);
  const there = next.face.openings.find(opening => edge && opening.edge === facing(edge));
  if (!here || !there) return false;
  const onX = here.edge === 'N' || here.edge === 'S';
  const shift = onX ? next.x - last.x : next.y - last.y;
  let passable = 0;
  for (let along = there.from; along <= there.to; along++) {
    const beyond = along + shift;
    if (beyond < here.from || beyond > here.to) continue;
    if (shareElevation(layersAt(last.face, here, beyond), layersAt(next.face, there, along))) passable++;
  }
  return tiles.length === 1 ? passable === there.to - there.from + 1 : passable > 0;
}

/** [K8] */
function leavesRoom(tiles: readonly LaidTile[], letters: readonly Letter[]): boolean {
  const letter = at(letters, tiles.length - 1);
  return NUMBERS.some(number => {
    const tile: TileId = `${letter}${number}`;
    return !isLaid(tiles, tile) && anyJoint(tiles, letters, tile);
  });
}

/** Openings of the last tile that join nothing. */
function unused(tiles: readonly LaidTile[]): readonly Opening[] {
  const last = lying(at(tiles, -1));
  const before = tiles.at(-2);
  const used = before && touching(squareOf(last), squareOf(lying(before)));
  return last.face.openings.filter(({ edge }) => edge !== used);
}

function beside(last: Lying, { edge }: Opening, { size }: TileFace, slide: number): Pick<Lie, 'x' | 'y'> {
  switch (edge) {
    case 'N':
      return { x: last.x + slide, y: last.y - size };
    case 'S':
      return { x: last.x + slide, y: last.y + last.face.size };
    case 'W':
      return { x: last.x - size, y: last.y + slide };
    case 'E':
      return { x: last.x + last.face.size, y: last.y + slide };
  }
}

const lying = (laid: LaidTile): Lying => ({ face: lyingFace(laid), x: laid.x, y: laid.y });

type Square = ReturnType<typeof squareOf>;

const overlaps = (one: Square, other: Square): boolean =>
  one.x < other.x + other.size &&
  other.x < one.x + one.size &&
  one.y < other.y + other.size &&
  other.y < one.y + one.size;

type Layers = TileFace['layers'][number][number];

function layersAt({ layers, size }: TileFace, { edge }: Opening, along: number): Layers {
  const far = size - 1;
  if (edge === 'N' || edge === 'S') return layers[edge === 'N' ? 0 : far]?.[along] ?? [];
  return layers[along]?.[edge === 'W' ? 0 : far] ?? [];
}

const shareElevation = (some: Layers, others: Layers): boolean =>
  some.some(([floor, ceiling]) => others.some(([low, high]) => floor <= high && low <= ceiling));
