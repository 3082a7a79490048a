import { createSignal } from 'solid-js';
import type { Result } from '../core/contract.ts';
import type { RemovedNote } from '../protocol/errors.ts';
import type { StandingLine } from '../protocol/tells.ts';
import type { StoreProblem } from './database.ts';
import { forget, keep, readKept } from './kept.ts';
import { forgetAllLastNotes } from './last-notes.ts';
import type { KeptTable } from './online/kept.ts';
import { keepOnlyPage } from './only-page.ts';
import { settings } from './settings.ts';

/** A table on the server that this device sits at or leads. */
export interface YourTable {
  readonly id: string;
  readonly game: string;
  /** Of everybody but the person of this device, as far as that is known. */
  readonly others: readonly string[];
  /** When it was last open here, in milliseconds since 1970. */
  readonly opened: number;
  readonly state: YourState;
  /** Seconds that the server keeps it if nobody does anything; null for ever, or where it does not say. */
  readonly keptFor: number | null;
  /** Why and when the server removed it. */
  readonly removed: RemovedNote | null;
}

/** `gone`: the server no longer has it. `unknown`: the server was not reached, or did not tell. */
export type YourState = 'gathering' | 'your-turn' | 'their-turn' | 'over' | 'stopped' | 'gone' | 'unknown';

/** Whether this device has such tables, so that home need not load what reads them. */
const HINT = 'area5.online';

const [yourOnline, setYourOnline] = createSignal<readonly YourTable[]>([]);

/** As last asked; the last opened first. */
export { yourOnline };

/** This device has opened an online table. */
export const hintOnline = (): void => keep(HINT, true);

export async function askOnline(): Promise<void> {
  if (readKept(HINT) === null) return;
  const { standing, yourTables } = await online();
  const kept = await yourTables();
  if (kept.length === 0) forget(HINT);
  const told = kept.length === 0 ? null : await standing();
  const lineOf = ({ id }: KeptTable) => (told?.ok ? told.value.find(({ table }) => table === id) : undefined);
  setYourOnline(kept.map(table => yourTable(table, lineOf(table), settings.name)));
}

/** The tables, if there are any and they come within a moment: later they would push the page down. */
export async function awaitOnline(most: number): Promise<void> {
  if (readKept(HINT) === null) return;
  const late = new Promise<void>(resolve => setTimeout(resolve, most));
  await Promise.race([askOnline().catch(() => undefined), late]);
}

/** The key of the seat goes with it. */
export async function forgetOnline(id: string): Promise<Result<null, StoreProblem>> {
  const { forgetTable } = await online();
  const gone = await forgetTable(id);
  if (gone.ok) {
    forgetAllLastNotes(id);
    keepOnlyPage(id, false);
  }
  await askOnline();
  return gone;
}

/**
 * `line`: what the server says of it; nothing where it said nothing. As long as seats are free, names do not tell
 * who sits where, and the own one is known by `ownName`.
 */
export function yourTable(
  { id, game, names, opened }: Pick<KeptTable, 'id' | 'game' | 'names' | 'opened'>,
  line: StandingLine | undefined,
  ownName: string,
): YourTable {
  const known = line?.line;
  const all = known?.names ?? names;
  const isOwn = (name: string, index: number) =>
    known?.free === 0 ? index === line?.seat : name === ownName;
  const others = all.filter((name, index) => !isOwn(name, index));
  const { goneIn: keptFor = null, removed = null } = line ?? {};
  return { id, game, others, opened, state: stateOf(line), keptFor, removed };
}

function stateOf(told: StandingLine | undefined): YourState {
  if (!told) return 'unknown';
  if (told.line === null) return 'gone';
  switch (told.line.stage) {
    case 'gathering':
    case 'dealing':
      return 'gathering';
    case 'playing':
      return told.yourTurn ? 'your-turn' : 'their-turn';
    case 'over':
      return 'over';
    case 'frozen':
      return 'stopped';
  }
}

async function online() {
  const [{ standing }, { forgetTable, yourTables }] = await Promise.all([
    import('./online/over-http.ts'),
    import('./online/kept.ts'),
  ]);
  return { standing, forgetTable, yourTables };
}
