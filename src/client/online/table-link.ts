import { fail, type GameTypes, ok, type Result, type Seat, type Viewer } from '../../core/contract.ts';
import { type Ask, type Command, type Hello, LONGEST_NOTES } from '../../protocol/asks.ts';
import type { NewsTell, You } from '../../protocol/tells.ts';
import type { LinkStatus, Listener, Problem, TableFacts, TableLink, TroubleOnly } from '../../ui/link.ts';
import { newCommandId } from './chance.ts';
import { type Hearing, heardAfter, newsOf } from './hearing.ts';
import type { Asked } from './line.ts';
import type { Answer, OnlineFailure } from './online.ts';
import { problemOf, takeBackProblemOf, troubleOf } from './troubles.ts';

export interface LinkParts {
  readonly facts: TableFacts;
  you(): You;
  status(): LinkStatus;
  ask(ask: Asked): Answer<unknown>;
  tell(look: Extract<Ask, { readonly type: 'look' }>): void;
  isLive(): boolean;
  /** Resolves to false where that will never be. */
  whenLive(): Promise<boolean>;
  /** The last step that this device showed to this viewer; -1 for none. */
  seen(viewer: Viewer): number;
  saw(viewer: Viewer, step: number): void;
  /** Why the last notes are not on the server; null where they are, or will be by themselves. */
  notesProblem(code: OnlineFailure['code'] | null): void;
  rematch(): Answer<string>;
  file(): Answer<string>;
}

/** What a table page has of an online table: what one viewer heard, over however many lines. */
export class OnlineLink implements TableLink {
  readonly #parts: LinkParts;
  #hearing: Hearing | null = null;
  /** Whom the page looks through; nothing before there is a page. */
  #looking: Viewer | null | undefined;
  #listener: Listener | undefined;
  #status = '';
  /** The last ones, until they are known to be kept. */
  #notes: { readonly text: string; kept(is: boolean): void } | undefined;
  /** Those that were sent last and not refused. */
  #sentNotes: { readonly text: string } | undefined;

  constructor(parts: LinkParts) {
    this.#parts = parts;
  }

  get facts(): TableFacts {
    return this.#parts.facts;
  }

  listen(listener: Listener): void {
    this.#listener = listener;
    this.#status = '';
    this.changed();
    this.#tellFrom(0);
  }

  look(viewer: Viewer | null): void {
    this.#looking = viewer;
    if (viewer !== null && this.#hearing?.viewer === viewer) {
      this.#tellFrom(0);
      return;
    }
    this.#hearing = null;
    this.#parts.tell({ type: 'look', viewer });
  }

  async act(seat: Seat, move: GameTypes['Move']): Promise<Result<null, Problem>> {
    const made = await this.#do(seat, { type: 'move', move });
    return made.ok ? ok(null) : fail(problemOf(made.error));
  }

  async takeBack(seat: Seat): ReturnType<TableLink['takeBack']> {
    const taken = await this.#do(seat, { type: 'take-back' });
    return taken.ok ? ok(null) : fail(takeBackProblemOf(taken.error));
  }

  async viewAt(viewer: Viewer, step: number): Promise<Result<GameTypes['View'], TroubleOnly>> {
    const seen = await this.#parts.ask({ type: 'view-at', id: newCommandId(), viewer, step });
    return seen.ok ? ok(seen.value as GameTypes['View']) : inTrouble(seen.error);
  }

  saw(viewer: Viewer, step: number): void {
    if (step >= 0) this.#parts.saw(viewer, step);
  }

