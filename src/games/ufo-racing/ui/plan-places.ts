import { at } from '../../../core/contract.ts';
import type { Edge, Spot } from '../types.ts';
import type { PlanCamera, Size } from './camera.ts';
import { STEPS } from './playback.ts';
import { type Box, boxAround } from './scene-room.ts';
import { BEHIND, type DrawnTile, roomUnder, START_LINE, type TrackModel, type Zone } from './track-model.ts';
import { type DrawnUfo, end, type PlannedPath } from './track-shown.ts';
import * as text from './track-text.ts';

/** Units of the drawing for a cell. */
export const CELL = 40;

/** How far an elevation above the floor lifts a UFO off its footprint. */
export const LIFT = 4.2;

/** Where a word can stand: beside a point of the track, or around it. */
export interface Place {
  /** In cells. */
  readonly x: number;
  readonly y: number;
  /** From there, in units of letters. */
  readonly dx: number;
  readonly dy: number;
  /** In the same units. */
  readonly width: number;
  readonly height: number;
  /** 1 to the right of that point, -1 to its left, 0 around it. */
  readonly to: -1 | 0 | 1;
  /** Fewer words than elsewhere. */
  readonly brief?: boolean;
}

export interface PlanSight {
  readonly camera: PlanCamera;
  readonly size: Size;
  /** What lies over the drawing. */
  readonly covered: readonly Box[];
  /** How much larger words, and UFOs, are drawn than the cells ask for. */
  readonly grow: number;
  readonly hull: number;
}

type Cell = Omit<Spot, 'z'>;
type Letters = Pick<Place, 'width' | 'height'>;

const NUMBER: Letters = { width: 14, height: 17 };
const ZONE: Letters = { width: 34, height: 18 };
const FINISH: Letters = { width: 44, height: 25 };
const START: Letters = { width: 31, height: 22 };

/** Generous: a word that is said to be shorter than it is would lie over the next one. */
const nameLetters = (words: string): Letters => ({ width: words.length * 8.4 + 2, height: 27 });
const nextLetters = (words: string): Letters => ({ width: words.length * 5.6, height: 15 });

const middle = ({ x, y }: Cell): Cell => ({ x: x + 0.5, y: y + 0.5 });

const beside = (point: Cell, to: Place['to'], dx: number, dy: number, letters: Letters): Place => ({
  ...{ x: point.x, y: point.y, to, dx, dy },
  ...letters,
});

/** On the screen. */
export function boxOf({ x, y, dx, dy, width, height, to }: Place, { camera, grow }: PlanSight): Box {
  const letter = (grow * camera.cell) / CELL;
  return boxAround(
    (x - camera.x) * camera.cell + (dx + (to * width) / 2) * letter,
    -(y - camera.y) * camera.cell - dy * letter,
    width * letter,
    height * letter,
  );
}

const boxAt = (
  { x, y }: Cell,
  width: number,
  height: number,
  { camera: { x: left, y: top, cell } }: PlanSight,
) => boxAround((x - left) * cell, -(y - top) * cell, width * cell, height * cell);

/** Words of what is not on the screen do not stand at its edge. */
export const isInSight = (cell: Cell, { camera, size }: PlanSight): boolean =>
  Math.abs(cell.x + 0.5 - camera.x) * camera.cell < size.width / 2 &&
  Math.abs(cell.y + 0.5 - camera.y) * camera.cell < size.height / 2;

/** The sign in the middle of a UFO, and all of it, in units of the drawing. */
export const SIGN = { width: 18, height: 16 } as const;
export const WHOLE = { width: 31, height: 21 } as const;

export const aboveFloor = (model: TrackModel, ufo: Spot): number =>
  ufo.z - (roomUnder(model, ufo)?.floor ?? ufo.z);

export function hullBox(ufo: DrawnUfo, model: TrackModel, part: Letters, sight: PlanSight): Box {
  const unit = sight.hull / CELL;
  const { x, y } = middle(ufo);
  const up = aboveFloor(model, ufo) * LIFT * unit;
  return boxAt({ x, y: y - up }, part.width * unit, part.height * unit, sight);
}

/** How large what would be hit is drawn, beside what is hit. */
export const MARK = 0.7;
const BURST = 26;
const RING = 12;

/** Where a UFO would touch what it hits. */
export const touchOf = ({ at: { x, y }, direction }: NonNullable<PlannedPath['collision']>): Cell => ({
  x: x + STEPS[direction].x * 0.5,
  y: y + STEPS[direction].y * 0.5,
});

