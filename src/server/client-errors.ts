import type { Socket } from 'node:net';
import { Slices } from '../engine/slices.ts';

const STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * What was begun as a request and is none: answered and cut. In turn, since Node finds all that have run out of time in
 * one moment, and a thousand of them would hold up everybody else.
 */
export function clientErrors(): (error: { readonly code?: string }, socket: Socket) => void {
  const slices = new Slices();
  return ({ code = '' }, socket) =>
    void slices.soon(() => {
      if (socket.writable) socket.write(answer(STATUS[code] ?? '400 Bad Request'));
      socket.destroy();
    });
}

const answer = (status: string): string =>
  `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
