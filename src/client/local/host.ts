import { nextToAct } from '../../bots/playout.ts';
import {
  assert,
  at,
  fail,
  type GameEntry,
  type GameTypes,
  ok,
  type Result,
  type Seat,
  seatsOf,
  type Viewer,
} from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { save } from '../../core/table.ts';
import type {
  LinkStatus,
  Listener,
  Pace,
  Problem,
  TableFacts,
  TableLink,
  TakeBackProblem,
  Trouble,
} from '../../ui/link.ts';
import type { StoreProblem, TableRecord } from '../store.ts';
import { BotLoop, type BotTurn } from './bot-loop.ts';
import { fileText } from './file.ts';
import { Keeper } from './keeper.ts';
import type { TableLock } from './locks.ts';
import { Teller } from './teller.ts';
import { loudEvents, storyOf, type Truth, viewAfter, withMove, withoutLastOf } from './truth.ts';

/** A table as it lies in storage, and what these rules make of it. */
export interface Recalled {
  readonly record: TableRecord;
  readonly truth: Truth;
}

export interface HostParts extends Recalled {
  readonly entry: GameEntry;
  readonly kept: LinkStatus['kept'];
  readonly lock: TableLock;
  keep(record: TableRecord): Promise<Result<null, StoreProblem>>;
  reload(): Promise<Result<Recalled, Trouble>>;
  /** Deals a new table like this one; gives its id. */
  again(record: TableRecord): Promise<Result<string>>;
  ended(): void;
}

type Answer<Why = Problem> = Promise<Result<null, Why | { readonly trouble: Trouble }>>;
type Make<Why> = (truth: Truth) => Result<Truth, Why | { readonly trouble: Trouble }>;

/** Holds the truth of one table: decides what counts, who may look, and when bots move. */
export class TableHost implements TableLink {
  readonly #parts: HostParts;
  readonly #keeper: Keeper;
  readonly #bots: BotLoop;
  readonly #teller = new Teller();
  #record: TableRecord;
  #truth: Truth;
  #listener: Listener | undefined;
  #status = '';
  /** Whatever changes the table waits here for its turn. */
  #changes: Promise<unknown> = Promise.resolve();
  #broken = false;
  #closed = false;
  #ending: Promise<void> | undefined;

