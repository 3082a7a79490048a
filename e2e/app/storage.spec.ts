import type { BrowserContext } from '@playwright/test';
import * as words from '../../src/client/table/text.ts';
import { EXPORT } from '../../src/client/text/export.ts';
import { NO_STORAGE } from '../../src/client/text/tables.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { Table } from '../shared/table.ts';

const FAULTS = {
  'storage-missing': `Object.defineProperty(globalThis, 'indexedDB', { value: undefined });`,
  'storage-full': `IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); };`,
} as const;

/** In the page and at the head of its worker, where no script of ours runs otherwise. */
async function withFault(context: BrowserContext, fault: string): Promise<void> {
  await context.addInitScript(fault);
  await context.route(/\/assets\/worker-[^/]*\.js$/, async route => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: fault + (await answer.text()) });
  });
}

for (const [problem, fault] of Object.entries(FAULTS) as [keyof typeof FAULTS, string][])
  test(`${problem} is said, the table is played all the same and can be taken out as a file`, async ({
    context,
    page,
  }) => {
    await withSettings(page);
    await withFault(context, fault);
    const table = await Table.alone(page);
    const told = page.getByRole('status').filter({ hasText: words.NOT_KEPT[problem] });
    await expect(told).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      told.getByRole('button', { name: EXPORT }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.json$/);
    await table.playUntil(waiting => waiting === 'talk');
    await expect(told).toBeVisible();
  });

test('a browser without storage says so where tables are listed', async ({ page }) => {
  await page.addInitScript(FAULTS['storage-missing']);
  await page.goto('/#/tables');
  await expect(page.getByText(NO_STORAGE)).toBeVisible();
});
