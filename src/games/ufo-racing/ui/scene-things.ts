import { type Color, Group, Mesh, type Object3D } from 'three';
import type { LaidTile, Spot } from '../types.ts';
import { STEPS } from './playback.ts';
import type { SceneColors } from './scene-colors.ts';
import {
  burstLabel,
  type Label,
  nameLabel,
  planLabel,
  smallLabel,
  tileLabel,
  zoneLabel,
} from './scene-labels.ts';
import type { Paints } from './scene-paints.ts';
import { createPieces, heightOf, middleOf, type Pieces, type Point } from './scene-shape.ts';
import { trackGroup } from './scene-track.ts';
import {
  BEHIND,
  type DrawnTile,
  roomUnder,
  type TrackModel,
  tileModel,
  tileSize,
  type Zone,
} from './track-model.ts';
import type { Choice, PlannedPath, Shown } from './track-shown.ts';
import * as text from './track-text.ts';

/** Something that is drawn anew when what it shows has changed. */
export interface Things {
  readonly group: Group;
  readonly labels: readonly Label[];
  /** Of what comes after this turn. */
  readonly later?: readonly Label[];
  /** What stays where it is, whatever is under it. */
  readonly marks?: readonly Label[];
  /** Where no words should stand. */
  readonly kept?: readonly Point[];
}

export function disposeThings({ group }: Things): void {
  group.traverse(part => {
    if (part instanceof Mesh) part.geometry.dispose();
  });
  group.removeFromParent();
}

/** Numbers of the zones and names of the tiles. */
export function namesOf(model: TrackModel, colors: SceneColors): readonly Label[] {
  const zones = model.zones.map(zone => zoneLabel(zone.floor, zone.ceiling, placesIn(zone), colors));
  const tiles = model.tiles
    .filter(({ id }) => id !== 'start')
    .map(tile => tileLabel(`${tile.id} ${tile.name}`, besideOf(tile), colors));
  const finishes = model.finishes.map(({ x, y, edge }) => {
    const [dx, dy] = BEHIND[edge];
    return nameLabel(text.FINISH, [x + dx * 0.8, heightOf(2), y + dy * 0.8], colors);
  });
  return [...zones, ...finishes, ...tiles];
}

const MOST_PLACES = 9;

/** Where the numbers of a zone can stand: in its middle, else elsewhere in it. */
function placesIn({ middle, rooms, over }: Zone): readonly Point[] {
  const every = Math.ceil(rooms.length / MOST_PLACES);
  const others = rooms.filter((room, index) => index % every === 0 && room.over === over);
  return [middle, ...others].map(({ x, y, floor }) => [
    x + 0.5,
    heightOf(floor) + (over ? 0.3 : 0.05),
    y + 0.5,
  ]);
}

const OUTSIDE = 1.4;

/** At the ends of its free sides: openings are nearer to their middle. */
const besideOf = ({ x, y, size, free }: DrawnTile): readonly Point[] =>
  free.flatMap(edge =>
    [1, -1].map((end): Point => {
      const [dx, dy] = BEHIND[edge];
      const [away, aside] = [size / 2 + OUTSIDE, (size / 2 - 1) * end];
      return [
        x + size / 2 + dx * away + Math.abs(dy) * aside,
        heightOf(1),
        y + size / 2 + dy * away + Math.abs(dx) * aside,
      ];
    }),
  );

/** This turn in amber, with a thread down to the floor from every cell; the turn after in dots. */
export function pathThings(
  path: PlannedPath,
  model: TrackModel,
  colors: SceneColors,
  paints: Paints,
): Things {
  const pieces = createPieces();
  const labels: Label[] = [];
  const later: Label[] = [];
  const last = path.points.at(-1);
  along(path.points, (from, to) => pieces.beam(from, to, 0.1, colors.amber));
  for (const spot of cellsAlong(path.points)) thread(pieces, spot, model, colors.amber);
  if (last) {
    dots([last, ...path.next], at => knot(pieces, at, 0.05, colors.text));
    ring(pieces, last, colors.amber);
    const floor = heightOf(roomUnder(model, last)?.floor ?? last.z) + 0.03;
    outline(pieces, last.x, last.y, 1, floor, colors.amber);
    const [x, height, y] = middleOf(last);
    if (path.points.length > 1) labels.push(planLabel(last.z, [x, height + 0.4, y], colors));
  }
  const after = path.next.at(-1);
  if (after) {
    const [x, height, y] = middleOf(after);
    later.push(smallLabel(`${text.NEXT_TURN}, ${after.z}`, [x, height + 0.35, y], colors));
    knot(pieces, middleOf(after), 0.16, colors.text);
  }
  const marks = path.collision ? [burstLabel('', colors, hitPoint(path.collision))] : [];
  const kept = cellsAlong(path.points).map(middleOf);
  return { group: grouped(onTop(pieces, paints)), labels, later, marks, kept };
}

/** Where a UFO touches what it hits. */
function hitPoint({ at, direction }: NonNullable<PlannedPath['collision']>): Point {
  const { x, y, z } = STEPS[direction];
  return middleOf({ x: at.x + x * 0.45, y: at.y + y * 0.45, z: at.z + z * 0.45 });
}