/** What is drawn of a path beside its lines: where it ends, and where something is hit. */
export function marksOf(path: PlannedPath, sight: PlanSight): Box[] {
  const [last, next] = [end(path), path.next.at(-1)];
  const [unit, ring, burst] = [
    sight.hull / CELL,
    (RING * sight.grow) / CELL,
    (BURST * MARK * sight.hull) / CELL,
  ];
  return [
    ...(last ? [boxAt(middle(last), SIGN.width * unit, SIGN.height * unit, sight)] : []),
    ...(next ? [boxAt(middle(next), ring, ring, sight)] : []),
    ...(path.collision ? [boxAt(middle(touchOf(path.collision)), burst, burst, sight)] : []),
  ];
}

/** Of a stream up or down there is a number too. */
const CLIMB = 26;
export const MOST_GROWN = 1.5;

export const climbsOf = ({ streams }: TrackModel, sight: PlanSight): Box[] => {
  const wide = (CLIMB * Math.min(MOST_GROWN, sight.grow)) / CELL;
  return streams.filter(({ dz }) => dz !== 0).map(stream => boxAt(middle(stream), wide, wide, sight));
};

/** All of them, with what shows where they lead. */
export const streamsOf = ({ streams }: TrackModel, sight: PlanSight): Box[] =>
  streams.map(stream => boxAt(middle(stream), 2 * CHEVRON, 2 * CHEVRON, sight));

const LINE = 0.16;

/** Every leg of a path lies along an axis. */
export const linesOf = (path: PlannedPath, sight: PlanSight): Box[] =>
  legsOf([...path.points, ...path.next]).map(([one, other]) =>
    boxAt(
      middle({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }),
      Math.abs(one.x - other.x) + LINE,
      Math.abs(one.y - other.y) + LINE,
      sight,
    ),
  );

const legsOf = (points: readonly Spot[]): (readonly [Spot, Spot])[] =>
  points.slice(1).map((point, index) => [at(points, index), point]);

/** How far beside a UFO its elevation stands, and how much higher, in units of the drawing. */
const ASIDE = 19;
const HIGHER = 4;
const STEP = NUMBER.height;

/** Beside something that is drawn like a UFO, so much above its cell. */
function numberPlaces(cell: Cell, lift: number, rows: readonly number[], hull: number): Place[] {
  const { x, y } = middle(cell);
  return rows.flatMap(row =>
    [1, -1].map(side =>
      beside(
        { x: x + (side * ASIDE * hull) / CELL, y: y - ((lift + HIGHER) * hull) / CELL },
        ...([0, 0, row * STEP, NUMBER] as const),
      ),
    ),
  );
}

const ROWS = [0, 1, -1, 2, -2, 3];

/** The elevation of a UFO. The highest of a cell comes first, those under it stand below. */
export function ufoPlaces(
  ufo: DrawnUfo,
  model: TrackModel,
  higher: readonly DrawnUfo[],
  { hull }: PlanSight,
): Place[] {
  const places = numberPlaces(ufo, aboveFloor(model, ufo) * LIFT, ROWS, hull);
  if (higher.length === 0) return places;
  const [right, left] = [
    places.filter((_, index) => index % 2 === 0),
    places.filter((_, index) => index % 2 === 1),
  ];
  return [...right.slice(0, 2), ...left.slice(0, 2), ...right.slice(2), ...left.slice(2)];
}

/** The elevation where a path ends, or where a UFO could begin. */
export const endPlaces = (spot: Cell, { hull }: PlanSight): Place[] => [
  ...numberPlaces(spot, 0, ROWS, hull),
  ...[-1.4, 1.4].map(row => beside(middle(spot), 0, 0, row * STEP, NUMBER)),
];

/** Where the elevation changes on the way. */
export const turnsOf = ({ points }: PlannedPath): readonly Spot[] =>
  points.slice(1, -1).filter((point, index) => points[index]?.z !== point.z);

export const turnPlaces = (spot: Cell): Place[] =>
  [
    [0, 0],
    [0, -1.2],
    [0, 1.2],
    [1.4, 0],
    [-1.4, 0],
    [1.4, -1.2],
    [-1.4, 1.2],
  ].map(([across = 0, down = 0]) => beside(middle(spot), 0, across * STEP, down * STEP, NUMBER));

