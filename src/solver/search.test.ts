import { describe, expect, test } from 'vitest';
import { assert } from '../core/contract.ts';
import { Rng, stream } from '../core/rng.ts';
import { type Bound, exactly, holds, no, oneOf, opposite, yes } from './bounds.ts';
import { Search, solve } from './search.ts';

/** The ways to answer under which all bounds hold, by trying all. */
function* waysThrough(questions: number, bounds: readonly Bound[]): Generator<number> {
  for (let way = 0; way < 2 ** questions; way++) {
    const right = (answer: number): boolean => ((way >>> (answer >>> 1)) & 1) === 1 - (answer & 1);
    if (bounds.every(bound => holds(bound, right))) yield way;
  }
}

const solvable = (questions: number, bounds: readonly Bound[]): boolean =>
  waysThrough(questions, bounds).next().done === false;

const answersBy = (rng: Rng, questions: number, many: number): readonly number[] =>
  rng
    .shuffle(Array.from({ length: questions }, (_, question) => question))
    .slice(0, many)
    .map(question => (rng.chance(0.5) ? yes(question) : no(question)));

describe('a solution is found exactly where there is one, and holds', () => {
  test.each([
    ['few', 4],
    ['some', 9],
    ['many', 14],
  ])('under %s bounds', (name, many) => {
    const found = [0, 0];
    for (let draw = 0; draw < 150; draw++) {
      const rng = new Rng(stream(`${name} ${draw}`, 'test'));
      const bounds = Array.from({ length: many }, (): Bound => {
        const answers = answersBy(rng, 8, 2 + rng.int(4));
        const least = rng.int(answers.length);
        return { answers, least, most: least + rng.int(answers.length - least + 1) };
      });
      const solution = solve(8, bounds);
      expect(solution !== undefined, `draw ${draw}`).toBe(solvable(8, bounds));
      if (solution) {
        expect(
          bounds.every(bound => holds(bound, solution)),
          `draw ${draw}`,
        ).toBe(true);
        for (let question = 0; question < 8; question++)
          expect(solution(yes(question))).not.toBe(solution(no(question)));
      }
      found[solution ? 1 : 0] = (found[solution ? 1 : 0] ?? 0) + 1;
    }
    if (name === 'some') expect(Math.min(...found)).toBeGreaterThan(5);
  });
});

test('what is assumed, and bounds in force only where it is, leave what trying all leaves; call after call', () => {
  const found = [0, 0];
  for (let draw = 0; draw < 60; draw++) {
    const rng = new Rng(stream(`assumed ${draw}`, 'test'));
    const bounds = Array.from({ length: 16 }, (): Bound => {
      const answers = answersBy(rng, 8, 2 + rng.int(4));
      const least = rng.int(answers.length);
      const most = least + rng.int(answers.length - least + 1);
      return { answers, least, most, when: yes(8 + rng.int(4)) };
    });
    const search = new Search(12, bounds);
    for (let call = 0; call < 12; call++) {
      const assumed = answersBy(rng, 12, rng.int(6));
      const solution = search.under(assumed);
      const wanted = [...bounds, ...assumed.map(answer => oneOf(answer))];
      expect(solution !== undefined, `draw ${draw}`).toBe(solvable(12, wanted));
      if (solution)
        expect(
          wanted.every(bound => holds(bound, solution)),
          `draw ${draw}`,
        ).toBe(true);
      found[solution ? 1 : 0] = (found[solution ? 1 : 0] ?? 0) + 1;
    }
  }
  expect(Math.min(...found)).toBeGreaterThan(50);
});

const upTo = (many: number): readonly number[] => Array.from({ length: many }, (_, index) => index);

/** Every letter in some box, and no box with two; the questions from the first one on. */
const posted = (letters: number, boxes: number, first = 0): readonly Bound[] => {
  const inBox = (letter: number, box: number): number => yes(first + boxes * letter + box);
  return [
    ...upTo(letters).map(letter => oneOf(...upTo(boxes).map(box => inBox(letter, box)))),
    ...upTo(boxes).map(box => ({
      answers: upTo(letters).map(letter => inBox(letter, box)),
      least: 0,
      most: 1,
    })),
  ];
};

// From six letters on the search begins anew on the way.
test.each([2, 3, 6, 7])('%i letters do not fit into one box fewer', letters => {
  const boxes = letters - 1;
  const bounds = posted(letters, boxes);
  expect(solve(letters * boxes, bounds)).toBeUndefined();
  const solution = solve(letters * boxes, bounds.slice(1));
  assert(solution, 'all but the first letter fit');
  expect(bounds.slice(1).every(bound => holds(bound, solution))).toBe(true);
});