/** What can be chosen, and a UFO that could be placed. */
export function choiceThings(shown: Shown, colors: SceneColors, paints: Paints): Things {
  const pieces = createPieces();
  const labels: Label[] = [];
  for (const choice of shown.choices) {
    const isChosen = choice.key === shown.chosen;
    const height = choiceHeight(choice, shown.model);
    plate(pieces, choice, height, colors.amber, isChosen ? 0.6 : choice.size > 1 ? 0.05 : 0.24);
    outline(pieces, choice.x, choice.y, choice.size, height, colors.amber, isChosen ? 1 : 0.6);
  }
  if (shown.ghost) {
    const [x, height, y] = middleOf(shown.ghost);
    ring(pieces, shown.ghost, colors.amber);
    thread(pieces, shown.ghost, shown.model, colors.amber);
    labels.push(planLabel(shown.ghost.z, [x, height + 0.45, y], colors));
  }
  return { group: grouped(onTop(pieces, paints)), labels, kept: shown.ghost ? [middleOf(shown.ghost)] : [] };
}

/** A tile that could lie here, as it would stand. */
export function tileThings(laid: LaidTile, colors: SceneColors, paints: Paints): Things {
  const model = tileModel(laid);
  const track = trackGroup(model, colors, paints.ghost);
  const pieces = createPieces();
  outline(pieces, laid.x, laid.y, tileSize(laid), heightOf(model.rooms[0]?.floor ?? 2), colors.amber);
  return { group: grouped(onTop(pieces, paints), track), labels: namesOf(model, colors) };
}

/** Just over the floor; a tile has none yet. */
export const choiceHeight = ({ x, y }: Choice, model: TrackModel): number =>
  heightOf(model.roomsAt(x, y)[0]?.floor ?? 2) + 0.03;

function grouped(...parts: readonly Object3D[]): Group {
  const group = new Group();
  group.add(...parts);
  return group;
}

/** Never hidden by what stands before it: it is what one looks for. */
function onTop(pieces: Pieces, paints: Paints): Mesh {
  const mesh = new Mesh(pieces.made(), paints.onTop);
  mesh.renderOrder = 8;
  mesh.frustumCulled = false;
  return mesh;
}

function along(points: readonly Spot[], draw: (from: Point, to: Point) => void): void {
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index];
    if (from) draw(middleOf(from), middleOf(to));
  }
}

/** Every cell and elevation between the first point and the last. */
function cellsAlong(points: readonly Spot[]): readonly Spot[] {
  const cells: Spot[] = [];
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index];
    if (!from || (from.x === to.x && from.y === to.y)) continue;
    const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
    for (let i = 1; i <= steps; i++)
      cells.push({
        x: from.x + ((to.x - from.x) * i) / steps,
        y: from.y + ((to.y - from.y) * i) / steps,
        z: to.z,
      });
  }
  return cells;
}

function dots(points: readonly Spot[], draw: (at: Point) => void): void {
  along(points, (from, to) => {
    const length = Math.hypot(...from.map((value, i) => (to[i] ?? value) - value));
    const count = Math.round(length / 0.22);
    for (let i = 1; i <= count; i++) {
      const mix = (axis: 0 | 1 | 2) => from[axis] + ((to[axis] - from[axis]) * i) / count;
      draw([mix(0), mix(1), mix(2)]);
    }
  });
}

function thread(pieces: Pieces, spot: Spot, model: TrackModel, color: Color): void {
  const [x, height, y] = middleOf(spot);
  const floor = heightOf(roomUnder(model, spot)?.floor ?? spot.z);
  knot(pieces, [x, height, y], 0.16, color);
  for (let h = floor; h < height - 0.1; h += 0.2) pieces.beam([x, h, y], [x, h + 0.08, y], 0.03, color, 0.8);
}

const knot = (pieces: Pieces, at: Point, thick: number, color: Color): void =>
  pieces.beam(at, at, thick, color);

function ring(pieces: Pieces, spot: Spot, color: Color): void {
  const [x, height, y] = middleOf(spot);
  const parts = 24;
  const at = (part: number, radius: number): Point => [
    x + Math.cos((part / parts) * Math.PI * 2) * radius,
    height,
    y + Math.sin((part / parts) * Math.PI * 2) * radius,
  ];
  for (let i = 0; i < parts; i++) {
    pieces.triangle([x, height, y], at(i, 0.42), at(i + 1, 0.42), color, 0.22);
    if (i % 2 === 0) pieces.quad(at(i, 0.4), at(i, 0.47), at(i + 1, 0.47), at(i + 1, 0.4), color);
  }
}

function plate(
  pieces: Pieces,
  { x, y, size }: Pick<Choice, 'x' | 'y' | 'size'>,
  height: number,
  color: Color,
  alpha: number,
): void {
  const [left, top, right, bottom] = [x + 0.06, y + 0.06, x + size - 0.06, y + size - 0.06];
  pieces.quad(
    [left, height, bottom],
    [right, height, bottom],
    [right, height, top],
    [left, height, top],
    color,
    alpha,
  );
}

function outline(
  pieces: Pieces,
  x: number,
  y: number,
  size: number,
  height: number,
  color: Color,
  alpha = 1,
): void {
  const [left, top, right, bottom] = [x + 0.06, y + 0.06, x + size - 0.06, y + size - 0.06];
  for (const side of [top, bottom])
    pieces.beam([left, height, side], [right, height, side], 0.05, color, alpha);
  for (const side of [left, right])
    pieces.beam([side, height, top], [side, height, bottom], 0.05, color, alpha);
}
