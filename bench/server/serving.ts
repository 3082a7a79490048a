import { assert } from '../../src/core/contract.ts';
import { answer, type Tally } from './control.ts';
import { isRuleName, type Rule, type RuleName, rules } from './rules.ts';

/** What a server under measure has in common with the others: the rule, the count, and the bench's questions. */
export function ruleNameToServe(): RuleName {
  const [name] = process.argv.slice(2);
  assert(isRuleName(name), `there is a rule "${name}"`);
  return name;
}

export const ruleToServe = (): Rule => rules[ruleNameToServe()];

let moves = 0;

/** Called inside the server, once for each move that was made. */
export function countMove(): void {
  moves++;
}

/** `counted` is for a server that counts by itself. */
export function serving(url: string, counted: () => number | Promise<number> = () => moves): void {
  answer(url, ({ ask }) => (ask === 'tally' ? tally(counted) : memory()));
}

async function tally(counted: () => number | Promise<number>): Promise<Tally> {
  const { user, system } = process.cpuUsage();
  return { moves: await counted(), cpuMicros: user + system };
}

function memory(): number {
  assert(globalThis.gc, 'the server runs with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
