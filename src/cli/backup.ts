import { counted } from '../core/words.ts';
import { backUp } from '../server/store/backup.ts';
import { aSwitch, aText, complain, exits, misused, print, run } from './command.ts';

const command = {
  name: 'backup',
  says: 'Copies the online tables of a data folder into one file, while a server may be running on it.',
  words: [],
  flags: {
    data: aText('FOLDER', 'the data folder of the server (./data)'),
    to: aText('FILE', 'where the copy goes'),
    force: aSwitch('replace FILE where it is there already'),
  },
} as const;

export const backup = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ flags: { data = 'data', to, force = false } }) => {
    if (to === undefined) return misused(command.name, 'backup needs --to FILE');
    const copied = backUp(data, to, { force });
    if (!copied.ok) return complain(copied.error);
    const { tables, bytes } = copied.value;
    print(`${counted(tables, 'table')} in ${to} (${Math.ceil(bytes / 1000)} KB)`);
    return exits.done;
  });
