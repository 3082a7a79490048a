import type { Line, Socket } from './line.ts';

/** Where a page is, its line is. */
export function connect(): Socket {
  const url = new URL('/line', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  return new WebSocket(url);
}

/** What the browser knows of the network and of whoever looks. Gives the way to stop listening. */
export function heedBrowser(line: Pick<Line, 'wake' | 'cut'>): () => void {
  const wake = () => line.wake();
  const cut = () => line.cut();
  const shown = () => {
    if (!document.hidden) line.wake();
  };
  window.addEventListener('online', wake);
  window.addEventListener('offline', cut);
  document.addEventListener('visibilitychange', shown);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', cut);
    document.removeEventListener('visibilitychange', shown);
  };
}
