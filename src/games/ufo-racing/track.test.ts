import { expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { DECK, LETTERS_OF } from './board.ts';
import { distanceAt } from './distance.ts';
import { fieldOf, placeOf } from './field.ts';
import { parOf, parOfPassage, passages } from './par.ts';
import { flown, kinds, pastTheStart, racing, refusal, speeds, trackOf, trackWith, ufo } from './testing.ts';
import { faceOf, readFace, turned, WRITTEN } from './tiles.ts';
import { joints, mayLie, START_TRACK, withTile } from './track.ts';
import { FACES, type Lie, NUMBERS, SETUPS, type TileId, type Track } from './types.ts';

const TILES = Object.keys(WRITTEN) as TileId[];

test('[K1] [K2] [K3] a step in the floor, a slab, a thin wall and the edge of the track stop a UFO', () => {
  const ramp = trackWith('A5', 'a');
  expect(kinds(flown(ramp, 'S', ufo(2, 11, 2, { unmoved: speeds('1S') })))).toEqual(['hit-wall']);
  expect(kinds(flown(ramp, 'S', ufo(2, 11, 3, { unmoved: speeds('1S') })))).toEqual(['flew']);
  expect(kinds(flown(trackWith('A1', 'b'), 'E', ufo(3, 12, 3, { unmoved: speeds('1E') })))).toEqual([
    'hit-wall',
  ]);
  const over = trackWith('B3', 'a');
  expect(kinds(flown(over, 'up', ufo(2, 12, 3, { unmoved: speeds('1up') })))).toEqual(['hit-wall']);
  expect(kinds(flown(over, 'E', ufo(1, 12, 5, { unmoved: speeds('3E') })))).toEqual(['flew']);
  expect(kinds(flown(START_TRACK, 'N', ufo(0, 0, 3, { unmoved: speeds('1N') })))).toEqual(['hit-wall']);
});

test('[K3] the solid side of a lower ceiling stops a UFO, and so does a step where tiles join', () => {
  const south = (track: Track, y: number, z: number) =>
    kinds(flown(track, 'S', ufo(2, y, z, { unmoved: speeds('1S') })));
  // The floors are level here, ceilings are 8 and 7.
  const vault = trackWith('A5', 'b');
  expect(south(vault, 14, 8)).toEqual(['hit-wall']);
  expect(south(vault, 14, 7)).toEqual(['flew']);
  // From elevations 2 to 7 into 3 to 6.
  const spiked = trackWith('C6', 'a');
  for (const [z, kind] of [
    [2, 'hit-wall'],
    [3, 'flew'],
    [6, 'flew'],
    [7, 'hit-wall'],
  ] as const)
    expect(south(spiked, 7, z), `${z}`).toEqual([kind]);
});

test('[K3] [K4] only cells in which both openings meet can be passed', () => {
  const track = trackWith('A1', 'a');
  expect(kinds(flown(track, 'S', ufo(2, 7, 4, { unmoved: speeds('1S') })))).toEqual(['flew']);
  expect(kinds(flown(track, 'S', ufo(1, 7, 4, { unmoved: speeds('1S') })))).toEqual(['hit-wall']);
});

test('[K5] four quarter turns are none, and each turns streams, walls and openings with the tile', () => {
  for (const tile of TILES)
    for (const face of FACES) {
      const shape = faceOf(tile, face);
      expect(turned(turned(shape, 3), 1)).toEqual(shape);
      expect(turned(shape, 2)).toEqual(turned(turned(shape, 1), 1));
    }
  expect(turned(faceOf('B4', 'a'), 1).streams[0]).toMatchObject({ x: 7, y: 4, dx: -2, dy: 0 });
  expect(turned(faceOf('A2', 'a'), 1).openings).toEqual([
    { edge: 'E', from: 3, to: 6 },
    { edge: 'S', from: 3, to: 6 },
  ]);
});

test('[K5] [K6] the second tile joins with its whole opening and overlaps nothing', () => {
  for (const tile of TILES) {
    const lies = [...joints(START_TRACK, 'standard', tile)];
    expect(lies.length, tile).toBeGreaterThan(0);
    for (const lie of lies) {
      const field = fieldOf(withTile(START_TRACK, 'standard', { tile, ...lie }));
      expect(Math.min(lie.y + 10, 8 - lie.y)).toBeLessThanOrEqual(0);
      const y = lie.y < 0 ? 0 : 7;
      const through = [0, 1, 2, 3, 4, 5, 6, 7].filter(
        x => !((field.walls[placeOf({ x, y, z: 4 })] ?? 0) & (lie.y < 0 ? 1 : 2)),
      );
      const widths = faceOf(tile, lie.face).openings.map(({ from, to }) => to - from + 1);
      expect(widths).toContain(through.length);
    }
  }
});

test('[K5] a joint is refused where the tile would overlap another', () => {
  const lie: Lie = { face: 'a', rotation: 0, x: 7, y: -1 };
  expect(mayLie(pastTheStart, 'standard', 'C3', lie)).toBe(false);
  // But for the start tile it would fit, as the last one.
  const withoutStart = { ...pastTheStart, tiles: pastTheStart.tiles.slice(1) };
  expect(mayLie(withoutStart, 'very-short', 'C3', lie)).toBe(true);
});

test('[K8] a joint is refused where no tile of the next letter could follow', () => {
  const track = trackOf(
    { tile: 'A2', face: 'b', rotation: 2, x: 0, y: -10 },
    { tile: 'C4', face: 'a', rotation: 0, x: -10, y: -9 },
  );
  const lie: Lie = { face: 'a', rotation: 0, x: -11, y: 1 };
  expect(mayLie(track, 'camel', 'B5', lie)).toBe(false);
  // A set-up with no more tiles after it asks for no room.
  expect(mayLie(track, 'standard', 'B5', lie)).toBe(true);
});

test('[K7] [K8] a tile joins the last one, and leaves room for the next', () => {
  const track = withTile(START_TRACK, 'standard', { tile: 'A2', face: 'a', rotation: 0, x: 0, y: 8 });
  const lies = [...joints(track, 'standard', 'B1')];
  expect(lies.length).toBeGreaterThan(0);
  for (const lie of lies) {
    expect(lie.x).toBe(10);
    const next = withTile(track, 'standard', { tile: 'B1', ...lie });
    const more = NUMBERS.some(number => [...joints(next, 'standard', `C${number}`)].length > 0);
    expect(more).toBe(true);
  }
  const state = racing(track, [ufo(4, 14, 4), ufo(0, 0, 4)], { stage: 'lay', drawn: 'B1' });
  expect(refusal(state, 0, { type: 'lay', ...at(lies, 0) })).toBeUndefined();
  expect(refusal(state, 0, { type: 'lay', face: 'a', rotation: 0, x: 3, y: 3 })).toBe('tile-does-not-fit');
  expect(refusal(state, 1, { type: 'lay', ...at(lies, 0) })).toBe('not-your-move');
});

test('[S1] the content pack holds the set-ups, 18 tiles with two faces, and 18 cards', () => {
  expect(SETUPS.map(setup => LETTERS_OF[setup].join(' '))).toEqual([
    'A B C',
    'A C',
    'C B C',
    'C C C',
    'A C B C',
    'A B C C',
  ]);
  expect(TILES).toHaveLength(18);
  expect(DECK.map(({ order }) => order)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
  for (const number of NUMBERS) expect(DECK.filter(({ nextTile }) => nextTile === number)).toHaveLength(3);
});

test('[O3] distance is counted around bulkheads', () => {
  const field = fieldOf(trackWith('A1', 'b'));
  expect(distanceAt(field, placeOf({ x: 2, y: 17, z: 4 }))).toBe(1);
  expect(distanceAt(field, placeOf({ x: 2, y: 0, z: 4 }))).toBe(18);
  expect(distanceAt(field, placeOf({ x: 0, y: 0, z: 4 }))).toBe(20);
});

test('[O3] distance is counted around weak walls too, as long as they stand', () => {
  const slalom = trackWith('B1', 'b');
  const from = placeOf({ x: 4, y: 10, z: 4 });
  expect(distanceAt(fieldOf(slalom), from)).toBe(18);
  const once = { ...slalom, gone: [{ x: 4, y: 10, edge: 'S' }] } as const;
  expect(distanceAt(fieldOf(once), from)).toBe(14);
});

test('[O3] steps up and down count like others', () => {
  // Out of the stairwell leads a way at elevation 6 and above.
  const field = fieldOf(trackWith('B5', 'a'));
  expect(distanceAt(field, placeOf({ x: 4, y: 12, z: 6 }))).toBe(5);
  expect(distanceAt(field, placeOf({ x: 4, y: 12, z: 1 }))).toBe(10);
});

test('[Q2] par of a face is found by search', () => {
  for (const [tile, face] of [
    ['A1', 'a'],
    ['B1', 'a'],
    ['C6', 'b'],
  ] as const) {
    const written = WRITTEN[tile].sides[face];
    const shape = readFace(written);
    for (const passage of passages(shape))
      expect(parOfPassage(shape, passage)).toBe(written.par[`${passage.from.edge}>${passage.to.edge}`]);
  }
});

test('[Q1] par of a straight track: 4, 8 and 12 cells take 3 turns for 15 cells', () => {
  // From y 3, the cell behind the line that is nearest, 15 cells lead out of the gallery.
  const track = { ...trackWith('A1', 'a'), whole: true };
  expect(distanceAt(fieldOf(track), placeOf({ x: 2, y: 3, z: 4 }))).toBe(15);
  expect(parOf(track)).toBe(3);
});

test('[K9] streams lie where the tile has them, with the speed that is written', () => {
  const field = fieldOf(trackWith('B4', 'a'));
  expect(field.streams.size).toBe(12);
  expect(new Set([...field.streams.values()].map(String))).toEqual(new Set(['0,2,0']));
});
