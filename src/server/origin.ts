import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { plainAddress } from './network.ts';

/** Other people's pages may not talk to this server through a visitor's browser; programs say no origin. */
export const sameOrigin =
  (allowed: readonly string[]) =>
  ({ headers: { origin, host } }: Pick<IncomingMessage, 'headers'>): boolean => {
    if (origin === undefined || allowed.includes(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  };

/** As a browser writes it, which adds no path; nothing where the text is no such address. */
export function originIn(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.host.includes('*')) return undefined;
  return url.href === `${url.origin}/` ? url.origin : undefined;
}

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * Behind a proxy the last address is the one that the proxy saw; those before it anybody can write. Where it is none,
 * it is the proxy's own: or each text would be somebody new.
 */
export const addressOf =
  (trustProxy: boolean) =>
  ({ headers, socket }: Asked): string => {
    const last = trustProxy
      ? String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
      : undefined;
    return plainAddress(last?.trim() ?? '') ?? socket.remoteAddress ?? '';
  };

const isLoopback = ({ socket }: Asked): boolean => /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '');

/** Asked on this machine, and by no proxy on behalf of somebody else. */
export const isFromHere = (asked: Asked): boolean =>
  asked.headers['x-forwarded-for'] === undefined && isLoopback(asked);

export interface Names {
  /** What this server is called by those who reach it through something else. */
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  /** What this machine is called. */
  readonly machine: string;
}

/**
 * Whether somebody asks for us by a name that is ours. Any page can have its own name lead to this machine, and is then
 * to its browser the same site as we are (DNS rebinding). An address is nobody's name; where a proxy was not told of,
 * only it can say by which name it was asked.
 */
export function isOurName({ origins, trustProxy, machine }: Names): (asked: Asked) => boolean {
  const told = origins.map(origin => new URL(origin).hostname);
  const ours = new Set(['localhost', machine, `${machine}.local`, ...told].map(name => name.toLowerCase()));
  return asked => {
    const { host } = asked.headers;
    if (host === undefined || !isLoopback(asked)) return true;
    const proxied = trustProxy && asked.headers['x-forwarded-for'] !== undefined;
    if (proxied && told.length === 0) return true;
    const name = nameIn(host);
    return name !== undefined && (ours.has(name) || isIP(name) !== 0);
  };
}

/** Of a host with or without its port, as a browser writes it. */
function nameIn(host: string): string | undefined {
  if (!URL.canParse(`http://${host}`)) return undefined;
  const url = new URL(`http://${host}`);
  return url.href === `http://${url.host}/`
    ? url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
    : undefined;
}
