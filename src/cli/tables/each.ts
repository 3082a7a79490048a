import { counted } from '../../core/words.ts';
import type { StoredTable } from '../../engine/store/store.ts';
import { aSwitch, complain, exits, failed, misused, print } from '../command.ts';
import { type Choice, chosen, isChosen } from './choice.ts';
import { type Folder, inFolder, reclaimAll, reportOf, type TableReport } from './folder.ts';
import { inOneLine } from './list.ts';

export const dryRun = aSwitch('only tell which tables that would be');

/** `left`: there was nothing to do. `overtaken`: somebody else did something there meanwhile. */
export type Outcome = 'done' | 'left' | 'overtaken';

interface Task {
  readonly command: { readonly name: string; readonly program: string };
  readonly words: readonly string[];
  readonly flags: Choice & { readonly data?: string; readonly json?: boolean; readonly 'dry-run'?: boolean };
  /** What became of them, in a word. */
  readonly did: string;
  /** Whether there is anything to do with this one. */
  fits?(stored: StoredTable): boolean;
}

const MOST_TRIES = 5;

/** Does something to each table that is named or fits. A running server may be faster: then it is tried again. */
export function onChosen(
  task: Task,
  act: (folder: Folder, stored: StoredTable) => Promise<Outcome>,
): Promise<number> | number {
  const { command, words, flags } = task;
  if (words.length > 0 || isChosen(flags)) return inFolder(flags, folder => onEach(folder, task, act));
  const line = 'name tables, or choose them by --game, --stage, --idle or --older';
  return misused(command.name, line, command.program);
}

async function onEach(
  folder: Folder,
  { words, flags, did, fits = () => true }: Task,
  act: (folder: Folder, stored: StoredTable) => Promise<Outcome>,
): Promise<number> {
  const { json, 'dry-run': dry = false } = flags;
  const found = await chosen(folder, words, flags);
  if (!found.ok) return failed(found.error, json);
  const reports: TableReport[] = [];
  let [busy, left] = [0, 0];
  for (const stored of found.value) {
    const outcome = !fits(stored) ? 'left' : dry ? 'done' : await tryOften(folder, stored, act);
    const report = reportOf((await folder.store.table(stored.table)) ?? stored, folder);
    if (outcome === 'done' && report) reports.push(report);
    if (outcome === 'left') left++;
    if (outcome === 'overtaken') busy++;
  }
  if (!dry) await reclaimAll(folder.store, flags.data);
  if (json) print(JSON.stringify({ ok: busy === 0, dryRun: dry, [did]: reports, left, busy }));
  else {
    tell(reports, dry ? `would be ${did}` : did);
    if (left > 0) print(`${counted(left, 'table')} left as before: nothing is to be done there`);
  }
  return busy === 0 ? exits.done : complain(`${counted(busy, 'table')} changed too fast; try again`);
}

export function tell(reports: readonly TableReport[], did: string): void {
  for (const report of reports) print(inOneLine(report));
  print(`${counted(reports.length, 'table')} ${did}`);
}

async function tryOften(
  folder: Folder,
  stored: StoredTable,
  act: (folder: Folder, stored: StoredTable) => Promise<Outcome>,
): Promise<Outcome> {
  let now: StoredTable | undefined = stored;
  for (let tries = 0; now && tries < MOST_TRIES; tries++) {
    const outcome = await act(folder, now);
    if (outcome !== 'overtaken') return outcome;
    now = await folder.store.table(stored.table);
  }
  return now ? 'overtaken' : 'left';
}
