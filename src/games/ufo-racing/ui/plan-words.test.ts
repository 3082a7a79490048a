import { expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import type { LaidTile } from '../types.ts';
import { boxOf, hullBox, type PlanSight, SIGN } from './plan-places.ts';
import { createPlanWords, type PlanWords, type Told } from './plan-words.ts';
import { type Box, boxAround } from './scene-room.ts';
import { START_LINE, tileModel, trackModel } from './track-model.ts';
import type { DrawnUfo, PlannedPath } from './track-shown.ts';

const TRACK: readonly LaidTile[] = [
  { tile: 'start', face: 'a', rotation: 0, x: 0, y: 0 },
  { tile: 'A5', face: 'a', rotation: 0, x: -1, y: -10 },
  { tile: 'B3', face: 'a', rotation: 0, x: -1, y: -20 },
];
const model = trackModel({ tiles: TRACK, gone: [], whole: true });

const ufo = (x: number, y: number, z = 4, seat = 0): DrawnUfo => ({
  ...{ seat: seat as Seat, look: 1, name: 'Heron', own: false, leads: false },
  ...{ speed: [0, 0, 0, 0, 0, 0], x, y, z },
});

const told = (some: Partial<Told> = {}): Told => ({
  ...{ model, ufos: [], path: null, ghost: null, ghostModel: null },
  ...some,
});

const PHONE = { width: 390, height: 310 };

/** As the view makes it: words and UFOs are readable however small the cells are. */
const sight = (x: number, y: number, cell: number, covered: readonly Box[] = []): PlanSight => ({
  ...{ camera: { x, y, cell }, size: PHONE, covered },
  ...{ grow: Math.max(1, 37 / cell), hull: Math.max(1, 28 / cell) },
});

/** A path along columns and rows, and the turn after. */
const path = (points: PlannedPath['points'], next: PlannedPath['next']): PlannedPath => ({
  ...{ look: 1, points, collision: null, next },
});

interface Named {
  readonly name: string;
  readonly box: Box;
}

function boxesOf(
  words: PlanWords,
  { model: of, ghostModel, ufos, path: planned, ghost }: Told,
  from: PlanSight,
) {
  const models = ghostModel ? [of, ghostModel] : [of];
  const all: (readonly [string, object])[] = [
    ...ufos.map(one => [`UFO ${one.seat}`, one] as const),
    ...models.flatMap(({ zones }) => zones.map(one => [`zone ${one.floor}–${one.ceiling}`, one] as const)),
    ...models.flatMap(({ tiles }) => tiles.map(one => [one.name, one] as const)),
    ...models.flatMap(({ finishes }) => finishes.map(one => [`finish ${one.edge}`, one] as const)),
    ...(planned ? ([['end', planned.points] as const, ['next', planned.next] as const] as const) : []),
    ...(ghost ? ([['ghost', ghost] as const] as const) : []),
    ['start', START_LINE],
  ];
  const placed = all.flatMap(([name, one]): Named[] => {
    const at = words.at(one);
    return at ? [{ name, box: boxOf(at, from) }] : [];
  });
  const { width, height } = from.size;
  const rulers = words.rulers.map(({ number, x, y }) => ({
    name: `ruler ${number}`,
    box: boxAround(x - width / 2, height / 2 - y, number.length * 7, 12),
  }));
  return [...placed, ...rulers];
}

const overlap = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.high, other.high) - Math.max(one.low, other.low) > 2;

const clashes = (named: readonly Named[]): readonly string[] =>
  named.flatMap((one, index) =>
    named
      .slice(index + 1)
      .flatMap(other => (overlap(one.box, other.box) ? [`${one.name} over ${other.name}`] : [])),
  );

/** Tools in a row, a button and the compass, as on a phone. */
const TOOLS = [
  boxAround(143, 124, 90, 46),
  ...[70, 26, -18, -62].map(x => boxAround(x, 124, 44, 44)),
  boxAround(-117, -122, 160, 46),
  boxAround(157, -117, 60, 60),
];

test('"next turn" lies over the pill of no zone', () => {
  const from = sight(4, -6, 17);
  const arrange = createPlanWords();
  const quiet = arrange(told(), from);
  const zone = model.zones.find(one => quiet.at(one) && one.rooms.length > 9);
  const stands = zone && quiet.at(zone);
  if (!zone || !stands) throw new Error('a zone is named here');
  const cell = { x: stands.x - 2.5, y: stands.y - 0.5, z: 5 };
  const planned = told({ path: path([{ ...cell, x: cell.x - 1 }], [cell]) });
  const words = arrange(planned, from);
  expect(words.at(planned.path?.next ?? [])).toMatchObject({ to: 1, dy: 0 });
  expect(words.at(zone)).toBeDefined();
  expect(words.at(zone)).not.toEqual(stands);
  expect(clashes(boxesOf(words, planned, from))).toEqual([]);
});

