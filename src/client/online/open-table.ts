import { createSignal } from 'solid-js';
import { assert, fail, ok, type Result, readSeat, type Seat, type Viewer } from '../../core/contract.ts';
import { commitmentTo } from '../../core/fair.ts';
import type { Look } from '../../core/players.ts';
import { type Command, type Hello, PROTOCOL } from '../../protocol/asks.ts';
import type { Failure } from '../../protocol/errors.ts';
import type { ChatExcerpt, ChatLine, Room, TableCard, You } from '../../protocol/tells.ts';
import type { TableLink } from '../../ui/link.ts';
import type { StoreProblem } from '../database.ts';
import { askToPersist } from '../persist.ts';
import { newCommandId, newKey, newPart } from './chance.ts';
import { factsOf, statusOf } from './facts.ts';
import { changeTable, type KeptTable, readTable } from './kept.ts';
import { fairWith, promiseOf } from './kept-deal.ts';
import { createKnown } from './known.ts';
import { Line, type LineParts, type Told } from './line.ts';
import { type Memory, openMemory } from './memory.ts';
import type { Answer, LineState, OnlineFailure, OnlineTable, TimeLeft } from './online.ts';
import { OwnPart, type Seated } from './own-part.ts';
import { asSeated, isGivenAway, withoutHost, withoutKey } from './seat-key.ts';
import { OnlineLink } from './table-link.ts';

export interface OpenParts {
  connect: LineParts['connect'];
  /** Wakes the line when the browser has reason to. Gives the way to stop. */
  heed(line: Pick<Line, 'wake' | 'cut'>): () => void;
}

export class OpenTable implements OnlineTable {
  readonly id: string;
  readonly #known = createKnown();
  readonly #memory = createSignal<Memory | null>(null);
  readonly #carriedInVain = createSignal(false);
  readonly #notesProblem = createSignal<OnlineFailure['code'] | null>(null);
  readonly #line: Line;
  readonly #link: OnlineLink;
  readonly #heed: OpenParts['heed'];
  #unheed: (() => void) | undefined;
  #ownPart: OwnPart | undefined;
  #waitingForLine: ((live: boolean) => void)[] = [];
  #sitting = false;
  /** On the line that there is now. */
  #wasSeated = false;
  #carrying: Promise<void> | undefined;

