import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ELSEWHERE, USE_HERE } from '../src/client/table/text.ts';
import { UPDATE, UPDATE_NOW } from '../src/client/text.ts';
import { startServer } from '../src/server/serve.ts';
import { expect, test, watch, withSettings } from './page.ts';
import { Table } from './table.ts';

test('a second window watches until it takes the table over', async ({ context, page, complaints }) => {
  await withSettings(context);
  const first = await Table.alone(page);
  const other = await context.newPage();
  watch(other, complaints);
  await other.goto(page.url());
  const second = new Table(other);
  await expect(other.getByText(ELSEWHERE)).toBeVisible();

  await first.choose();
  await other.getByRole('button', { name: USE_HERE }).click();
  await expect(other.getByText(ELSEWHERE)).toHaveCount(0);
  await expect(page.getByText(ELSEWHERE)).toBeVisible();
  await second.waits();
  expect(await second.hand()).toEqual(await first.hand());
  await second.playUntil(waiting => waiting === 'talk');
});

test('a new version waits until it is asked for, and interrupts no game', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'area5-update-'));
  const dist = join(folder, 'page');
  cpSync('dist', dist, { recursive: true });
  const data = join(folder, 'data');
  const server = await startServer({ host: '127.0.0.1', port: 0, data, page: dist });
  try {
    await withSettings(page);
    await page.goto(server.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    const table = await Table.alone(page, server.url);
    const hand = await table.hand();
    const { address } = table;

    const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
    for (const ending of ['.br', '.gz']) rmSync(join(dist, `sw.js${ending}`));
    writeFileSync(join(dist, 'sw.js'), `${worker}\n/* a newer one */\n`);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    await expect(page.getByText(UPDATE)).toBeVisible();
    expect(await table.hand()).toEqual(hand);
    await table.playUntil(waiting => waiting === 'talk');

    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: UPDATE_NOW }).click()]);
    await table.waits();
    expect(table.address).toBe(address);
    await expect(page.getByText(UPDATE)).toHaveCount(0);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
