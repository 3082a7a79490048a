import { fail, type Game, ok, type Result } from '../../src/core/contract.ts';
import type { Entry } from '../../src/engine/log/entry.ts';
import { after, newStanding, type Standing } from '../../src/engine/log/standing.ts';
import type { Command } from '../../src/protocol/asks.ts';

/** What a person asked of a table, and the id it was asked under. */
export interface Sent {
  readonly table: string;
  readonly seat: number;
  readonly id: string;
  readonly command: Command | { readonly type: 'create' };
}

export interface Acknowledged extends Sent {
  readonly value?: unknown;
}

/** What the store has of a table. */
export interface KeptTable {
  readonly log: readonly Entry[];
  readonly notes: ReadonlyMap<number, string>;
}

/** Those of which nothing is kept. Notes are replaced by later ones, so they carry a number. */
export const lostOf = (
  acknowledged: readonly Acknowledged[],
  tables: ReadonlyMap<string, KeptTable>,
): readonly Acknowledged[] => acknowledged.filter(one => !isKept(one, tables.get(one.table)));

function isKept({ id, seat, command, value }: Acknowledged, kept: KeptTable | undefined): boolean {
  if (!kept) return false;
  switch (command.type) {
    case 'create':
      return kept.log.length > 0;
    case 'notes':
      return numberOfNotes(kept.notes.get(seat)) >= numberOfNotes(command.text);
    case 'rematch':
      return kept.log.some(entry => entry.type === 'followed' && entry.by === value);
    default:
      return kept.log.some(entry => entry.id === id);
  }
}

export const numberedNotes = (number: number): string => `${number}: what I think of them`;

const numberOfNotes = (text: string | undefined): number => Number.parseInt(text ?? '0', 10);

/** Whether the notes that were read back are these or later ones. */
export const notesReach = (read: unknown, text: string): boolean =>
  numberOfNotes(typeof read === 'string' ? read : undefined) >= numberOfNotes(text);

/** Ids of commands that took effect twice: a part and the deal that follows from it share theirs. */
export function doubledIn(log: readonly Entry[]): readonly string[] {
  const seen = new Set<string>();
  return log.flatMap(({ id, type }) => {
    if (id === undefined) return [];
    const what = `${type} ${id}`;
    if (seen.has(what)) return [id];
    seen.add(what);
    return [];
  });
}

/** Commands that were refused, and happened all the same. */
export const refusedIn = (log: readonly Entry[], refused: ReadonlySet<string>): readonly string[] =>
  log.flatMap(({ id }) => (id !== undefined && refused.has(id) ? [id] : []));

/** How many of the commands that were sent again had been kept by then: their answer was all that was lost. */
export const keptBefore = (log: readonly Entry[], resent: ReadonlyMap<string, number>): number =>
  new Set(log.flatMap(({ id, at }) => (id !== undefined && at < (resent.get(id) ?? 0) ? [id] : []))).size;

/** How the table stands by its log, played again move by move; or where the log and the rules part. */
export function replayed(game: Game, log: readonly Entry[]): Result<Standing> {
  const [first, ...rest] = log;
  if (first?.type !== 'created') return fail('the log does not begin with its table');
  let standing = newStanding(first);
  for (const [index, entry] of rest.entries()) {
    try {
      standing = after(standing, entry, game);
    } catch (thrown) {
      return fail(`entry ${index + 1} (${entry.type}) does not follow: ${String(thrown)}`);
    }
    const table = standing.truth?.table;
    if (entry.type === 'dealt' && table?.start !== entry.start)
      return fail(`entry ${index + 1} (${entry.type}) leads to another state than recorded`);
  }
  return ok(standing);
}
