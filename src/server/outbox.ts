import type { Duplex } from 'node:stream';
import type { Debtor, Unsent } from './unsent.ts';

export interface OutboxParts {
  readonly socket: Pick<Duplex, 'write' | 'writableLength'>;
  readonly unsent: Unsent;
  isOpen(): boolean;
  /** Nobody reads, or not enough: the line is to end without a word. */
  cut(): void;
}

/**
 * What a page is to be told, collected until the end of this turn and sent in one piece. Each write to the network costs
 * as much as a rule of a game, and a frame in two pieces a fifth more; so the frames (RFC 6455, 5.2: text, not masked)
 * are put together here. Control frames stay the library's.
 *
 * A page that does not read must cost little: what waits is counted before it is queued, stays the text that others are
 * told too, and goes to the socket in small pieces, so that it shows whether anything is taken at all.
 */
export class Outbox implements Debtor {
  readonly #parts: OutboxParts;
  #texts: string[] = [];
  /** Of each text, in bytes. */
  #sizes: number[] = [];
  /** Between two fragments of a message a control frame may go. */
  #begun: LargeText | undefined;
  #owed = 0;
  #since = 0;
  #due = false;
  #waits = false;
  #closed = false;
  #then: (() => void)[] = [];

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  get owed(): number {
    return this.#owed;
  }

  get since(): number {
    return this.#since;
  }

  /** Whether something waits because the page does not take it, or much that the page was not given yet. */
  get isBehind(): boolean {
    return this.#waits || (this.#due && this.#owed > PIECE);
  }

