import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import { STILL } from '../board.ts';
import type { Speeds, Track, Ufo } from '../types.ts';
import { outlookOf, pathOfOutlook } from './outlook.ts';
import { orderSays, outlookBriefly, outlookSays, previewSays } from './outlook-text.ts';

const you = 0 as Seat;
const names = ['You', 'Heron'];
const readers = { you, name: (seat: Seat) => names[seat] ?? '' };
/** The start tile alone: both ends are openings that join nothing, and so bulkheads. */
const track: Track = {
  tiles: [{ tile: 'start', face: 'a', rotation: 0, x: 0, y: 0 }],
  gone: [],
  whole: false,
};
const ufo = (x: number, y: number, z: number, unmoved: Speeds = STILL): Ufo => ({
  x,
  y,
  z,
  damage: 0,
  energy: 4,
  battery: 0,
  initiative: 0,
  unmoved,
  moved: STILL,
});
const far = ufo(0, 0, 2);
const outlook = (own: Ufo, thrust: Speeds, other = far) =>
  outlookOf({ track, ufos: [own, other] }, you, thrust);

describe('a plan', () => {
  test('leads where its speed does, and the turn after keeps it', () => {
    const seen = outlook(ufo(3, 1, 4), [0, 2, 0, 0, 1, 0]);
    const path = pathOfOutlook(seen, { x: 3, y: 1, z: 4 }, you, 1);
    expect(path.points[0]).toEqual({ x: 3, y: 1, z: 4 });
    expect(path.points.at(-1)).toEqual({ x: 3, y: 3, z: 5 });
    expect(path.next.at(-1)).toEqual({ x: 3, y: 5, z: 6 });
    expect(path.collision).toBeNull();
    expect(outlookSays(seen, [0, 2, 0, 0, 1, 0], readers)).toBe(
      'New speed: south 2, up 1. If nobody touches you, you hit nothing and stop at column 3, row 3, elevation 5. Keep this speed, and the next turn ends at column 3, row 5, elevation 6.',
    );
  });

  test('that hits a wall shows where, and says what it costs', () => {
    const seen = outlook(ufo(3, 6, 4), [0, 4, 0, 0, 0, 0]);
    const path = pathOfOutlook(seen, { x: 3, y: 6, z: 4 }, you, 1);
    expect(path.collision).toEqual({ at: { x: 3, y: 7, z: 4 }, direction: 'S' });
    const says = outlookSays(seen, [0, 4, 0, 0, 0, 0], readers);
    expect(says).toContain('You hit a bulkhead south: 1 damage, 2 chips shed, 2 reversed.');
    expect(says).toContain('Speed left: north 2.');
    expect(outlookBriefly(seen, [0, 4, 0, 0, 0, 0], readers)).toBe(
      'South 4. Hits something south. Ends: column 3, row 6, elevation 4.',
    );
  });

  test('that strikes somebody names who is struck', () => {
    const seen = outlook(ufo(3, 1, 4), [0, 2, 0, 0, 0, 0], ufo(3, 3, 4));
    expect(outlookSays(seen, [0, 2, 0, 0, 0, 0], readers)).toContain('You strike Heron: 1 damage');
  });

  test('warns of a hit in the turn after', () => {
    const seen = outlook(ufo(3, 4, 4), [0, 0, 0, 2, 0, 0]);
    expect(outlookSays(seen, [0, 0, 0, 2, 0, 0], readers)).toContain(
      'Keep this speed, and next turn you hit a bulkhead west',
    );
  });

  test('that ends on the last tile promises no hit where a tile will be laid first [X1]', () => {
    const south: Speeds = [0, 3, 0, 0, 0, 0];
    const seen = outlook(ufo(3, 4, 4), south);
    expect(outlookSays(seen, south, readers)).toContain(
      'Then you lay a tile. Keep this speed, and the next turn reaches the open end of this one.',
    );
  });

  test('names a UFO that is struck from below to ears too [U9]', () => {
    const up: Speeds = [0, 0, 0, 0, 2, 0];
    const seen = outlook(ufo(3, 4, 3), up, ufo(3, 4, 5));
    expect(outlookBriefly(seen, up, readers)).toBe('Up 2. Hits Heron. Ends: column 3, row 4, elevation 4.');
  });

  test('without speed stays where it is', () => {
    const seen = outlook(ufo(3, 4, 4), STILL);
    expect(seen.next).toBeNull();
    expect(outlookSays(seen, STILL, readers)).toBe(
      'New speed: no speed. You stay at column 3, row 4, elevation 4.',
    );
  });
});

test('a preview says what is still to be flown', () => {
  const after = {
    track,
    ufos: [ufo(3, 5, 4, [0, 0, 0, 1, 0, 0]), far],
    happened: [],
    end: null,
  };
  expect(previewSays(after, readers)).toBe(
    'You come to column 3, row 5, elevation 4. Then west 1 is still to be flown.',
  );
  expect(previewSays({ ...after, end: { winner: 1 as Seat, direction: 'S' } }, readers)).toBe(
    'Heron is pushed over the finish line and wins.',
  );
});

test('an order is only worth telling where there is a choice', () => {
  expect(orderSays(['S'])).toBe('');
  expect(orderSays(['up', 'S'])).toBe('Best order: up, then south.');
});
