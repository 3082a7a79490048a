import { expect, test } from 'vitest';
import { assert, at, heardBy, type Seat } from '../../core/contract.ts';
import { open, play, type Table } from '../../core/table.ts';
import { unacknowledged } from './index.ts';
import { cardName, messageText, typeName } from './text.ts';
import type { Event, Move, Unacknowledged } from './types.ts';
import { lesson, POINTS } from './ui/lesson.ts';

const LEARNER = 0 as Seat;
/** Five minutes, with the time to look and to act. */
const MOST_WORDS = 750;
const MOST_WORDS_OF_A_CARD = 40;

const { script, cards, names, seats, seed, options } = lesson;
const { table, heard } = playedAsWritten();
const words = (text: string): number => text.split(/\s+/).length;

test('every move is legal, and the learner hears each', () => {
  expect(table.log).toHaveLength(script.length);
  expect(heard.filter(events => events.length === 0)).toEqual([]);
});

test('it is one round: negated, a success, and a failure with owners', () => {
  const { turns, plus, minus, stage, round } = table.state.public;
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
  expect(table.state.own.map(({ role }) => role)).toEqual(['activist', 'activist', 'activist', 'shadow']);
  expect(names).toHaveLength(seats - 1);
  const [mine, herons, , ospreys] = table.state.own.map(({ rounds }) => at(rounds, 0));
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

test('cards come in order, within the script, with the last ones at its end', () => {
  const places = cards.map(card => card.at);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBe(0);
  expect(places.at(-1)).toBe(script.length);
});

test('cards point at things that the page has', () => {
  const points: readonly string[] = POINTS;
  expect(cards.filter(({ point }) => point !== undefined && !points.includes(point))).toEqual([]);
});

test('it is read in five minutes', () => {
  expect(cards.filter(({ text }) => words(text) > MOST_WORDS_OF_A_CARD)).toEqual([]);
  const all = cards.map(({ title, text }) => words(`${title} ${text}`));
  expect(all.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(MOST_WORDS);
});

test('a bot of its level plays on', () => {
  expect(unacknowledged.bots.map(({ level }) => level)).toContain(lesson.level);
});

function playedAsWritten(): { table: Table<Unacknowledged>; heard: (readonly Event[])[] } {
  const opened = open(unacknowledged.game, { seats, seed, options });
  assert(opened.ok, 'the lesson deals');
  let table = opened.value.table;
  const heard = script.map(({ seat, move }, index) => {
    const made = play(table, seat, move);
    assert(made.ok, `move ${index} of the lesson is legal: ${JSON.stringify(move)}`);
    table = made.value.table;
    return heardBy(made.value.events, LEARNER);
  });
  return { table, heard };
}

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
