import { fail, ok, type Seat } from '../../core/contract.ts';
import { isObject } from '../../core/read.ts';
import { MOST_TABLES_ASKED, type NewOnlineTable, PROTOCOL } from '../../protocol/asks.ts';
import { ERRORS, type Failure } from '../../protocol/errors.ts';
import type { CreatedTable, StandingLine, TableLine } from '../../protocol/tells.ts';
import { askToPersist } from '../persist.ts';
import { newKey } from './chance.ts';
import { changeTable, yourTables } from './kept.ts';
import type { Answer } from './online.ts';

/** A table as somebody wishes it; whoever makes it leads it. */
export type Wishes = Omit<NewOnlineTable, 'protocol' | 'host'>;

/** By wish, until it is known what came of it: the same key finds a table whose answer was lost, and makes no other. */
const unanswered = new Map<string, string>();

/** This device keeps the key that the table is led with. */
export async function createOnline(wishes: Wishes): Answer<CreatedTable> {
  const wish = JSON.stringify(wishes);
  const host = unanswered.get(wish) ?? newKey();
  unanswered.set(wish, host);
  const made = await ask<CreatedTable>('/api/tables', { ...wishes, protocol: PROTOCOL, host });
  if (!made.ok) return made;
  unanswered.delete(wish);
  const { game } = wishes;
  await changeTable(made.value.table, before => ({ ...before, game, host, opened: Date.now() }));
  askToPersist();
  return made;
}

export async function lobby(): Answer<readonly TableLine[]> {
  const listed = await ask<{ readonly tables: readonly TableLine[] }>('/api/lobby');
  return listed.ok ? ok(listed.value.tables) : listed;
}

/** The id of the table that gathers under this code. */
export async function findCode(code: string): Answer<string> {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (plain === '') return fail({ code: 'no-such-table' });
  const found = await ask<{ readonly table: string }>(`/api/code/${plain}`);
  return found.ok ? ok(found.value.table) : found;
}

/** How the tables of this device stand. */
export async function standing(): Answer<readonly StandingLine[]> {
  const tables = (await yourTables())
    .slice(0, MOST_TABLES_ASKED)
    .map(({ id, key }) => (key === undefined ? { table: id } : { table: id, key }));
  return tables.length === 0 ? ok([]) : askStanding(tables);
}

/** Which seats these keys hold at one table, in the same order. */
export async function seatsHeldBy(table: string, keys: readonly string[]): Answer<readonly (Seat | null)[]> {
  const told = await askStanding(keys.map(key => ({ table, key })));
  if (!told.ok) return told;
  // Of a table that cannot be opened just now the server tells nothing.
  return told.value.length === keys.length
    ? ok(told.value.map(({ seat }) => seat))
    : fail({ code: 'not-kept' });
}

async function askStanding(
  tables: readonly { readonly table: string; readonly key?: string }[],
): Answer<readonly StandingLine[]> {
  const told = await ask<{ readonly tables: readonly StandingLine[] }>('/api/standing', {
    protocol: PROTOCOL,
    tables,
  });
  return told.ok ? ok(told.value.tables) : told;
}

const PATIENCE_MS = 10_000;

/** Posts what is given. Whatever else answers than the server, such as a proxy without one behind it, is offline. */
async function ask<Value>(path: string, given?: object): Answer<Value> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(path, given === undefined ? { signal } : { ...posting(given), signal });
    const json: unknown = await response.json();
    if (response.ok && isObject(json)) return ok(json as Value);
    return fail(failureIn(json) ?? { code: 'offline' });
  } catch {
    return fail({ code: 'offline' });
  }
}

const posting = (given: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(given),
});

function failureIn(json: unknown): Failure | undefined {
  const { error } = isObject(json) ? (json as { readonly error?: unknown }) : {};
  if (!isObject(error)) return undefined;
  const { code } = error as { readonly code?: unknown };
  return ERRORS.some(known => known === code) ? (error as Failure) : undefined;
}
