import * as words from '../../src/client/table/text.ts';
import { CLOSE } from '../../src/ui/text.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { Table } from '../shared/table.ts';

test('who looks back sees the pack of that step, and comes back to now', async ({ page }) => {
  await withSettings(page);
  const table = await Table.alone(page);
  const packs = [await table.hand()];
  for (let picks = 0; picks < 2; picks++) {
    await table.choose();
    await table.waits();
    packs.push(await table.hand());
  }
  const bar = page.getByRole('region', { name: words.LOOK_BACK });
  const log = page.getByRole('region', { name: words.LOG });
  const openLog = () => page.getByRole('button', { name: words.LOG, exact: true }).click();
  const packLines = log.getByRole('button', { name: /A pack comes: / });
  const shows = (pack: number) => expect.poll(() => table.hand()).toEqual(packs[pack]);

  for (const pack of [1, 0, 2, 1]) {
    await openLog();
    await expect(packLines).toHaveCount(packs.length);
    await packLines.nth(pack).click();
    await shows(pack);
    // On a phone the log makes way by itself.
    if (await log.isVisible()) await log.getByRole('button', { name: CLOSE, exact: true }).click();
    await expect(log).toHaveCount(0);
  }
  await expect(table.dock).toBeHidden();
  await bar.getByRole('button', { name: words.PREVIOUS }).click();
  await shows(0);
  await bar.getByRole('button', { name: words.NEXT }).click();
  await shows(1);

  await bar.getByRole('button', { name: words.BACK_TO_NOW }).click();
  await expect(bar).toHaveCount(0);
  await shows(2);
  await table.choose();
});
