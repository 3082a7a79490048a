import type { Variant } from '../secrecy/variant.ts';
import { jumpingClock } from './clock.ts';
import { damagedWhileRunning, damagedWhileStopped } from './damage.ts';
import { fullDisk, readOnlyDisk } from './disks.ts';
import { migration } from './migration.ts';
import type { Fault } from './trial.ts';

/** A server with a weakness, and the fault that must show it. */
export interface Weakness {
  readonly weakness: string;
  readonly fault: Fault;
  readonly variant?: Variant;
}

/** What a migration without a transaction leaves when it is killed. */
export const HALF_MIGRATED: Variant = {
  file: 'server/store/sqlite-schema.ts',
  line: '    db.exec(SECOND);',
  instead: "    db.exec('COMMIT'); db.exec(SECOND); process.kill(process.pid, 'SIGKILL');",
};

const halfMigrated: Fault = {
  name: 'killed in the middle of a migration',
  run: trial => migration(trial, [HALF_MIGRATED]),
};

export const weaknesses: readonly Weakness[] = [
  {
    weakness: 'health always says ok',
    fault: fullDisk,
    variant: {
      file: 'server/serve.ts',
      line: 'const trouble = await health.trouble();',
      instead: 'const trouble = undefined;',
    },
  },
  {
    weakness: 'health is never well again',
    fault: fullDisk,
    variant: {
      file: 'server/health.ts',
      line: 'if (didWrite(value)) kept();',
      instead: 'void kept, didWrite;',
    },
  },
  {
    weakness: 'what a disk did not take is acknowledged',
    fault: readOnlyDisk,
    variant: {
      file: 'engine/store/journal.ts',
      line: 'tell(() => failed(reason));\n      return undefined;',
      instead: "tell(() => failed(reason));\n      return writes.map(() => 'written');",
    },
  },
  {
    weakness: 'a damaged file is served',
    fault: damagedWhileStopped,
    variant: {
      file: 'server/store/sqlite.ts',
      line: 'if (check.found !== undefined) {',
      instead: 'if (check.found === null) {',
    },
  },
  {
    weakness: 'damage that shows later is forgotten',
    fault: damagedWhileRunning,
    variant: {
      file: 'server/health.ts',
      line: 'if (reason instanceof StoreFailed && reason.damaged) damage ??= reason.message;',
      instead: 'void reason;',
    },
  },
  {
    weakness: 'tables go by the clock on the wall',
    fault: jumpingClock,
    variant: {
      file: 'server/serve.ts',
      line: '    now: time.now,\n    wall: time.wall,',
      instead: '    now: time.wall,\n    wall: time.wall,',
    },
  },
  {
    weakness: 'tables grow old by the clock on the wall',
    fault: jumpingClock,
    variant: {
      file: 'server/serve.ts',
      line: 'now: time.now, wall: time.wall, removed:',
      instead: 'now: time.wall, wall: time.wall, removed:',
    },
  },
  { weakness: 'a migration without a transaction', fault: halfMigrated },
];
