import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as words from '../../src/client/table/text.ts';
import { EXPORT } from '../../src/client/text/export.ts';
import * as tables from '../../src/client/text/tables.ts';
import { fileAt } from '../pictures/moments.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { Table } from '../shared/table.ts';

async function exported(page: Page): Promise<string> {
  await page.getByRole('button', { name: words.MORE }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: EXPORT }).click(),
  ]);
  return file.path();
}

async function clearSite(page: Page): Promise<void> {
  const chrome = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  await chrome.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

test('a table leaves as a file, survives that its browser forgets it, and is played to the end', async ({
  page,
}) => {
  await withSettings(page);
  const table = await Table.alone(page);
  await table.playUntil(waiting => waiting === 'talk');
  const before = { where: await table.where(), hand: await table.hand() };
  const file = await exported(page);
  const verified = spawnSync('bin/area5', ['verify', file], { encoding: 'utf8' });
  expect(verified.stdout).toMatch(/^verified: \d+ moves/);

  await clearSite(page);
  await page.goto('/#/tables');
  await expect(page.getByText(tables.NONE)).toBeVisible();

  const again = await Table.fromFile(page, readFileSync(file, 'utf8'));
  expect({ where: await again.where(), hand: await again.hand() }).toEqual(before);
  await again.playOut();
});

const BROKEN: readonly (readonly [what: string, file: (whole: string) => string])[] = [
  ['empty', () => ''],
  ['not JSON', () => 'The sky is quiet.'],
  ['no table', () => '{"sky":"quiet"}'],
  ['cut in half', whole => whole.slice(0, whole.length / 2)],
  ['a move that the rules refuse', whole => whole.replace('"type":"pick"', '"type":"play"')],
  ['another deal', whole => whole.replace('screens/3', 'screens/4')],
  ['a game that is not there', whole => whole.replace('"game":"unacknowledged"', '"game":"chess"')],
];

test('a broken file gets a sentence, and nothing is lost', async ({ page }) => {
  await withSettings(page);
  await Table.fromFile(page, fileAt('draft'));
  await page.goto('/#/tables');
  await expect(page.locator('.table-row')).toHaveCount(1);
  for (const [what, broken] of BROKEN) {
    const buffer = Buffer.from(broken(fileAt('choosing')));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer });
    await expect(page.locator('.import [role=status]'), what).toHaveText(/^[A-Z].*\.$/);
    await expect(page.locator('.table-row'), what).toHaveCount(1);
    await page.reload();
  }
  await page.getByRole('link', { name: tables.OPEN }).click();
  await new Table(page).choose();
});
