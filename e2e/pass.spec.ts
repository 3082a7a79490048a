import { handTo } from '../src/client/table/text.ts';
import { deal } from '../src/client/text/new-table.ts';
import { STARTS } from '../src/client/text.ts';
import { cardName, roleName } from '../src/games/unacknowledged/text.ts';
import { CARDS } from '../src/games/unacknowledged/types.ts';
import { expect, test, withSettings } from './page.ts';
import { Table } from './table.ts';

const PEOPLE = ['Ada', 'Ben'];
const SECRETS = [...CARDS.map(cardName), ...Object.values(roleName), 'Shadow', 'Activist'];

test('two people share a device with two bots, and the curtain shows nothing of either', async ({ page }) => {
  test.slow();
  await withSettings(page);
  await page.goto('/');
  await page.getByRole('link', { name: STARTS[1].title }).click();
  for (const [index, name] of PEOPLE.entries())
    await page.getByLabel('Name', { exact: true }).nth(index).fill(name);
  await page.getByRole('button', { name: deal(2, 2) }).click();
  const table = new Table(page);
  const curtains: string[] = [];
  await table.playUntil(async waiting => {
    if (waiting !== 'curtain') return false;
    const next = await table.curtain.getByRole('heading').innerText();
    curtains.push(next);
    const html = await page.evaluate(() => document.body.outerHTML);
    const others = ['Heron', 'Lynx', 'Osprey', 'Marten', ...PEOPLE.filter(name => next !== handTo(name))];
    expect([...SECRETS, ...others].filter(secret => html.includes(secret))).toEqual([]);
    return false;
  });
  await expect(table.end).toBeVisible();
  for (const name of PEOPLE) expect(curtains).toContain(handTo(name));
});
