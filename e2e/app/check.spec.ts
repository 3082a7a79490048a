import * as words from '../../src/client/table/online/check-text.ts';
import { CHECK } from '../../src/client/table/online/text.ts';
import * as tables from '../../src/client/text/tables.ts';
import { commitmentTo, seedFrom } from '../../src/core/fair.ts';
import { fileAt } from '../pictures/moments.ts';
import { expectAccessible } from '../shared/axe.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { Table } from '../shared/table.ts';

const table = 'night-7';
const partOf = (digit: string): string => digit.repeat(64);
const committed = (part: string) => ({ commitment: commitmentTo(table, part), part });

/** A game that is over, as a server gives it out: one person, three bots. */
const fair = { table, server: committed(partOf('5')), seats: [committed(partOf('a')), null, null, null] };
const played = () => JSON.parse(fileAt('end', seedFrom(table, partOf('5'), [partOf('a'), null, null, null])));

test('a game from the file of an online table is checked on this device, also without a network', async ({
  context,
  page,
}) => {
  await withSettings(page);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  const { end } = await Table.fromFile(page, JSON.stringify({ ...played(), fair }));
  await end.getByRole('button', { name: CHECK }).click();
  const report = page.getByRole('dialog', { name: CHECK });
  await expect(report).toContainText(words.FITS);
  await expect(report).toContainText(words.NOTHING_REMEMBERED);
});

test('a file whose deal was tampered with says so before it is opened, and again when it is checked', async ({
  page,
}) => {
  await withSettings(page);
  await page.goto('/#/tables');
  const forged = { ...played(), fair: { ...fair, server: { ...fair.server, commitment: partOf('0') } } };
  const buffer = Buffer.from(JSON.stringify(forged));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer });
  const broken = words.finding({ code: 'server-part-fits', holds: false }, '');
  await expect(page.getByRole('alert')).toContainText(`${tables.DOUBTED} ${broken}`);
  await expectAccessible(page, 'a file that is doubted');
  await page.getByRole('link', { name: tables.OPEN_ALL_THE_SAME }).click();
  const { end } = new Table(page);
  await end.getByRole('button', { name: CHECK }).click();
  const report = page.getByRole('dialog', { name: CHECK });
  await expect(report).toContainText(words.DOES_NOT_FIT);
  await expect(report).toContainText(broken);
});

test('a game of this device promises nothing, and offers no check', async ({ page }) => {
  await withSettings(page);
  const { end } = await Table.fromFile(page, fileAt('end'));
  await expect(end).toBeVisible();
  await expect(end.getByRole('button', { name: CHECK })).toHaveCount(0);
});
