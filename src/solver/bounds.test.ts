import { describe, expect, test } from 'vitest';
import { Rng, stream } from '../core/rng.ts';
import { type Bound, exactly, holds, implies, no, oneOf, opposite, yes } from './bounds.ts';
import { Search, solve } from './search.ts';

/** By trying all answers. */
function solvable(questions: number, bounds: readonly Bound[]): boolean {
  for (let way = 0; way < 2 ** questions; way++) {
    const right = (answer: number): boolean => ((way >>> (answer >>> 1)) & 1) === 1 - (answer & 1);
    if (bounds.every(bound => holds(bound, right))) return true;
  }
  return false;
}

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

test('six letters do not fit into five boxes', () => {
  const inBox = (letter: number, box: number): number => yes(5 * letter + box);
  const letters = [0, 1, 2, 3, 4, 5];
  const boxes = [0, 1, 2, 3, 4];
  const bounds = [
    ...letters.map(letter => oneOf(...boxes.map(box => inBox(letter, box)))),
    ...boxes.map(box => ({ answers: letters.map(letter => inBox(letter, box)), least: 0, most: 1 })),
  ];
  expect(solve(30, bounds)).toBeUndefined();
  expect(solve(30, bounds.slice(1))).toBeDefined();
});

test('bounds say what their names say', () => {
  const right = (answer: number): boolean => [yes(0), yes(1), no(2), no(3)].includes(answer);
  expect(holds(oneOf(yes(2), no(3)), right)).toBe(true);
  expect(holds(oneOf(yes(2), yes(3)), right)).toBe(false);
  expect(holds(exactly(2, [yes(0), yes(1), yes(2)]), right)).toBe(true);
  expect(holds(exactly(1, [yes(0), yes(1), yes(2)]), right)).toBe(false);
  expect(holds(implies([yes(0), yes(1)], [yes(2)]), right)).toBe(false);
  expect(holds(implies([yes(0), yes(2)], [yes(3)]), right)).toBe(true);
  expect(opposite(yes(7))).toBe(no(7));
  expect(opposite(no(7))).toBe(yes(7));
});

test('nothing fits a bound that asks for more than there is', () => {
  expect(solve(2, [{ answers: [yes(0), yes(1)], least: 3, most: 3 }])).toBeUndefined();
  expect(solve(1, [oneOf()])).toBeUndefined();
  expect(solve(0, [])).toBeDefined();
});