  constructor(parts: HostParts) {
    this.#parts = parts;
    this.#record = parts.record;
    this.#truth = parts.truth;
    this.#keeper = new Keeper(record => parts.keep(record), parts.kept);
    this.#bots = new BotLoop(
      () => this.#nextBot(),
      () => this.#change(truth => this.#botMove(truth)),
      () => this.#tellStatus(),
    );
    this.#bots.restart();
  }

  get facts(): TableFacts {
    const { id, players, lesson, save: saved } = this.#record;
    const here = seatsOf(players.length).filter(seat => players[seat]?.by === 'person');
    return { id, game: saved.game, options: this.#truth.table.options, players, here, lesson };
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
      if (!this.#mayActFor(seat)) return fail({ trouble: 'not-your-seat' });
      const read = truth.table.game.readMove(move);
      if (!read.ok) return fail({ trouble: 'broken' });
      const made = withMove(truth, seat, read.value);
      return made.ok ? made : fail({ refusal: made.error });
    });
  }

  takeBack(seat: Seat): Answer<TakeBackProblem> {
    return this.#change<TakeBackProblem>(truth => {
      if (!this.#mayActFor(seat)) return fail({ trouble: 'not-your-seat' });
      const back = withoutLastOf(truth, seat);
      return back.ok ? back : fail({ cannot: back.error });
    });
  }

  async viewAt(viewer: Viewer, step: number): Promise<GameTypes['View']> {
    assert(this.#mayLook(viewer), `seat ${viewer} is not looked through from here`);
    return viewAfter(this.#truth, viewer, step);
  }

  saw(viewer: Viewer, step: number): void {
    const last = storyOf(this.#truth, viewer).length - 1;
    const seen = Math.min(Math.trunc(step), last);
    if (!this.#mayLook(viewer) || !(seen >= 0) || this.#record.seen[viewer] === seen) return;
    this.#note({ seen: { ...this.#record.seen, [viewer]: seen } });
  }

  async notes(seat: Seat): Promise<unknown> {
    return this.facts.here.includes(seat) ? (this.#record.notes[seat] ?? null) : null;
  }

  keepNotes(seat: Seat, notes: unknown): void {
    if (this.facts.here.includes(seat)) this.#note({ notes: { ...this.#record.notes, [seat]: notes } });
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

  async rematch(): Promise<Result<string, Problem>> {
    const again = await this.#parts.again(this.#record);
    return again.ok ? again : fail({ trouble: 'broken' });
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

  async file(): Promise<string> {
    return fileText(this.#record);
  }

  takeOver(): Promise<void> {
    const taken = this.#changes.then(async () => {
      if (this.#closed) return;
      await this.#parts.lock.steal();
      const recalled = await this.#parts.reload();
      // Where storage has failed, what stands here is all there is.
      if (recalled.ok) {
        this.#record = recalled.value.record;
        this.#truth = recalled.value.truth;
      }
      this.#tell();
      this.#bots.restart();
    });
    this.#changes = taken;
    return taken;
  }

  /** To be called when another window has taken the table over. */
  lost(): void {
    this.#keeper.drop();
    this.#bots.restart();
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
    await this.#changes;
    await this.#keeper.idle();
    await this.#parts.lock.release();
    this.#tellStatus();
    this.#listener = undefined;
    this.#parts.ended();
  }

  #trouble(): Trouble | undefined {
    if (this.#closed) return 'unreachable';
    if (!this.#parts.lock.held) return 'elsewhere';
    return this.#broken ? 'broken' : undefined;
  }

  /** When the game is over, nothing is hidden any more. */
  #mayLook(viewer: Viewer): boolean {
    if (viewer === 'spectator' || this.facts.here.includes(viewer)) return true;
    const { game, state, seats } = this.#truth.table;
    return game.toAct(state).length === 0 && seatsOf(seats).includes(viewer);
  }

  #mayActFor(seat: Seat): boolean {
    const player = this.#record.players[seat];
    return player !== undefined && player.by !== 'bot';
  }

  /** A change is told after it is kept, or after it turned out that it cannot be. */
  #change<Why>(make: Make<Why>): Answer<Why> {
    const changed = this.#changes.then(async (): Answer<Why> => {
      const trouble = this.#trouble();
      if (trouble) return fail({ trouble });
      const next = this.#made(make);
      if (!next.ok) return next;
      this.#record = { ...this.#record, ...standing(next.value), changed: Date.now() };
      await this.#keeper.keep(this.#record);
      if (!this.#parts.lock.held) return fail({ trouble: 'elsewhere' });
      this.#truth = next.value;
      this.#tell();
      this.#bots.restart();
      return ok(null);
    });
    this.#changes = changed;
    return changed;
  }

  /** Rules or a bot that throw leave the table as it is, for good. */
  #made<Why>(make: Make<Why>): ReturnType<Make<Why>> {
    try {
      return make(this.#truth);
    } catch {
      this.#broken = true;
      this.#bots.restart();
      return fail({ trouble: 'broken' });
    }
  }

  #nextBot(): BotTurn | undefined {
    if (this.#trouble()) return undefined;
    const { table } = this.#truth;
    const bots = table.game.toAct(table.state).filter(seat => this.#record.players[seat]?.by === 'bot');
    const seat = nextToAct(bots, table.log.at(-1)?.seat);
    return seat === undefined ? undefined : { seat, loudEvents: loudEvents(this.#truth) };
  }

  #botMove(truth: Truth): Result<Truth, Problem> {
    const seat = this.#nextBot()?.seat;
    if (seat === undefined) return ok(truth);
    const { table } = truth;
    const player = at(this.#record.players, seat);
    const level = player.by === 'bot' ? player.level : '';
    const bot = this.#parts.entry.bots.find(one => one.level === level);
    assert(bot, `there is a bot of level ${level}`);
    const rng = new Rng(stream(table.seed, `bot/${seat}/${table.log.length}`));
    const made = withMove(truth, seat, bot.choose(table.game.view(table.state, seat), rng));
    assert(made.ok, `${level} keeps the rules`);
    return made;
  }

  /** What is no move is kept too, and nobody waits for it. */
  #note(change: Partial<TableRecord>): void {
    if (this.#trouble()) return;
    this.#record = { ...this.#record, ...change };
    void this.#keeper.keep(this.#record).then(() => this.#tellStatus());
  }

  #tell(): void {
    if (!this.#listener) return;
    const news = this.#teller.news(this.#truth, this.#record.seen, this.facts.here);
    if (news) this.#listener.news(news);
  }

  #tellStatus(): void {
    const status: LinkStatus = {
      kept: this.#keeper.kept,
      held: this.#parts.lock.held ? 'here' : 'elsewhere',
      broken: this.#broken,
      thinking: this.#bots.thinking,
    };
    const said = JSON.stringify(status);
    if (!this.#listener || said === this.#status) return;
    this.#status = said;
    this.#listener.status(status);
  }
}

/** What the record of a table repeats of its truth. */
export const standing = ({ table }: Truth) => ({
  save: save(table),
  toAct: table.game.toAct(table.state),
  outcome: table.game.outcome(table.state) ?? null,
  moves: table.log.length,
});
