import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Played, playOne, type Series } from '../bots/match.ts';
import { assert, type GameEntry } from '../core/contract.ts';
import { findGame } from './find.ts';

/** Some games of a series, from `from` up to but not including `to`. */
export interface Chunk {
  readonly series: Series;
  readonly from: number;
  readonly to: number;
}

export type Answer =
  | { readonly type: 'played'; readonly games: readonly Played[] }
  | { readonly type: 'broke'; readonly message: string };

export interface Pool {
  /**
   * The games of a series in their order, however the work was divided. `finished` gets some as soon as they
   * are over, and the number of the first.
   */
  play(series: Series, games: number, finished?: Finished): Promise<readonly Played[]>;
  close(): Promise<void>;
}

export type Finished = (games: readonly Played[], from: number) => Promise<void>;

export const cores = (): number => availableParallelism();

/** One job needs no thread beside this one. */
export const openPool = (jobs: number): Pool => (jobs === 1 ? here : threads(jobs));

export function playChunk({ series, from, to }: Chunk): readonly Played[] {
  const entry = findGame(series.game);
  assert(entry.ok, `the game of a series is known: ${series.game}`);
  const { value } = entry;
  warmUp(value, series);
  return Array.from({ length: to - from }, (_, i) =>
    playOne(value, series, from + i, () => performance.now()),
  );
}

const warm = new Set<string>();

/** What a game makes once in a process is no decision: its first game here is played once more, untimed. */
function warmUp(entry: GameEntry, series: Series): void {
  const name = JSON.stringify([series.game, series.options, series.seating]);
  if (warm.has(name)) return;
  warm.add(name);
  playOne(entry, { ...series, keepSaves: false }, 0, () => 0);
}

const here: Pool = {
  async play(series, games, finished) {
    const done: Played[] = [];
    for (const chunk of chunks(series, games, 1)) {
      const played = playChunk(chunk);
      await finished?.(played, chunk.from);
      done.push(...played);
    }
    return done;
  },
  close: async () => {},
};

function threads(jobs: number): Pool {
  const idle: Worker[] = [];
  const workers: Worker[] = [];
  const hire = () => {
    const worker = new Worker(new URL('./pool-worker.ts', import.meta.url));
    workers.push(worker);
    return worker;
  };
  return {
    async play(series, games, finished) {
      const waiting = chunks(series, games, jobs);
      const done: { readonly from: number; readonly games: readonly Played[] }[] = [];
      const serve = async () => {
        const worker = idle.pop() ?? hire();
        for (let chunk = waiting.shift(); chunk; chunk = waiting.shift()) {
          const played = await ask(worker, chunk);
          await finished?.(played, chunk.from);
          done.push({ from: chunk.from, games: played });
        }
        idle.push(worker);
      };
      await Promise.all(Array.from({ length: Math.min(jobs, waiting.length) }, serve));
      return done.sort((a, b) => a.from - b.from).flatMap(({ games }) => games);
    },
    async close() {
      await Promise.all(workers.map(worker => worker.terminate()));
    },
  };
}

/** Small enough that nobody waits long for the last one, large enough that asking costs nothing. */
function chunks(series: Series, games: number, jobs: number): Chunk[] {
  const size = Math.max(1, Math.min(50, Math.floor(games / (jobs * 8))));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    series,
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}

function ask(worker: Worker, chunk: Chunk): Promise<readonly Played[]> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      worker.off('message', heard);
      worker.off('error', broke);
    };
    const heard = (answer: Answer) => {
      finish();
      if (answer.type === 'played') resolve(answer.games);
      else reject(new Error(answer.message));
    };
    const broke = (error: Error) => {
      finish();
      reject(error);
    };
    worker.on('message', heard);
    worker.on('error', broke);
    worker.postMessage(chunk);
  });
}
