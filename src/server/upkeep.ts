import type { Logger } from 'pino';
import type { Tables } from '../engine/tables.ts';
import type { Health } from './health.ts';
import type { Sweep } from './removal.ts';
import { KEPT_EVERY_MS, type ServerTime } from './time.ts';

export interface UpkeepParts {
  readonly health: Health;
  readonly time: ServerTime;
  readonly tables: Tables;
  readonly sweep: Sweep;
  readonly log: Logger;
}

const EVERY_MS = 1_000;

export interface Upkeep {
  /** Resolves when nothing of it is under way. */
  stop(): Promise<void>;
}

/** What a server does by itself, a little every second. */
export function startUpkeep({ health, time, tables, sweep, log }: UpkeepParts): Upkeep {
  let keptAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;

  /** Shows that something can be kept, too: a disk that nobody writes to tells nothing of its trouble. */
  async function keepTime(): Promise<void> {
    const now = time.now();
    const was = health.state;
    if (was !== 'failing' && now - keptAt < KEPT_EVERY_MS && !time.isWallSet()) return;
    keptAt = now;
    try {
      const jump = await time.keep();
      if (was === 'failing') log.warn('the store works again');
      if (jump !== 0)
        log.warn(
          { seconds: Math.round(jump / 1_000) },
          'the clock of this machine was set; tables go on by their own time',
        );
      await tellIfClosed();
    } catch (reason) {
      if (was !== 'failing') log.error({ reason: String(reason) }, 'the store failed');
    }
  }

  let closed = false;
  /** Once, when the disk has become too full for new tables, and once when it is no longer. */
  async function tellIfClosed(): Promise<void> {
    const full = await health.closedToNew();
    if (full && !closed) log.warn({ reason: full.says }, 'no new tables are made');
    if (!full && closed) log.warn('new tables are made again');
    closed = full !== undefined;
  }

  async function lookAround(): Promise<void> {
    try {
      await tables.heed();
      await sweep.goOn();
    } catch (reason) {
      log.error({ reason: String(reason) }, 'removing old tables failed');
    }
  }

  async function round(): Promise<void> {
    await keepTime();
    // Where nothing can be kept, nothing is cleared away either.
    if (health.state === 'fine') await lookAround();
    underWay = undefined;
  }

  const timer = setInterval(() => {
    underWay ??= round();
  }, EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
