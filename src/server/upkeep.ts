import type { Logger } from 'pino';
import type { Health } from './health.ts';
import { KEPT_EVERY_MS, type ServerTime } from './time.ts';

export interface UpkeepParts {
  readonly health: Health;
  readonly time: ServerTime;
  readonly log: Logger;
}

const EVERY_MS = 1_000;

/** What a server does by itself, a little every second. */
export function startUpkeep({ health, time, log }: UpkeepParts): { stop(): void } {
  let keptAt = Number.NEGATIVE_INFINITY;
  let underWay = false;

  /** Shows that something can be kept, too: a disk that nobody writes to tells nothing of its trouble. */
  async function keepTime(): Promise<void> {
    const now = time.now();
    const was = health.state;
    if (was !== 'failing' && now - keptAt < KEPT_EVERY_MS) return;
    keptAt = now;
    try {
      const jump = await time.keep();
      if (was === 'failing') log.warn('the store works again');
      if (jump !== 0)
        log.warn(
          { seconds: Math.round(jump / 1_000) },
          'the clock of this machine was set; tables go on by their own time',
        );
    } catch (reason) {
      if (was !== 'failing') log.error({ reason: String(reason) }, 'the store failed');
    }
  }

  const timer = setInterval(async () => {
    if (underWay) return;
    underWay = true;
    await keepTime();
    underWay = false;
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
