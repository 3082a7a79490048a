import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientOptions } from 'ws';
import { PROTOCOL } from '../../src/protocol/asks.ts';
import type { StandingLine } from '../../src/protocol/tells.ts';

/** An address of this machine that nobody honest comes from. */
export const addressOf = (stranger: number): string =>
  `127.${1 + (stranger >> 16)}.${(stranger >> 8) & 255}.${1 + ((stranger & 255) % 254)}`;

/** For a `Pilot` or a `WebSocket` that comes from there. */
export const from = (address: string): ClientOptions => ({ localAddress: address });

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** One request from this address. */
export function ask(
  url: string,
  path: string,
  address: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return new Promise((done, failed) => {
    const method = body === undefined ? 'GET' : 'POST';
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const asked = request(
      new URL(path, url),
      { method, localAddress: address, headers: { ...type, ...headers }, agent: false },
      answer => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', piece => {
          text += piece;
        });
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
        answer.on('error', failed);
      },
    );
    asked.on('error', failed);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

export async function standings(
  url: string,
  address: string,
  tables: readonly string[],
): Promise<readonly StandingLine[] | number> {
  const asked = { protocol: PROTOCOL, tables: tables.map(table => ({ table })) };
  const { status, text } = await ask(url, '/api/standing', address, asked);
  return status === 200 ? (JSON.parse(text) as { tables: StandingLine[] }).tables : status;
}

/** Does something again and again, one after the other, until the time is up; how often it was done. */
export async function keepOn(forMs: number, once: (time: number) => Promise<unknown>): Promise<number> {
  const until = performance.now() + forMs;
  let times = 0;
  while (performance.now() < until) {
    await once(times++);
    await pause(0);
  }
  return times;
}
