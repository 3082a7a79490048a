import {
  fail,
  type GameEntry,
  type GameTypes,
  ok,
  type Result,
  type Seat,
  type Viewer,
} from '../core/contract.ts';
import type { Pace } from '../core/pace.ts';
import type { Ask, Command, Hello } from '../protocol/asks.ts';
import type { ErrorCode, Failure } from '../protocol/errors.ts';
import type { ChatExcerpt } from '../protocol/tells.ts';
import { Alarm } from './bots/alarm.ts';
import type { BotPool } from './bots/pool.ts';
import type { BotFailure } from './bots/turns.ts';
import { goneAt, type Keeping } from './keeping.ts';
import { keyHash, keysOf, senderOf } from './keys.ts';
import { AFTER_RESTART_MS } from './log/clock.ts';
import { act, type Circumstances, decide, type OwnAction } from './log/decide.ts';
import type { Entry, Sent } from './log/entry.ts';
import { type Job, Ledger } from './log/ledger.ts';
import { after, personOn, type Standing } from './log/standing.ts';
import type { Slices } from './slices.ts';
import type { Journal } from './store/journal.ts';
import type { Card, Store } from './store/store.ts';
import { Attendance } from './told/attendance.ts';
import { linesBefore } from './told/chat.ts';
import { filingForAnswer } from './told/file.ts';
import type { Files } from './told/files.ts';
import { Gate, type Heard, type Line, tell } from './told/gate.ts';
import type { RecentLooks } from './told/recent-looks.ts';
import { cardOf, mayLook, storeCard, wakeAtFor } from './told/room.ts';
import { type Summary, summaryOf } from './told/summaries.ts';
import { hearsChat, usualViewer } from './told/who.ts';
import { viewAfter } from './truth/truth.ts';

export interface HostParts {
  readonly id: string;
  readonly entry: GameEntry;
  readonly journal: Journal;
  readonly store: Pick<Store, 'log' | 'notes' | 'card'>;
  readonly bots: BotPool;
  readonly pace: Pace;
  readonly keeping: Keeping;
  /** Bytes that its log may have. */
  readonly mostBytes: number;
  readonly slices: Slices;
  readonly files: Files;
  readonly looks: RecentLooks;
  now(): number;
  /** Somebody has taken the table away. */
  gone(): void;
  /** Makes the table that follows this one; gives its id. */
  follow(standing: Standing): Promise<Result<string, Failure>>;
  /** A move was made and kept. */
  moved(): void;
  /** The rules threw. */
  froze(why: unknown): void;
  /** A bot had no legal move, and the table went on without it. */
  botFailed(failure: BotFailure): void;
  /** The store did. */
  failed(reason: unknown): void;
}

/** A table as its log has it. */
export interface Kept {
  readonly standing: Standing;
  readonly log: readonly Entry[];
  /** Of the log. */
  readonly bytes: number;
  readonly created: number;
  /** What it was made from, which makes one table only. */
  readonly origin: string;
  /** When the store would have it opened by itself. */
  readonly wakeAt: number | null;
  /** Since when nobody has had it open; null where that is not known. */
  readonly awaySince: number | null;
}

/** What a game can end without. */
const ASIDE: ReadonlySet<Command['type']> = new Set(['say', 'take-back', 'pause']);

/** One table with the pages that are at it. */
export class TableHost {
  readonly #parts: HostParts;
  readonly #gate: Gate;
  readonly #alarm: Alarm;
  readonly #ledger: Ledger;
  readonly #attendance: Attendance;
  readonly #created: number;
  readonly #origin: string;
  readonly #here = (seat: Seat): boolean => this.#gate.here(seat);
  readonly #awayFor = (seat: Seat): number => this.#alarm.awayFor(seat);
  #wakeAt: number | null;

