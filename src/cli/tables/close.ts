import type { Entry } from '../../engine/log/entry.ts';
import type { Store, StoredTable } from '../../engine/store/store.ts';
import { lineOf } from '../../server/removal.ts';
import { run } from '../command.ts';
import { choiceFlags } from './choice.ts';
import { dryRun, type Outcome, onChosen } from './each.ts';
import { folderFlags } from './folder.ts';

const command = {
  program: 'area5 tables',
  name: 'close',
  says: 'Lets nothing more happen at tables, and keeps them as they are. People there are told.',
  words: [],
  more: 'TABLE',
  flags: { ...folderFlags, ...choiceFlags, 'dry-run': dryRun },
} as const;

export const close = (args: readonly string[]): Promise<number> =>
  run(command, args, ({ words, flags }) =>
    onChosen({ command, words, flags, did: 'closed', fits: goesOn }, ({ store, now }, stored) =>
      closeTable(store, stored, now),
    ),
  );

/** Neither over nor closed. */
function goesOn(stored: StoredTable): boolean {
  const stage = lineOf(stored)?.stage;
  return stage !== undefined && stage !== 'over' && stage !== 'frozen';
}

/** As the table itself would freeze: in its log, after whatever happened there last. */
async function closeTable(store: Store, stored: StoredTable, at: number): Promise<Outcome> {
  const { table, length, card } = stored;
  const line = lineOf(stored);
  if (!card || !line || !goesOn(stored)) return 'left';
  const entry: Entry = { type: 'frozen', why: 'closed by whoever runs the server', by: 'operator', at };
  const shown = JSON.stringify({ ...line, stage: 'frozen', closed: true, free: 0 });
  const closed = { ...card, code: null, listed: false, wakeAt: null, shown };
  const [written] = await store.write([
    { table, after: length, entries: [JSON.stringify(entry)], card: closed, at },
  ]);
  return written === 'written' ? 'done' : 'overtaken';
}
