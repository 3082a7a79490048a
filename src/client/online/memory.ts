import { createSignal } from 'solid-js';
import type { StoreProblem } from '../database.ts';
import { type Change, changeTable, isKept, type KeptTable, readTable } from './kept.ts';

/** What this page knows of what the device keeps about one table. */
export interface Memory {
  now(): KeptTable;
  /** As it is kept: another window may have changed it since. */
  stored(): Promise<KeptTable>;
  /** Resolves when it is kept, or when it turned out that it cannot be. */
  change(change: Change): Promise<void>;
  /** Reactive. */
  kept(): 'kept' | StoreProblem;
}

export async function openMemory(id: string): Promise<Memory> {
  const [kept, setKept] = createSignal<'kept' | StoreProblem>('kept');
  let known = await readTable(id);
  return {
    now: () => known,
    kept,
    stored: async () => (isKept(known) ? readTable(id) : known),
    async change(change) {
      const before = known;
      known = change(known);
      if (!isKept(known) && !isKept(before)) return;
      const written = await changeTable(id, change);
      setKept(written.ok ? 'kept' : written.error);
    },
  };
}
