import type { IncomingMessage } from 'node:http';

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

/** Behind a proxy the last address is the one that the proxy saw; those before it anybody can write. */
export const addressOf =
  (trustProxy: boolean) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const forwarded = headers['x-forwarded-for'];
    const last = trustProxy
      ? String(forwarded ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : undefined;
    return last || (socket.remoteAddress ?? '');
  };

/** Asked on this machine, and by no proxy on behalf of somebody else. */
export const isFromHere = ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean =>
  headers['x-forwarded-for'] === undefined && /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '');
