import { type OrthographicCamera, Vector3 } from 'three';
import { groundAxes, radians, type SceneCamera, type Size } from './camera.ts';
import type { Label } from './scene-labels.ts';
import { type Box, boxAround, createRoom, type Room, seenAt } from './scene-room.ts';
import type { Point } from './scene-shape.ts';
import type { SceneUfo } from './scene-ufo.ts';

/** All words of the scene, by who gives way to whom. */
export interface Words {
  /** Of what is being decided: they make room for UFOs only. */
  readonly decided: readonly Label[];
  /** Of what comes later: near its place, where there is room at all. */
  readonly later: readonly Label[];
  /** Places that stay free. */
  readonly kept: readonly Point[];
  /** What stays where it is, drawn so much larger or smaller than it was made. */
  readonly marks: readonly { readonly label: Label; readonly by: number }[];
  readonly ufos: readonly SceneUfo[];
  /** Of the track: shown where nothing else is. */
  readonly names: readonly Label[];
  /** While UFOs fly, names stay where they are, and out of their way: nothing else is to move. */
  readonly fly: boolean;
}

export interface Sight {
  readonly eye: OrthographicCamera;
  readonly camera: SceneCamera;
  readonly size: Size;
  /** What lies over the drawing. */
  readonly covered: readonly Box[];
  /** How long a pixel of a label is, in cells. */
  readonly unit: number;
  /** Whether what a label tells there is so. */
  readonly isTrue: (label: Label, at: Point) => boolean;
}

/** Where the words of a UFO can stand: so many halves of their own size to the right and up, and cells to the right. */
const BESIDE_UFO: readonly Place[] = [
  { right: 1, up: 0.15, cells: 0.5 },
  { right: -1, up: 0.15, cells: -0.5 },
  { right: 1, up: 1.5, cells: 0.35 },
  { right: 1, up: -1.5, cells: 0.35 },
  { right: -1, up: 1.5, cells: -0.35 },
  { right: -1, up: -1.5, cells: -0.35 },
  { right: 0, up: 2.6, cells: 0 },
  { right: 1, up: 3, cells: 0.35 },
  { right: -1, up: 3, cells: -0.35 },
  // In a crowd, a little away rather than over another one: shape and color say whose it is.
  { right: 0, up: -3, cells: 0 },
  { right: 1, up: -3.2, cells: 0.35 },
  { right: -1, up: -3.2, cells: -0.35 },
  { right: 3.2, up: 0.15, cells: 0.5 },
  { right: -3.2, up: 0.15, cells: -0.5 },
  { right: 0, up: 4.8, cells: 0 },
  { right: 3.2, up: 2.4, cells: 0.35 },
  { right: -3.2, up: 2.4, cells: -0.35 },
  { right: 3.2, up: -2.2, cells: 0.35 },
  { right: -3.2, up: -2.2, cells: -0.35 },
  { right: 0, up: -5.2, cells: 0 },
  { right: 2.2, up: 4.8, cells: 0 },
  { right: -2.2, up: 4.8, cells: 0 },
];

const NEAR_PLACE: readonly Place[] = [
  { right: 0, up: 0, cells: 0 },
  { right: 0, up: 1.6, cells: 0 },
  { right: 1.2, up: 0.8, cells: 0 },
  { right: -1.2, up: 0.8, cells: 0 },
  { right: 0, up: -2.4, cells: 0 },
  { right: 1.2, up: -1.2, cells: 0.5 },
  { right: -1.2, up: -1.2, cells: -0.5 },
  { right: 0, up: 3.6, cells: 0 },
  { right: 0, up: -4.4, cells: 0 },
];

/** Farther places of a UFO's words are for a crowd: when it is gone, they come back. */
const AT_HAND = 9;

interface Place {
  readonly right: number;
  readonly up: number;
  readonly cells: number;
}

/** Puts words where they can be read, none over another; what stands well stays there. */
export function createWords(): (words: Words, sight: Sight) => void {
  const last = new WeakMap<Label, number>();
  const standing = new WeakSet<Label>();

  /** At the first place that is free, beginning with the one of before; where none is, `or` says what happens. */
  const put = (
    label: Label,
    places: readonly Point[],
    room: Room,
    sight: Sight,
    { or = 'stays', keeps = true }: { readonly or?: 'stays' | 'goes'; readonly keeps?: boolean } = {},
  ): void => {
    const before = last.get(label) ?? 0;
    const order = keeps || before < AT_HAND ? [before, ...places.keys()] : [...places.keys()];
    const found = order.find(index => {
      const at = places[index];
      return at !== undefined && room.isFree(boxOf(label, at, sight)) && sight.isTrue(label, at);
    });
    const index = found ?? before;
    last.set(label, index);
    const at = places[index] ?? label.at;
    label.place = at;
    label.isShown = found !== undefined || or === 'stays';
    if (label.isShown) {
      standing.add(label);
      room.take(boxOf(label, at, sight));
    } else standing.delete(label);
  };

  return ({ decided, later, kept, marks, ufos, names, fly }, sight) => {
    const room = createRoom(sight.size);
    for (const box of sight.covered) room.take(box);
    const { cell } = sight.camera;
    const keep = (at: Vector3, wide: number, high: number) => {
      const { x, y } = seenAt(at, sight.eye, sight.size);
      room.take(boxAround(x, y, cell * wide, cell * high));
    };
    for (const { saucer } of ufos) keep(saucer.position, 0.9, 0.4);
    for (const at of kept) keep(met.set(...at), 0.4, 0.4);
    for (const { label, by } of marks) {
      const [width, height] = [label.width * by, label.height * by];
      room.take(boxOf({ ...label, width, height }, label.place, sight));
    }
    for (const label of decided) put(label, around(label, label.at, NEAR_PLACE, sight), room, sight);
    for (const { label, saucer } of ufos) {
      const { x, y, z } = saucer.position;
      put(label, around(label, [x, y, z], BESIDE_UFO, sight), room, sight, { keeps: fly });
    }
    for (const label of later)
      put(label, around(label, label.at, NEAR_PLACE, sight), room, sight, { or: 'goes' });
    if (fly) {
      for (const label of names)
        label.isShown =
          standing.has(label) &&
          room.isFree(boxOf(label, label.place, sight)) &&
          sight.isTrue(label, label.place);
      return;
    }
    for (const { foot, saucer } of ufos) {
      keep(foot.position, 1.2, 0.6);
      keep(met.addVectors(foot.position, saucer.position).divideScalar(2), 0.2, 0.6);
    }
    for (const label of names) put(label, [label.at, ...(label.or ?? [])], room, sight, { or: 'goes' });
  };
}

/** On the screen. */
function boxOf({ width, height }: Label, at: Point, { eye, size, unit, camera: { cell } }: Sight): Box {
  const { x, y } = seenAt(met.set(...at), eye, size);
  return boxAround(x, y, width * unit * cell, height * unit * cell);
}

const met = new Vector3();

function around(label: Label, [x, height, y]: Point, places: readonly Place[], sight: Sight): Point[] {
  const { camera, unit } = sight;
  const [right] = groundAxes(camera.azimuth);
  const upright = Math.cos(radians(camera.tilt));
  return places.map((place): Point => {
    const across = (place.right * label.width * unit) / 2 + place.cells;
    const up = (place.up * label.height * unit) / 2 / upright;
    return [x + right.x * across, height + up, y + right.y * across];
  });
}
