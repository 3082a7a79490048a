import { GAMES } from '../../src/client/text.ts';
import { DESK, expect, PHONE, test } from './fixtures.ts';
import type { Target } from './target.ts';
import { standing, wander } from './wander.ts';

const DEAL: Target = { css: '[data-primary]:not([aria-disabled=true])' };
const OVER: Target = { css: '.ending' };
const PRESSES = 60;

for (const { id, title } of GAMES)
  for (const [where, size] of [['a phone', PHONE] as const, ['a desk', DESK] as const])
    test(`${title} on ${where}: it goes on, whatever one presses, and after a reload`, async ({ arrive }) => {
      test.slow();
      const visitor = await arrive(`/#/new/${id}`, { size });
      await visitor.press(DEAL);
      await visitor.sees({ css: '.where' });
      const seen = new Set<string>();
      for (let turn = 0; turn < PRESSES && !(await visitor.isSeen(OVER)); turn++) {
        const edge: Target = { css: '.edge[aria-expanded=false]' };
        if (!(await wander(visitor, turn)) && (await visitor.isSeen(edge))) await visitor.press(edge);
        seen.add(await standing(visitor));
      }
      expect(seen.size).toBeGreaterThan(1);
      const before = await standing(visitor);
      await visitor.driver.reload();
      await expect.poll(() => standing(visitor)).toBe(before);
      await visitor.misses({ css: '.banner', has: 'another window' });
    });