test('wherever one looks and whatever is planned, no words lie over each other or under a tool', () => {
  const arrange = createPlanWords();
  const ghostModel = tileModel({ tile: 'C4', face: 'a', rotation: 1, x: 9, y: -16 });
  for (const cell of [9, 17, 26, 46])
    for (let x = -2; x < 12; x += 3)
      for (let y = -20; y < 8; y += 4) {
        const from = sight(x, y, cell, TOOLS);
        const spot = { x: x - 1, y: y + 1, z: 4 };
        const next = { x: x + 2, y: y - 1, z: 6 };
        const planned = told({
          ufos: [ufo(x - 1, y + 3, 5), ufo(x + 2, y + 3, 3, 1)],
          path: path([{ ...spot, y: y + 3 }, spot], [{ ...spot, y: y - 1 }, next]),
          ghostModel: (x + y) % 2 === 0 ? null : ghostModel,
        });
        const named = boxesOf(arrange(planned, from), planned, from);
        const isOwn = ({ name }: Named) => name.startsWith('UFO') || name === 'end';
        const under = named
          .filter(one => !isOwn(one))
          .flatMap(({ name, box }) => (TOOLS.some(tool => overlap(tool, box)) ? [name] : []));
        expect([...clashes(named), ...under], `from ${x},${y} at ${cell}`).toEqual([]);
      }
});

test('six UFOs in a crowd have a number each, on the sign of nobody', () => {
  const from = sight(4, 4, 17);
  const ufos = [
    [3, 4, 7],
    [3, 4, 3],
    [4, 4, 5],
    [5, 4, 5],
    [3, 5, 6],
    [4, 5, 2],
  ].map(([x = 0, y = 0, z = 0], seat) => ufo(x, y, z, seat));
  const crowd = told({ ufos: ufos.toSorted((one, other) => other.z - one.z) });
  const named = boxesOf(createPlanWords()(crowd, from), crowd, from).filter(({ name }) =>
    name.startsWith('UFO'),
  );
  expect(named).toHaveLength(6);
  const signs = ufos.map(one => ({ name: `sign ${one.seat}`, box: hullBox(one, model, SIGN, from) }));
  expect(clashes(named)).toEqual([]);
  for (const number of named) expect(signs.filter(({ box }) => overlap(box, number.box))).toEqual([]);
});

test('the number of a UFO that is not on the screen does not stand at its edge', () => {
  const away = ufo(4, 40);
  const words = createPlanWords()(told({ ufos: [away] }), sight(4, 0, 17));
  expect(words.at(away)?.y).toBeGreaterThan(39);
});

test('while a UFO flies, names stay where they are, and go for as long as it is over them', () => {
  const arrange = createPlanWords();
  const from = sight(4, 2, 30);
  const start = model.zones.find(({ rooms }) => rooms[0]?.tile === 0);
  if (!start) throw new Error('the start tile is a zone');
  const stands = arrange(told({ ufos: [ufo(0, 7)] }), from).at(start);
  if (!stands) throw new Error('it has room');
  const over = told({ ufos: [ufo(stands.x - 0.4, stands.y - 0.5, 2)] });
  expect(arrange(over, from).at(start)).toBeUndefined();
  expect(arrange(told({ ufos: [ufo(0.5, 7)] }), from).at(start)).toEqual(stands);
});

test('a name that is too long for the room beside its tile is brief, and stands on no tile', () => {
  const a5 = model.tiles[1];
  if (!a5) throw new Error('there is a second tile');
  const wide = createPlanWords()(told(), { ...sight(4, -5, 17), size: { width: 900, height: 500 } });
  expect(wide.at(a5)?.brief).toBeUndefined();
  const from = { ...sight(4, -5, 17), size: { width: 240, height: 500 } };
  const narrow = createPlanWords()(told(), from).at(a5);
  expect(narrow?.brief).toBe(true);
  for (const { x, y, size } of model.tiles) {
    const tile = boxAround(
      (x + size / 2 - 4) * 17,
      -(y + size / 2 + 5) * 17,
      ...([size * 17, size * 17] as const),
    );
    expect(narrow && overlap(boxOf(narrow, from), tile)).toBe(false);
  }
});

/** By column, how far from the upper edge its number stands. */
function columnsOf(covered: readonly Box[]): Readonly<Record<string, number>> {
  const { rulers } = createPlanWords()(told(), sight(4, 30, 20, covered));
  return Object.fromEntries(rulers.filter(({ x }) => x !== 13).map(({ number, y }) => [number, y]));
}

test('columns are numbered along the upper edge', () => {
  expect(columnsOf([])).toEqual({ 0: 11, 5: 11, 10: 11 });
});

test('a column that a tool lies over has no number, and the others stay at the edge', () => {
  const tool = boxAround(25, 124, 44, 44);
  expect(columnsOf([tool])).toEqual({ 0: 11, 10: 11 });
});

test('where tools lie over most of the edge, all columns are numbered below them, at one height', () => {
  const tools = boxAround(60, 124, 240, 44);
  expect(columnsOf([tools])).toEqual({ 0: 62, 5: 62, 10: 62 });
});

test('no row is numbered on the height of the columns', () => {
  const rowsOf = (covered: readonly Box[]) =>
    createPlanWords()(told(), sight(4, 30, 20, covered))
      .rulers.filter(({ x }) => x === 13)
      .map(({ number }) => number);
  expect(rowsOf([])).toEqual(['25', '30', '35']);
  expect(rowsOf([boxAround(60, 124, 240, 44)])).toEqual(['30', '35']);
});

test('where tools stand in a column, what lies under them is not numbered far below', () => {
  const tools = [0, 1, 2, 3].map(row => boxAround(130, 124 - row * 44, 44, 44));
  expect(columnsOf(tools)).toEqual({ 0: 11, 5: 11 });
});
