import { counted } from '../core/words.ts';
import { restore as putBack } from '../server/store/backup.ts';
import { aSwitch, aText, complain, exits, misused, print, run } from './command.ts';

const command = {
  name: 'restore',
  says: 'Puts the online tables of a backup into a data folder that no server is running on.',
  words: [],
  flags: {
    from: aText('FILE', 'the backup'),
    data: aText('FOLDER', 'the data folder of the server (./data)'),
    force: aSwitch('replace the tables that are there already'),
  },
} as const;

export const restore = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ flags: { from, data = 'data', force = false } }) => {
    if (from === undefined) return misused(command.name, 'restore needs --from FILE');
    const copied = putBack(from, data, { force });
    if (!copied.ok) return complain(copied.error);
    print(`${counted(copied.value.tables, 'table')} in ${data}, as in ${from}`);
    return exits.done;
  });
