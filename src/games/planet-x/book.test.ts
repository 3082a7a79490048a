import { expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { entryAt, passes } from '../../deduction/book.ts';
import { answerTo } from './answers.ts';
import { allSectors, boardOf, isRight, onFrom, sectorsIn, visibleFrom } from './board.ts';
import { type Book, bookOf, keys, partsOfGuess } from './book.ts';
import { drawCode, puzzleOf } from './puzzle.ts';
import { BODIES, MODES, type Mode, SIGHTS, TOPICS } from './types.ts';

const codesOf = (mode: Mode): readonly string[] => {
  const rng = new Rng(stream('books', mode));
  return Array.from({ length: 4 }, () => drawCode(mode, rng));
};
const codes = MODES.flatMap(codesOf);

const read = <Value>(book: Book, entries: Parameters<typeof entryAt<Value>>[0], key: string): Value => {
  const number = book.numbers[key];
  if (number === undefined) throw new Error(`the book has no number for ${key}`);
  return entryAt(entries, number);
};

test.each(codes)('[B1] the book of %s answers every question as the game does', code => {
  const puzzle = puzzleOf(code);
  const board = boardOf(puzzle.mode);
  const book = bookOf(puzzle);
  const comets = board.cometSectors;
  for (const from of allSectors(board))
    for (const to of sectorsIn(from, onFrom(from, visibleFrom(0, board).length - 1, board), board))
      for (const of of SIGHTS) {
        if (of === 'comet' && !(comets.includes(from) && comets.includes(to))) continue;
        const answer = answerTo(puzzle, { type: 'survey', of, from, to });
        expect({ type: 'survey', count: read(book, book.answers, keys.survey(of, from, to)) }).toEqual(
          answer,
        );
      }
  for (const sector of allSectors(board)) {
    const answer = answerTo(puzzle, { type: 'target', sector });
    expect({ type: 'target', sight: read(book, book.answers, keys.target(sector)) }).toEqual(answer);
    for (const body of BODIES)
      expect(read(book, book.answers, keys.theory(sector, body))).toBe(puzzle.sky[sector - 1] === body);
  }
  for (const topic of TOPICS)
    expect({ type: 'research', rule: read(book, book.rules, keys.topic(topic)) }).toEqual(
      answerTo(puzzle, { type: 'research', topic }),
    );
  for (const [index, rule] of puzzle.conferences.entries())
    expect(read(book, book.rules, keys.conference(index + 1))).toEqual(rule);
  for (const [season, facts] of puzzle.facts.entries())
    for (const [number, fact] of facts.entries())
      expect(read(book, book.facts, keys.fact(season, number))).toEqual({ season, fact });
});

test.each(codes)('[B1] %s: of all guesses only the right one has a sum on the list', code => {
  const puzzle = puzzleOf(code);
  const board = boardOf(puzzle.mode);
  const { locate } = bookOf(puzzle);
  for (const sector of allSectors(board))
    for (const before of SIGHTS)
      for (const after of SIGHTS)
        expect(passes(locate, partsOfGuess(sector, before, after))).toBe(
          isRight(puzzle.sky, { sector, before, after }, board),
        );
});

test.each(codes)('[B1] %s: what stands beside an answer tells nothing of its question', code => {
  const book = bookOf(puzzleOf(code));
  const all = Object.entries(book.numbers).sort(([, one], [, other]) => one - other);
  const kindOf = (key: string): string => key.split(' ').slice(0, 2).join(' ');
  const surveys = all.filter(([key]) => key.startsWith('survey'));
  const together = surveys.slice(1).filter(([key], index) => kindOf(key) === kindOf(at(surveys, index)[0]));
  // One of five things, about a quarter of the ranges each.
  expect(together.length / surveys.length).toBeLessThan(0.35);
  const PER_PAGE = 200;
  for (let first = 0; first + PER_PAGE <= book.answers.values.length; first += PER_PAGE) {
    const page = book.answers.values.slice(first, first + PER_PAGE);
    expect(new Set(page.map(value => typeof value))).toEqual(new Set(['number', 'string', 'boolean']));
  }
  const count = (value: unknown): number => book.answers.values.filter(one => one === value).length;
  expect(new Set(SIGHTS.map(count)).size).toBe(1);
  expect(count(true)).toBe(count(false));
});

test.each(codes)('[B1] %s: every statement is there once, true or not', code => {
  const { facts, rules, numbers, answers } = bookOf(puzzleOf(code));
  expect(new Set(facts.values.map(value => JSON.stringify(value))).size).toBe(facts.values.length);
  expect(new Set(rules.values.map(value => JSON.stringify(value))).size).toBe(rules.values.length);
  expect(new Set(Object.values(numbers)).size).toBe(Object.keys(numbers).length);
  expect(facts.first).toBeGreaterThanOrEqual(answers.first + answers.values.length);
});

test('[B1] the same code has the same book', () => {
  const code = at(codes, 0);
  expect(bookOf(puzzleOf(code))).toEqual(bookOf(puzzleOf(code)));
});
