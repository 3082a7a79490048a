import { expect, test } from 'vitest';
import type { Game, Seat } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { unacknowledged } from '../../games/unacknowledged/index.ts';
import type { View } from '../../games/unacknowledged/types.ts';
import { after } from './standing.ts';
import { code, memoryTables, type Page, playing } from './testing.ts';

const { game } = unacknowledged;
const anyMove = (page: Page) => {
  if (!page.news || !('view' in page.news)) throw new Error('no whole view');
  return {
    type: 'move',
    move: game.sample(page.news.view as View, new Rng(stream('ledger', page.name))),
  } as const;
};
const newsOf = (page: Page) => page.told.filter(({ type }) => type === 'news').length;

test('moves of one turn of the event loop are kept and told together, each with its own answer', async () => {
  const { host, pages } = await playing(memoryTables());
  const before = pages.map(newsOf);
  const results = await Promise.all(pages.map(page => page.do(anyMove(page))));
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(host.standing.truth?.table.log).toHaveLength(3);
  expect(pages.map((page, index) => newsOf(page) - (before[index] ?? 0))).toEqual([1, 1, 1]);
  expect(pages[0]?.news?.steps.length).toBeGreaterThan(1);
});

test('a refusal that follows from what is not kept yet waits for it', async () => {
  const { pages } = await playing(memoryTables());
  const [one] = pages;
  if (!one) throw new Error('nobody is there');
  const move = anyMove(one);
  const order: string[] = [];
  const first = one.do(move).then(() => order.push('first'));
  const taken = one.do({ type: 'take-back' }).then(() => order.push('taken back'));
  const again = one.do({ type: 'take-back' }).then(result => order.push(String(code(result))));
  await Promise.all([first, taken, again]);
  expect(order).toEqual(['first', 'taken back', 'cannot-take-back']);
});

test('the same id twice in one turn is one move, and both are answered when it is kept', async () => {
  const { host, pages } = await playing(memoryTables());
  const [one] = pages;
  if (!one) throw new Error('nobody is there');
  const move = anyMove(one);
  const twice = [one.do(move, 'same'), one.do(move, 'same')];
  expect(host.standing.truth?.table.log).toEqual([]);
  await twice[1];
  expect(host.standing.truth?.table.log).toHaveLength(1);
});

test('a move and its taking back in one turn leave a story as it was', async () => {
  const { pages } = await playing(memoryTables());
  const [one, two] = pages;
  if (!one || !two) throw new Error('nobody is there');
  await Promise.all([one.do(anyMove(one)), one.do({ type: 'take-back' }), two.do(anyMove(two))]);
  expect(two.news?.toAct).toEqual([0, 2]);
});

test('a log that the rules now read otherwise is not gone on with', async () => {
  const { host, pages } = await playing(memoryTables());
  const { truth } = host.standing;
  const [one] = pages;
  if (!truth || !one) throw new Error('nothing was dealt');
  const { move } = anyMove(one);
  const entry = {
    type: 'moved',
    seat: 0 as Seat,
    move: move as { type: string },
    by: 'person',
    at: 0,
  } as const;
  expect(after(host.standing, entry, game as unknown as Game).truth?.table.log).toHaveLength(1);
  expect(() => after(host.standing, { ...entry, hash: '0'.repeat(16) }, game as unknown as Game)).toThrow(
    'another state',
  );
});