test('thousands of conflicts later a search knows no less and no more', () => {
  const [letters, boxes] = [8, 7];
  const size = letters * boxes;
  const offices = upTo(3);
  const opens = (office: number): number => yes(offices.length * size + office);
  const bounds = offices.flatMap(office =>
    posted(office === 2 ? boxes : letters, boxes, office * size).map(
      (bound): Bound => ({ ...bound, when: opens(office) }),
    ),
  );
  const search = new Search(offices.length * (size + 1), bounds);
  expect(search.under([opens(0)])).toBeUndefined();
  expect(search.under([opens(1)])).toBeUndefined();
  const solution = search.under([opens(2)]);
  assert(solution, 'as many letters as boxes fit');
  expect(bounds.every(bound => holds(bound, solution))).toBe(true);
  expect(search.under([opens(2), opens(1)])).toBeUndefined();
});

test('all solutions are found, each once, by forbidding the last one', () => {
  const bounds: readonly Bound[] = [
    exactly(3, upTo(6).map(yes)),
    { answers: [yes(0), no(1), yes(2)], least: 1, most: 2 },
    { answers: [yes(3), yes(4)], least: 2, most: 2, when: yes(5) },
  ];
  const found = new Set<string>();
  const known = [...bounds];
  for (let solution = solve(6, known); solution; solution = solve(6, known)) {
    const answers = upTo(6).map(question => (solution?.(yes(question)) ? yes(question) : no(question)));
    expect(found).not.toContain(answers.join());
    found.add(answers.join());
    known.push(oneOf(...answers.map(opposite)));
  }
  expect(found.size).toBe([...waysThrough(6, bounds)].length);
  expect(found.size).toBeGreaterThan(5);
});

test('what cannot be assumed leaves no trace', () => {
  const search = new Search(3, [exactly(1, [yes(0), yes(1), yes(2)])]);
  expect(search.under([yes(0), yes(1)])).toBeUndefined();
  expect(search.under([yes(0), no(0)])).toBeUndefined();
  expect(search.under([no(0), no(1), no(2)])).toBeUndefined();
  for (const question of [0, 1, 2]) {
    const solution = search.under([yes(question), yes(question)]);
    expect([0, 1, 2].filter(other => solution?.(yes(other)))).toEqual([question]);
  }
});

test('a solution stays as it is when the search goes on', () => {
  const search = new Search(2, [exactly(1, [yes(0), yes(1)])]);
  const first = search.under([yes(0)]);
  const second = search.under([yes(1)]);
  expect([first, second].map(solution => solution?.(yes(0)))).toEqual([true, false]);
});

test('a bound that cannot hold keeps out what would put it in force, and nothing else', () => {
  const never = { answers: [yes(0), yes(1)], least: 3, most: 3, when: yes(2) };
  const search = new Search(4, [never]);
  expect(search.under([yes(2)])).toBeUndefined();
  expect(search.under([yes(0), yes(1), yes(3)])?.(no(2))).toBe(true);
});

test('a bound in force settles all that it leaves no choice about', () => {
  const few = { answers: [yes(0), yes(1), yes(2)], least: 0, most: 1, when: yes(3) };
  const many = { answers: [yes(0), yes(1), yes(2)], least: 2, most: 3, when: yes(4) };
  const search = new Search(5, [few, many]);
  expect(search.under([yes(3), yes(4)])).toBeUndefined();
  expect(search.under([yes(3), yes(0), yes(1)])).toBeUndefined();
  expect(search.under([yes(4), no(0), no(1)])).toBeUndefined();
  const [one, two] = [search.under([yes(3), yes(1)]), search.under([yes(4), no(1)])];
  expect([one?.(no(0)), one?.(no(2)), two?.(yes(0)), two?.(yes(2))]).toEqual([true, true, true, true]);
});

test('the same answer twice, or both answers to a question, are a clause like any other', () => {
  expect(solve(1, [oneOf(yes(0), yes(0)), oneOf(no(0), no(0))])).toBeUndefined();
  expect(solve(1, [oneOf(yes(0), no(0)), oneOf(no(0))])?.(no(0))).toBe(true);
});

test('nothing fits a bound that asks for more than there is', () => {
  expect(solve(2, [{ answers: [yes(0), yes(1)], least: 3, most: 3 }])).toBeUndefined();
  expect(solve(1, [oneOf()])).toBeUndefined();
  expect(solve(1, [{ answers: [], least: 2, most: 2 }])).toBeUndefined();
  expect(solve(0, [])).toBeDefined();
});
