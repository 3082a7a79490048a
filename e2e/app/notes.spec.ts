import type { Page } from '@playwright/test';
import { ELSEWHERE, USE_HERE } from '../../src/client/table/text.ts';
import { expect, test, watch, withSettings } from '../shared/page.ts';
import { Table } from '../shared/table.ts';

test('notes are written in one window at a time, and go along when another takes the table over', async ({
  context,
  page,
  complaints,
}, { project }) => {
  test.skip(project.name === 'phone', 'the page that notes stand on lies open on a desktop');
  await withSettings(context);
  await Table.alone(page);
  const other = await context.newPage();
  watch(other, complaints);
  const notesOf = (one: Page) => one.locator('.scratch textarea');
  const [here, there] = [notesOf(page), notesOf(other)];
  await here.fill('first');
  await expect(async () => {
    await other.goto(page.url());
    await other.reload();
    await expect(there).toHaveValue('first', { timeout: 1000 });
  }).toPass();
  await expect(other.getByText(ELSEWHERE)).toBeVisible();
  await expect(there).not.toBeEditable();

  await other.getByRole('button', { name: USE_HERE }).click();
  await expect(here).not.toBeEditable();
  await there.fill('second');
  await expect(async () => {
    await page.reload();
    await expect(here).toHaveValue('second', { timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: USE_HERE }).click();
  await expect(here).toBeEditable();
  await expect(here).toHaveValue('second');
});
