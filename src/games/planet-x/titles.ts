import { at } from '../../core/contract.ts';
import { type Board, titleOf } from './board.ts';
import { usefulRules } from './puzzle.ts';
import { patternsOf } from './skies.ts';
import { bodiesIn, titleOfRule, topicHolds } from './topics.ts';
import { BODIES, type Title } from './types.ts';

/** For one title: which of its rules hold, by where its bodies are. */
export interface RuleTable {
  readonly bodies: readonly [number, number];
  /** By set of sectors: the number of the pattern. */
  readonly numbers: readonly [ReadonlyMap<number, number>, ReadonlyMap<number, number>];
  readonly width: number;
  /** A bit for each rule. */
  readonly rules: Uint32Array;
}

const made = new Map<string, RuleTable>();

/** Made once for each title. */
export function ruleTable(title: Title, board: Board): RuleTable {
  const name = `${board.mode} ${title.join()}`;
  const before = made.get(name);
  if (before) return before;
  const table = tabulate(title, board);
  made.set(name, table);
  return table;
}

/** By sky: the rules that a topic of this title could have there, a bit for each. `sets` are by body, then by sky. */
export function rulesIn(
  { bodies, numbers, width, rules }: RuleTable,
  { sets, count }: { readonly sets: readonly Int32Array[]; readonly count: number },
): Uint32Array {
  const [one, other] = [at(sets, bodies[0]), at(sets, bodies[1])];
  const could = new Uint32Array(count);
  for (let sky = 0; sky < count; sky++) {
    const row = numbers[0].get(one[sky] as number) ?? 0;
    const column = width === 1 ? 0 : (numbers[1].get(other[sky] as number) ?? 0);
    could[sky] = rules[row * width + column] as number;
  }
  return could;
}

function tabulate(title: Title, board: Board): RuleTable {
  const [first, second = first] = title;
  const rules = usefulRules(board).filter(rule => titleOfRule(rule).join() === titleOf(first, second).join());
  const [ones, others] = [patternsOf(board, first), first === second ? [0] : patternsOf(board, second)];
  const table = new Uint32Array(ones.length * others.length);
  for (const [number, rule] of rules.entries()) {
    const turned = bodiesIn(rule)[0] !== first;
    for (const [row, one] of ones.entries())
      for (const [column, set] of others.entries()) {
        const other = first === second ? one : set;
        const holds = turned ? topicHolds(rule, other, one, board) : topicHolds(rule, one, other, board);
        if (holds)
          table[row * others.length + column] = (table[row * others.length + column] ?? 0) | (1 << number);
      }
  }
  const numbered = (sets: readonly number[]): ReadonlyMap<number, number> =>
    new Map(sets.map((set, number) => [set, number]));
  return {
    bodies: [BODIES.indexOf(first), BODIES.indexOf(second)],
    numbers: [numbered(ones), numbered(others)],
    width: others.length,
    rules: table,
  };
}
