import { describe, expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { type Entries, entryAt } from '../../deduction/book.ts';
import { analyzed, surveyed, targeted } from './answers.ts';
import { allSectors, boardOf, isRight, QUADRANTS, sectorsOfArea, stackedWith } from './board.ts';
import { type Book, bookOf, keys, type Looked, partsOfGuess } from './book.ts';
import { drawCode, puzzleOf } from './puzzle.ts';
import { titleOfRule } from './topics.ts';
import { type Area, MODES, type Mode, type Quadrant, SIGHTS, SUBJECTS, SURVEYED, TOPICS } from './types.ts';

const codesOf = (mode: Mode): readonly string[] => {
  const rng = new Rng(stream('books', mode));
  return Array.from({ length: 3 }, () => drawCode(mode, rng));
};

const read = <Value>(book: Book, entries: Entries<Value>, key: string): Value => {
  const number = book.numbers[key];
  if (number === undefined) throw new Error(`the book has no number for ${key}`);
  return entryAt(entries, number);
};

describe.each(MODES.flatMap(codesOf))('[B1] the book of %s', code => {
  const puzzle = puzzleOf(code);
  const { sky, mode } = puzzle;
  const board = boardOf(mode);
  const book = bookOf(puzzle);
  const inner = allSectors(board).slice(0, board.perOrbit);
  const everyTurn = inner.map((_, turns) => turns);

  /** As somebody reads it off the board, who does not count turns. */
  const lookOf = (area: Area, quadrant: Quadrant, turns: number): Looked => {
    const first = stackedWith(((quadrant - 1) * board.perOrbit) / 4 + 1, turns, board);
    switch (area.form) {
      case 'quadrant':
        return { form: 'quadrant', quadrant, first };
      case 'orbit':
        return area.orbit === 'inner' ? { form: 'inner', quadrant } : { form: 'outer', first };
      case 'stack':
        return { form: 'stack', inner: area.inner, outer: stackedWith(area.inner, turns, board) };
      case 'sector':
        return area;
    }
  };

  test('counts as a survey does, in every area and however the Earth has turned', () => {
    for (const turns of everyTurn)
      for (const quadrant of QUADRANTS) {
        const own = sectorsOfArea({ form: 'quadrant' }, quadrant, turns, board);
        const areas: readonly Area[] = [
          { form: 'quadrant' },
          { form: 'orbit', orbit: 'inner' },
          { form: 'orbit', orbit: 'outer' },
          ...own
            .filter(sector => inner.includes(sector))
            .map(low => ({ form: 'stack', inner: low }) as const),
          ...own.map(sector => ({ form: 'sector', sector }) as const),
        ];
        for (const area of areas)
          for (const of of SURVEYED) {
            const key = keys.survey(of, lookOf(area, quadrant, turns));
            const answer = surveyed(sky, [of], sectorsOfArea(area, quadrant, turns, board));
            expect({ type: 'survey', counts: [read(book, book.answers, key)] }).toEqual(answer);
          }
      }
  });

  test('knows sectors, photos, topics, titles, reports and facts', () => {
    for (const sector of allSectors(board)) {
      const sights = [read(book, book.answers, keys.target(sector))];
      expect({ type: 'target', sights }).toEqual(targeted(sky, [sector]));
      for (const subject of SUBJECTS)
        expect(read(book, book.answers, keys.photo(sector, subject))).toBe(sky[sector - 1] === subject);
    }
    for (const [index, topic] of TOPICS.entries()) {
      const told = read(book, book.rules, keys.topic(topic));
      const rule = told.type === 'topic' ? told.rule : undefined;
      expect({ type: 'analyze', told: [{ topic, rule }] }).toEqual(analyzed(puzzle, [topic]));
      expect(read(book, book.rules, keys.title(topic))).toEqual({
        type: 'title',
        title: titleOfRule(at(puzzle.rules, index)),
      });
    }
    for (const [index, { rule }] of puzzle.reports.entries())
      expect(read(book, book.rules, keys.report(index + 1))).toEqual({ type: 'report', rule });
    for (const [set, facts] of puzzle.facts.entries())
      for (const [number, fact] of facts.entries())
        expect(read(book, book.facts, keys.fact(set, number))).toEqual({ set, fact });
  });

  test('has a sum on its list for every right find, and for no other', () => {
    const sums = new Set(book.find.sums);
    const wrong: unknown[] = [];
    for (const sector of allSectors(board))
      for (const turns of everyTurn)
        for (const before of SIGHTS)
          for (const after of SIGHTS)
            for (const stacked of SIGHTS) {
              const choices = partsOfGuess(
                { sector, before, after },
                { sector: stackedWith(sector, turns, board), holds: stacked },
              );
              const sum = choices.reduce(
                (total, choice, part) => total + at(at(book.find.parts, part), choice),
                0,
              );
              const guess = { sector, before, after, stacked };
              if (sums.has(sum) !== isRight(sky, guess, turns, board)) wrong.push({ ...guess, turns });
            }
    expect(wrong).toEqual([]);
  });

  test('scatters answers, and has every statement once, true or not', () => {
    const { answers, facts, rules, numbers } = book;
    const surveys = Object.entries(numbers)
      .filter(([key]) => key.startsWith('survey'))
      .sort(([, one], [, other]) => one - other)
      .map(([key]) => key.split(' ')[1]);
    const alike = surveys.slice(1).filter((thing, index) => thing === surveys[index]);
    // One of seven things, equally many of each.
    expect(alike.length / surveys.length).toBeLessThan(0.2);
    const PER_PAGE = 250;
    for (let first = 0; first + PER_PAGE <= answers.values.length; first += PER_PAGE) {
      const page = answers.values.slice(first, first + PER_PAGE);
      expect(new Set(page.map(value => typeof value))).toEqual(new Set(['number', 'string', 'boolean']));
    }
    const count = (value: unknown): number => answers.values.filter(one => one === value).length;
    expect(new Set(SIGHTS.map(count)).size).toBe(1);
    expect(count(true)).toBe(count(false));
    for (const { values } of [facts, rules])
      expect(new Set(values.map(value => JSON.stringify(value))).size).toBe(values.length);
    expect(new Set(Object.values(numbers)).size).toBe(Object.keys(numbers).length);
  });

  test('is the same each time, but for modifiers that were changed', () => {
    expect(bookOf(puzzleOf(code))).toEqual(book);
    const modifiers = ['blank', 'blank', 'blank', 'hadron'] as const;
    expect(bookOf(puzzle, modifiers)).toEqual({ ...book, modifiers });
  });
});
