import { createLogUpdate } from 'log-update';
import { counted, grouped } from '../core/words.ts';

/** What is over sooner needs no progress. */
const SHOWN_AFTER_MS = 2_000;
const DRAWN_EVERY_MS = 100;
const BAR = 24;

/** What takes long, while it lasts. */
export interface Progress {
  /** So much more is done. */
  did(more?: number): void;
  /** What is being done now. */
  at(doing: string): void;
  /**
   * Lets a signal come through, and says whether somebody wants it to end. To be asked between two pieces of work, of a
   * tenth of a second or so.
   */
  isStopped(): Promise<boolean>;
  /** To be called whatever came of it, before the result is told; says where it was stopped. */
  end(): void;
}

export interface Work {
  readonly doing: string;
  /** How much there is of it, and of what. */
  readonly all: number;
  readonly one: string;
  readonly many?: string;
}

/** A terminal that lines can be drawn on, and drawn over. */
export type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'write' | 'columns'>;

/**
 * Shows how far it is on standard error, where that is a terminal: whoever pipes it reads the result and nothing else.
 * The first Ctrl-C ends it after the piece that is under way, the second one at once.
 */
export function startProgress(work: Work, screen: Screen = process.stderr): Progress {
  const began = performance.now();
  const line = screen.isTTY ? createLogUpdate(screen as NodeJS.WriteStream) : undefined;
  let { doing } = work;
  let done = 0;
  let drawn = began + SHOWN_AFTER_MS - DRAWN_EVERY_MS;
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  process.once('SIGINT', stop);

  function draw(): void {
    const now = performance.now();
    if (!line || now - drawn < DRAWN_EVERY_MS) return;
    drawn = now;
    line(lineOf({ ...work, doing }, done, (now - began) / 1_000, screen.columns || undefined));
  }

  return {
    did: (more = 1) => {
      done += more;
      draw();
    },
    at: what => {
      doing = what;
      draw();
    },
    isStopped: async () => {
      await new Promise(resolve => setImmediate(resolve));
      return stopped;
    },
    end: () => {
      process.off('SIGINT', stop);
      line?.clear();
      // Shows the cursor again.
      line?.done();
      if (stopped && done < work.all) screen.write(`Stopped after ${partOf(work, done)}.\n`);
    },
  };
}

/** "simulate  ██████░░░░  1,234 of 10,000 games, 210 a second, 42 s left", no wider than the terminal. */
export function lineOf(work: Work, done: number, seconds: number, columns = 80): string {
  const part = Math.min(1, done / Math.max(1, work.all));
  const full = Math.round(part * BAR);
  const rate = done / Math.max(seconds, 1e-9);
  const left = done > 0 ? `, ${rateOf(rate)}, ${lasting((work.all - done) / rate)} left` : '';
  const bar = `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`;
  const whole = `${work.doing}  ${bar}  ${partOf(work, done)}${left}`;
  return whole.length <= columns ? whole : `${work.doing}  ${partOf(work, done)}${left}`.slice(0, columns);
}

const partOf = ({ all, one, many = `${one}s` }: Work, done: number): string =>
  `${grouped(done)} of ${grouped(all)} ${all === 1 ? one : many}`;

const rateOf = (rate: number): string =>
  rate >= 1 ? `${grouped(Math.round(rate))} a second` : `${grouped(Math.round(rate * 60))} a minute`;

function lasting(seconds: number): string {
  if (seconds < 100) return `${Math.ceil(seconds)} s`;
  if (seconds < 6_000) return counted(Math.ceil(seconds / 60), 'minute');
  return counted(Math.ceil(seconds / 3_600), 'hour');
}