  constructor(id: string, { connect, heed }: OpenParts) {
    this.id = id;
    this.#line = new Line({
      connect,
      hello: () => this.#hello(),
      hear: told => this.#hear(told),
      changed: state => this.#lineChanged(state),
    });
    this.#link = this.#newLink();
    this.#heed = heed;
    void openMemory(id).then(memory => this.#begin(memory));
  }

  line(): LineState {
    return this.#known.line();
  }
  card(): TableCard | null {
    return this.#known.card();
  }
  room(): Room | null {
    return this.#known.room();
  }
  you(): You {
    return this.#known.you();
  }
  chat(): readonly ChatLine[] {
    return this.#known.chat();
  }
  chatEarlier(): number {
    return this.#known.chatEarlier();
  }
  left(): TimeLeft | null {
    return this.#known.left();
  }
  problem(): Failure | null {
    return this.#known.problem();
  }
  kept(): 'kept' | StoreProblem {
    return this.#memory[0]()?.kept() ?? 'kept';
  }
  partElsewhere(): boolean {
    const [seat, room, memory] = [this.you().seat, this.room(), this.#memory[0]()];
    const chair = seat === null ? undefined : room?.chairs[seat];
    if (room?.stage !== 'dealing' || chair?.by !== 'person' || chair.revealed || !memory) return false;
    const { own } = memory.now().fair;
    return own === undefined || commitmentTo(this.id, own.part) !== chair.commitment;
  }
  carriedInVain(): boolean {
    return this.#carriedInVain[0]();
  }
  notesProblem(): OnlineFailure['code'] | null {
    return this.#notesProblem[0]();
  }
  link(): TableLink | null {
    return this.card() === null ? null : this.#link;
  }

  async sit(place: number, name: string, look: Look): Answer {
    const [card, room] = [this.card(), this.room()];
    if (this.#line.state !== 'live' || !card || !room) return fail({ code: 'offline' });
    const seat = readSeat(place, card.seats);
    if (!seat.ok) return fail({ code: 'no-such-seat' });
    if (this.you().seat !== null || this.#sitting) return fail({ code: 'seated-already' });
    this.#sitting = true;
    const sat = await this.#sitDown(promiseOf(card, room), seat.value, { name, look });
    this.#sitting = false;
    return sat;
  }

  async stand(): Answer {
    const stood = await this.#do({ type: 'stand' });
    if (stood.ok && !this.#sitting) await this.#dropKey();
    return stood;
  }
  remove(seat: number): Answer {
    return this.#do({ type: 'remove', seat });
  }
  addBot(seat: number, level: string, name: string, look: Look): Answer {
    return this.#do({ type: 'bot', seat, level, name, look });
  }
  ready(yes: boolean): Answer {
    return this.#do({ type: 'ready', ready: yes });
  }
  start(): Answer {
    return this.#do({ type: 'start' });
  }
  dealWithout(): Answer {
    const { commitment } = this.room() ?? {};
    return this.#do({ type: 'deal', ...(commitment === undefined ? {} : { commitment }) });
  }
  async breakOff(): Answer {
    const [card, room] = [this.card(), this.room()];
    if (!card || !room) return fail({ code: 'offline' });
    const done = await this.#do({ type: 'break-off', commitment: promiseOf(card, room) });
    // Somebody else was faster, or the last part came: either way nobody waits here any more.
    return !done.ok && done.error.code === 'not-dealing' ? ok(null) : done;
  }
  say(text: string): Answer {
    return this.#do({ type: 'say', text });
  }
  async loadEarlierChat(): Answer {
    const told = await this.#line.ask({
      type: 'chat-before',
      id: newCommandId(),
      before: this.chatEarlier(),
    });
    if (!told.ok) return told;
    this.#known.hearEarlier(told.value as ChatExcerpt);
    return ok(null);
  }
  pause(): Answer {
    return this.#do({ type: 'pause' });
  }
  resume(): Answer {
    return this.#do({ type: 'resume' });
  }
  handOver(seat: number): Answer {
    return this.#do({ type: 'hand-over', seat });
  }
  handBack(): Answer {
    return this.#do({ type: 'hand-back' });
  }

  async rematch(): Answer<string> {
    const next = await this.#send({ type: 'rematch' });
    if (!next.ok) return next;
    if (typeof next.value !== 'string') return fail({ code: 'not-over' });
    await this.#carryOver(next.value);
    return ok(next.value);
  }

  async file(): Answer<string> {
    const whole = await this.#line.ask({ type: 'file', id: newCommandId() });
    return whole.ok ? ok(String(whole.value)) : whole;
  }

  tryNow(): void {
    if (this.#ownPart) this.#line.wake();
  }

  close(): void {
    this.#unheed?.();
    this.#line.close();
  }

  #begin(memory: Memory): void {
    if (this.#line.state === 'closed') return;
    const [, setMemory] = this.#memory;
    setMemory(memory);
    this.#ownPart = new OwnPart({
      id: this.id,
      memory,
      send: command => this.#send(command),
      seated: () => this.#seated(),
    });
    this.#unheed = this.#heed(this.#line);
    this.#line.open();
  }

  async #sitDown(
    promise: string,
    seat: Seat,
    person: { readonly name: string; readonly look: Look },
  ): Answer {
    const { key: held } = await readTable(this.id);
    if (held !== undefined && held !== this.#remembered().key) return this.#sitAsHeld(held);
    const [key, part] = [held ?? newKey(), newPart()];
    const commitment = commitmentTo(this.id, part);
    // Kept before it is sent, so that whoever loses the page now does not lose the seat.
    await this.#keep(before => ({ ...before, key, fair: fairWith(before.fair, promise, seat, part) }));
    const sat = await this.#do({ type: 'sit', seat, ...person, key, commitment });
    if (sat.ok) askToPersist();
    else if (sat.error.code !== 'unknown' && this.you().seat === null) await this.#dropKey();
    return sat;
  }

  /** Another window of this device has sat down since: its key must not be lost, and is good for this one too. */
  async #sitAsHeld(key: string): Answer {
    await this.#keep(before => ({ ...before, key }));
    this.#line.renew();
    return fail({ code: 'seated-already' });
  }

  #newLink(): OnlineLink {
    const line = this.#line;
    return new OnlineLink({
      facts: factsOf(this.#known),
      you: () => this.you(),
      status: () => statusOf(this.#known),
      ask: ask => line.ask(ask),
      tell: look => line.tell(look),
      isLive: () => line.state === 'live',
      whenLive: () => this.#whenLive(),
      seen: viewer => this.#remembered().seen[viewer] ?? -1,
      saw: (viewer, step) => this.#saw(viewer, step),
      notesProblem: this.#notesProblem[1],
      rematch: () => this.rematch(),
      file: () => this.file(),
    });
  }

  #hello(): Hello {
    const { key, host } = this.#remembered();
    const heard = this.#link.heard();
    return {
      type: 'hello',
      protocol: PROTOCOL,
      table: this.id,
      ...(key === undefined ? {} : { key }),
      ...(host === undefined ? {} : { host }),
      ...(heard === undefined ? {} : { heard }),
    };
  }

  #hear(told: Told): boolean {
    const follows = this.#known.hear(told) && (told.type !== 'news' || this.#link.hear(told));
    if (told.type === 'welcome') {
      this.#wasSeated = false;
      if (!told.you.host) void this.#dropHost();
      this.#ownPart?.welcomed();
      this.#link.welcomed();
    }
    if (told.type === 'welcome' || told.type === 'room' || told.type === 'you') this.#roomChanged();
    return follows;
  }

  #roomChanged(): void {
    const { room, you, card } = this.#known;
    const now = room();
    const game = card()?.game ?? '';
    if (!now) return;
    const names = now.chairs.flatMap(chair => (chair.by === 'nobody' ? [] : [chair.name]));
    this.#seatTold(now, you().seat !== null);
    if (this.#remembered().names.join('\n') !== names.join('\n') || this.#remembered().game !== game)
      void this.#keep(before => ({ ...before, game, names, opened: Date.now() }));
    if (now.next !== null) void this.#carryOver(now.next);
    this.#link.changed();
    void this.#ownPart?.settle();
  }

  /** A key that holds no seat may be that of another window which is about to sit down. */
  #seatTold(room: Room, isSeated: boolean): void {
    const kept = this.#remembered();
    const wasSeated = this.#wasSeated;
    this.#wasSeated = isSeated;
    if (isSeated) {
      if (kept.carried) void this.#keep(asSeated);
      return;
    }
    if (this.#sitting) return;
    const [, setCarriedInVain] = this.#carriedInVain;
    if (kept.carried) setCarriedInVain(true);
    if (wasSeated || kept.carried || isGivenAway(kept, room)) void this.#dropKey();
  }

  #lineChanged(state: LineState): void {
    this.#known.setLine(state);
    this.#link.changed();
    if (state === 'live') {
      void this.#keep(before => ({ ...before, opened: Date.now() }));
      void this.#ownPart?.settle();
    }
    if (state === 'live' || state === 'closed')
      for (const resolve of this.#waitingForLine.splice(0)) resolve(state === 'live');
  }

  #whenLive(): Promise<boolean> {
    const { state } = this.#line;
    if (state === 'live' || state === 'closed') return Promise.resolve(state === 'live');
    return new Promise(resolve => this.#waitingForLine.push(resolve));
  }

  #seated(): Seated | null {
    const [seat, card, room] = [this.you().seat, this.card(), this.room()];
    return seat === null || !card || !room || this.#line.state !== 'live' ? null : { seat, card, room };
  }

  async #do(command: Command): Answer {
    const done = await this.#send(command);
    return done.ok ? ok(null) : done;
  }

  #send(command: Command): Promise<Result<unknown, OnlineFailure>> {
    return this.#line.ask({ type: 'do', id: newCommandId(), command });
  }

  #remembered(): KeptTable {
    const memory = this.#memory[0]();
    assert(memory, 'there is no line before it is known what was kept');
    return memory.now();
  }

  async #keep(change: (before: KeptTable) => KeptTable): Promise<void> {
    await this.#memory[0]()?.change(change);
  }

  async #dropKey(): Promise<void> {
    const { key } = this.#remembered();
    if (key !== undefined) await this.#keep(withoutKey(key));
  }

  /** Whoever shows the right one leads: another is of no use, such as one that came with a wrong link. */
  async #dropHost(): Promise<void> {
    const { host } = this.#remembered();
    if (host !== undefined) await this.#keep(withoutHost(host));
  }

  #saw(viewer: Viewer, step: number): void {
    if (this.#remembered().seen[viewer] !== step)
      void this.#keep(before => ({ ...before, seen: { ...before.seen, [viewer]: step } }));
  }

  #carryOver(next: string): Promise<void> {
    this.#carrying ??= this.#takeSeatAt(next);
    return this.#carrying;
  }

  /** Whoever sat or led here does so at the table that follows. */
  async #takeSeatAt(next: string): Promise<void> {
    const { game, names, key, host } = this.#remembered();
    if (key === undefined && host === undefined) return;
    await changeTable(next, before => ({
      ...{ ...before, game, names },
      ...(key === undefined ? {} : { key }),
      ...(host === undefined ? {} : { host }),
    }));
  }
}
