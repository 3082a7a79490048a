import { createSignal } from 'solid-js';
import { ok, type Result, type Seat } from '../core/contract.ts';
import type { StoreProblem } from './database.ts';
import { forget, keep, readKept } from './kept.ts';
import { forgetAllLastNotes } from './last-notes.ts';
import { forgetReadPages } from './read-pages.ts';
import type { Listed, Store, TableSummary } from './store.ts';

export type KeptTables = Result<readonly Listed[], StoreProblem>;

/** Whether this device has tables, so that a page that shows them can wait for them instead of jumping. */
const HINT = 'area5.tables';

const [keptTables, setKeptTables] = createSignal<KeptTables | null>(null);

/** The tables of this device as last read; null before that. */
export { keptTables };

export async function readTables(): Promise<void> {
  const listed = await (await store()).list();
  setKeptTables(listed);
  if (listed.ok && listed.value.length > 0) keep(HINT, true);
  else forget(HINT);
}

/** The same for pages that a first visit begins with: it is not kept waiting for what reads nothing. */
export async function lookForTables(): Promise<void> {
  if (readKept(HINT) !== null || !(await isUnused())) await readTables();
  else setKeptTables(ok([]));
}

/** Whether nothing was ever kept here; false where the browser does not tell. */
const isUnused = async (): Promise<boolean> => {
  try {
    return (await indexedDB.databases()).length === 0;
  } catch {
    return false;
  }
};

export async function removeTable(id: string): Promise<Result<null, StoreProblem>> {
  const removed = await (await store()).remove(id);
  if (removed.ok) {
    forgetAllLastNotes(id);
    forgetReadPages(id);
  }
  await readTables();
  return removed;
}

/** The tables, if there are any and they come within a moment. */
export async function awaitTables(most: number): Promise<void> {
  if (readKept(HINT) === null) return;
  const late = new Promise<void>(resolve => setTimeout(resolve, most));
  await Promise.race([readTables().catch(() => undefined), late]);
}

export const summaries = (): readonly TableSummary[] => {
  const kept = keptTables();
  return kept?.ok ? kept.value.flatMap(listed => (listed.type === 'table' ? [listed.table] : [])) : [];
};

/** The people of this device whose move it is. */
export const peopleToAct = ({ players, toAct, outcome }: TableSummary): readonly Seat[] =>
  outcome ? [] : toAct.filter(seat => players[seat]?.by === 'person');

let opened: Store | undefined;

/** Loaded when it is needed: the first page is drawn without it. */
async function store(): Promise<Store> {
  const { openStore } = await import('./store.ts');
  opened ??= openStore();
  return opened;
}
