import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '../../src/core/rng.ts';
import type { Command } from '../../src/protocol/asks.ts';
import type { NewsTell, Tell } from '../../src/protocol/tells.ts';
import { newKey, Pilot } from '../../src/server/testing.ts';
import { contradiction, type Heard, hear, NOTHING_HEARD } from './hearing.ts';
import { type Ledger, noteTold } from './ledger.ts';
import { notesReach, type Sent } from './verdict.ts';
import { hasSealed, type Plan, wish, withNumber } from './wishes.ts';

export interface PersonParts {
  readonly url: string;
  readonly table: string;
  readonly place: number;
  readonly plan: Plan;
  readonly key: string;
  /** The first at a table leads it. */
  readonly host: string | undefined;
  readonly ledger: Ledger;
  readonly rng: Rng;
}

/** Now and then somebody takes longer, and the others wait with their choices sealed. */
const THINKS_MS = 40;
const THINKS_LONG_MS = 300;
const THINKS_LONG = 0.1;
const TRIES_AGAIN_MS = 25;

/** Somebody at one table after the other, who comes back after each kill and notes what was promised. */
export class Person {
  readonly #parts: PersonParts;
  #pilot: Pilot;
  #heard: Heard = NOTHING_HEARD;
  #unanswered: (Sent & { readonly command: Command }) | undefined;
  /** Every line that it was told of, as text. */
  #chat: readonly string[] = [];
  #chatFrom = 0;
  #notes: Sent | undefined;
  #number = 0;
  #kept = 0;
  #changes = 0;
  #sealed = false;
  #gone = false;

  constructor(parts: PersonParts) {
    this.#parts = parts;
    this.#pilot = this.#pilotAt(parts.table);
  }

  /** The table at which this person began, by which those who go on together are known. */
  get party(): string {
    return this.#parts.table;
  }

  /** How many commands were acknowledged. */
  get kept(): number {
    return this.#kept;
  }

  get table(): string {
    return this.#pilot.table;
  }

  get isHere(): boolean {
    return this.#pilot.welcome !== undefined && this.#pilot.closed === undefined;
  }

  /** Has come back and was told how the table stands. */
  get isBack(): boolean {
    return this.isHere && !this.#sealed;
  }

  /** Whether a choice of this seat lies sealed in a half-made round, and was not counted at the kill before. */
  noteKill(): boolean {
    const { stage, heard } = this.#pilot;
    const sealed = stage === 'playing' && heard !== undefined && hasSealed(heard.view);
    if (!sealed || this.#sealed) return false;
    this.#sealed = true;
    this.#parts.ledger.sealed++;
    return true;
  }

  /** Until told to go. */
  async live(): Promise<void> {
    while (!this.#gone) {
      if (await this.#connects()) await this.#attends();
      else await pause(TRIES_AGAIN_MS);
    }
  }

  go(): void {
    this.#gone = true;
    this.#pilot.cut();
  }

  #pilotAt(table: string): Pilot {
    const { url, key, host } = this.#parts;
    const pilot = new Pilot(url, table, host === undefined ? { key } : { key, host });
    pilot.listener = tell => this.#hears(tell);
    this.#heard = NOTHING_HEARD;
    this.#chat = [];
    this.#notes = undefined;
    return pilot;
  }

  /** Half the time as a page that has forgotten what it heard, and is told all of it. */
  async #connects(): Promise<boolean> {
    this.#pilot.errors = [];
    try {
      await this.#pilot.connect(this.#parts.rng.chance(0.5) ? { heard: undefined } : {});
      return true;
    } catch {
      const lasting = this.#pilot.errors.find(({ code }) => code !== 'closing' && code !== 'not-kept');
      if (!lasting) return false;
      this.#break(`does not open: ${lasting.code}`);
      this.#gone = true;
      return false;
    }
  }

