import { assert } from '../../src/core/contract.ts';
import { hashOf } from '../../src/core/hash.ts';
import { answer, type Played, type Request } from './control.ts';
import { type DrivenTable, openTable } from './driver.ts';
import { isServerName, linkTo } from './links/index.ts';
import { isRuleName, rules } from './rules.ts';
import { quantile } from './sums.ts';

/** The players: started by the bench with a server's name, a rule and where the server is. */
const [server, rule, url = ''] = process.argv.slice(2);
assert(isServerName(server) && isRuleName(rule), 'the load is told what it plays on');
const link = await linkTo(server, url, rule);
const rulesPlayed = rules[rule];

let tables: DrivenTable[] = [];

answer('', async (request: Request) => {
  switch (request.ask) {
    case 'open':
      for (const seed of request.seeds) tables.push(await openTable(link, rulesPlayed, seed));
      return { tables: tables.length };
    case 'play':
      return play(request);
    case 'close':
      for (const table of tables) table.close();
      tables = [];
      return { tables: 0 };
    case 'tally':
    case 'memory':
      throw new Error(`a load has no ${request.ask}`);
  }
});

async function play({ moves, atOnce }: { moves: number; atOnce: boolean }): Promise<Played> {
  const latencies: number[] = [];
  const before = performance.now();
  const cpuBefore = process.cpuUsage();
  await Promise.all(tables.map(table => table.play({ moves, atOnce, latencies })));
  const ms = performance.now() - before;
  const { user, system } = process.cpuUsage(cpuBefore);
  const digests = tables.map(table => table.digest());
  return {
    moves: latencies.length,
    ms,
    cpuMicros: user + system,
    p99Ms: quantile(latencies, 0.99),
    digest: digests.includes(undefined) ? null : hashOf(digests),
  };
}
