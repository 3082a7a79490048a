import { ELSEWHERE, USE_HERE } from '../../src/client/table/text.ts';
import { expect, test, watch, withSettings } from '../shared/page.ts';
import { Table } from '../shared/table.ts';

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
