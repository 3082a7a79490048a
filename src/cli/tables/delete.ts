import { games } from '../../games/index.ts';
import { removeTable } from '../../server/removal.ts';
import { aSwitch, run } from '../command.ts';
import { choiceFlags } from './choice.ts';
import { dryRun, onChosen } from './each.ts';
import { folderFlags } from './folder.ts';

const command = {
  program: 'area5 tables',
  name: 'delete',
  says: 'Removes tables for good. People there are told; a game that is over leaves its result.',
  words: [],
  more: 'TABLE',
  flags: {
    ...folderFlags,
    ...choiceFlags,
    'dry-run': dryRun,
    'no-result': aSwitch('keep no result of games that are over either'),
  },
} as const;

export const remove = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ words, flags }) => {
    const how = { why: 'by-operator', wall: Date.now(), result: !flags['no-result'] } as const;
    return onChosen({ command, words, flags, did: 'deleted' }, async ({ store }, stored) =>
      (await removeTable(store, games, stored, how)) === 'removed' ? 'done' : 'overtaken',
    );
  });
