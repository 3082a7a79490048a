import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { at } from '../../src/core/contract.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { must } from '../../src/engine/testing.ts';
import { ufoHunter } from '../../src/games/ufo-hunter/index.ts';
import type { View } from '../../src/games/ufo-hunter/types.ts';
import { Pilot, seatedTable, wishFor } from '../../src/server/testing.ts';
import { type Child, killChild, startChild } from './child.ts';
import type { Serving } from './serving.ts';

const { game } = ufoHunter;
const folder = mkdtempSync(join(tmpdir(), 'area5-bids-'));
const children: Child<Serving>[] = [];

afterEach(async () => {
  for (const child of children) await killChild(child.process);
  rmSync(folder, { recursive: true });
});

test('a server that is killed between two bids of UFO Hunter keeps the first, and nobody else sees it', async () => {
  const [one, two] = await untilBids(await seatedTable(await serves(), wishFor(game.id, 2)));
  must(await one.do({ type: 'move', move: { type: 'bid', bid: 1 } }));
  await two.fence();
  await killChild(at(children, -1).process);

  const url = await serves();
  const [again, other] = [await comesBack(one, url), await comesBack(two, url)];
  expect(viewOf(again).own?.bid).toBe(1);
  expect(viewOf(again).public).toEqual(viewOf(other).public);
  expect(viewOf(other).public.stage).toBe('bid');
  expect(viewOf(other).public.done).toEqual(viewOf(two).public.done);
  expect(viewOf(other).own?.bid).toBeNull();
  expect([again.isTurn(), other.isTurn()]).toEqual([false, true]);

  must(await other.do({ type: 'move', move: { type: 'bid', bid: 0 } }));
  for (const pilot of [again, other]) {
    await pilot.fence();
    const revealed = pilot.heard?.story.flat().find(({ type }) => type === 'bids-revealed');
    expect(revealed).toMatchObject({ bids: [1, 0] });
    await pilot.close();
  }
});

async function serves(): Promise<string> {
  const args = [join(folder, 'data'), folder, '0', 'as-it-is'];
  const child = await startChild<Serving>(new URL('serving.ts', import.meta.url), args);
  children.push(child);
  return child.told.url;
}

const viewOf = (pilot: Pilot): View => pilot.heard?.view as View;

/** The same seat, on a page that knows nothing yet. */
async function comesBack({ table, key }: Pilot, url: string): Promise<Pilot> {
  const pilot = await new Pilot(url, table, { key }).connect();
  await pilot.until(() => pilot.heard !== undefined);
  return pilot;
}

/** Both publish, so that they have money, and come to the first open trading. */
async function untilBids(pilots: readonly Pilot[]): Promise<readonly [Pilot, Pilot]> {
  const rng = new Rng(stream('bids', 'until'));
  for (;;) {
    for (const pilot of pilots) await pilot.fence();
    const next = pilots.find(pilot => pilot.isTurn());
    if (!next || viewOf(next).public.stage === 'bid') return [at(pilots, 0), at(pilots, 1)];
    const publishes = viewOf(next).public.stage === 'choose';
    const move = publishes ? { type: 'choose', action: 'publish' } : game.sample(viewOf(next), rng);
    must(await next.do({ type: 'move', move }));
  }
}
