import { connect } from 'node:net';

const PATIENCE_MS = 15_000;

export interface RawAnswer {
  /** Of HTTP; nothing where there was none. */
  readonly status: string | undefined;
  readonly text: string;
  /** Whether the server hung up, or the drill grew tired of waiting. */
  readonly closed: boolean;
}

/** Bytes as they are, which no library would send. */
export function sendRaw(
  url: string,
  parts: readonly (string | Buffer)[],
  rudely = false,
): Promise<RawAnswer> {
  return new Promise(done => {
    let text = '';
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname, async () => {
      for (const part of parts) {
        socket.write(part);
        // A frame comes after the handshake is over.
        if (parts.length > 1) await new Promise(next => setTimeout(next, 5));
      }
      if (rudely) socket.resetAndDestroy();
    });
    const finish = (closed: boolean) => {
      clearTimeout(tired);
      socket.destroy();
      done({ status: /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1], text, closed });
    };
    const tired = setTimeout(() => finish(false), PATIENCE_MS);
    socket.on('data', data => {
      text += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => finish(true));
  });
}

export const upgrade = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}` +
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n';

export const request = (method: string, path: string, body = '', more = ''): string =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}` +
  `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

/** Frames of a WebSocket that break its rules: unmasked, reserved, too long, not UTF-8, cut off. */
export const BAD_FRAMES: readonly Buffer[] = [
  Buffer.from([0x81, 0x02, 0x7b, 0x7d]),
  Buffer.from([0xf1, 0x80, 0, 0, 0, 0]),
  Buffer.from([0x83, 0x80, 0, 0, 0, 0]),
  Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
  Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]),
  Buffer.from([0x09, 0x80, 0, 0, 0, 0]),
  Buffer.from([0x80, 0x80, 0, 0, 0, 0]),
];
