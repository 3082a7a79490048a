import type { Rng } from '../../src/core/rng.ts';
import { unacknowledged } from '../../src/games/unacknowledged/index.ts';
import type { Tell } from '../../src/protocol/tells.ts';
import type { Pilot } from '../../src/server/testing.ts';
import { type Answer, jump } from './sums.ts';

const { game } = unacknowledged;

/** What the guests of one process count together. */
export interface Counts {
  readonly answers: Answer[];
  refused: number;
  missed: number;
  doubled: number;
}

const THINKS_MS = 1_000;
const THINKS_AT_MOST_MS = 10_000;

/** Somebody who thinks for about a second before each move. */
export class Guest {
  readonly pilot: Pilot;
  readonly #rng: Rng;
  readonly #counts: Counts;
  #timer: NodeJS.Timeout | undefined;
  #asking = false;
  #plays = false;

  constructor(pilot: Pilot, rng: Rng, counts: Counts) {
    this.pilot = pilot;
    this.#rng = rng;
    this.#counts = counts;
    pilot.texts.length = 0;
    pilot.listener = tell => this.#hears(tell);
  }

  begin(): void {
    this.#plays = true;
    if (this.pilot.isTurn()) this.#thinks();
  }

  stop(): void {
    this.#plays = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  get isDone(): boolean {
    return !this.#asking;
  }

  #hears(tell: Tell): void {
    this.pilot.texts.length = 0;
    if (tell.type !== 'news') return;
    const { heard, you } = this.pilot;
    const known = { edition: heard?.news.edition ?? 0, steps: heard?.story.length ?? 0 };
    const { missed, doubled } = jump(known, tell);
    this.#counts.missed += missed;
    this.#counts.doubled += doubled;
    if (you.seat !== null && tell.toAct.includes(you.seat)) this.#thinks();
  }

  #thinks(): void {
    if (!this.#plays || this.#timer || this.#asking) return;
    const thinks = Math.min(THINKS_AT_MOST_MS, -Math.log(1 - this.#rng.float()) * THINKS_MS);
    this.#timer = setTimeout(() => this.#moves(), thinks);
  }

  async #moves(): Promise<void> {
    this.#timer = undefined;
    if (!this.pilot.isTurn()) return;
    this.#asking = true;
    const asked = performance.now();
    const result = await this.pilot.move(game, this.#rng);
    this.#asking = false;
    const atMs = performance.now();
    if (result.ok) this.#counts.answers.push({ atMs, tookMs: atMs - asked });
    else this.#counts.refused++;
    if (this.pilot.isTurn()) this.#thinks();
  }
}
