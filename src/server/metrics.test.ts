import { expect, test } from 'vitest';
import { metricsOf } from './metrics.ts';

test('bots that fail are counted by game and level', async () => {
  const none = () => 0;
  const metrics = metricsOf({
    lines: none,
    tables: none,
    unsent: none,
    failing: () => false,
    free: async () => undefined,
  });
  metrics.botFailed('uaps', 'sentinel');
  metrics.botFailed('uaps', 'sentinel');
  expect(await metrics.text()).toContain('area5_bot_failures_total{game="uaps",level="sentinel"} 2\n');
});