  /** Waits for the line. */
  async notes(viewer: Viewer): Promise<Result<unknown, TroubleOnly>> {
    if (viewer !== this.#parts.you().seat) return fail({ trouble: 'not-your-seat' });
    if (this.#notes) return ok(notesIn(this.#notes.text));
    while (await this.#parts.whenLive()) {
      const read = await this.#parts.ask({ type: 'read-notes', id: newCommandId() });
      if (read.ok) return ok(notesIn(read.value));
      if (read.error.code !== 'offline') return inTrouble(read.error);
    }
    return fail({ trouble: 'unreachable' });
  }

  /** Answered when the server has them, or refused them, or newer ones took their place. */
  async keepNotes(viewer: Viewer, notes: unknown): Promise<boolean> {
    if (viewer !== this.#parts.you().seat) return false;
    this.#notes?.kept(false);
    return new Promise(kept => {
      this.#notes = { text: JSON.stringify(notes ?? null), kept };
      void this.#sendNotes();
    });
  }

  pace(): void {}
  hold(): void {}
  skip(): void {}
  letMove(): void {}
  laid(): void {}

  async rematch(): Promise<Result<string, Problem>> {
    const next = await this.#parts.rematch();
    return next.ok ? next : inTrouble(next.error);
  }

  /** Lessons are played on this device. */
  async castBots(): Promise<Result<null, Problem>> {
    return fail({ trouble: 'not-now' });
  }

  async file(): Promise<Result<string, TroubleOnly>> {
    const whole = await this.#parts.file();
    return whole.ok ? whole : inTrouble(whole.error);
  }

  /** Any number of windows may show one seat. */
  async takeOver(): Promise<Result<null, TroubleOnly>> {
    return ok(null);
  }

  /** The page leaves; the line stays as long as the table is open. */
  close(): void {
    this.#listener = undefined;
    this.#looking = undefined;
  }

  /** False where it does not follow from what was heard. */
  hear(tell: NewsTell): boolean {
    // Of the eyes before, still under way when the page turned to others.
    if (this.#looking !== undefined && this.#looking !== tell.viewer) return true;
    this.#hearing = heardAfter(this.#hearing, tell);
    if (this.#hearing) this.#tellFrom(tell.from);
    return this.#hearing !== null;
  }

  /** What a hello says, so that the rest of the story is enough. */
  heard(): Hello['heard'] {
    const hearing = this.#hearing;
    return hearing
      ? { viewer: hearing.viewer, edition: hearing.edition, steps: hearing.story.length }
      : undefined;
  }

  welcomed(): void {
    if (this.#hearing) this.#hearing = { ...this.#hearing, fresh: false };
    const usual = this.#parts.you().seat ?? 'spectator';
    const looking = this.#looking;
    if (looking !== undefined && looking !== usual) this.#parts.tell({ type: 'look', viewer: looking });
  }

  /** To be called whenever the line or the room has changed. */
  changed(): void {
    void this.#sendNotes();
    const status = this.#parts.status();
    const said = JSON.stringify(status);
    if (!this.#listener || said === this.#status) return;
    this.#status = said;
    this.#listener.status(status);
  }

  #tellFrom(from: number): void {
    const hearing = this.#hearing;
    if (hearing && hearing.viewer === this.#looking)
      this.#listener?.news(newsOf(hearing, from, this.#parts.seen(hearing.viewer)));
  }

  async #do(seat: Seat, command: Command): Promise<Result<unknown, OnlineFailure>> {
    if (seat !== this.#parts.you().seat) return fail({ code: 'not-seated' });
    return this.#parts.ask({ type: 'do', id: newCommandId(), command });
  }

  /** Only the last ones count, so that those written offline may follow, and those that were refused may again. */
  async #sendNotes(): Promise<void> {
    const notes = this.#notes;
    if (!notes || notes === this.#sentNotes || !this.#parts.isLive()) return;
    this.#sentNotes = notes;
    const kept = await this.#askToKeep(notes.text);
    if (this.#notes !== notes) return;
    if (kept.ok) this.#notes = undefined;
    else this.#sentNotes = undefined;
    if (kept.ok || kept.error.code !== 'offline') notes.kept(kept.ok);
    this.#parts.notesProblem(kept.ok || kept.error.code === 'offline' ? null : kept.error.code);
  }

  async #askToKeep(text: string): Promise<Result<unknown, OnlineFailure>> {
    if (text.length > LONGEST_NOTES) return fail({ code: 'too-large' });
    return this.#parts.ask({ type: 'do', id: newCommandId(), command: { type: 'notes', text } });
  }
}

const inTrouble = (failure: OnlineFailure): Result<never, TroubleOnly> =>
  fail({ trouble: troubleOf(failure) });

/** Null where there are none, or none that can be read. */
function notesIn(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