  constructor(parts: HostParts, { standing, log, bytes, created, origin, wakeAt, awaySince }: Kept) {
    this.#parts = parts;
    this.#gate = new Gate(parts.now() + AFTER_RESTART_MS, parts.looks);
    this.#origin = origin;
    this.#wakeAt = wakeAt;
    this.#created = created;
    this.#ledger = new Ledger(
      {
        id: parts.id,
        game: parts.entry.game,
        journal: parts.journal,
        store: parts.store,
        mostBytes: parts.mostBytes,
        now: parts.now,
        slices: parts.slices,
        card: next => this.#cardFor(next),
        kept: (before, entries, card) => this.#guarded(() => this.#show(before, entries, card)),
        failed: reason => parts.failed(reason),
        reread: changed => {
          if (changed) this.#guarded(() => this.#showAnew());
          this.#alarm.set();
        },
        gone: () => parts.gone(),
        threw: why => this.#freeze(why),
      },
      standing,
      log,
      bytes,
    );
    this.#alarm = new Alarm({
      entry: parts.entry,
      bots: parts.bots,
      pace: parts.pace,
      awaySince: awaySince ?? parts.now(),
      now: parts.now,
      standing: () => this.standing,
      here: this.#here,
      act: (action, refused) => this.#act(action, refused),
      botFailed: parts.botFailed,
      threw: why => this.#freeze(why),
    });
    this.#attendance = new Attendance({
      gate: this.#gate,
      keeping: parts.keeping,
      slices: parts.slices,
      awaySince: awaySince ?? parts.now(),
      standing: () => this.standing,
      now: parts.now,
    });
    this.#alarm.set();
  }

  get standing(): Standing {
    return this.#ledger.standing;
  }

  /** Whether it can be forgotten until somebody comes, or until then. */
  get idle(): boolean {
    return this.#gate.lines.size === 0 && this.#ledger.idle && !this.#alarm.thinking;
  }

  get nextDue(): number | null {
    return this.#alarm.nextDue;
  }

  enter(line: Line, { key, host, heard }: Hello): void {
    line.keys = keysOf(key === undefined ? null : keyHash(key), host === undefined ? null : keyHash(host));
    this.#attendance.came(line);
    const { seat } = line.who;
    this.#gate.welcome(line, {
      table: cardOf(this.standing),
      you: line.who,
      room: this.#attendance.room,
    });
    if (hearsChat(this.standing, line.who)) this.#gate.chatAnew(line, this.standing.chat);
    const shown = this.#guarded(() => this.#lookAsUsual(line, heard as Heard | undefined));
    if (!shown) tell(line, { type: 'error', error: { code: 'frozen' } });
    const standIn = seat === null ? null : personOn(this.standing, seat)?.standIn;
    // Who handed the seat over takes it back when they like; nobody else's wish outlives their coming.
    if (seat !== null && standIn && standIn.why !== 'asked') this.#act({ type: 'returned', seat });
    this.#alarm.came(seat);
  }

  leave(line: Line): void {
    this.#attendance.left(line);
    this.#alarm.left(line.who.seat);
  }

  ask(line: Line, ask: Exclude<Ask, { type: 'hello' | 'ping' }>): void {
    if (this.#guarded(() => this.#heed(line, ask))) return;
    if ('id' in ask) answer(line, ask.id, no('frozen'));
    else tell(line, { type: 'error', error: { code: 'frozen' } });
  }

  /** Whatever shows a table asks its rules, and rules that throw must end this table only. */
  #guarded(work: () => void): boolean {
    try {
      work();
      return true;
    } catch (thrown) {
      this.#freeze(thrown);
      return false;
    }
  }

  #heed(line: Line, ask: Exclude<Ask, { type: 'hello' | 'ping' }>): void {
    switch (ask.type) {
      case 'do':
        this.#do(line, ask.id, ask.command);
        break;
      case 'look':
        this.#look(line, ask.viewer as Viewer | null);
        break;
      case 'view-at':
        answer(line, ask.id, this.#viewAt(line, ask.viewer as Viewer, ask.step));
        break;
      case 'file':
        void this.#file(line, ask.id);
        break;
      case 'chat-before':
        answer(line, ask.id, this.#chatBefore(line, ask.before));
        break;
      case 'read-notes':
        void this.#notes(line).then(notes => answer(line, ask.id, notes));
        break;
    }
  }

  summary(): Summary {
    return summaryOf(this.standing, this.#created, this.goneIn);
  }

  close(): void {
    this.#alarm.stop();
    this.#attendance.stop();
  }

  /** Another process has written to the table; see `Ledger.refresh`. */
  refresh(): boolean {
    return this.#ledger.refresh();
  }

  /** The table is gone: whoever is at it is told, and nothing more happens. */
  dismiss(error: Failure): void {
    this.close();
    for (const line of this.#gate.lines) {
      tell(line, { type: 'error', error });
      line.end(error.code);
    }
  }

  /** Milliseconds until it is removed at the earliest, where nobody does anything any more; null for never. */
  get goneIn(): number | null {
    const { stage, shownSince } = this.standing;
    const quietSince = stage === 'playing' ? shownSince : this.#ledger.touched;
    const at = goneAt(stage, quietSince, this.#parts.keeping);
    return at === null ? null : Math.max(0, at - this.#parts.now());
  }

  /** Where the store should open it at another time than it would. */
  restingCard(): Card | undefined {
    const card = storeCard(this.standing, this.#created, this.#origin, this.nextDue);
    return card.wakeAt === this.#wakeAt ? undefined : card;
  }

  get length(): number {
    return this.#ledger.length;
  }

  #do(line: Line, id: string, command: Command): void {
    if (command.type === 'rematch') void this.#rematch(line, id, command);
    else if (command.type === 'notes') this.#keepNotes(line, id, command.text);
    else {
      const { sent, senders } = sentBy(line, id, command);
      this.#ledger.add({
        sent,
        senders,
        aside: ASIDE.has(command.type),
        decide: standing =>
          decide(standing, line.who, command, this.#circumstances(sent, this.#attendance.hasHostKey(line))),
        done: result => {
          if (result.ok && command.type === 'sit') this.#seated(line, command.key);
          answer(line, id, result.ok ? ok(null) : result);
        },
      });
    }
  }

  #seated(line: Line, key: string): void {
    line.keys = keysOf(keyHash(key), line.keys.host);
    this.#attendance.tellAll();
    this.#alarm.came(line.who.seat);
  }

  /** Without `refused` it is a move of the game's own, and rules that refuse what they give are broken. */
  #act(action: OwnAction, refused?: (why: string) => void): void {
    this.#ledger.add({
      decide: standing => act(standing, action, this.#circumstances()),
      done: result => {
        if (result.ok || result.error.code !== 'refused') return;
        const { detail = '' } = result.error;
        if (refused) refused(detail);
        else this.#freeze(new Error(`the game refuses its own move for whoever is late: ${detail}`));
      },
    });
  }

  #keepNotes(line: Line, id: string, text: string): void {
    const { seat } = line.who;
    if (seat === null) answer(line, id, no('not-seated'));
    else
      this.#ledger.add({
        aside: true,
        decide: standing => (standing.closed ? no('frozen') : ok({ entries: [], standing })),
        done: result => answer(line, id, result.ok ? ok(null) : result),
        notes: { seat, text },
      });
  }

  async #notes({ who: { seat } }: Line): Promise<Result<string | null, Failure>> {
    if (seat === null) return no('not-seated');
    try {
      return ok((await this.#parts.store.notes(this.#parts.id, seat)) ?? null);
    } catch (reason) {
      this.#parts.failed(reason);
      return no('not-kept');
    }
  }

  async #rematch(line: Line, id: string, command: Command): Promise<void> {
    const next = await this.#following(line);
    if (!next.ok) {
      answer(line, id, next);
      return;
    }
    this.#ledger.add({
      decide: standing => {
        if (standing.followedBy !== null) return ok({ entries: [], standing });
        const { sent } = sentBy(line, id, command);
        const entry: Entry = { type: 'followed', by: next.value, at: this.#parts.now(), ...sent };
        return ok({ entries: [entry], standing: after(standing, entry, this.#parts.entry.game) });
      },
      done: result => answer(line, id, result.ok ? ok(result.value.followedBy) : result),
    });
  }

  async #following({ who }: Line): Promise<Result<string, Failure>> {
    const { followedBy, stage } = this.standing;
    if (followedBy !== null) return ok(followedBy);
    if (who.seat === null) return no('not-seated');
    if (stage !== 'over') return no('not-over');
    try {
      return await this.#parts.follow(this.standing);
    } catch (reason) {
      this.#parts.failed(reason);
      return no('not-kept');
    }
  }

  #look(line: Line, viewer: Viewer | null): void {
    if (viewer === null || mayLook(this.standing, line.who, viewer))
      this.#gate.look(line, viewer, this.standing, this.#parts.now());
    else tell(line, { type: 'error', error: { code: 'nothing-to-see-yet' } });
  }

  #viewAt(line: Line, viewer: Viewer, step: number): Result<GameTypes['View'], Failure> {
    const { truth } = this.standing;
    if (!truth) return no('not-playing');
    if (!mayLook(this.standing, line.who, viewer)) return no('nothing-to-see-yet');
    return ok(viewAfter(truth, viewer, step));
  }

  #chatBefore({ who }: Line, before: number): Result<ChatExcerpt, Failure> {
    if (!hearsChat(this.standing, who)) return no('nothing-to-see-yet');
    return ok(linesBefore(this.standing.chat, before));
  }

  async #file(line: Line, id: string): Promise<void> {
    const { standing } = this;
    const { id: table, files, slices } = this.#parts;
    if (standing.stage !== 'over') return answer(line, id, no('not-over'));
    const give = (file: string) => line.send(`{"type":"done","id":${JSON.stringify(id)},"value":${file}}`);
    const ready = files.ready(table);
    if (ready !== undefined) return give(ready);
    try {
      const file = await files.of(table, () => slices.run(filingForAnswer(standing, this.#created)));
      return await slices.soon(() => give(file));
    } catch (thrown) {
      this.#freeze(thrown);
      return answer(line, id, no('frozen'));
    }
  }

  #show(before: Standing, entries: readonly Entry[], card: Card | undefined): void {
    const after = this.standing;
    if (card) this.#wakeAt = card.wakeAt;
    for (const { type } of entries) if (type === 'moved') this.#parts.moved();
    if (after.chairs !== before.chairs) this.#attendance.tellWho();
    const sameRoom =
      after.chairs === before.chairs &&
      after.stage === before.stage &&
      after.pausedBy === before.pausedBy &&
      after.followedBy === before.followedBy;
    if (!sameRoom) this.#attendance.tellRoom();
    this.#tell(before, after);
    this.#alarm.set();
  }

  #showAnew(): void {
    this.#attendance.tellWho();
    for (const line of this.#gate.lines) this.#lookAsUsual(line);
    this.#attendance.tellRoom();
    for (const line of this.#gate.lines) line.chatFrom = null;
    this.#tellChat(this.standing.chat.length);
  }

  #lookAsUsual(line: Line, heard?: Heard): void {
    this.#gate.look(line, usualViewer(this.standing, line.who), this.standing, this.#parts.now(), heard);
  }

  #tell(before: Standing, after: Standing): void {
    const now = this.#parts.now();
    this.#gate.news(before, after, now);
    const opens = (before.truth === null) !== (after.truth === null) || before.stage !== after.stage;
    if (opens)
      for (const line of this.#gate.lines)
        if (line.viewer === null || before.truth === null) this.#lookAsUsual(line);
    // With the stage it changes who hears.
    if (after.chat.length > before.chat.length || before.stage !== after.stage)
      this.#tellChat(before.chat.length);
  }

  #tellChat(added: number): void {
    this.#gate.chat(this.standing.chat, added, ({ who }) => hearsChat(this.standing, who));
  }

  #cardFor(next: Standing): Card | undefined {
    const { chairs, stage } = this.standing;
    const same = next.chairs === chairs && next.stage === stage;
    if (same && wakeAtFor(next, this.#created) === this.#wakeAt) return undefined;
    return storeCard(next, this.#created, this.#origin);
  }

  #circumstances(sent?: Sent, byHost = false): Circumstances {
    const { entry } = this.#parts;
    const now = this.#parts.now();
    const [here, awayFor] = [this.#here, this.#awayFor];
    return sent === undefined ? { entry, now, here, awayFor } : { entry, now, here, awayFor, sent, byHost };
  }

  /** For good, with its save kept; all other tables go on. */
  #freeze(why: unknown): void {
    const { stage } = this.standing;
    this.#parts.froze(why);
    if (stage === 'frozen' || stage === 'over') return;
    const message = why instanceof Error ? why.message : String(why);
    this.#act({ type: 'freeze', why: message });
  }
}

/** Whose command it is: the key that it sits down with, or that the page showed. */
function sentBy({ keys }: Line, id: string, command: Command): Required<Pick<Job, 'sent' | 'senders'>> {
  const senders = command.type === 'sit' ? [senderOf(keyHash(command.key)), ...keys.senders] : keys.senders;
  const [from] = senders;
  return { sent: from === undefined ? { id } : { id, from }, senders };
}

function answer(line: Line, id: string, result: Result<unknown, Failure>): void {
  if (!result.ok) tell(line, { type: 'failed', id, error: result.error });
  else tell(line, result.value === null ? { type: 'done', id } : { type: 'done', id, value: result.value });
}

const no = (code: ErrorCode): Result<never, Failure> => fail({ code });
