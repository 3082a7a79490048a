import {
  type BufferGeometry,
  type Color,
  ConeGeometry,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  type MeshBasicMaterial,
  Quaternion,
  Vector3,
} from 'three';
import { STEPS } from './playback.ts';
import { mixed, type SceneColors } from './scene-colors.ts';
import type { TrackPaints } from './scene-paints.ts';
import { createPieces, heightOf, type Pieces, type Point } from './scene-shape.ts';
import {
  BEHIND,
  type DrawnStream,
  type Piece,
  type Room,
  START_LINE,
  type TrackModel,
} from './track-model.ts';

const GAP = 0.025;
const RULE = 0.035;
const SKIRT = 1.1;

/**
 * Everything that stands. Walls are seen from inside only, so that those nearest to the eye are never in the way: however
 * one turns the track, it lies open.
 */
export function trackGroup(model: TrackModel, colors: SceneColors, paints: TrackPaints): Group {
  const [solid, clear, both] = [createPieces(), createPieces(), createPieces()];
  for (const room of model.rooms) floor(room.over ? clear : solid, room, colors);
  for (const room of model.rooms.filter(({ over }) => over)) slab(clear, room, model, colors);
  for (const piece of model.pieces) stand(piece, model, solid, clear, both, colors);
  for (const stream of model.streams) streamMark(both, stream, colors.stream);
  if (model.tiles.some(({ id }) => id === 'start')) startLine(both, colors.text);

  const group = new Group();
  group.add(mesh(solid, paints.solid, 0), mesh(clear, paints.clear, 1), mesh(both, paints.both, 2));
  const spikes = spikesOf(model, colors.bad, paints.spikes);
  if (spikes) group.add(spikes);
  return group;
}

function mesh(pieces: Pieces, material: MeshBasicMaterial, order: number): Mesh {
  const made = new Mesh(pieces.made(), material);
  made.renderOrder = order;
  made.frustumCulled = false;
  return made;
}

function floor(pieces: Pieces, { x, y, floor: z, over }: Room, colors: SceneColors): void {
  const color = colors.elevation[z] ?? colors.text;
  const h = heightOf(z);
  const [left, top, right, bottom] = [x + GAP, y + GAP, x + 1 - GAP, y + 1 - GAP];
  pieces.quad(
    [left, h, bottom],
    [right, h, bottom],
    [right, h, top],
    [left, h, top],
    over ? color : mixed(color, colors.bg, 0.34),
    over ? 0.66 : 1,
  );
}

/** The slab of an overpass, seen from its sides. */
function slab(pieces: Pieces, room: Room, model: TrackModel, colors: SceneColors): void {
  const color = mixed(colors.elevation[room.floor] ?? colors.text, colors.bg, 0.5);
  for (const edge of ['N', 'E', 'S', 'W'] as const) {
    const [dx, dy] = BEHIND[edge];
    const goesOn = model.roomsAt(room.x + dx, room.y + dy).some(({ floor: other }) => other === room.floor);
    if (goesOn) continue;
    const [a, b] = ends(room.x, room.y, edge);
    upright(pieces, b, a, heightOf(room.floor) - 0.3, heightOf(room.floor), color, 0.9);
  }
}

type Foot = readonly [x: number, y: number];

/** The ends of an edge, so that what stands from the first to the second is seen from inside. */
function ends(x: number, y: number, edge: Piece['edge']): readonly [Foot, Foot] {
  switch (edge) {
    case 'N':
      return [
        [x, y],
        [x + 1, y],
      ];
    case 'E':
      return [
        [x + 1, y],
        [x + 1, y + 1],
      ];
    case 'S':
      return [
        [x + 1, y + 1],
        [x, y + 1],
      ];
    case 'W':
      return [
        [x, y + 1],
        [x, y],
      ];
  }
}

function upright(
  pieces: Pieces,
  a: Foot,
  b: Foot,
  low: number,
  high: number,
  color: Color,
  alpha: number,
): void {
  pieces.quad([a[0], low, a[1]], [b[0], low, b[1]], [b[0], high, b[1]], [a[0], high, a[1]], color, alpha);
}

function stand(
  piece: Piece,
  model: TrackModel,
  solid: Pieces,
  clear: Pieces,
  both: Pieces,
  colors: SceneColors,
): void {
  const { x, y, edge, low, high, kind } = piece;
  const [a, b] = ends(x, y, edge);
  const room = model.roomsAt(x, y).find(one => one.floor <= low && one.ceiling >= high);
  const isRise = room?.floor === low;
  const [bottom, top] = [heightOf(low), heightOf(high + 1)];
  switch (kind) {
    case 'step': {
      const above = colors.elevation[high + 1] ?? colors.text;
      if (isRise) upright(solid, a, b, bottom, top, mixed(above, colors.bg, 0.62), 1);
      else upright(clear, a, b, bottom, top, colors.wall, 0.12);
      return;
    }
    case 'finish':
      checks(both, a, b, bottom, top, colors);
      skirt(solid, a, b, bottom, colors);
      return;
    case 'opening':
      rules(clear, piece, colors, 0.35);
      if (isRise) skirt(solid, a, b, bottom, colors);
      return;
    case 'thin':
      if (piece.weak) weakWall(clear, a, b, bottom, top, colors.text);
      else upright(clear, a, b, bottom, top, colors.text, 0.3);
      rules(clear, piece, colors, 0.8);
      return;
    case 'wall':
      upright(clear, a, b, bottom, top, colors.wall, 0.13);
      rules(clear, piece, colors, 0.6);
      if (isRise && !room?.over) skirt(solid, a, b, bottom, colors);
      return;
  }
}

