import type { GameEntry, Seat } from '../../core/contract.ts';
import { seatsOf } from '../../core/contract.ts';
import type { Pace } from '../../core/pace.ts';
import type { Truth } from '../../host/truth.ts';
import type { BotPool } from './bot-pool.ts';
import { AFTER_RESTART_MS, lateAt } from './clock.ts';
import type { OwnAction } from './decide.ts';
import { botOn, personOn, type Standing, toActOn } from './standing.ts';
import { askInTurn, nextTurn, type Turn } from './turns.ts';

export interface AlarmParts {
  readonly entry: GameEntry;
  readonly bots: BotPool;
  readonly pace: Pace;
  /** Since when everybody has been away, as far as is known. */
  readonly awaySince: number;
  now(): number;
  standing(): Standing;
  here(seat: Seat): boolean;
  act(action: OwnAction): void;
  failed(why: unknown): void;
}

const SECOND = 1_000;
/** What setTimeout can wait for. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** What happens at a table by itself: bots move, clocks run out, somebody is away for too long. */
export class Alarm {
  readonly #parts: AlarmParts;
  readonly #opened: number;
  readonly #awaySince: (number | null)[];
  #timer: NodeJS.Timeout | undefined;
  #turn: { readonly turn: Turn; readonly at: number } | undefined;
  /** The truth to which no bot had anything to say of its own accord. */
  #silentAt: Truth | null = null;
  #stopped = false;
  /** Whether a bot is being asked. */
  thinking = false;
  nextDue: number | null = null;

  constructor(parts: AlarmParts) {
    this.#parts = parts;
    this.#opened = parts.now();
    this.#awaySince = parts.standing().chairs.map(() => parts.awaySince);
  }

  came(seat: Seat | null): void {
    if (seat === null) return;
    this.#awaySince[seat] = null;
    this.set();
  }

  left(seat: Seat | null): void {
    if (seat === null || this.#parts.here(seat)) return;
    this.#awaySince[seat] = this.#parts.now();
    this.set();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** To be called after every change. */
  set(): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    if (!this.#mayRing()) {
      this.nextDue = null;
      return;
    }
    const now = this.#parts.now();
    const turn = this.thinking ? undefined : this.#nextTurn();
    this.#turn = turn && { turn, at: now + turn.pause };
    const times = [this.#turn?.at, this.#soonest(seat => this.#lateAt(seat)), this.#soonest(this.#awayAt)];
    const due = times.filter(time => time !== undefined && time !== null);
    this.nextDue = due.length === 0 ? null : Math.min(...due);
    if (this.nextDue === null) return;
    const wait = Math.min(Math.max(0, this.nextDue - now), LONGEST_WAIT_MS);
    this.#timer = setTimeout(() => this.#ring(), wait);
    this.#timer.unref();
  }

  /** Asked after every move: at most tables everybody is a person, and is there. */
  #mayRing(): boolean {
    const { stage, created, chairs } = this.#parts.standing();
    if (stage !== 'playing') return false;
    if (created.perMove !== null || created.perGame !== null) return true;
    for (const [seat, chair] of chairs.entries()) {
      if (chair.by === 'bot' || (chair.by === 'person' && chair.standIn)) return true;
      if (created.standIn !== null && this.#awaySince[seat] !== null) return true;
    }
    return false;
  }

  #ring(): void {
    const now = this.#parts.now();
    const isDue = (time: number | null) => time !== null && time <= now;
    for (const seat of this.#seats()) {
      if (isDue(this.#lateAt(seat))) this.#parts.act({ type: 'late', seat });
      else if (isDue(this.#awayAt(seat))) this.#parts.act({ type: 'away', seat });
    }
    if (this.#turn && this.#turn.at <= now) void this.#ask(this.#turn.turn);
    else this.set();
  }

  async #ask(turn: Turn): Promise<void> {
    this.thinking = true;
    this.#turn = undefined;
    try {
      const chosen = await askInTurn(this.#parts.bots, this.#parts.standing(), turn);
      this.thinking = false;
      const { truth } = this.#parts.standing();
      const stillSo = truth?.table.log.length === turn.moves;
      if (!chosen && stillSo) this.#silentAt = truth;
      if (chosen && stillSo) this.#parts.act({ type: 'bot-move', ...chosen, moves: turn.moves });
      else this.set();
    } catch (thrown) {
      this.thinking = false;
      if (!this.#stopped) this.#parts.failed(thrown);
    }
  }

  #nextTurn(): Turn | undefined {
    const standing = this.#parts.standing();
    const turn = nextTurn(standing, this.#parts.entry, this.#parts.pace);
    return turn?.unasked && standing.truth === this.#silentAt ? undefined : turn;
  }

  #seats(): readonly Seat[] {
    return seatsOf(this.#awaySince.length);
  }

  #soonest(when: (seat: Seat) => number | null): number | null {
    let soonest: number | null = null;
    for (const seat of this.#seats()) {
      const time = when(seat);
      if (time !== null && (soonest === null || time < soonest)) soonest = time;
    }
    return soonest;
  }

  #lateAt(seat: Seat): number | null {
    const { clock, created, stage, pausedBy } = this.#parts.standing();
    if (!clock || pausedBy !== null || stage !== 'playing') return null;
    const late = lateAt(clock, created, seat);
    return late === null ? null : Math.max(late, this.#opened + AFTER_RESTART_MS);
  }

  readonly #awayAt = (seat: Seat): number | null => {
    const standing = this.#parts.standing();
    const { created, stage, pausedBy } = standing;
    const since = this.#awaySince[seat] ?? null;
    if (created.standIn === null || since === null || pausedBy !== null || stage !== 'playing') return null;
    if (!personOn(standing, seat) || botOn(standing, seat) !== null) return null;
    if (!toActOn(standing).includes(seat)) return null;
    const grace = created.standIn * SECOND;
    return Math.max(since + grace, this.#opened + Math.min(grace, AFTER_RESTART_MS));
  };
}
