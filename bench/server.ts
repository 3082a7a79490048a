import { Stop, say } from '../scripts/shell.mjs';
import { aNumber, aSwitch, exits, failed, print, run } from '../src/cli/command.ts';
import { counted } from '../src/core/words.ts';
import { twoCores } from './server/cores.ts';
import { SERVERS, type ServerName } from './server/links/index.ts';
import { installPeers } from './server/peers.ts';
import { type Measured, type Plan, playRound } from './server/round.ts';
import { type RuleName, rules } from './server/rules.ts';
import { rounded } from './server/sums.ts';
import { median } from './web/sums.ts';

const command = {
  program: 'npm run bench --',
  name: 'server',
  says: 'What a move of Unacknowledged costs our server, boardgame.io, Colyseus, and the least that is durable. --beside COMMIT compares ours.',
  words: [],
  flags: {
    rounds: aNumber('N', 'rounds of each server, of which the median counts (default 3)', 1, 99),
    tables: aNumber('N', 'tables played at once (default 100)', 1, 10_000),
    moves: aNumber('N', 'moves of each table (default 230, near the end of a game)', 1, 300),
    calibrate: aSwitch('two take turns at raising a number instead: what the servers cost by themselves'),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

export const server = (args: readonly string[]): Promise<number> =>
  run(command, args, async ({ flags }) => {
    try {
      await installPeers();
      const cores = await twoCores();
      if (cores === undefined)
        say('There is no taskset or no second core: server and load share what there is.');
      const plan: Plan = {
        rule: flags.calibrate ? 'count' : 'unacknowledged',
        tables: flags.tables ?? 100,
        moves: flags.moves ?? 230,
        cores,
      };
      const report = await measure(plan, flags.rounds ?? 3);
      print(flags.json ? JSON.stringify(report) : inWords(report));
      return exits.done;
    } catch (thrown) {
      if (!(thrown instanceof Stop)) throw thrown;
      return failed(thrown.message, flags.json);
    }
  });

/** Our server serves games, not the rule that the others are calibrated by. */
const servers = (rule: RuleName): readonly ServerName[] =>
  rule === 'count' ? SERVERS.filter(name => name !== 'ours') : SERVERS;

type ByServer = Readonly<Partial<Record<ServerName, number>>>;

interface ServerReport extends Readonly<Record<keyof Measured, ByServer>> {
  readonly bench: 'server';
  readonly rule: RuleName;
  readonly seats: number;
  readonly tables: number;
  readonly movesPerTable: number;
  readonly rounds: number;
  readonly ownCores: boolean;
  readonly node: string;
}

async function measure(plan: Plan, rounds: number): Promise<ServerReport> {
  const measured = servers(plan.rule).map(name => ({ name, rounds: [] as Measured[] }));
  for (let round = 1; round <= rounds; round++)
    for (const { name, rounds: done } of measured) {
      const result = await playRound(name, plan);
      done.push(result);
      say(`round ${round}, ${name}: ${Math.round(result.cpuMicrosPerMove)} µs of CPU per move`);
    }
  const over = (key: keyof Measured, digits: number): ByServer => {
    const middle = measured.map(
      ({ name, rounds }) => [name, median(rounds.map(round => round[key]))] as const,
    );
    return Object.fromEntries(middle.map(([name, value]) => [name, rounded(value, digits)]));
  };
  return {
    bench: 'server',
    rule: plan.rule,
    cpuMicrosPerMove: over('cpuMicrosPerMove', 1),
    movesPerSecond: over('movesPerSecond', 0),
    p99Ms: over('p99Ms', 2),
    bytesPerTable: over('bytesPerTable', 0),
    busy: over('busy', 2),
    loadBusy: over('loadBusy', 2),
    seats: rules[plan.rule].seats,
    tables: plan.tables,
    movesPerTable: plan.moves,
    rounds,
    ownCores: plan.cores !== undefined,
    node: process.version,
  };
}

function inWords(report: ServerReport): string {
  const { rule, tables, seats, movesPerTable, rounds } = report;
  return [
    `${rule}, ${counted(tables, 'table')} of ${seats}, ${movesPerTable} moves each, median of ${counted(rounds, 'round')}`,
    ...servers(rule).map(name =>
      [
        `${name}: ${report.cpuMicrosPerMove[name]} µs of CPU per move`,
        `${report.movesPerSecond[name]} moves a second`,
        `p99 ${report.p99Ms[name]} ms`,
        `${report.bytesPerTable[name]} bytes per table`,
        `busy ${report.busy[name]}, its load ${report.loadBusy[name]}`,
      ].join(', '),
    ),
  ].join('\n');
}
