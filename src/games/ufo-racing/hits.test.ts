import { expect, test } from 'vitest';
import { sum } from './board.ts';
import { first, flown, kinds, second, speeds, trackWith, ufo } from './testing.ts';

/** Open from x 0 to 7 and y 8 to 17, elevations 2 to 7; a thin wall east of x 3, y 11 to 14. */
const gallery = trackWith('A1', 'b');
/** A cell of its own at 2, 14, elevations 1 to 4; weak walls north of 3, 12 and spiked weak ones south of 6 and 7, 14. */
const locks = trackWith('C5', 'b');
/** Spikes to the west of x 1 in all of it. */
const spiked = trackWith('C6', 'a');

test('[H1] [H2] [H3] 5 speed into a bulkhead after 2 cells: 3 shed, 2 moved chips turn round', () => {
  const after = flown(gallery, 'W', ufo(2, 9, 4, { unmoved: speeds('5W 1N') }));
  expect(first(after)).toEqual(ufo(0, 9, 4, { damage: 1, unmoved: speeds('1N'), moved: speeds('2E') }));
  expect(after.happened).toMatchObject([
    { type: 'flew', cells: 2, x: 0 },
    { type: 'hit-wall', direction: 'W', damage: 1, shed: 3, turned: 2, spikes: false },
  ]);
});

test('[H3] chips that turn round unmoved are still to be moved', () => {
  const after = flown(gallery, 'W', ufo(0, 9, 4, { unmoved: speeds('5W') }));
  expect(first(after)).toMatchObject({ unmoved: speeds('2E'), moved: speeds('') });
});

test('[H1] nobody has more than 3 damage', () => {
  const after = flown(gallery, 'W', ufo(0, 9, 4, { damage: 3, unmoved: speeds('1W') }));
  expect(first(after).damage).toBe(3);
  expect(after.happened).toMatchObject([{ type: 'hit-wall', damage: 0, shed: 1, turned: 0 }]);
});

test('[H4] 2 speed between two bulkheads, none of it moved: 2 damage, the axis is cleared', () => {
  const white = ufo(2, 14, 3, { unmoved: speeds('2W'), moved: speeds('2S 1E') });
  const after = flown(locks, 'W', white);
  expect(first(after)).toEqual(ufo(2, 14, 3, { damage: 2, moved: speeds('2S') }));
  expect(after.happened).toMatchObject([{ type: 'sandwiched', damage: 2, shed: 3 }]);
});

test('[H4] [U7] [K3] an opening that joins nothing is the far bulkhead of a sandwich', () => {
  // At 4, the lowest elevation of the cell: the opening to the west, a step to the east.
  const overpass = trackWith('B3', 'a');
  const wedged = flown(overpass, 'E', ufo(-1, 12, 4, { unmoved: speeds('1E') }));
  expect(wedged.happened).toMatchObject([{ type: 'sandwiched', direction: 'E', damage: 2 }]);
  const pinned = flown(gallery, 'S', ufo(3, 16, 4, { unmoved: speeds('2S') }), ufo(3, 17, 4));
  expect(pinned.happened).toMatchObject([{ type: 'pinned', struck: 1, damage: 2, shed: 2 }]);
});

test('[H5] spikes of the far bulkhead of a sandwich count like those of the near one', () => {
  // A solid cell to the west, a spiked thin wall to the east.
  const mill = trackWith('C4', 'a');
  for (const direction of ['W', 'E'] as const) {
    const after = flown(mill, direction, ufo(6, 12, 4, { unmoved: speeds(`1${direction}`) }));
    expect(after.happened).toMatchObject([{ type: 'sandwiched', damage: 3, spikes: true }]);
  }
});

test('[H5] [K10] [K11] spikes add 1 damage; a weak wall stops one hit and is gone on both faces', () => {
  const after = flown(locks, 'S', ufo(6, 13, 4, { unmoved: speeds('3S') }));
  expect(first(after)).toMatchObject({ y: 14, damage: 2 });
  expect(after.happened.at(-1)).toMatchObject({ spikes: true, gone: [{ x: 6, y: 14, edge: 'S' }] });
  for (const [y, direction] of [
    [14, 'S'],
    [15, 'N'],
  ] as const) {
    const again = flown(after.track, direction, ufo(6, y, 4, { unmoved: speeds(`1${direction}`) }));
    expect(kinds(again)).toEqual(['flew']);
  }
  expect(first(flown(spiked, 'W', ufo(1, 9, 4, { unmoved: speeds('1W') }))).damage).toBe(2);
});

test('[H6] [K2] floors and ceilings are bulkheads', () => {
  expect(first(flown(gallery, 'down', ufo(1, 9, 3, { unmoved: speeds('4down') })))).toMatchObject({
    z: 2,
    damage: 1,
    unmoved: speeds('1up'),
    moved: speeds('1up'),
  });
  expect(first(flown(gallery, 'up', ufo(1, 9, 7, { unmoved: speeds('1up') })))).toMatchObject({
    z: 7,
    damage: 1,
  });
});

