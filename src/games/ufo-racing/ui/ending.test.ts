import { expect, test } from 'vitest';
import { at, type Seat } from '../../../core/contract.ts';
import { STILL } from '../board.ts';
import type { Happening, Track, Turn, Ufo } from '../types.ts';
import { shortestSays, winnerSays } from './end-text.ts';
import { damageOf, lineOf, standingsOf, turnsOf } from './ending.ts';

const [one, two] = [0 as Seat, 1 as Seat];
const ufo = (x: number, y: number, damage = 0): Ufo => ({
  x,
  y,
  z: 4,
  damage,
  energy: 0,
  battery: 0,
  initiative: 0,
  unmoved: [0, 1, 0, 0, 0, 0],
  moved: STILL,
});
const plan = { thrust: [1, 0, 2, 0, 0, 0], battery: 0, initiative: 0 } as const;
const happened: readonly Happening[] = [
  { type: 'flew', seat: one, direction: 'E', cells: 2, by: null, x: 5, y: 3, z: 4 },
  { type: 'hit-ufo', seat: one, struck: two, direction: 'E', damage: 1, spikes: false, gone: [], given: 1 },
  { type: 'flew', seat: two, direction: 'E', cells: 0, by: one, x: 6, y: 3, z: 4 },
  { type: 'hit-wall', seat: two, direction: 'E', damage: 1, spikes: false, gone: [], shed: 1, turned: 0 },
  { type: 'finished', seat: one, direction: 'S' },
];
const turns: readonly Turn[] = [
  { before: [ufo(3, 3), ufo(6, 3, 2)], plans: [plan, plan], happened },
  { before: [ufo(5, 3), ufo(6, 3)], plans: [], happened: [] },
];

test('speed is what was flown, damage what was there when the turn was over, never more than 3', () => {
  expect(turnsOf({ turns, seats: 2 })).toEqual([
    [
      { speed: 2, damage: 0 },
      { speed: 2, damage: 3 },
    ],
  ]);
});

test('damage is counted for whoever took it', () => {
  expect(damageOf({ turns }, one)).toBe(0);
  expect(damageOf({ turns }, two)).toBe(2);
});

test('a line goes from the start over every stop, and over the finish', () => {
  expect(lineOf({ turns }, one)).toEqual([
    { x: 3, y: 3, z: 4 },
    { x: 5, y: 3, z: 4 },
    { x: 5, y: 4, z: 4 },
  ]);
  expect(lineOf({ turns }, two)).toEqual([{ x: 6, y: 3, z: 4 }]);
});

test('the winner stands first, then who has less to go', () => {
  const track: Track = {
    tiles: [{ tile: 'start', face: 'a', rotation: 0, x: 0, y: 0 }],
    gone: [],
    whole: true,
  };
  const ufos = [ufo(3, 4), ufo(4, 1), ufo(5, 3)];
  const standings = standingsOf({ track, ufos, seats: 3, end: { winner: 2 as Seat, direction: 'S' } });
  expect(standings.map(({ seat }) => seat)).toEqual([2, 1, 0]);
  expect(at(standings, 1)).toMatchObject({ left: 2, won: false });
});

test('words of the end', () => {
  expect(winnerSays('You', true)).toBe('You win the race.');
  expect(winnerSays('Heron', false)).toBe('Heron wins the race.');
  expect(shortestSays(6, 6)).toContain('The race took no more.');
  expect(shortestSays(6, 9)).toContain('The race took 9.');
});
