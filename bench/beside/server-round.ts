import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { print } from '../../src/cli/command.ts';

/** One round of our server in the tree that this is started in, by that tree's own bench: its load speaks its protocol. */
const fromTree = (file: string) => import(pathToFileURL(join(process.cwd(), 'bench', 'server', file)).href);
const { playRound } = (await fromTree('round.ts')) as typeof import('../server/round.ts');
const { twoCores } = (await fromTree('cores.ts')) as typeof import('../server/cores.ts');

const plan = { rule: 'unacknowledged', tables: 100, moves: 230, cores: await twoCores() } as const;
print(JSON.stringify(await playRound('ours', plan)));
