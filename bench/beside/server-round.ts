import { print } from '../../src/cli/command.ts';
import { twoCores } from '../server/cores.ts';
import { playRound } from '../server/round.ts';

/** One round of our server in the tree that this is started in, with that tree's own load: it speaks its protocol. */
const plan = { rule: 'unacknowledged', tables: 100, moves: 230, cores: await twoCores() } as const;
print(JSON.stringify(await playRound('ours', { ...plan, tree: process.cwd() })));