  /** Never, where the line ends before. */
  whenCaughtUp(then: () => void): void {
    if (this.isBehind) this.#then.push(then);
    else if (!this.#closed) then();
  }

  add(text: string): void {
    if (this.#closed) return;
    const { unsent } = this.#parts;
    const bytes = Buffer.byteLength(text);
    const size = framedSize(bytes);
    if (this.#owed + size > unsent.limits.perLine) {
      this.cut();
      return;
    }
    this.#owed += size;
    this.#texts.push(text);
    this.#sizes.push(bytes);
    if (!unsent.queue(size)) {
      // What is only waiting for the end of this turn is nobody's debt.
      flushAll();
      unsent.makeRoom();
    }
    if (!this.#due && !this.#waits && this.#texts.length > 0) atEndOfTurn(this);
    this.#due = true;
  }

  /** Now, before something else goes over the same socket. */
  flush(): void {
    this.#due = false;
    const { socket, unsent } = this.#parts;
    while (this.#owed > 0 && !this.#waits && !this.#closed) {
      const piece = this.#next();
      if (!piece) return;
      socket.write(piece.frames);
      if (socket.writableLength === 0) {
        this.#sent(piece.pays);
        continue;
      }
      this.#waits = true;
      this.#since = unsent.now;
      unsent.behind(this);
      socket.write('', () => this.#taken(piece.pays));
    }
    if (!this.isBehind) for (const then of this.#then.splice(0)) then();
  }

  cut(): void {
    if (this.#closed) return;
    this.close();
    this.#parts.cut();
  }

  /** Nothing more is sent. */
  close(): void {
    this.#closed = true;
    this.#then = [];
    this.#drop();
    this.#parts.unsent.caughtUp(this);
  }

  #taken(bytes: number): void {
    if (this.#closed) return;
    this.#waits = false;
    this.#sent(bytes);
    this.flush();
    if (!this.#waits) this.#parts.unsent.caughtUp(this);
  }

  #sent(bytes: number): void {
    this.#owed -= bytes;
    this.#parts.unsent.sent(bytes);
  }

  #drop(): void {
    this.#sent(this.#owed);
    this.#texts = [];
    this.#sizes = [];
    this.#begun = undefined;
  }

  #next(): Piece | undefined {
    if (!this.#begun && this.#texts.length === 0) return undefined;
    if (!this.#parts.isOpen()) {
      this.#drop();
      return undefined;
    }
    if (!this.#begun && (this.#sizes[0] ?? 0) > PIECE)
      this.#begun = new LargeText(this.#texts.shift() ?? '', this.#sizes.shift() ?? 0);
    if (!this.#begun) return this.#small();
    const piece = this.#begun.next();
    if (this.#begun.isDone) this.#begun = undefined;
    return piece;
  }

  /** As many texts as make one piece. */
  #small(): Piece {
    const sizes = this.#sizes;
    let [count, all] = [1, sizes[0] ?? 0];
    while (count < sizes.length && all + (sizes[count] ?? 0) <= PIECE) all += sizes[count++] ?? 0;
    const frames = framesOf(this.#texts.splice(0, count), sizes.splice(0, count));
    return { frames, pays: frames.length };
  }
}

const due: Outbox[] = [];
/**
 * How long it may take in one turn of the event loop, about: a thousand pages may be told the same. Who is left over
 * waits for all that comes in the next turn, so it is enough for the pages of a hundred tables.
 */
const FLUSH_MS = 16;
/** Between two looks at the clock: pages, and pieces for them. */
const FLUSHED_AT_ONCE = 32;

/** One tick for all sockets: each would cost as much as the frame. */
function atEndOfTurn(outbox: Outbox): void {
  if (due.length === 0) process.nextTick(flushSome);
  due.push(outbox);
}

function flushSome(): void {
  const end = performance.now() + FLUSH_MS;
  do flushAtOnce();
  while (due.length > 0 && performance.now() < end);
  if (due.length > 0) setImmediate(flushSome);
}

function flushAtOnce(): void {
  let [pages, pieces] = [0, 0];
  while (pages < due.length && pieces < FLUSHED_AT_ONCE) pieces += 1 + (due[pages++]?.owed ?? 0) / PIECE;
  for (const outbox of due.splice(0, pages)) outbox.flush();
}

/** Whatever waits for its turn. */
export function flushAll(): void {
  for (const outbox of due) outbox.flush();
}

const FINAL = 0x80;
const TEXT = 0x01;
const CONTINUED = 0x00;
const SHORT = 126;
const SHORT_HEAD = 2;
const LONG_HEAD = 4;
/** The most that one frame holds, which is also about the most that is handed to a socket at once. */
const PIECE = 16_384;

/** With all heads. */
function framedSize(size: number): number {
  if (size <= PIECE) return headSize(size) + size;
  const whole = Math.ceil(size / PIECE) - 1;
  return whole * (LONG_HEAD + PIECE) + framedSize(size - whole * PIECE);
}

/** Bytes for the socket, and how much of what is owed they pay. */
interface Piece {
  readonly frames: Buffer;
  readonly pays: number;
}

function framesOf(texts: readonly string[], sizes: readonly number[]): Buffer {
  let all = 0;
  for (const size of sizes) all += headSize(size) + size;
  const frames = Buffer.allocUnsafe(all);
  let place = 0;
  for (let index = 0; index < texts.length; index++) {
    place = writeHead(frames, place, FINAL | TEXT, sizes[index] ?? 0);
    place += frames.write(texts[index] ?? '', place);
  }
  return frames;
}

const encoder = new TextEncoder();

/** Turned into bytes a piece at a time, when it can be sent: until then it is the same text for however many wait for it. */
class LargeText {
  readonly #text: string;
  #place = 0;
  #owed: number;

  constructor(text: string, bytes: number) {
    this.#text = text;
    this.#owed = framedSize(bytes);
  }

  get isDone(): boolean {
    return this.#place === this.#text.length;
  }

  /** No letter is in two fragments, so there may be one fragment more than was counted: the last one pays the rest. */
  next(): Piece {
    const all = Buffer.allocUnsafe(LONG_HEAD + PIECE);
    const kind = this.#place === 0 ? TEXT : CONTINUED;
    const { read, written } = encoder.encodeInto(this.#text.slice(this.#place), all.subarray(LONG_HEAD));
    this.#place += read;
    const begin = LONG_HEAD - headSize(written);
    writeHead(all, begin, kind | (this.isDone ? FINAL : 0), written);
    const frames = all.subarray(begin, LONG_HEAD + written);
    const pays = this.isDone ? this.#owed : Math.min(frames.length, this.#owed - 1);
    this.#owed -= pays;
    return { frames, pays };
  }
}

const headSize = (size: number): number => (size < SHORT ? SHORT_HEAD : LONG_HEAD);

function writeHead(frames: Buffer, place: number, kind: number, size: number): number {
  frames[place] = kind;
  if (size < SHORT) return frames.writeUInt8(size, place + 1);
  frames[place + 1] = SHORT;
  return frames.writeUInt16BE(size, place + 2);
}
