import { CARD_NEXT, COACH_LABEL } from '../../src/client/table/text.ts';
import { OFFLINE } from '../../src/client/text.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { Table } from '../shared/table.ts';

test('after one visit everything works without a network', async ({ context, page }) => {
  await withSettings(page);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);

  await page.reload();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  const table = await Table.alone(page);
  await table.playUntil(async () => (await table.where()).startsWith('round 2'));

  await page.goto('/#/learn/unacknowledged');
  const coach = page.getByRole('region', { name: COACH_LABEL });
  await expect(coach.getByRole('button', { name: CARD_NEXT })).toBeVisible();

  await page.goto('/#/rules/unacknowledged');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rules');
  await expect(page.getByRole('main')).toContainText('overexpos');
});
