import type { Duplex } from 'node:stream';

/** What a page is to be told, collected until the end of this turn and sent in one piece. */
export interface Outbox {
  add(text: string): void;
  /** Now, before something else goes over the same socket. */
  flush(): void;
}

/**
 * Each write to the network costs as much as a rule of a game, and a frame in two pieces a fifth more; so the frames
 * (RFC 6455, 5.2: final, text, not masked) are put together here. Control frames stay the library's.
 */
export function outboxOf(socket: Pick<Duplex, 'write'>, isOpen: () => boolean): Outbox {
  let texts: string[] = [];
  const flush = () => {
    if (texts.length === 0) return;
    const now = texts;
    texts = [];
    if (isOpen()) socket.write(framesOf(now));
  };
  return {
    add: text => {
      if (texts.length === 0) atEndOfTurn(flush);
      texts.push(text);
    },
    flush,
  };
}

let flushes: (() => void)[] = [];

/** One tick for all sockets: each would cost as much as the frame. */
function atEndOfTurn(flush: () => void): void {
  if (flushes.length === 0) process.nextTick(flushAll);
  flushes.push(flush);
}

function flushAll(): void {
  const now = flushes;
  flushes = [];
  for (const flush of now) flush();
}

const FINAL_TEXT = 0x81;
const SHORT = 126;
const LONG = 65_536;

export function framesOf(texts: readonly string[]): Buffer {
  let total = 0;
  for (const text of texts) {
    const size = Buffer.byteLength(text);
    total += headSize(size) + size;
  }
  const frames = Buffer.allocUnsafe(total);
  let place = 0;
  for (const text of texts) {
    place = writeHead(frames, place, Buffer.byteLength(text));
    place += frames.write(text, place);
  }
  return frames;
}

const headSize = (size: number): number => (size < SHORT ? 2 : size < LONG ? 4 : 10);

function writeHead(frames: Buffer, place: number, size: number): number {
  frames[place] = FINAL_TEXT;
  if (size < SHORT) return frames.writeUInt8(size, place + 1);
  if (size < LONG) {
    frames[place + 1] = SHORT;
    return frames.writeUInt16BE(size, place + 2);
  }
  frames[place + 1] = SHORT + 1;
  return frames.writeBigUInt64BE(BigInt(size), place + 2);
}
