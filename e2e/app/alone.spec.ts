import { expect, test, withSettings } from '../shared/page.ts';
import { Table } from '../shared/table.ts';

test('two presses from home to a running game, and on to its end @quick', async ({ page }) => {
  await withSettings(page);
  const table = await Table.alone(page);
  expect(await table.where()).toBe('round 1, draft');
  await table.playOut();
  await expect(table.end.getByRole('heading').first()).toHaveText(/win/);
});
