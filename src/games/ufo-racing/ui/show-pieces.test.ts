import { expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import { STILL } from '../board.ts';
import type { Happening, Track, Turn, Ufo } from '../types.ts';
import { lastTurn, nextPiece, seenAll, spotsBefore, trackAfter } from './show-pieces.ts';

const one = 0 as Seat;
const ufo: Ufo = {
  x: 3,
  y: 3,
  z: 4,
  damage: 0,
  energy: 0,
  battery: 0,
  initiative: 0,
  unmoved: STILL,
  moved: STILL,
};
const flew: Happening = { type: 'flew', seat: one, direction: 'S', cells: 2, by: null, x: 3, y: 5, z: 4 };
const hit: Happening = {
  type: 'hit-wall',
  seat: one,
  direction: 'S',
  damage: 1,
  spikes: false,
  gone: [{ x: 3, y: 5, edge: 'S' }],
  shed: 1,
  turned: 0,
};
const laid: Happening = {
  type: 'tile-laid',
  seat: one,
  last: true,
  tile: 'A1',
  face: 'a',
  rotation: 0,
  x: 0,
  y: 8,
};
const turn = (...happened: readonly Happening[]): Turn => ({ before: [ufo], plans: [], happened });

test('what was not seen yet comes next, turn by turn', () => {
  const turns = [turn(flew, hit), turn(), turn(flew)];
  expect(nextPiece(turns, { turn: 0, count: 1 })).toEqual({ turn: 0, from: 1, to: 2 });
  expect(nextPiece(turns, { turn: 0, count: 2 })).toEqual({ turn: 2, from: 0, to: 1 });
  expect(nextPiece(turns, seenAll(turns))).toBeNull();
  expect(nextPiece([], seenAll([]))).toBeNull();
});

test('the last turn in which something happened can be seen again as a whole', () => {
  expect(lastTurn([turn(flew), turn(flew, hit), turn()])).toEqual({ turn: 1, from: 0, to: 2 });
  expect(lastTurn([turn()])).toBeNull();
});

test('a turn of which only words were told is not there to be seen again', () => {
  const comes: Happening = { type: 'came-to-move', seat: one, by: 'speed' };
  const boosted: Happening = { type: 'boosted', seat: one, direction: 'S' };
  const ended: Happening = { type: 'move-ended', seat: one };
  expect(lastTurn([turn(flew, hit), turn(comes)])).toEqual({ turn: 0, from: 0, to: 2 });
  expect(lastTurn([turn(flew), turn(comes, boosted, ended)])).toEqual({ turn: 0, from: 0, to: 1 });
  expect(lastTurn([turn(flew), turn(comes, boosted, flew)])).toEqual({ turn: 1, from: 0, to: 3 });
  expect(lastTurn([turn(flew), turn(comes, ended, laid)])).toMatchObject({ turn: 1 });
  expect(lastTurn([turn(comes)])).toBeNull();
});

test('a piece begins where everybody was then', () => {
  expect(spotsBefore(turn(flew, hit), 0)).toEqual([{ x: 3, y: 3, z: 4 }]);
  expect(spotsBefore(turn(flew, hit), 1)).toEqual([{ x: 3, y: 5, z: 4 }]);
});

test('tiles and broken walls that came later are not on the track yet', () => {
  const track: Track = {
    tiles: [
      { tile: 'start', face: 'a', rotation: 0, x: 0, y: 0 },
      { tile: 'A1', face: 'a', rotation: 0, x: 0, y: 8 },
    ],
    gone: [{ x: 3, y: 5, edge: 'S' }],
    whole: true,
  };
  const turns = [turn(flew), turn(hit, laid)];
  expect(trackAfter({ track, turns }, { turn: 0, from: 0, to: 1 })).toEqual({
    tiles: track.tiles.slice(0, 1),
    gone: [],
    whole: false,
  });
  expect(trackAfter({ track, turns }, { turn: 1, from: 0, to: 1 })).toMatchObject({
    gone: track.gone,
    whole: false,
  });
  expect(trackAfter({ track, turns }, { turn: 1, from: 0, to: 2 })).toBe(track);
});
