import type { GameEntry, Seat } from '../../core/contract.ts';
import { seatsOf } from '../../core/contract.ts';
import type { Pace } from '../../core/pace.ts';
import { AFTER_RESTART_MS, lateAt } from '../log/clock.ts';
import type { OwnAction } from '../log/decide.ts';
import { botOn, personOn, type Standing, toActOn } from '../log/standing.ts';
import { later, type Timer } from '../machine.ts';
import type { Truth } from '../truth/truth.ts';
import { BotHung, type BotPool, type BotQuestion } from './pool.ts';
import { askInTurn, type BotFailure, type Chosen, nextTurn, type Turn } from './turns.ts';

export interface AlarmParts {
  readonly entry: GameEntry;
  readonly bots: BotPool;
  readonly pace: Pace;
  /** Since when everybody has been away, as far as is known. */
  readonly awaySince: number;
  now(): number;
  standing(): Standing;
  here(seat: Seat): boolean;
  /** `refused`: why the rules do not let it pass. */
  act(action: OwnAction, refused?: (why: string) => void): void;
  botFailed(failure: BotFailure): void;
  /** The rules threw. */
  threw(why: unknown): void;
}

const SECOND = 1_000;
/** What setTimeout can wait for. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;
/** What is overdue may take a while to be kept, or may never be: until something changes it is tried this often. */
const AGAIN_MS = 500;

/** What happens at a table by itself: bots move, clocks run out, somebody is away for too long. */
export class Alarm {
  readonly #parts: AlarmParts;
  readonly #opened: number;
  readonly #awaySince: (number | null)[];
  #timer: Timer | undefined;
  #turn: { readonly turn: Turn; readonly at: number } | undefined;
  /** The truth to which no bot had anything to say of its own accord. */
  #silentAt: Truth | null = null;
  /** Bots that did not come to an end here: whoever asks them again takes a thread from other tables. */
  readonly #hung = new Set<string>();
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

  /** Milliseconds; 0 where somebody is here. */
  awayFor(seat: Seat): number {
    const since = this.#awaySince[seat] ?? null;
    return since === null ? 0 : Math.max(0, this.#parts.now() - since);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** To be called after every change. */
  set(): void {
    this.#guarded(() => this.#set());
  }

  #set(least = 0): void {
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
    const wait = Math.min(Math.max(least, this.nextDue - now), LONGEST_WAIT_MS);
    this.#timer = later(() => this.#guarded(() => this.#ring()), wait);
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
    const overdue: OwnAction[] = this.#seats().flatMap((seat): OwnAction[] => {
      if (isDue(this.#lateAt(seat))) return [{ type: 'late', seat }];
      return isDue(this.#awayAt(seat)) ? [{ type: 'away', seat }] : [];
    });
    for (const action of overdue) this.#parts.act(action);
    if (this.#turn && this.#turn.at <= now) void this.#ask(this.#turn.turn);
    // While a bot thinks, too, the clocks of the others run.
    this.#set(overdue.length > 0 ? AGAIN_MS : 0);
  }

  /** Rules that throw where nobody asked must end this table only. */
  #guarded(work: () => void): void {
    try {
      work();
    } catch (thrown) {
      this.#parts.threw(thrown);
    }
  }

  async #ask(turn: Turn): Promise<void> {
    this.thinking = true;
    try {
      const { chosen, failures } = await askInTurn(this.#askBot, this.#parts.standing(), turn);
      this.thinking = false;
      if (this.#stopped) return;
      for (const failure of failures) this.#parts.botFailed(failure);
      const { truth } = this.#parts.standing();
      const stillSo = truth?.table.log.length === turn.moves;
      if (!stillSo) this.set();
      else if (chosen) this.#make(turn, chosen);
      else this.#withoutBot(turn);
    } catch (thrown) {
      this.thinking = false;
      if (!this.#stopped) this.#parts.threw(thrown);
    }
  }

  readonly #askBot = async (seat: Seat, question: BotQuestion): Promise<Chosen['move'] | null> => {
    const bot = `${seat} ${question.level}`;
    if (this.#hung.has(bot)) {
      if (question.unasked) return null;
      throw new Error('the bot did not come to an end before');
    }
    try {
      return await this.#parts.bots.ask(question);
    } catch (thrown) {
      if (thrown instanceof BotHung) this.#hung.add(bot);
      throw thrown;
    }
  };

  #make(turn: Turn, { seat, move }: Chosen): void {
    const level = botOn(this.#parts.standing(), seat) ?? '';
    this.#parts.act({ type: 'bot-move', seat, move, moves: turn.moves }, why => {
      this.#parts.botFailed({ seat, level, why: `${move.type} is refused: ${why}` });
      this.#withoutBot(turn);
    });
  }

  /** Nobody had a move: the table makes one where one must be made. */
  #withoutBot({ unasked, seats: [seat], moves }: Turn): void {
    if (!unasked && seat !== undefined) {
      this.#parts.act({ type: 'without-bot', seat, moves });
      return;
    }
    this.#silentAt = this.#parts.standing().truth;
    this.set();
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
