import {
  fail,
  type GameEntry,
  type GameTypes,
  ok,
  type Result,
  type Seat,
  type Viewer,
} from '../../core/contract.ts';
import type { Pace } from '../../core/pace.ts';
import { BotLoop, type BotTurn } from '../../engine/bots/bot-loop.ts';
import { nextBot, withBotMove } from '../../engine/bots/bot-move.ts';
import {
  standing,
  storyOf,
  type Truth,
  viewAfter,
  withMove,
  withoutLastOf,
} from '../../engine/truth/truth.ts';
import type {
  LinkStatus,
  Listener,
  Problem,
  TableFacts,
  TableLink,
  TakeBackProblem,
  Trouble,
  TroubleOnly,
} from '../../ui/link.ts';
import type { TableRecord } from '../store.ts';
import { Changes } from './changes.ts';
import { fileText } from './file.ts';
import { Keeper, type Write } from './keeper.ts';
import type { TableLock } from './locks.ts';
import { mayActFor, mayLook, seatsHere } from './rights.ts';
import { Teller } from './teller.ts';

/** A table as it lies in storage, and what these rules make of it. */
export interface Recalled {
  readonly record: TableRecord;
  readonly truth: Truth;
  readonly kept: LinkStatus['kept'];
}

export interface HostParts extends Recalled {
  readonly entry: GameEntry;
  readonly lock: TableLock;
  readonly keep: Write;
  reload(): Promise<Result<Recalled, Trouble>>;
  /** Deals a new table like this one; gives its id. */
  again(record: TableRecord): Promise<Result<string, Trouble>>;
  ended(): void;
}

type Answer<Why = Problem> = Promise<Result<null, Why | TroubleOnly>>;
type Make<Why> = (truth: Truth) => Result<Truth, Why | TroubleOnly>;

/** Holds the truth of one table: decides what counts, who may look, and when bots move. */
export class TableHost implements TableLink {
  readonly #parts: HostParts;
  readonly #keeper: Keeper;
  readonly #bots: BotLoop;
  readonly #teller = new Teller();
  readonly #changes = new Changes(() => this.#freeze());
  #record: TableRecord;
  #truth: Truth;
  #listener: Listener | undefined;
  #status = '';
  #broken = false;
  #closed = false;
  /** Whether another window has kept the table since it was read here. */
  #stale = false;
  #ending: Promise<void> | undefined;

