import { exits, misused, print } from '../command.ts';
import { shown } from '../words.ts';
import { close } from './close.ts';
import { remove } from './delete.ts';
import { list } from './list.ts';
import { prune } from './prune.ts';
import { show } from './show.ts';

const parts = {
  list: { says: 'lists tables, or what is left of those that were removed', run: list },
  show: { says: 'tells all about one table but its secrets', run: show },
  close: { says: 'lets nothing more happen at tables, and keeps them as they are', run: close },
  delete: { says: 'removes tables', run: remove },
  prune: { says: 'removes what the server would remove by and by', run: prune },
} as const;

/** What an operator does with the tables of a data folder, while a server may be running on it. */
export async function tables([name = '', ...args]: readonly string[]): Promise<number> {
  if (name === '' || name === '--help' || name === '-h') return help();
  if (!Object.hasOwn(parts, name))
    return misused('tables', `there is no "${shown(name)}"; there is ${Object.keys(parts).join(', ')}`);
  return parts[name as keyof typeof parts].run(args);
}

function help(): number {
  const width = Math.max(...Object.keys(parts).map(name => name.length));
  print(
    'area5 tables WHAT …\n\nLooks after the online tables of a data folder, while a server may be running on it.\n',
  );
  for (const [name, { says }] of Object.entries(parts)) print(`  ${name.padEnd(width)}  ${says}`);
  print('\narea5 tables WHAT --help tells more.');
  return exits.done;
}
