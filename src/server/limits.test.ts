import { expect, test } from 'vitest';
import type { Allowance } from './budget.ts';
import { LIMITS } from './limits.ts';
import { NetworkBudgets } from './network.ts';

const PAGES = 100;
const MINUTES = 10;

/** How often pages of one address are refused, if all of them do this so often: in the first second, then each minute. */
function refused(allowance: Allowance, first: number, eachMinute: number): number {
  let now = 0;
  const budgets = new NetworkBudgets(allowance, { now: () => now });
  const spent: unknown[] = [];
  const spend = () => spent.push(budgets.spend('192.0.2.1'));
  for (let times = 0; times < PAGES * first; times++) spend();
  const more = PAGES * eachMinute * MINUTES;
  for (let times = 0; times < more; times++) {
    now += (MINUTES * 60_000) / more;
    spend();
  }
  return spent.filter(one => one !== 'fine').length;
}

test.each([
  // A browser opens six connections and a line, and asks for everything once.
  ['opens connections', LIMITS.connections.opened, 7, 6],
  ['loads the page', LIMITS.request, 60, 20],
  ['says hello', LIMITS.hello, 2, 2],
  // The lobby asks again every ten seconds, home when somebody comes back to it.
  ['asks about tables', LIMITS.ask, 2, 8],
  ['mistypes a code', LIMITS.codes.own, 0.2, 0.05],
  ['makes a table', LIMITS.create, 0.25, 0.1],
  ['moves, and talks', LIMITS.seated, 4, 120],
  ['watches', LIMITS.watching, 4, 10],
])(
  'nobody in a school of a hundred pages behind one address is refused who %s',
  (_, allowance, first, more) => {
    expect(refused(allowance, first, more)).toBe(0);
  },
);

test('all pages of a school have room at once', () => {
  expect(LIMITS.linesPerAddress).toBeGreaterThanOrEqual(2 * PAGES);
  expect(LIMITS.connections.fromOne).toBeGreaterThanOrEqual(6 * PAGES);
});
