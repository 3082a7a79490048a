import { expect, test } from 'vitest';
import { at, type Seat } from '../../core/contract.ts';
import { scriptPlay } from '../../core/laws/script-play.ts';
import { colorOf, distance, evidenceOf, place } from './board.ts';
import { game } from './index.ts';
import { actionName, regionName } from './text.ts';
import type { Move } from './types.ts';
import { lesson, POINTS } from './ui/lesson.ts';
import { BAIT, GOAL, HOME, SECOND } from './ui/lesson-text.ts';

const LEARNER = 0 as Seat;

const { script, cards } = lesson;
const { states, events } = scriptPlay(game, lesson, script);
const state = at(states, -1);
const stepOf = (type: Move['type'], nth = 0): number =>
  script.flatMap(({ seat, move }, index) => (seat === LEARNER && move.type === type ? [index] : []))[nth] ??
  -1;

test('what its cards tell of the deal is so', () => {
  const first = at(states, 0);
  expect(at(first.public.players, LEARNER).region).toBe(HOME);
  const started = first.public.rumors.findIndex(({ by }) => by === LEARNER);
  expect([at(first.public.rumors, started).region, at(first.faces, started)]).toEqual([
    BAIT.region,
    BAIT.card,
  ]);
  expect(state.own[LEARNER]?.seen).toContainEqual({ region: SECOND.region, card: SECOND.card });
  expect(distance(HOME, GOAL.region)).toBe(2);
  expect(colorOf('geiger-counter')).toBe(place(GOAL.region).color);
});

test('what its cards tell of the play is so', () => {
  const told = (step: number) => at(events, step).map(({ event }) => event);
  expect(at(states, stepOf('buy')).public.players[LEARNER]?.equipment['geiger-counter']).toBe(1);
  expect(told(stepOf('bid'))).toContainEqual({ type: 'bids-revealed', bids: [1, 0, 0], winner: LEARNER });
  expect(at(states, stepOf('pay') + 1).public.players[LEARNER]?.contacts['transit-official']).toBe(1);
  expect(told(stepOf('look')).map(({ type }) => type)).toContain('rumor-seen');
  expect(told(stepOf('option'))).toContainEqual(
    expect.objectContaining({ type: 'gained', evidence: 1, bonus: 1 }),
  );
  expect(told(stepOf('option'))).toContainEqual(
    expect.objectContaining({ type: 'stake-paid', seat: 1, evidence: 0, money: 1 }),
  );
  expect(evidenceOf(at(state.public.players, LEARNER))).toBe(3);
});

test('the learner acts 10 to 14 times, each time told by the last card how', () => {
  const acts = script.flatMap(({ seat, move }, index) => (seat === LEARNER ? [{ move, index }] : []));
  expect(acts.length).toBeGreaterThanOrEqual(10);
  expect(acts.length).toBeLessThanOrEqual(14);
  const untold = acts.filter(({ move, index }) => {
    const last = cards.filter(card => card.at === index).at(-1);
    return !last?.text.toLowerCase().includes(asked(move).toLowerCase());
  });
  expect(untold).toEqual([]);
});

test('cards point at things that the page has', () => {
  const points: readonly string[] = POINTS;
  expect(cards.filter(({ point }) => point !== undefined && !points.includes(point))).toEqual([]);
});

/** The words that ask for a move. */
function asked(move: Move): string {
  switch (move.type) {
    case 'stake':
      return move.amount === 0 ? 'Stake nothing' : `Stake ${move.amount}`;
    case 'choose':
      return `Choose ${actionName[move.action]}`;
    case 'travel':
      return `Go to ${regionName(move.to)}`;
    case 'investigate':
      return 'Press Investigate';
    case 'option':
      return 'Take 1 evidence';
    case 'buy':
      return 'Press Enough';
    case 'look':
      return `Look at ${regionName(move.region)}`;
    case 'bid':
      return `Bid ${move.bid}`;
    case 'pay':
      return 'pay 1 money';
    case 'lose':
    case 'sell':
      return 'unasked';
  }
}