/** A line at every elevation, in its color: how high a wall is can be read off. */
function rules(pieces: Pieces, { x, y, edge, low, high }: Piece, colors: SceneColors, alpha: number): void {
  const [a, b] = ends(x, y, edge);
  for (let z = low; z <= high; z++) {
    const color = colors.elevation[z] ?? colors.text;
    const h = heightOf(z + 1);
    upright(pieces, a, b, h - RULE, h, color, z === high ? alpha : alpha * 0.6);
  }
}

/** Below the edge of a floor, seen from outside. */
function skirt(pieces: Pieces, a: Foot, b: Foot, bottom: number, colors: SceneColors): void {
  upright(pieces, b, a, bottom - SKIRT * 0.62, bottom - 0.05, colors.skirt, 1);
  upright(pieces, b, a, bottom - 0.05, bottom, colors.line, 1);
}

/** In bars, with gaps: it does not hold. */
function weakWall(pieces: Pieces, a: Foot, b: Foot, bottom: number, top: number, color: Color): void {
  const at = (part: number): Foot => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
  for (const from of [0.03, 0.39, 0.75]) upright(pieces, at(from), at(from + 0.22), bottom, top, color, 0.5);
}

const CHECKS = 4;
function checks(pieces: Pieces, a: Foot, b: Foot, bottom: number, top: number, colors: SceneColors): void {
  const at = (part: number): Foot => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
  const rows = Math.round((top - bottom) / 0.25);
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < CHECKS; i++) {
      const [low, high] = [
        bottom + (row / rows) * (top - bottom),
        bottom + ((row + 1) / rows) * (top - bottom),
      ];
      const color = (row + i) % 2 === 0 ? colors.text : colors.bg;
      const isRim = row === 0 || row === rows - 1;
      upright(pieces, at(i / CHECKS), at((i + 1) / CHECKS), low, high, color, isRim ? 0.95 : 0.24);
    }
}

function startLine(pieces: Pieces, color: Color): void {
  const h = heightOf(2) + 0.015;
  for (let x: number = START_LINE.from; x < START_LINE.to; x += 0.5)
    pieces.quad(
      [x + 0.06, h, START_LINE.y + 0.07],
      [x + 0.38, h, START_LINE.y + 0.07],
      [x + 0.38, h, START_LINE.y - 0.07],
      [x + 0.06, h, START_LINE.y - 0.07],
      color,
    );
}

/** One chevron more than there is speed; they lie on the floor, or climb and fall in the middle of the cell. */
function streamMark(pieces: Pieces, { x, y, dx, dy, dz, floor: z }: DrawnStream, color: Color): void {
  const [cx, cy] = [x + 0.5, y + 0.5];
  const h = heightOf(z) + 0.03;
  const along = Math.max(Math.abs(dx), Math.abs(dy));
  if (along > 0) {
    const [ux, uy] = [dx / along, dy / along];
    for (let i = 0; i <= along; i++) {
      const shift = (i - along / 2) * 0.24;
      chevron(pieces, color, (ahead, aside) => [
        cx + ux * (ahead + shift) - uy * aside,
        h,
        cy + uy * (ahead + shift) + ux * aside,
      ]);
    }
  }
  for (let i = 0; i <= Math.abs(dz); i++) {
    const base = h + 0.25 + i * 0.3;
    const sign = Math.sign(dz);
    if (dz === 0) break;
    for (const [ux, uy] of [
      [1, 0],
      [0, 1],
    ] as const)
      chevron(pieces, color, (ahead, aside) => [cx + ux * aside, base + sign * ahead, cy + uy * aside]);
  }
}

function chevron(pieces: Pieces, color: Color, at: (ahead: number, aside: number) => Point): void {
  for (const side of [1, -1])
    pieces.quad(at(0.1, 0), at(0.2, 0), at(0, 0.22 * side), at(-0.1, 0.22 * side), color, 0.95);
}

/** Bright on one side and dark on the other, so that it looks pointed. */
function coneGeometry(color: Color): BufferGeometry {
  const geometry = new ConeGeometry(0.1, 0.3, 6);
  const normals = geometry.getAttribute('normal');
  const shades: number[] = [];
  for (let i = 0; i < normals.count; i++) {
    const lit = 0.7 + 0.3 * normals.getX(i);
    shades.push(color.r * lit, color.g * lit, color.b * lit);
  }
  geometry.setAttribute('color', new Float32BufferAttribute(shades, 3));
  return geometry;
}

const TEETH = [0.25, 0.75] as const;

function spikesOf(model: TrackModel, color: Color, paint: MeshBasicMaterial): InstancedMesh | null {
  const spiked = model.pieces.filter(({ spikes }) => spikes);
  const count = spiked.reduce((total, { low, high }) => total + (high - low + 1) * TEETH.length, 0);
  if (count === 0) return null;
  const cones = new InstancedMesh(coneGeometry(color), paint, count);
  cones.frustumCulled = false;
  const place = new Matrix4();
  const turn = new Quaternion();
  const up = new Vector3(0, 1, 0);
  let index = 0;
  for (const { x, y, edge, low, high } of spiked) {
    const [a, b] = ends(x, y, edge);
    const out = STEPS[edge];
    const inward = new Vector3(-out.x, 0, -out.y);
    turn.setFromUnitVectors(up, inward);
    for (let z = low; z <= high; z++)
      for (const part of TEETH) {
        const at = new Vector3(a[0] + (b[0] - a[0]) * part, heightOf(z + 0.5), a[1] + (b[1] - a[1]) * part);
        place.compose(at.addScaledVector(inward, 0.15), turn, new Vector3(1, 1, 1));
        cones.setMatrixAt(index++, place);
      }
  }
  return cones;
}
