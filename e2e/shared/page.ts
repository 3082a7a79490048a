import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** A page of the running server that must not complain: no console error, no broken policy, no failed request. */
export const test = base.extend<{ complaints: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  baseURL: async ({}, use) => use(process.env['AREA5_URL'] ?? ''),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      watch(page, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Where there is no graphics card, the browser says so of every canvas in three dimensions. */
const ABOUT_GRAPHICS = /GL Driver Message/;

/** Writes down whatever a page complains of. */
export function watch(page: Page, complaints: string[]): void {
  page.on('console', message => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!ABOUT_GRAPHICS.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(error.message));
  page.on('response', answer => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
  });
}

/** Bots that do not pause, and nothing that travels. */
const SETTINGS = { pace: 'instant', motion: 'less', theme: 'auto' };

/** From the next load on, unless the page has settings of its own by then. */
export async function withSettings(of: Page | BrowserContext, settings: object = {}): Promise<void> {
  await of.addInitScript(
    ([key, value]) => {
      if (location.protocol.startsWith('http')) localStorage.setItem(key, localStorage.getItem(key) ?? value);
    },
    ['area5.settings', JSON.stringify({ ...SETTINGS, ...settings })] as const,
  );
}

export { expect };
