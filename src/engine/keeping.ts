import type { RemovalReason } from '../protocol/errors.ts';
import type { RoomStage } from '../protocol/tells.ts';
import type { Store } from './store/store.ts';

/** How long tables are kept once nobody does anything there any more, in milliseconds; null for ever. */
export interface Keeping {
  /** Those whose game never began. */
  readonly unstarted: number | null;
  /** Those whose game was never ended. */
  readonly abandoned: number | null;
  /** Those whose game is over, or was stopped. */
  readonly finished: number | null;
  /** From when on these times run: tables that are older than that begin then, as those of a version that kept all. */
  readonly since?: number;
}

type Kind = Exclude<keyof Keeping, 'since'>;

const DAY = 86_400_000;

/** Whoever leaves a table for a month finds it again. */
export const KEEPING: Keeping = { unstarted: 30 * DAY, abandoned: 180 * DAY, finished: 365 * DAY };

/** How long it is remembered that a table was removed, where it left no result. */
export const REMEMBERED_MS = 365 * DAY;

const KINDS: Readonly<Record<RoomStage, Kind>> = {
  gathering: 'unstarted',
  dealing: 'unstarted',
  playing: 'abandoned',
  over: 'finished',
  frozen: 'finished',
};

const REASONS: Readonly<Record<RoomStage, RemovalReason>> = {
  gathering: 'never-started',
  dealing: 'never-started',
  playing: 'abandoned',
  over: 'finished',
  frozen: 'stopped',
};

export const keptFor = (stage: RoomStage, keeping: Keeping): number | null => keeping[KINDS[stage]];

/** When a table is to be removed at which nobody has done anything since then; null for never. */
export function goneAt(stage: RoomStage, quietSince: number, keeping: Keeping): number | null {
  const kept = keptFor(stage, keeping);
  return kept === null ? null : Math.max(quietSince, keeping.since ?? quietSince) + kept;
}

export const reasonFor = (stage: RoomStage): RemovalReason => REASONS[stage];

/** A server keeps what it goes by, so that a command beside it goes by the same. */
export const KEEPING_FACT = 'keeping';

export const keepingIn = (fact: string | undefined): Keeping =>
  fact === undefined ? KEEPING : (JSON.parse(fact) as Keeping);

/** What a server goes by that is started with these times. */
export async function startKeeping(
  store: Pick<Store, 'fact' | 'keepFact'>,
  times: Keeping,
  now: number,
): Promise<Keeping> {
  const { since = now } = keepingIn(await store.fact(KEEPING_FACT));
  const keeping = { ...times, since };
  // Where that cannot be kept, health says so soon enough.
  await store.keepFact(KEEPING_FACT, JSON.stringify(keeping)).catch(() => undefined);
  return keeping;
}
