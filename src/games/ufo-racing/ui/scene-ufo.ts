import {
  type BufferGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  LatheGeometry,
  Mesh,
  Vector2,
} from 'three';
import type { Look } from '../../../core/players.ts';
import { HIGHEST } from '../board.ts';
import { RISE } from './camera.ts';
import type { SceneColors } from './scene-colors.ts';
import { type Label, ufoLabel } from './scene-labels.ts';
import type { Paints } from './scene-paints.ts';
import { createPieces, heightOf, middleOf } from './scene-shape.ts';
import { roomUnder, type TrackModel } from './track-model.ts';
import type { DrawnUfo } from './track-shown.ts';

/** A UFO with its footprint, its shadow and a pole down to the floor, which has a tick for every elevation. */
export interface SceneUfo {
  readonly group: Group;
  readonly look: Look;
  readonly label: Label;
  /** What is written on the label, by elevation: nothing is made anew while it flies up and down. */
  readonly written: Map<number, HTMLCanvasElement>;
  readonly saucer: Mesh;
  readonly foot: Mesh;
  readonly pole: Mesh;
  readonly ticks: Mesh;
}

const TICK_VERTICES = 6;

export function createUfo(ufo: DrawnUfo, colors: SceneColors, { hull, shade, onTop }: Paints): SceneUfo {
  const seat = colors.seat[ufo.look] ?? colors.text;
  const saucer = new Mesh(saucerGeometry(seat), hull);
  const behind = new Mesh(saucer.geometry, shade);
  saucer.add(behind);
  // What stands in a pit shows through the floor before it, else nobody would see how deep it is.
  const foot = new Mesh(footGeometry(seat), onTop);
  const pole = new Mesh(poleGeometry(colors.text), onTop);
  const ticks = new Mesh(ticksGeometry(colors.text), onTop);
  for (const [index, part] of [foot, pole, ticks, behind, saucer].entries()) {
    part.renderOrder = 10 + index;
    part.frustumCulled = false;
  }
  const label = ufoLabel(ufo.look, Math.round(ufo.z), middleOf(ufo), colors);
  const group = new Group();
  group.add(foot, pole, ticks, saucer);
  const written = new Map([[Math.round(ufo.z), label.picture]]);
  return { group, look: ufo.look, label, written, saucer, foot, pole, ticks };
}

/** Where it is now, and what is written of it. */
export function moveUfo(made: SceneUfo, ufo: DrawnUfo, model: TrackModel, colors: SceneColors): void {
  const [x, height, y] = middleOf(ufo);
  const floor = heightOf(roomUnder(model, ufo)?.floor ?? ufo.z);
  const above = Math.max(0.01, height - floor);
  made.saucer.position.set(x, height, y);
  made.foot.position.set(x, floor + 0.02, y);
  made.pole.position.set(x, floor, y);
  made.pole.scale.y = above;
  made.ticks.position.set(x, floor, y);
  made.ticks.geometry.setDrawRange(0, TICK_VERTICES * Math.floor(above / RISE));
  write(made, Math.round(ufo.z), colors);
}

function write({ label, written, look }: SceneUfo, z: number, colors: SceneColors): void {
  const picture = written.get(z) ?? ufoLabel(look, z, [0, 0, 0], colors).picture;
  written.set(z, picture);
  label.picture = picture;
}

export function disposeUfo({ group, saucer, foot, pole, ticks }: SceneUfo): void {
  for (const part of [saucer, foot, pole, ticks]) part.geometry.dispose();
  group.removeFromParent();
}

const PROFILE = [
  [0, -0.13],
  [0.2, -0.12],
  [0.42, -0.02],
  [0.44, 0.02],
  [0.3, 0.09],
  [0.22, 0.11],
  [0.2, 0.2],
  [0.13, 0.28],
  [0, 0.31],
] as const;

/** Painted as if lit from above: dark below, the dome of dark glass. */
function saucerGeometry(seat: Color): BufferGeometry {
  const geometry = new LatheGeometry(
    PROFILE.map(([radius, height]) => new Vector2(radius, height)),
    28,
  );
  const normals = geometry.getAttribute('normal');
  const positions = geometry.getAttribute('position');
  const glass = new Color(0x0b141f);
  const colors: number[] = [];
  for (let i = 0; i < positions.count; i++) {
    const lit = 0.62 + 0.38 * Math.max(-0.6, normals.getY(i) * 0.8 + normals.getX(i) * 0.2);
    const isDome = positions.getY(i) > 0.12;
    const color = isDome ? glass.clone().lerp(seat, 0.12 + 0.3 * lit) : seat.clone().multiplyScalar(lit);
    colors.push(color.r, color.g, color.b, 1);
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 4));
  geometry.deleteAttribute('uv');
  return geometry;
}

function footGeometry(seat: Color): BufferGeometry {
  const pieces = createPieces();
  const inside = 0.46;
  pieces.quad(
    [-inside, 0, inside],
    [inside, 0, inside],
    [inside, 0, -inside],
    [-inside, 0, -inside],
    seat,
    0.36,
  );
  for (const side of [-1, 1]) {
    pieces.beam([-inside, 0, inside * side], [inside, 0, inside * side], 0.05, seat);
    pieces.beam([inside * side, 0, -inside], [inside * side, 0, inside], 0.05, seat);
  }
  const black = new Color(0, 0, 0);
  const round = 20;
  for (let i = 0; i < round; i++) {
    const [from, to] = [(i / round) * Math.PI * 2, ((i + 1) / round) * Math.PI * 2];
    pieces.triangle(
      [0, 0.01, 0],
      [Math.cos(from) * 0.3, 0.01, Math.sin(from) * 0.3],
      [Math.cos(to) * 0.3, 0.01, Math.sin(to) * 0.3],
      black,
      0.5,
    );
  }
  return pieces.made();
}

/** One cell high; stretched to what it must be. */
function poleGeometry(color: Color): BufferGeometry {
  const pieces = createPieces();
  const thick = 0.022;
  pieces.quad([-thick, 0, 0], [thick, 0, 0], [thick, 1, 0], [-thick, 1, 0], color);
  pieces.quad([0, 0, -thick], [0, 0, thick], [0, 1, thick], [0, 1, -thick], color);
  return pieces.made();
}

function ticksGeometry(color: Color): BufferGeometry {
  const pieces = createPieces();
  for (let z = 1; z <= HIGHEST; z++) {
    const [side, height] = [0.11, z * RISE];
    pieces.quad(
      [-side, height, side],
      [side, height, side],
      [side, height, -side],
      [-side, height, -side],
      color,
    );
  }
  return pieces.made();
}
