import { expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import { STILL } from '../board.ts';
import type { Event, Public } from '../types.ts';
import { doIt, lieSays, planSays } from './dock-text.ts';
import { chipsLeft, placeMore, sealedPlan, speedBriefly } from './paper-text.ts';
import { status, where } from './text.ts';
import { needsPaper, sound, telling, whose } from './told.ts';

const [one, two] = [0 as Seat, 1 as Seat];
const known: Public = {
  seats: 2,
  setup: 'camel',
  stage: 'plan',
  turn: 3,
  cards: [4, 9],
  track: { tiles: [], gone: [], whole: false },
  drawn: null,
  actor: null,
  ufos: [],
  done: [true, false],
  batteryUsed: false,
  turns: [],
  end: null,
};

test('the top bar says which track, which turn and what is done', () => {
  expect(where(known)).toBe('Camel A C B C, turn 3, planning');
  expect(where({ ...known, stage: 'lay', turn: 0 })).toBe('Camel A C B C, first tile');
  expect(where({ ...known, stage: 'over' })).toBe('Camel A C B C, 3 turns');
});

test('each seat has a word for what it does', () => {
  expect([status(known, one), status(known, two)]).toEqual(['ready', 'planning']);
  const moving = { ...known, stage: 'move', actor: two } as const;
  expect([status(moving, one), status(moving, two)]).toEqual(['moved', 'moving']);
  const over = { ...known, stage: 'over', end: { winner: two, direction: 'S' } } as const;
  expect([status(over, one), status(over, two)]).toEqual(['', 'won']);
});

test('plans are private, that somebody has planned is no line, hits sound', () => {
  const planned: Event = { type: 'planned', thrust: STILL, battery: 4, initiative: 0 };
  const decided: Event = { type: 'decided', seat: two };
  const hit: Event = {
    type: 'sandwiched',
    seat: two,
    direction: 'N',
    damage: 2,
    spikes: false,
    gone: [],
    shed: 3,
  };
  expect([telling(planned), telling(decided), telling(hit)]).toEqual(['private', 'untold', 'done']);
  expect([whose(planned), whose(hit)]).toEqual([null, two]);
  expect([sound([planned]), sound([hit])]).toEqual([null, 'thud']);
  expect(sound([hit, { type: 'finished', seat: one, direction: 'S' }])).toBe('double-tick');
});

test('only a plan is made on the own page', () => {
  const view = { viewer: one, own: { plan: null } };
  expect(needsPaper({ ...view, public: known })).toBe(true);
  expect(needsPaper({ ...view, public: { ...known, stage: 'move' } })).toBe(false);
});

test('numbers go with their words', () => {
  expect(chipsLeft(1, 5)).toBe('1 of 5 chips left');
  expect(placeMore(2)).toBe('Place 2 more');
  expect(planSays(1)).toMatch(/^1 chip to place\./);
  expect(planSays(0)).toBe('All chips are placed. Lock in your plan.');
  expect(sealedPlan({ thrust: [0, 2, 0, 0, 0, 0], battery: 1, initiative: -1 })).toBe(
    'Sealed: 2 south, 1 battery, initiative −1.',
  );
});

test('on the edge of the page speed is brief', () => {
  expect(speedBriefly([0, 4, 2, 0, 1, 0])).toBe('S 4, E 2, up 1');
  expect(speedBriefly(STILL)).toBe('');
});

test('what is committed is named in full', () => {
  expect(doIt({ type: 'fly', direction: 'up' }, 2)).toBe('Fly 2 up');
  expect(doIt({ type: 'brake', direction: 'S' }, 3)).toBe('Take 1 speed south away');
  expect(lieSays('A1', { face: 'a', rotation: 2, x: -1, y: 8 }, 'S')).toBe(
    'Long Gallery (A1) in the south, turned by 180°, its northwest cell at column −1, row 8.',
  );
});
