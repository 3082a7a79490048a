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
   * are over, and the number of the first; once it says so, no more are begun.
   */
  play(series: Series, games: number, finished?: Finished): Promise<readonly Played[]>;
  close(): Promise<void>;
}

export type Finished = (games: readonly Played[], from: number) => Promise<'enough' | undefined>;

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
    const chunks = chunksOf(series, games, 1);
    let took = 0;
    for (let chunk = chunks(took); chunk; chunk = chunks(took)) {
      const before = performance.now();
      const played = playChunk(chunk);
      took = (performance.now() - before) / played.length;
      done.push(...played);
      if ((await finished?.(played, chunk.from)) === 'enough') break;
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
      const chunks = chunksOf(series, games, jobs);
      const done: { readonly from: number; readonly games: readonly Played[] }[] = [];
      let isEnough = false;
      const serve = async () => {
        const worker = idle.pop() ?? hire();
        let took = 0;
        for (let chunk = chunks(took); chunk && !isEnough; chunk = chunks(took)) {
          const before = performance.now();
          const played = await ask(worker, chunk);
          took = (performance.now() - before) / played.length;
          done.push({ from: chunk.from, games: played });
          const now = await finished?.(played, chunk.from);
          isEnough ||= now === 'enough';
        }
        idle.push(worker);
      };
      await Promise.all(Array.from({ length: Math.min(jobs, games) }, serve));
      return done.sort((a, b) => a.from - b.from).flatMap(({ games }) => games);
    },
    async close() {
      await Promise.all(workers.map(worker => worker.terminate()));
    },
  };
}

/** What asking for one takes is nothing beside it, and it is over soon enough for whoever waits or wants it to end. */
const CHUNK_MS = 200;
const MOST_IN_CHUNK = 50;

/** The next games to be played, by how many milliseconds one took; nobody has many left when the others are done. */
function chunksOf(series: Series, games: number, jobs: number): (took: number) => Chunk | undefined {
  let next = 0;
  return took => {
    if (next >= games) return undefined;
    const share = Math.ceil((games - next) / (2 * jobs));
    const size = took === 0 ? 1 : Math.ceil(CHUNK_MS / took);
    const from = next;
    next += Math.min(size, share, MOST_IN_CHUNK);
    return { series, from, to: next };
  };
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
