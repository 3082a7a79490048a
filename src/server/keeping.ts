import type { RemovalReason } from '../protocol/errors.ts';
import type { RoomStage } from '../protocol/tells.ts';

/** How long tables are kept once nobody does anything there any more, in milliseconds; null for ever. */
export interface Keeping {
  /** Those whose game never began. */
  readonly unstarted: number | null;
  /** Those whose game was never ended. */
  readonly abandoned: number | null;
  /** Those whose game is over, or was stopped. */
  readonly finished: number | null;
}

const DAY = 86_400_000;

/** Whoever leaves a table for a month finds it again. */
export const KEEPING: Keeping = { unstarted: 30 * DAY, abandoned: 180 * DAY, finished: 365 * DAY };

/** How long it is remembered that a table was removed, where it left no result. */
export const REMEMBERED_MS = 365 * DAY;

const KINDS: Readonly<Record<RoomStage, keyof Keeping>> = {
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

export const reasonFor = (stage: RoomStage): RemovalReason => REASONS[stage];

/** A server keeps what it goes by, so that a command beside it goes by the same. */
export const KEEPING_FACT = 'keeping';

export const keepingIn = (fact: string | undefined): Keeping =>
  fact === undefined ? KEEPING : (JSON.parse(fact) as Keeping);