test('[U1] [U2] [U3] 4 speed into a UFO after 2 cells: 2 handed over and moved at once', () => {
  const [black, blue] = [ufo(1, 9, 4, { unmoved: speeds('4E') }), ufo(4, 9, 4, { unmoved: speeds('1W 1N') })];
  const after = flown(gallery, 'E', black, blue);
  expect(first(after)).toEqual(ufo(3, 9, 4, { moved: speeds('2E') }));
  expect(second(after)).toEqual(ufo(6, 9, 4, { damage: 1, unmoved: speeds('1W 1N'), moved: speeds('2E') }));
  expect(after.happened).toMatchObject([
    { type: 'flew', seat: 0, cells: 2, by: null },
    { type: 'hit-ufo', seat: 0, struck: 1, damage: 1, given: 2 },
    { type: 'flew', seat: 1, cells: 2, by: 0 },
  ]);
});

test('[U3] chips of its own in that direction wait, but count where its speed is halved', () => {
  const struck = ufo(5, 9, 4, { unmoved: speeds('2E') });
  const after = flown(gallery, 'E', ufo(3, 9, 4, { unmoved: speeds('6E') }), struck);
  // 1 flown, 6 in all: 3 handed over, 2 of them flown; then 1 got, 2 waiting and 2 moved are halved: 3 shed.
  expect(after.happened.slice(0, 4)).toMatchObject([
    { type: 'flew', seat: 0, cells: 1 },
    { type: 'hit-ufo', given: 3 },
    { type: 'flew', seat: 1, cells: 2 },
    { type: 'hit-wall', seat: 1, shed: 3, turned: 2 },
  ]);
});

test('[U3] chips of its own in the same direction wait, with the way ahead free', () => {
  const struck = ufo(2, 9, 4, { unmoved: speeds('2E') });
  const after = flown(gallery, 'E', ufo(1, 9, 4, { unmoved: speeds('2E') }), struck);
  expect(second(after)).toEqual(ufo(3, 9, 4, { damage: 1, unmoved: speeds('2E'), moved: speeds('1E') }));
});

test('[U4] what a struck UFO got and turns round unmoved goes on at once', () => {
  const after = flown(gallery, 'E', ufo(0, 9, 4, { unmoved: speeds('9E') }), ufo(6, 9, 3), ufo(6, 9, 4));
  // 5 flown, then 5 of 9 handed over; 1 flown to x 7, and 3 of 5 shed there: 1 of the 2 that turn round is unmoved.
  expect(after.happened.slice(1, 5)).toMatchObject([
    { type: 'hit-ufo', struck: 2, given: 5 },
    { type: 'flew', seat: 2, cells: 1, x: 7 },
    { type: 'hit-wall', seat: 2, shed: 3, turned: 2 },
    { type: 'flew', seat: 2, direction: 'W', cells: 1, x: 6, by: 0 },
  ]);
});

test('[U4] what a struck UFO hands on or sheds is taken first from the chips it got', () => {
  const striker = ufo(1, 9, 4, { unmoved: speeds('6E') });
  // 3 got and 3 of its own are halved: the 3 that it got go on to the next one.
  const chain = flown(gallery, 'E', striker, ufo(2, 9, 4, { unmoved: speeds('3E') }), ufo(3, 9, 4));
  expect(chain.happened.slice(0, 3)).toMatchObject([
    { type: 'hit-ufo', struck: 1, given: 3 },
    { type: 'hit-ufo', seat: 1, struck: 2, given: 3 },
    { type: 'flew', seat: 2, cells: 3 },
  ]);
  expect(chain.happened[3]).toMatchObject({ type: 'hit-ufo', seat: 0, struck: 1 });
  // 3 got, 1 of them flown to x 7; 3 of 5 are shed: the 2 it got and 1 of its own. Its other one waits, turned round.
  const near = ufo(5, 9, 4, { unmoved: speeds('6E') });
  const wall = flown(gallery, 'E', near, ufo(6, 9, 4, { unmoved: speeds('2E') }));
  expect(wall.happened.slice(0, 4)).toMatchObject([
    { type: 'hit-ufo', given: 3 },
    { type: 'flew', seat: 1, cells: 1, x: 7 },
    { type: 'hit-wall', seat: 1, shed: 3, turned: 2 },
    { type: 'flew', seat: 0, cells: 1, x: 6 },
  ]);
  expect(second(wall)).toMatchObject({ x: 7, unmoved: speeds('1W') });
});