  constructor(parts: HostParts) {
    this.#parts = parts;
    this.#record = parts.record;
    this.#truth = parts.truth;
    this.#keeper = new Keeper(parts.keep, parts.kept, parts.record.version);
    this.#bots = new BotLoop(
      () => this.#nextBot(),
      () => this.#change(truth => this.#botMove(truth)),
      () => this.#tellStatus(),
      parts.record.beside !== null,
    );
    this.#bots.restart();
  }

  get facts(): TableFacts {
    const { id, players, lesson, beside, save: saved } = this.#record;
    const { options } = this.#truth.table;
    const { game, fair } = saved;
    const here = seatsHere(players);
    return { id, game, options, players, here, lesson, online: false, checkable: fair !== undefined, beside };
  }

  listen(listener: Listener): void {
    this.#listener = listener;
    this.#status = '';
    this.#tellStatus();
    this.#teller.forget();
    this.#tell();
  }

  look(viewer: Viewer | null): void {
    this.#teller.look(viewer !== null && this.#mayLook(viewer) ? viewer : null);
    this.#tell();
  }

  act(seat: Seat, move: GameTypes['Move']): Answer {
    return this.#change<Problem>(truth => {
      if (!mayActFor(seat, this.#record.players)) return fail({ trouble: 'not-your-seat' });
      const read = truth.table.game.readMove(move);
      if (!read.ok) return fail({ trouble: 'broken' });
      const made = withMove(truth, seat, read.value);
      return made.ok ? made : fail({ refusal: made.error });
    });
  }

  takeBack(seat: Seat): Answer<TakeBackProblem> {
    return this.#change<TakeBackProblem>(truth => {
      if (!mayActFor(seat, this.#record.players)) return fail({ trouble: 'not-your-seat' });
      const back = withoutLastOf(truth, seat);
      return back.ok ? back : fail({ cannot: back.error });
    });
  }

  async viewAt(viewer: Viewer, step: number): Promise<Result<GameTypes['View'], TroubleOnly>> {
    if (!this.#mayLook(viewer)) return fail({ trouble: 'not-your-seat' });
    return this.#tried(() => viewAfter(this.#truth, viewer, step));
  }

  saw(viewer: Viewer, step: number): void {
    const last = storyOf(this.#truth, viewer).length - 1;
    const seen = Math.min(Math.trunc(step), last);
    if (!this.#mayLook(viewer) || !(seen >= 0) || this.#record.seen[viewer] === seen) return;
    void this.#note({ seen: { ...this.#record.seen, [viewer]: seen } });
  }

  async notes(viewer: Viewer): Promise<Result<unknown, TroubleOnly>> {
    if (!this.#mayNote(viewer)) return fail({ trouble: 'not-your-seat' });
    return ok(this.#record.notes[viewer] ?? null);
  }

  async keepNotes(viewer: Viewer, notes: unknown): Promise<boolean> {
    if (!this.#mayNote(viewer)) return false;
    return this.#note({ notes: { ...this.#record.notes, [viewer]: notes } });
  }

  pace(pace: Pace): void {
    this.#bots.pace(pace);
  }

  hold(held: boolean): void {
    this.#bots.hold(held);
  }

  skip(): void {
    this.#bots.skip();
  }

  letMove(): void {
    this.#bots.letMove();
  }

  laid(step: number): void {
    if (this.#record.beside && Number.isInteger(step) && step >= 0)
      void this.#note({ beside: { laid: step } });
  }

  async rematch(): Promise<Result<string, TroubleOnly>> {
    const again = await this.#parts.again(this.#record);
    return again.ok ? again : fail({ trouble: again.error });
  }

  castBots(level: string): Answer {
    return this.#change(truth => {
      if (!this.#parts.entry.bots.some(bot => bot.level === level)) return fail({ trouble: 'broken' });
      const players = this.#record.players.map(player =>
        player.by === 'script' ? { ...player, by: 'bot' as const, level } : player,
      );
      this.#record = { ...this.#record, players, lesson: false };
      return ok(truth);
    });
  }

  async file(): Promise<Result<string, never>> {
    return ok(fileText(this.#record));
  }

  takeOver(): Answer<TroubleOnly> {
    return this.#changes.run(async () => {
      if (this.#closed) return fail({ trouble: 'unreachable' });
      await this.#parts.lock.steal();
      return this.#goOn();
    });
  }

  /** From where another window left it. Where storage has failed, what stands here is all there is. */
  async #goOn(): Answer<TroubleOnly> {
    const recalled = await this.#parts.reload();
    if (recalled.ok) {
      const { record, truth, kept } = recalled.value;
      this.#record = record;
      this.#truth = truth;
      this.#keeper.goOn(kept, record.version);
    }
    this.#tell();
    this.#bots.restart();
    return this.#held ? ok(null) : fail({ trouble: 'elsewhere' });
  }

  /** To be called when another window has taken the table over. */
  lost(): void {
    this.#keeper.drop();
    this.#bots.restart();
  }

  /** To be called when the table was lost to nobody, and is held again. */
  regained(): void {
    void this.#changes.run(() => this.#goOn());
  }

  /** To be called when another window, which has the table, has kept it. Once more where that came while it was read. */
  reread(): void {
    this.#stale = true;
    void this.#changes.run(async () => {
      if (!this.#stale || this.#closed) return ok(null);
      this.#stale = false;
      const before = this.#record.notes;
      const read = await this.#goOn();
      // What all share, as a score sheet, is no event: whoever follows looks again after news.
      if (JSON.stringify(before['spectator']) !== JSON.stringify(this.#record.notes['spectator'])) {
        this.#teller.again();
        this.#tell();
      }
      return read;
    });
  }

  close(): void {
    void this.ended();
  }

  /** Closes; resolves when nothing is being written any more and others may have the table. */
  ended(): Promise<void> {
    this.#ending ??= this.#end();
    return this.#ending;
  }

  async #end(): Promise<void> {
    this.#closed = true;
    this.#bots.restart();
    await this.#changes.idle();
    await this.#keeper.idle();
    await this.#parts.lock.release();
    this.#tellStatus();
    this.#listener = undefined;
    this.#parts.ended();
  }

  get #held(): boolean {
    return this.#parts.lock.held && !this.#keeper.overtaken;
  }

  #trouble(): Trouble | undefined {
    if (this.#closed) return 'unreachable';
    if (!this.#held) return 'elsewhere';
    return this.#broken ? 'broken' : undefined;
  }

  #mayLook(viewer: Viewer): boolean {
    return mayLook(viewer, this.#record.players, this.#truth);
  }

  #mayNote(viewer: Viewer): boolean {
    return viewer === 'spectator' || this.facts.here.includes(viewer);
  }

  /** A change is told after it is kept, or after it turned out that it cannot be. */
  #change<Why>(make: Make<Why>): Answer<Why> {
    return this.#changes.run<Why>(async () => {
      const trouble = this.#trouble();
      if (trouble) return fail({ trouble });
      const next = make(this.#truth);
      if (!next.ok) return next;
      this.#record = { ...this.#record, ...standing(next.value), changed: Date.now() };
      await this.#keeper.keep(this.#record);
      if (this.#held) {
        this.#truth = next.value;
        this.#tell();
      }
      this.#bots.restart();
      return this.#held ? ok(null) : fail({ trouble: 'elsewhere' });
    });
  }

  /** Rules or a bot that throw leave the table as it is, for good. */
  #freeze(): Result<never, TroubleOnly> {
    this.#broken = true;
    this.#bots.restart();
    return fail({ trouble: 'broken' });
  }

  #tried<Value>(work: () => Value): Result<Value, TroubleOnly> {
    try {
      return ok(work());
    } catch {
      return this.#freeze();
    }
  }

  #nextBot(): BotTurn | undefined {
    if (this.#trouble()) return undefined;
    const turn = this.#tried(() => nextBot(this.#truth, this.#record.players, this.#parts.entry));
    return turn.ok ? turn.value : undefined;
  }

  #botMove(truth: Truth): Result<Truth, never> {
    const turn = this.#nextBot();
    return ok(turn ? withBotMove(truth, turn, this.#record.players, this.#parts.entry) : truth);
  }

  /** What is no move is kept too, and no move waits for it. Resolves to whether it is. */
  async #note(change: Partial<TableRecord>): Promise<boolean> {
    if (this.#trouble()) return false;
    this.#record = { ...this.#record, ...change };
    await this.#keeper.keep(this.#record);
    this.#tellStatus();
    return this.#keeper.kept === 'kept' && this.#held;
  }

  #tell(): void {
    const listener = this.#listener;
    if (!listener) return;
    this.#tried(() => {
      const news = this.#teller.news(this.#truth, this.#record.seen, this.facts.here);
      if (news) listener.news(news);
    });
  }

  #tellStatus(): void {
    const status: LinkStatus = {
      kept: this.#keeper.kept,
      held: this.#held ? 'here' : 'elsewhere',
      broken: this.#broken,
      thinking: this.#bots.thinking,
    };
    const said = JSON.stringify(status);
    if (!this.#listener || said === this.#status) return;
    this.#status = said;
    this.#listener.status(status);
  }
}
