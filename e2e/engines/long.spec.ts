import { GAMES } from '../../src/client/text.ts';
import { DESK, expect, PHONE, test } from './fixtures.ts';
import type { Target } from './target.ts';
import { settled, standing, wander } from './wander.ts';

const DEAL: Target = { css: '[data-primary]:not([aria-disabled=true])' };
const OVER: Target = { css: '.ending' };
/** Opens the private page and closes it: what can be pressed next is in it or under it. */
const EDGE: Target = { css: '.edge' };
const PRESSES = 60;
/** A game that stands still is asked for nothing new: so many different things must have been asked or told. */
const LEAST_CHANGES = 8;
/** Looks in vain: so long others may think. */
const IDLE = 10;
/** However slow the machine is, a minute is enough to see that a game goes on. */
const PATIENCE_MS = 60_000;

for (const { id, title } of GAMES)
  for (const [where, size] of [['a phone', PHONE] as const, ['a desk', DESK] as const])
    test(`${title} on ${where}: it goes on, whatever one presses, and after a reload`, async ({ arrive }) => {
      test.slow();
      const visitor = await arrive(`/#/new/${id}`, { size });
      await visitor.press(DEAL);
      await visitor.sees({ css: '.where' });
      const seen = new Set<string>();
      let idle = 0;
      const until = Date.now() + PATIENCE_MS;
      for (let turn = 0; turn < PRESSES && Date.now() < until && !(await visitor.isSeen(OVER)); ) {
        idle = (await wander(visitor, turn)) ? 0 : idle + 1;
        if (idle === 0) turn++;
        else if (idle % IDLE === 0 && (await visitor.isSeen(EDGE))) await visitor.press(EDGE);
        else await new Promise(done => setTimeout(done, 50));
        seen.add((await visitor.reads('.where, .dock, .strip, .ending h2')).join(' | '));
      }
      expect(seen.size).toBeGreaterThan(LEAST_CHANGES);
      const before = await settled(visitor);
      await visitor.driver.reload();
      await expect.poll(() => standing(visitor)).toBe(before);
      await visitor.misses({ css: '.banner', has: 'another window' });
    });
