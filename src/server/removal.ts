import type { GameEntry } from '../core/contract.ts';
import { goneAt, type Keeping, REMEMBERED_MS, reasonFor } from '../engine/keeping.ts';
import type { Store, StoredTable } from '../engine/store/store.ts';
import { resultIn } from '../engine/told/result.ts';
import type { RemovalReason } from '../protocol/errors.ts';
import type { TableLine } from '../protocol/tells.ts';

/** What the lobby would show of it. */
export const lineOf = ({ card }: StoredTable): TableLine | undefined =>
  card && (JSON.parse(card.shown) as TableLine);

/** Since when nobody has done anything there. */
export const quietSince = ({ touched, card }: StoredTable): number | null => touched ?? card?.created ?? null;

/** When it is to be removed; null where it stays. */
export function removedAt(stored: StoredTable, keeping: Keeping): number | null {
  const stage = lineOf(stored)?.stage;
  const since = quietSince(stored);
  return since === null || stage === undefined ? null : goneAt(stage, since, keeping);
}

/** Why it is to be removed by now; nothing where it stays. */
export function whyRemove(stored: StoredTable, keeping: Keeping, now: number): RemovalReason | undefined {
  const at = removedAt(stored, keeping);
  const stage = lineOf(stored)?.stage;
  return at !== null && at <= now && stage !== undefined ? reasonFor(stage) : undefined;
}

export interface RemoveOptions {
  readonly why: RemovalReason;
  /** What people's clocks show. */
  readonly wall: number;
  /** Whether a finished game leaves its result. */
  readonly result?: boolean;
}

/** Takes one table away; `overtaken` where somebody was faster. */
export async function removeTable(
  store: Store,
  games: readonly GameEntry[],
  stored: StoredTable,
  { why, wall, result = true }: RemoveOptions,
): Promise<'removed' | 'overtaken'> {
  const { table, length, card } = stored;
  const isOver = result && lineOf(stored)?.stage === 'over';
  // Those that ended before results were kept are played again once.
  const kept = isOver ? (card?.result ?? (await resultIn(await store.log(table), games))) : null;
  return store.remove({ table, after: length, at: wall, why, result: kept });
}

export interface SweepParts {
  readonly store: Store;
  readonly games: readonly GameEntry[];
  readonly keeping: Keeping;
  now(): number;
  wall(): number;
  /** Whether somebody is at it, or may be soon. */
  isOpen(table: string): boolean;
  removed(why: RemovalReason): void;
}

/** Tables that are looked at in one go, removed in one, and entries that are freed at once: each below 5 ms. */
const LOOKED_AT = 100;
const REMOVED = 5;
const FREED = 25;
const FREED_TIMES = 8;
const AGAIN_AFTER_MS = 3_600_000;

/** Removes what nobody needs any more, a little at a time, so that nobody waits for it. */
export class Sweep {
  readonly #parts: SweepParts;
  #after = '';
  #restsUntil = Number.NEGATIVE_INFINITY;
  #found: { readonly stored: StoredTable; readonly why: RemovalReason }[] = [];

  constructor(parts: SweepParts) {
    this.#parts = parts;
  }

  async goOn(): Promise<void> {
    if (this.#found.length === 0) await this.#look();
    for (const { stored, why } of this.#found.splice(0, REMOVED)) {
      if (!this.#parts.isOpen(stored.table)) await this.#remove(stored, why);
      await turn();
    }
    for (let times = 0; times < FREED_TIMES; times++) {
      if ((await this.#parts.store.reclaim(FREED)) === 0) return;
      await turn();
    }
  }

  async #look(): Promise<void> {
    const { store, keeping, now, wall } = this.#parts;
    if (now() < this.#restsUntil) return;
    const some = await store.tables(this.#after, LOOKED_AT);
    const last = some.at(-1);
    this.#after = last && some.length === LOOKED_AT ? last.table : '';
    for (const stored of some) {
      const why = whyRemove(stored, keeping, now());
      if (why !== undefined) this.#found.push({ stored, why });
    }
    if (this.#after !== '') return;
    this.#restsUntil = now() + AGAIN_AFTER_MS;
    while ((await store.forgetRemoved(wall() - REMEMBERED_MS, LOOKED_AT)) === LOOKED_AT) await turn();
  }

  async #remove(stored: StoredTable, why: RemovalReason): Promise<void> {
    const { store, games, wall, removed } = this.#parts;
    if ((await removeTable(store, games, stored, { why, wall: wall() })) === 'removed') removed(why);
  }
}

/** Lets others in. */
const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
