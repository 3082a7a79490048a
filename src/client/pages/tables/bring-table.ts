import { ok, type Result } from '../../../core/contract.ts';
import { localTables } from '../../local/index.ts';
import { type Doubt, doubtsAbout } from '../../online/check.ts';
import * as words from '../../table/online/check-text.ts';

/** A table of this device that was in a file. */
export interface Brought {
  readonly id: string;
  /** What speaks against its deal, a sentence each. */
  readonly doubts: readonly string[];
}

/** Or says in a sentence why not. */
export async function bringTable(file: string): Promise<Result<Brought>> {
  const imported = await localTables.importFile(file);
  if (!imported.ok) return imported;
  const { id, players } = imported.value;
  const nameIn = (doubt: Doubt): string => {
    const seat = typeof doubt === 'string' ? undefined : doubt.seat;
    return (seat === undefined ? undefined : players[seat]?.name) ?? words.SOMEBODY;
  };
  const doubts = await doubtsAbout(imported.value);
  return ok({ id, doubts: doubts.map(doubt => words.doubt(doubt, nameIn(doubt))) });
}