test('[U5] [U6] a chain is played to its end before the striker goes on and strikes again', () => {
  const after = flown(gallery, 'E', ufo(0, 9, 4, { unmoved: speeds('6E') }), ufo(1, 9, 4), ufo(2, 9, 4));
  expect(after.happened.slice(0, 5)).toMatchObject([
    { type: 'hit-ufo', seat: 0, struck: 1, given: 3 },
    { type: 'hit-ufo', seat: 1, struck: 2, given: 2 },
    { type: 'flew', seat: 2, cells: 2, by: 1 },
    { type: 'flew', seat: 1, cells: 1, by: 0 },
    { type: 'flew', seat: 0, cells: 1, by: null },
  ]);
  expect(after.happened[5]).toMatchObject({ type: 'hit-ufo', seat: 0, struck: 1 });
});

test('[U7] a UFO against a bulkhead: 2 damage to it, both lose that direction; a UFO behind is a chain', () => {
  const striker = ufo(5, 9, 4, { unmoved: speeds('4E'), moved: speeds('1N') });
  const pinned = flown(gallery, 'E', striker, ufo(7, 9, 4, { moved: speeds('3E 1W') }));
  expect(first(pinned)).toEqual(ufo(6, 9, 4, { moved: speeds('1N') }));
  expect(second(pinned)).toEqual(ufo(7, 9, 4, { damage: 2, moved: speeds('1W') }));
  const chain = flown(gallery, 'E', ufo(5, 9, 4, { unmoved: speeds('2E') }), ufo(6, 9, 4), ufo(7, 9, 4));
  expect(kinds(chain)).toEqual(['hit-ufo', 'pinned', 'hit-ufo', 'pinned']);
  expect(chain.ufos.map(({ damage }) => damage)).toEqual([0, 2, 3]);
});

test('[U8] in such a sandwich spikes of the bulkhead add 1 damage, and a weak one is gone', () => {
  const after = flown(locks, 'S', ufo(6, 13, 4, { unmoved: speeds('1S') }), ufo(6, 14, 4));
  expect(after.happened).toMatchObject([
    { type: 'pinned', damage: 3, spikes: true, gone: [{ x: 6, y: 14, edge: 'S' }] },
  ]);
});

test('[U9] UFOs at other elevations do not touch; up and down they hit each other', () => {
  expect(kinds(flown(gallery, 'E', ufo(0, 9, 4, { unmoved: speeds('3E') }), ufo(1, 9, 5)))).toEqual(['flew']);
  const above = flown(gallery, 'up', ufo(0, 9, 4, { unmoved: speeds('2up') }), ufo(0, 9, 5));
  expect(above.ufos.map(({ z, damage }) => [z, damage])).toEqual([
    [5, 0],
    [6, 1],
  ]);
});

test('[U7] [U9] [H6] a UFO is pinned at a ceiling and at a floor as at any bulkhead', () => {
  for (const [direction, from, to] of [
    ['up', 6, 7],
    ['down', 3, 2],
  ] as const) {
    const after = flown(
      gallery,
      direction,
      ufo(0, 9, from, { unmoved: speeds(`3${direction}`) }),
      ufo(0, 9, to),
    );
    expect(after.happened).toMatchObject([{ type: 'pinned', direction, damage: 2, shed: 3 }]);
    expect(after.ufos).toEqual([ufo(0, 9, from), ufo(0, 9, to, { damage: 2 })]);
  }
});

test('[F1] [F2] crossing takes a chip and wins at once, also pushed, with the rest left unplayed', () => {
  const track = { ...gallery, whole: true };
  const own = flown(track, 'S', ufo(3, 16, 4, { unmoved: speeds('5S') }));
  expect(own.end).toEqual({ winner: 0, direction: 'S' });
  expect(first(own)).toMatchObject({ y: 17, unmoved: speeds('3S'), moved: speeds('2S') });
  const pushed = flown(track, 'S', ufo(3, 15, 4, { unmoved: speeds('6S') }), ufo(3, 17, 4));
  expect(pushed.end).toEqual({ winner: 1, direction: 'S' });
  expect(sum(first(pushed).unmoved)).toBe(2);
  expect(flown(gallery, 'S', ufo(3, 17, 4, { unmoved: speeds('1S') })).end).toBeNull();
});

test('[F1] a finish at the end of a chain leaves the rest of everyone before it unplayed', () => {
  const track = { ...gallery, whole: true };
  const after = flown(track, 'S', ufo(3, 14, 4, { unmoved: speeds('8S') }), ufo(3, 15, 4), ufo(3, 17, 4));
  expect(after.end).toEqual({ winner: 2, direction: 'S' });
  // 4 got, 1 flown, 2 handed on: the last one it got stays where it is.
  expect(kinds(after)).toEqual(['hit-ufo', 'flew', 'hit-ufo', 'finished']);
  expect(second(after)).toMatchObject({ y: 16, unmoved: speeds('1S'), moved: speeds('1S') });
  expect(first(after).unmoved).toEqual(speeds('4S'));
});
