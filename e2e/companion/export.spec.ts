import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../../bench/companion-load-server.ts';
import { writeCompanion } from '../../src/cli/export-companion.ts';
import * as tables from '../../src/client/text/tables.ts';
import { OFFLINE } from '../../src/client/text.ts';
import * as home from '../../src/companion/text/home.ts';
import { expect, test } from '../shared/page.ts';

test('an exported companion works from a sub-folder, without a network from the second visit on, and offers nothing online', async ({
  context,
  page,
}, { project }) => {
  test.skip(project.name !== 'phone', 'a folder is the same at every size');
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), 'area5-export-e2e-'));
  try {
    expect(await writeCompanion(folder, false)).toMatchObject({ ok: true });
    const server = await serveFolder(folder, 'gzip');
    await page.goto(server.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.TITLE);
    await expect(page).toHaveTitle(/Companion/);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto('about:blank');
    await server.close();
    await context.setOffline(true);

    await page.goto(server.url);
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await page.goto(`${server.url}#/companion/print/2J34-AW9P-N8K`);
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 });
    await page.goto(`${server.url}#/new/planet-x`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Planet X');
    await expect(page.getByRole('main')).not.toContainText('by link');
    await expect(page.getByRole('main')).not.toContainText('Unacknowledged');
    await page.goto(`${server.url}#/tables`);
    await expect(page.getByRole('main')).toContainText(tables.SAYS_COMPANION);
    await expect(page.getByRole('main')).not.toContainText('server');
    await page.goto(`${server.url}#/join`);
    await expect(page.getByRole('main').getByRole('link', { name: home.TITLE })).toBeVisible();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
