import type { Seat } from '../../core/contract.ts';
import { seatsOf } from '../../core/contract.ts';
import type { Failure } from '../../protocol/errors.ts';
import type { StandingLine, TableLine } from '../../protocol/tells.ts';
import { keyHash } from '../keys.ts';
import { personOn, type Standing, toActOn } from '../log/standing.ts';
import { lineOf } from './room.ts';

/** What somebody with a key to a table wants to know of it before coming. */
export interface Summary {
  readonly line: TableLine;
  /** By seat, the hashes of the keys. */
  readonly keys: readonly (string | null)[];
  readonly toAct: readonly Seat[];
  readonly next: string | null;
  /** Seconds, or never. */
  readonly goneIn: number | null;
}

export function summaryOf(standing: Standing, created: number, goneInMs: number | null): Summary {
  return {
    line: lineOf(standing, created),
    keys: seatsOf(standing.chairs.length).map(seat => personOn(standing, seat)?.key ?? null),
    toAct: standing.stage === 'playing' ? toActOn(standing) : [],
    next: standing.followedBy,
    goneIn: goneInMs === null ? null : roughly(goneInMs) / SECOND,
  };
}

const SECOND = 1_000;
const UNITS = [86_400_000, 3_600_000, 60_000];

/** Nobody needs to know it to the second, and who sees nothing of a game would learn when something happened in it. */
function roughly(ms: number): number {
  const unit = UNITS.find(one => ms >= 2 * one) ?? SECOND;
  return Math.round(ms / unit) * unit;
}

/** Told to whoever has this key; nothing that others at the table could not know. */
export function standingLine(table: string, summary: Summary, key: string | undefined): StandingLine {
  const { line, keys, toAct, next, goneIn } = summary;
  const hash = key === undefined ? null : keyHash(key);
  const seat = seatsOf(keys.length).find(one => hash !== null && keys[one] === hash) ?? null;
  return { table, line, seat, yourTurn: seat !== null && toAct.includes(seat), next, goneIn };
}

export const missingLine = (table: string, { removed }: Failure): StandingLine => ({
  ...{ table, line: null, seat: null, yourTurn: false, next: null },
  ...(removed ? { removed } : {}),
});

const MOST_REMEMBERED = 5_000;
/** Another process may have changed the table since. */
const REMEMBERED_FOR_MS = 60_000;

/** Of tables that were open a moment ago, so that nobody has to read their logs again. */
export class Summaries {
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly summary: Summary; readonly at: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  remember(table: string, summary: Summary): void {
    this.#known.delete(table);
    this.#known.set(table, { summary, at: this.#now() });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
  }

  forget(table: string): void {
    this.#known.delete(table);
  }

  of(table: string): Summary | undefined {
    const known = this.#known.get(table);
    return known && Math.abs(this.#now() - known.at) < REMEMBERED_FOR_MS ? known.summary : undefined;
  }
}