/** "next turn, 5" */
export const nextWords = ({ z }: Spot): string => `${text.NEXT_TURN}, ${z}`;

export function nextPlaces(spot: Spot): Place[] {
  const letters = nextLetters(nextWords(spot));
  const point = middle(spot);
  const aside = ([1, -1] as const).map(to => beside(point, to, to * 10, 0, letters));
  const around = [-17, 17, -32, 32].flatMap(dy =>
    ([1, -1, 0] as const).map(to => beside(point, to, to * -5, dy, letters)),
  );
  return [...aside, ...around];
}

/** From the middle of a stream to where its mark ends, in cells. */
const CHEVRON = 0.3;
/** The upper edge of a cell, for a zone that has another one under it. */
const UPPER = 0.16;
const BESIDE_MIDDLE = [
  [0, -0.36],
  [0, 0.36],
  [-0.45, 0],
  [0.45, 0],
] as const;

/** The middle of a zone, else the nearest room to it; rooms near a stream, or under another zone, come later. */
export function zonePlaces(
  { middle: best, rooms, over }: Zone,
  { streams, roomsAt }: TrackModel,
  grow: number,
): Place[] {
  const away = ({ x, y }: Cell) => Math.hypot(x - best.x, y - best.y);
  const [wide, high] = [(ZONE.width * grow) / 2 / CELL + CHEVRON, (ZONE.height * grow) / 2 / CELL + CHEVRON];
  const isFull = ({ x, y }: Cell) =>
    streams.some(stream => Math.abs(stream.x - x) < wide && Math.abs(stream.y - y) < high) ||
    (!over && roomsAt(x, y).length > 1);
  const near = rooms
    .filter(room => room.over === over)
    .toSorted((one, other) => away(one) - away(other) || Number(other === best) - Number(one === best));
  const cells = [...near.filter(cell => !isFull(cell)), ...near.filter(isFull)].map(({ x, y }) => ({
    x: x + 0.5,
    y: y + (over ? UPPER : 0.5),
  }));
  return [
    ...cells.map(cell => beside(cell, 0, 0, 0, ZONE)),
    ...cells.flatMap(({ x, y }) =>
      BESIDE_MIDDLE.map(([dx, dy]) => beside({ x: x + dx, y: y + dy }, 0, 0, 0, ZONE)),
    ),
  ];
}

/** Of words that stand outside, on this side. */
const TO: Readonly<Record<Edge, Place['to']>> = { N: 0, E: 1, S: 0, W: -1 };

export const finishPlaces = ({ x, y, edge }: TrackModel['finishes'][number]): Place[] => {
  const [dx, dy] = BEHIND[edge];
  return [0.6, 1.2].flatMap(out =>
    [0, 1.5, -1.5, 3, -3].map(along =>
      beside(
        { x: x + dx * out + Math.abs(dy) * along, y: y + dy * out + Math.abs(dx) * along },
        ...([TO[edge], 0, 0, FINISH] as const),
      ),
    ),
  );
};

/** From a side to the middle of a name beside it, in units of letters. */
const OUTSIDE = { E: 8, W: 8, N: 16, S: 16 } as const;

/** Along a free side, from the end of it: openings are nearer to its middle. */
export function namePlaces({ id, name, x, y, size, free }: DrawnTile): Place[] {
  const half = size / 2;
  const say = (words: string) =>
    free.flatMap(edge => {
      const [dx, dy] = BEHIND[edge];
      return [half - 1, 1 - half, 0, half - 2.5, 2.5 - half].map(along =>
        beside(
          {
            x: x + half + dx * half + Math.abs(dy) * along,
            y: y + half + dy * half + Math.abs(dx) * along,
          },
          ...([TO[edge], dx * OUTSIDE[edge], dy * OUTSIDE[edge], nameLetters(words)] as const),
        ),
      );
    });
  return [...say(`${id} ${name}`), ...say(id).map(place => ({ ...place, brief: true }))];
}

/** Names of tiles stand beside them, and on no other one. */
export const tileBox = ({ x, y, size }: DrawnTile, sight: PlanSight): Box =>
  boxAt({ x: x + size / 2, y: y + size / 2 }, size, size, sight);

export const startPlaces = (): Place[] =>
  [-9, 10].flatMap(dy => [
    beside({ x: START_LINE.to - 0.15, y: START_LINE.y }, -1, 0, dy, START),
    beside({ x: START_LINE.from + 0.15, y: START_LINE.y }, 1, 0, dy, START),
  ]);