  async #attends(): Promise<void> {
    if (this.#unanswered) this.#parts.ledger.resent.set(this.#unanswered.id, Date.now());
    await this.#findsNotes();
    while (this.#pilot.closed === undefined && !this.#gone) {
      const next = this.#pilot.room?.next ?? null;
      if (this.#unanswered) await this.#asks(this.#unanswered);
      else if (next !== null) return this.#movesOn(next);
      else await this.#acts();
    }
  }

  async #acts(): Promise<void> {
    const { place, plan, rng } = this.#parts;
    await pause(rng.int(rng.chance(THINKS_LONG) ? THINKS_LONG_MS : THINKS_MS));
    const seen = this.#changes;
    const wanted = wish(this.#pilot, place, plan, rng);
    if (wanted) return this.#asks(this.#newly(wanted));
    return this.#pilot.until(() => this.#changes > seen || this.#pilot.closed !== undefined);
  }

  async #movesOn(next: string): Promise<void> {
    await this.#pilot.close();
    this.#pilot = this.#pilotAt(next);
  }

  #newly(command: Command): Sent & { readonly command: Command } {
    const numbered = withNumber(command, ++this.#number);
    return { table: this.table, seat: this.#parts.place, id: newKey(), command: numbered };
  }

  /** Under the same id until there is an answer. */
  async #asks(sent: Sent & { readonly command: Command }): Promise<void> {
    const { ledger } = this.#parts;
    this.#unanswered = sent;
    const result = await this.#pilot.do(sent.command, sent.id);
    if (!result.ok && result.error.code === 'closing') return;
    if (!result.ok && result.error.code === 'not-kept') return void (await pause(TRIES_AGAIN_MS));
    this.#unanswered = undefined;
    if (result.ok) {
      this.#kept++;
      ledger.acknowledged.push({ ...sent, value: result.value });
    } else ledger.refused.push(sent);
    if (result.ok && sent.command.type === 'notes') this.#notes = sent;
  }

  async #findsNotes(): Promise<void> {
    if (this.#notes?.command.type !== 'notes') return;
    const read = await this.#pilot.ask({ type: 'read-notes', id: 'notes' });
    if (read.ok && !notesReach(read.value, this.#notes.command.text))
      this.#parts.ledger.missed.add(this.#notes.id);
  }

  #hears(tell: Tell): void {
    this.#changes++;
    this.#pilot.texts.length = 0;
    if (tell.type === 'news') this.#hearsNews(tell);
    else if (tell.type === 'chat') this.#hearsChat(tell);
    else if (tell.type === 'room' && tell.room.stage === 'frozen') this.#break('is frozen');
  }

  #hearsNews(news: NewsTell): void {
    const { ledger, place, plan } = this.#parts;
    const { quiet } = plan.entry.game;
    const view = this.#pilot.heard?.view;
    const wrong = contradiction(view ? { ...this.#heard, view } : this.#heard, news, quiet);
    if (wrong) this.#break(wrong);
    if (this.#sealed && !wrong) ledger.sealedKept++;
    this.#sealed = false;
    this.#heard = hear(this.#heard, news);
    noteTold(ledger, this.table, place, this.#heard);
  }

  /** Who comes back is told the last lines, and counts from the first of them. */
  #hearsChat({ from, lines, earlier = 0 }: Extract<Tell, { type: 'chat' }>): void {
    if (from === 0) this.#chatFrom = earlier;
    const [known, begin] = [this.#chat, this.#chatFrom + from];
    const texts = lines.map(line => JSON.stringify(line));
    const differs = texts.some((text, index) => text !== (known[begin + index] ?? text));
    if (begin > known.length || begin + texts.length < known.length || differs)
      this.#break('has another chat than was told');
    this.#chat = [...known.slice(0, begin), ...texts];
  }

  #break(what: string): void {
    this.#parts.ledger.broken.push(`table ${this.table.slice(0, 4)}, seat ${this.#parts.place}: ${what}`);
  }
}
