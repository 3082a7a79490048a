import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What an operator can see of a running server. No label names a table or a person. */
export interface Metrics {
  readonly type: string;
  text(): Promise<string>;
  count(what: string): void;
  moved(): void;
  froze(): void;
  botFailed(game: string, level: string): void;
  removed(why: string): void;
  kept(seconds: number, writes: number): void;
}

const COMMIT_BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];
const BATCH_BUCKETS = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/** What is asked for when somebody looks. */
export interface Sizes {
  lines(): number;
  tables(): number;
  unsent(): number;
  /** Whether the store does not do what it should. */
  failing(): boolean;
  /** Bytes on the disk of the data folder. */
  free(): Promise<number | undefined>;
}

export function metricsOf(sizes: Sizes): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'area5_' });
  // Counted here and handed over when somebody asks: to find a counter by its label takes longer than to read a message.
  const heard = new Map<string, number>();
  let moves = 0;
  new Counter({
    name: 'area5_line_events_total',
    help: 'What happened on the lines to pages: opened, closed, message, unread, and complaints by their code',
    labelNames: ['what'],
    registers,
    collect() {
      this.reset();
      for (const [what, times] of heard) this.inc({ what }, times);
    },
  });
  new Counter({
    name: 'area5_moves_total',
    help: 'Moves made and kept',
    registers,
    collect() {
      this.reset();
      this.inc(moves);
    },
  });
  const frozen = new Counter({
    name: 'area5_tables_frozen_total',
    help: 'Tables whose rules threw',
    registers,
  });
  const botFailures = new Counter({
    name: 'area5_bot_failures_total',
    help: 'Bots that gave no legal move, by game and level; the table moved for them',
    labelNames: ['game', 'level'],
    registers,
  });
  const removed = new Counter({
    name: 'area5_tables_removed_total',
    help: 'Tables that this server has removed, by why: never-started, abandoned, finished, stopped',
    labelNames: ['why'],
    registers,
  });
  const commit = new Histogram({
    name: 'area5_commit_seconds',
    help: 'How long the store takes to make a batch durable',
    buckets: COMMIT_BUCKETS,
    registers,
  });
  const batch = new Histogram({
    name: 'area5_commit_writes',
    help: 'How many writes share one batch',
    buckets: BATCH_BUCKETS,
    registers,
  });
  gauge('area5_lines', 'Pages that are connected', sizes.lines);
  gauge('area5_tables_open', 'Tables in memory', sizes.tables);
  gauge('area5_unsent_bytes', 'What waits for pages that have yet to read it', sizes.unsent);
  gauge('area5_store_failed', '1 while the last write failed or damage was found, else 0', () =>
    sizes.failing() ? 1 : 0,
  );
  gauge(
    'area5_disk_free_bytes',
    'What the disk of the data folder has left',
    async () => (await sizes.free()) ?? Number.NaN,
  );

  function gauge(name: string, help: string, size: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await size());
      },
    });
  }

  return {
    type: registry.contentType,
    text: () => registry.metrics(),
    count: what => {
      heard.set(what, (heard.get(what) ?? 0) + 1);
    },
    moved: () => {
      moves++;
    },
    froze: () => frozen.inc(),
    botFailed: (game, level) => botFailures.inc({ game, level }),
    removed: why => removed.inc({ why }),
    kept: (seconds, writes) => {
      commit.observe(seconds);
      batch.observe(writes);
    },
  };
}
