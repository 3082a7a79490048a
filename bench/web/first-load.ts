import type { Request } from '@playwright/test';
import { openChromium } from './chromium.ts';
import type { Transfer } from './sums.ts';

export interface FirstLoad {
  readonly transfers: readonly Transfer[];
  /** Of the browser. */
  readonly version: string;
}

/** What the page itself fetches until the network is idle; what a service worker keeps for later does not count. */
export async function firstLoad(url: string, browserPath: string): Promise<FirstLoad> {
  const { browser } = await openChromium(browserPath);
  try {
    const context = await browser.newContext();
    const transfers: Promise<Transfer>[] = [];
    context.on('requestfinished', request => {
      if (request.serviceWorker() === null) transfers.push(transferOf(request));
    });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    return { transfers: await Promise.all(transfers), version: browser.version() };
  } finally {
    await browser.close();
  }
}

async function transferOf(request: Request): Promise<Transfer> {
  const answer = await request.response();
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return {
    path: new URL(request.url()).pathname,
    type: answer?.headers()['content-type'] ?? '',
    bytes: responseBodySize + responseHeadersSize,
  };
}
