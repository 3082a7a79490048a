import { expect, test } from 'vitest';
import { at, type Seat } from '../../core/contract.ts';
import { scriptPlay } from '../../core/laws/script-play.ts';
import { sum } from './board.ts';
import { game } from './index.ts';
import { joints } from './legal.ts';
import { directionName } from './text.ts';
import { DIRECTIONS, type Event, type Move, type Plan } from './types.ts';
import { inOrder } from './ui/laying.ts';
import { lesson, POINTS } from './ui/lesson.ts';
import { cards as says } from './ui/lesson-text.ts';

const LEARNER = 0 as Seat;
const OTHER = 1 as Seat;

const { script, cards } = lesson;
const { states, events } = scriptPlay(game, lesson, script);
const told = events.flat().map(({ event }) => event);
const ofType = <Type extends Event['type']>(type: Type) =>
  told.filter((event): event is Extract<Event, { type: Type }> => event.type === type);

test('it has a thrust, a drift, a bounce and a pass', () => {
  const flown = ofType('flew').filter(({ seat }) => seat === LEARNER);
  expect(flown.map(({ direction, cells }) => `${direction} ${cells}`)).toEqual([
    'S 4',
    'S 4',
    'N 1',
    'W 1',
    'up 1',
    'S 2',
  ]);
  const drift = at(ofType('revealed'), 1).plans[LEARNER];
  expect(drift && sum(drift.thrust)).toBe(0);
  expect(ofType('hit-wall')).toEqual([
    expect.objectContaining({ seat: LEARNER, direction: 'S', damage: 1, shed: 2, turned: 1 }),
  ]);
});

test('the pass goes over the other UFO, and south first would have struck it', () => {
  const before = at(states, -2).public;
  const [own, other] = [at(before.ufos, LEARNER), at(before.ufos, OTHER)];
  expect([own.x, own.y + 1, own.z - 1]).toEqual([other.x, other.y, other.z]);
  expect(at(at(states, -1).public.ufos, LEARNER).y).toBe(other.y + 1);
  expect(at(at(states, -3).public.ufos, LEARNER).z).toBe(other.z);
});

test('the learner moves first for the reason that its card gives', () => {
  expect(at(ofType('came-to-move'), 0)).toMatchObject({ seat: LEARNER, by: 'initiative' });
  expect(at(ofType('revealed'), 0).plans[OTHER]?.initiative).toBe(-1);
  expect(says.fly.text).toContain('a chip on Initiative −, so you move first');
});

test('the place of the tile is the one that its card counts', () => {
  const step = script.findIndex(({ seat, move }) => seat === LEARNER && move.type === 'lay');
  const { track, setup, drawn } = at(states, step).public;
  expect(drawn).toBe('C6');
  const lies = drawn ? inOrder([...joints(track, setup, drawn)], track, drawn) : [];
  expect(at(script, step).move).toMatchObject(at(lies, 2));
  expect(says.lay.text).toContain('place 3');
});

test('the card before each act of the learner says what to do', () => {
  const untold = script.flatMap(({ seat, move }, index) => {
    if (seat !== LEARNER) return [];
    const text = cards.filter(card => card.at === index).at(-1)?.text ?? '';
    return asked(move).every(words => text.includes(words)) ? [] : [move];
  });
  expect(untold).toEqual([]);
});

test('cards point at things that the page has', () => {
  const points: readonly string[] = POINTS;
  expect(cards.filter(({ point }) => point !== undefined && !points.includes(point))).toEqual([]);
  expect(points.filter(point => !cards.some(card => card.point === point))).toEqual([]);
});

function asked(move: Move): readonly string[] {
  switch (move.type) {
    case 'place':
      return [`column ${move.x}, row ${move.y}, elevation ${move.z}`];
    case 'lay':
      return ['Lay it'];
    case 'plan':
      return askedToPlan(move);
    case 'fly':
      return [`Choose ${capital(directionName[move.direction])}`, 'fly'];
    case 'boost':
      return [`choose ${move.direction}`];
    case 'brake':
    case 'rest':
      return [];
  }
}

const askedToPlan = ({ thrust, battery, initiative }: Plan): readonly string[] => [
  'ock in the plan',
  ...DIRECTIONS.filter((_, index) => thrust[index]).map(direction => capital(directionName[direction])),
  ...(battery > 0 ? [`${battery} chips into the Battery`] : []),
  ...(initiative > 0 ? [`${initiative} chips on Initiative +`] : []),
];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
