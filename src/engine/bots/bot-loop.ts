import type { Seat } from '../../core/contract.ts';
import type { Pace } from '../../core/pace.ts';

/** The bot whose move is next, and how much there is to take in before it. */
export interface BotTurn {
  readonly seat: Seat;
  readonly loudEvents: number;
  /** Nobody waits for it: people are to act, and have time for it. */
  readonly unasked: boolean;
}

const BASE_MS: Readonly<Record<Pace, number>> = { slow: 1600, steady: 800, quick: 300, instant: 0 };
const QUIET_WEIGHT = 0.35;
/** Several things at once are a moment of their own: they turn up, are read and sink in. */
const MOMENT_WEIGHT = 1.5;
const MOST_WEIGHT = 4;

export const pauseBefore = ({ loudEvents, unasked }: BotTurn, pace: Pace): number =>
  BASE_MS[pace] * (unasked ? MOST_WEIGHT : weight(loudEvents));

function weight(loudEvents: number): number {
  if (loudEvents === 0) return QUIET_WEIGHT;
  return loudEvents === 1 ? 1 : Math.min(loudEvents + MOMENT_WEIGHT, MOST_WEIGHT);
}

/** Lets bots move one after the other, with a pause before each, or each when it is let. */
export class BotLoop {
  readonly #next: () => BotTurn | undefined;
  readonly #move: () => Promise<unknown>;
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pace: Pace = 'steady';
  #held = false;
  #skipping = false;
  #moving = false;
  readonly #whenLet: boolean;
  #let = false;
  thinking: Seat | null = null;

  /**
   * `move` makes the move that is next when it comes to it; `changed` hears that `thinking` may have. `whenLet`: every
   * move waits for `letMove`.
   */
  constructor(
    next: () => BotTurn | undefined,
    move: () => Promise<unknown>,
    changed: () => void,
    whenLet = false,
  ) {
    this.#next = next;
    this.#move = move;
    this.#changed = changed;
    this.#whenLet = whenLet;
  }

  /** To be called whenever something else has changed: the pause begins again. */
  restart(): void {
    if (this.#moving) return;
    clearTimeout(this.#timer);
    const turn = this.#next();
    if (!turn) {
      this.#skipping = false;
      this.#let = false;
    }
    const waits = this.#held || (this.#whenLet && !this.#let);
    this.thinking = turn && !turn.unasked && !waits ? turn.seat : null;
    if (turn && !waits) {
      const pause = pauseBefore(turn, this.#skipping || this.#let ? 'instant' : this.#pace);
      this.#timer = setTimeout(() => this.#moveNow(), pause);
    }
    this.#changed();
  }

  pace(pace: Pace): void {
    if (pace === this.#pace) return;
    this.#pace = pace;
    this.restart();
  }

  hold(held: boolean): void {
    if (held === this.#held) return;
    this.#held = held;
    this.restart();
  }

  /** Until no bot has to move. */
  skip(): void {
    this.#skipping = true;
    this.restart();
  }

  /** The next move, once; not another one while it is being made. */
  letMove(): void {
    if (this.#moving) return;
    this.#let = true;
    this.restart();
  }

  async #moveNow(): Promise<void> {
    this.#moving = true;
    this.#let = false;
    await this.#move();
    this.#moving = false;
    this.restart();
  }
}
