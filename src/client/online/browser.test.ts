import { afterEach, expect, test, vi } from 'vitest';
import { connect, heedBrowser } from './browser.ts';

afterEach(() => vi.unstubAllGlobals());

const KEY = 'k'.repeat(22);

test.each([
  ['http://localhost:3000/#/online/abc', 'ws://localhost:3000/line'],
  [`https://play.example/?x=1#/seat/abc/${KEY}`, 'wss://play.example/line'],
])('the line of %s is %s: what stands behind the # goes nowhere', (href, line) => {
  const urls: string[] = [];
  vi.stubGlobal('location', { href });
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor(url: URL) {
        urls.push(String(url));
      }
    },
  );
  connect();
  expect(urls).toEqual([line]);
});

test('the line is woken by a network that is back and by somebody who looks, until nobody heeds it', () => {
  const [page, view] = [new EventTarget(), Object.assign(new EventTarget(), { hidden: true })];
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', view);
  const line = { wake: vi.fn(), cut: vi.fn() };
  const stop = heedBrowser(line);
  view.dispatchEvent(new Event('visibilitychange'));
  expect(line.wake).toHaveBeenCalledTimes(0);
  view.hidden = false;
  view.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('online'));
  expect(line.wake).toHaveBeenCalledTimes(2);
  page.dispatchEvent(new Event('offline'));
  expect(line.cut).toHaveBeenCalledTimes(1);
  stop();
  for (const type of ['online', 'offline']) page.dispatchEvent(new Event(type));
  view.dispatchEvent(new Event('visibilitychange'));
  expect(line.wake).toHaveBeenCalledTimes(2);
  expect(line.cut).toHaveBeenCalledTimes(1);
});
