import { expect, test } from 'vitest';
import { at, type Seat } from '../../core/contract.ts';
import { scriptPlay } from '../../core/laws/script-play.ts';
import { unacknowledged } from './index.ts';
import { cardName, messageText, typeName } from './text.ts';
import type { Move } from './types.ts';
import { lesson, POINTS } from './ui/lesson.ts';

const LEARNER = 0 as Seat;

const { script, cards, names } = lesson;
const state = at(scriptPlay(unacknowledged.game, lesson, script).states, -1);

test('it is one round: negated, a success, and a failure with owners', () => {
  const { turns, plus, minus, stage, round } = state.public;
  expect(turns.map(({ result, of, owners }) => [result, of, owners !== null])).toEqual([
    ['negated', 'witness', false],
    ['succeeded', 'political', false],
    ['failed', null, true],
  ]);
  expect({ plus, minus, stage, round }).toEqual({
    plus: ['political'],
    minus: ['witness'],
    stage: 'discuss',
    round: 1,
  });
});

test('what its cards tell of hands and people is so', () => {
  expect(state.own.map(({ role }) => role)).toEqual(['activist', 'activist', 'activist', 'shadow']);
  const [mine, herons, , ospreys] = state.own.map(({ rounds }) => at(rounds, 0));
  expect(mine?.packs[3]).toEqual(['scientific', 'scientific']);
  expect(mine?.kept[4]).toBe('ridicule');
  expect(herons?.kept[4]).toBe('scientific');
  expect(ospreys?.kept).not.toContain('scientific');
});

test('the learner acts 10 to 14 times, each time told by the last card how', () => {
  const acts = script.flatMap(({ seat, move }, index) => (seat === LEARNER ? [{ move, index }] : []));
  expect(acts.length).toBeGreaterThanOrEqual(10);
  expect(acts.length).toBeLessThanOrEqual(14);
  const untold = acts.filter(({ move, index }) => {
    const last = cards.filter(card => card.at === index).at(-1);
    return !last?.text.includes(asked(move));
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
    case 'pick':
      return `Keep ${shortName(move.card)}`;
    case 'play':
    case 'discard':
      return `Play ${shortName(move.card)}`;
    case 'ready':
      return 'Get ready';
    case 'say':
      return askedToSay(move.message);
  }
}

function askedToSay(message: Extract<Move, { type: 'say' }>['message']): string {
  switch (message.type) {
    case 'agree':
      return 'Agree';
    case 'propose':
      return `Propose ${typeName[message.of]}`;
    default:
      return `Say "${messageText(message, 1, seat => at(names, seat - 1))}"`;
  }
}

function shortName(card: Parameters<typeof cardName>[0]): string {
  return Object.entries(typeName).find(([of]) => of === card)?.[1] ?? cardName(card);
}
