import { expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import type { Happening, Spot } from '../types.ts';
import { frameAt, playbackOf, stepAt, trackAt } from './playback.ts';

const [one, two] = [0 as Seat, 1 as Seat];
const from: readonly Spot[] = [
  { x: 3, y: 4, z: 5 },
  { x: 3, y: 8, z: 5 },
];
const happened: readonly Happening[] = [
  { type: 'came-to-move', seat: one, by: 'initiative' },
  { type: 'flew', seat: one, direction: 'S', cells: 3, by: null, x: 3, y: 7, z: 5 },
  { type: 'hit-ufo', seat: one, struck: two, direction: 'S', damage: 1, given: 2, spikes: false, gone: [] },
  { type: 'flew', seat: two, direction: 'S', cells: 2, by: one, x: 3, y: 10, z: 5 },
  {
    type: 'hit-wall',
    seat: two,
    direction: 'S',
    damage: 1,
    shed: 1,
    turned: 0,
    spikes: true,
    gone: [{ x: 3, y: 10, edge: 'S' }],
  },
  { type: 'move-ended', seat: one },
  { type: 'tile-laid', seat: one, last: true, tile: 'A1', face: 'a', rotation: 0, x: 0, y: 11 },
  { type: 'streamed', seat: two, speed: [0, 0, 0, 0, 1, 0] },
];
const playback = playbackOf(from, happened);
const middleOf = (type: Happening['type'], nth = 0): number => {
  const beat = playback.beats.filter(({ happening }) => happening.type === type)[nth];
  return beat ? beat.start + beat.length / 2 : Number.NaN;
};

test('beats follow each other without a gap, and what is not seen takes no time', () => {
  let end = 0;
  for (const { start, length } of playback.beats) {
    expect(start).toBe(end);
    end += length;
  }
  expect(playback.length).toBe(end);
  expect(playback.beats.map(({ happening }) => happening.type)).not.toContain('move-ended');
});

test('a UFO flies from where it was to where it came, and nobody else does', () => {
  const frame = frameAt(playback, middleOf('flew'));
  expect(frame.spots[0]).toEqual({ x: 3, y: 5.5, z: 5 });
  expect(frame.spots[1]).toEqual(from[1]);
  expect(frame.mover).toBe(one);
  expect(frameAt(playback, middleOf('flew', 1)).spots).toEqual([
    { x: 3, y: 7, z: 5 },
    { x: 3, y: 9, z: 5 },
  ]);
});

test('a hit is shown where it is, and the striker leans into it', () => {
  const { impact, spots } = frameAt(playback, middleOf('hit-ufo') - 100);
  expect(impact).toMatchObject({ at: { x: 3, y: 7.5, z: 5 }, kind: 'ufo', damage: 1, spikes: false });
  expect(spots[0]?.y).toBeGreaterThan(7);
  expect(frameAt(playback, middleOf('hit-wall')).impact).toMatchObject({ kind: 'wall', spikes: true });
  expect(frameAt(playback, middleOf('flew')).impact).toBeNull();
});

test('whom a stream pulls is looked at while it is told', () => {
  expect(frameAt(playback, middleOf('streamed')).mover).toBe(two);
});

test('any moment can be looked at, in any order', () => {
  const last = frameAt(playback, playback.length + 1000);
  expect(last.spots).toEqual([
    { x: 3, y: 7, z: 5 },
    { x: 3, y: 10, z: 5 },
  ]);
  expect(frameAt(playback, -1)).toMatchObject({ beat: -1, spots: from, mover: null });
  expect(frameAt(playback, playback.length + 1000)).toEqual(last);
});

test('steps show each happening at its end', () => {
  expect(frameAt(playback, stepAt(playback, 1)).spots[0]?.y).toBeCloseTo(7, 1);
  expect(frameAt(playback, stepAt(playback, 1)).beat).toBe(1);
});

test('the track grows and weak walls go when it happens', () => {
  const track = {
    tiles: [
      { tile: 'start', face: 'a', rotation: 0, x: 0, y: 0 },
      { tile: 'A1', face: 'a', rotation: 0, x: 0, y: 11 },
    ],
    gone: [{ x: 3, y: 10, edge: 'S' }],
    whole: true,
  } as const;
  expect(trackAt(track, frameAt(playback, middleOf('flew')))).toMatchObject({ gone: [], whole: false });
  expect(trackAt(track, frameAt(playback, middleOf('hit-wall')))).toMatchObject({
    gone: track.gone,
    tiles: [track.tiles[0]],
  });
  expect(trackAt(track, frameAt(playback, playback.length))).toBe(track);
});
