import type { BrowserContext, Page } from '@playwright/test';
import * as words from '../../src/client/text.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { Table } from '../shared/table.ts';
import { serveVersions } from './new-version.ts';

test('a new version waits until it is asked for, interrupts no game, and an old window says so', async ({
  context,
  page,
}) => {
  test.slow();
  const versions = await serveVersions();
  try {
    await withSettings(context);
    await page.goto(versions.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    const table = await Table.alone(page, versions.url);
    const hand = await table.hand();
    const { address } = table;
    const old = await context.newPage();
    await old.goto(versions.url);
    await expect(old.getByRole('heading', { level: 1 })).toBeVisible();

    versions.publishNext();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    await expect(page.getByText(words.UPDATE)).toBeVisible();
    expect(await table.hand()).toEqual(hand);
    await table.playUntil(waiting => waiting === 'talk');

    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: words.UPDATE_NOW }).click(),
    ]);
    await table.waits();
    expect(table.address).toBe(address);
    await expect(page.getByText(words.UPDATE)).toHaveCount(0);

    await expect(old.getByText(words.UPDATE)).toBeVisible();
    await forgetFiles(context, old);
    await old.goto(`${versions.url}#/about`);
    await expect(old.getByRole('heading', { level: 1, name: words.UNLOADED.title })).toBeVisible();
    const reload = old.getByRole('button', { name: words.BROKEN_RELOAD });
    await Promise.all([old.waitForEvent('load'), reload.click()]);
    await expect(old.getByRole('heading', { level: 1, name: words.NAV.about })).toBeVisible();
  } finally {
    await versions.close();
  }
});

/** As a browser does when it needs the room: what only the old version had is gone. */
async function forgetFiles(context: BrowserContext, page: Page): Promise<void> {
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
}
