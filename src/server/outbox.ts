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
    const now = texts;
    texts = [];
    if (now.length > 0 && isOpen()) socket.write(framesOf(now));
  };
  return {
    add: text => {
      if (texts.length === 0) process.nextTick(flush);
      texts.push(text);
    },
    flush,
  };
}

const FINAL_TEXT = 0x81;
const SHORT = 126;
const LONG = 65_536;

export function framesOf(texts: readonly string[]): Buffer {
  const sizes = texts.map(text => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headSize(size) + size, 0));
  let place = 0;
  for (const [index, text] of texts.entries()) {
    place = writeHead(frames, place, sizes[index] ?? 0);
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
