import type { Store } from '../engine/store/store.ts';

/** Where time comes from, in milliseconds. */
export interface Clocks {
  /** What the clock on the wall shows, since 1970. Somebody may set it. */
  wall(): number;
  /** From anywhere on; nobody can set it. */
  steady(): number;
}

export const CLOCKS: Clocks = { wall: Date.now, steady: () => performance.now() };

/**
 * The time that tables go by: it begins as the clock on the wall and then neither jumps nor runs while there is no
 * server. So nobody's time runs out, and nothing grows old, because somebody set a clock or a server was off.
 */
export interface ServerTime {
  now(): number;
  /** What the clock on the wall shows now. */
  wall(): number;
  /** Whether somebody has set the clock on the wall since this was kept. */
  isWallSet(): boolean;
  /** Keeps where it is, and gives how far the clock on the wall has jumped since it last did: 0 where it did not. */
  keep(): Promise<number>;
}

/** The same moment by both. */
interface Mark {
  readonly at: number;
  readonly wall: number;
}

const FACT = 'time';
/** How long it may run without being kept. */
export const KEPT_EVERY_MS = 30_000;
/** A server that is back by then was only started again. */
const RESTART_MS = 120_000;
/** What clocks are set by while nobody does anything. */
const DRIFT_MS = 60_000;

export async function startTime(
  store: Pick<Store, 'fact' | 'keepFact'>,
  clocks: Clocks = CLOCKS,
): Promise<ServerTime> {
  const text = await store.fact(FACT);
  const [wall, steady] = [clocks.wall(), clocks.steady()];
  const began = beginning(text === undefined ? undefined : (JSON.parse(text) as Mark), wall);
  // Whole milliseconds: logs and pages know no others.
  const now = () => Math.round(began + (clocks.steady() - steady));
  let ahead = wall - began;
  return {
    now,
    wall: clocks.wall,
    isWallSet: () => isJump(clocks.wall() - now() - ahead),
    keep: async () => {
      const mark: Mark = { at: now(), wall: clocks.wall() };
      await store.keepFact(FACT, JSON.stringify(mark));
      const jump = mark.wall - mark.at - ahead;
      ahead += jump;
      return isJump(jump) ? jump : 0;
    },
  };
}

const isJump = (by: number): boolean => Math.abs(by) > DRIFT_MS;

/** What time it is beside a server, which may be running or not. */
export async function timeBeside(store: Pick<Store, 'fact'>, wall: number): Promise<number> {
  const text = await store.fact(FACT);
  return beginning(text === undefined ? undefined : (JSON.parse(text) as Mark), wall);
}

/** Never before what was kept: whoever acted in the meantime must not act again. */
function beginning(mark: Mark | undefined, wall: number): number {
  if (!mark) return wall;
  const gone = wall - mark.wall;
  return gone >= 0 && gone <= RESTART_MS ? mark.at + gone : mark.at + KEPT_EVERY_MS;
}
