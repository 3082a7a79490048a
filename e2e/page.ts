import { test as base, expect } from '@playwright/test';

/** A page of the running server that must not complain: no console error, no broken policy, no failed request. */
export const test = base.extend<{ complaints: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  baseURL: async ({}, use) => use(process.env['AREA5_URL'] ?? ''),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', message => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', error => complaints.push(error.message));
      page.on('response', answer => {
        if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
