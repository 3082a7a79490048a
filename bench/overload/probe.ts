/** How a server fared since it was last asked. */
export interface Fared {
  /** The longest that its event loop stood still: what anybody else had to wait. */
  readonly worstMs: number;
  /** The most of one such time that its thread was really at work; the rest is the machine's. */
  readonly worstBusyMs: number;
  readonly rssMB: number;
  readonly peakRssMB: number;
}

const LOOK_EVERY_MS = 2;
const WEIGH_EVERY = 10;
const MB = 1_048_576;

/** Runs inside the server process. */
export class Probe {
  #at = performance.now();
  #cpu = process.threadCpuUsage();
  #worstMs = 0;
  #worstBusyMs = 0;
  #peak = 0;
  #looks = 0;

  start(): void {
    this.#begin();
    setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  /** Forgets what was before. */
  reset(): void {
    this.#worstMs = 0;
    this.#worstBusyMs = 0;
    this.#peak = process.memoryUsage.rss();
    this.#begin();
  }

  fared(): Fared {
    this.#look();
    const rss = process.memoryUsage.rss();
    return {
      worstMs: this.#worstMs,
      worstBusyMs: this.#worstBusyMs,
      rssMB: rss / MB,
      peakRssMB: Math.max(this.#peak, rss) / MB,
    };
  }

  #begin(): void {
    this.#at = performance.now();
    this.#cpu = process.threadCpuUsage();
  }

  #look(): void {
    const { user, system } = process.threadCpuUsage(this.#cpu);
    this.#worstMs = Math.max(this.#worstMs, performance.now() - this.#at - LOOK_EVERY_MS);
    this.#worstBusyMs = Math.max(this.#worstBusyMs, (user + system) / 1_000 - LOOK_EVERY_MS);
    if (this.#looks++ % WEIGH_EVERY === 0) this.#peak = Math.max(this.#peak, process.memoryUsage.rss());
    this.#begin();
  }
}
