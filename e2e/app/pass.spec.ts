import type { Page } from '@playwright/test';
import * as words from '../../src/client/table/text.ts';
import { deal } from '../../src/client/text/new-table.ts';
import { STARTS } from '../../src/client/text.ts';
import { cardName, roleName } from '../../src/games/unacknowledged/text.ts';
import { CARDS } from '../../src/games/unacknowledged/types.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { Table } from '../shared/table.ts';

const PEOPLE = ['Player 1', 'Player 2'];
const SECRETS = [...CARDS.map(cardName), ...Object.values(roleName), 'Shadow', 'Activist'];

test('two people share a device with two bots, and the curtain shows nothing of either', async ({ page }) => {
  test.slow();
  const table = await around(page);
  const curtains: string[] = [];
  await table.playUntil(async waiting => {
    if (waiting !== 'curtain') return false;
    const next = await table.curtain.getByRole('heading').innerText();
    curtains.push(next);
    const html = await page.evaluate(() => document.body.outerHTML);
    const others = ['Heron', 'Lynx', 'Osprey', 'Marten', ...PEOPLE.filter(name => !next.includes(name))];
    expect([...SECRETS, ...others].filter(secret => html.includes(secret))).toEqual([]);
    return false;
  });
  await expect(table.end).toBeVisible();
  for (const name of PEOPLE) expect(curtains).toContain(words.handTo(name));
});

test('who handed the screen on too early gets it back, takes the pick back and picks again', async ({
  page,
}) => {
  const table = await around(page);
  const turnOf = (name: string) => expect(table.curtain.getByRole('heading', { name })).toBeVisible();
  await expect(table.curtain.getByRole('heading', { name: words.firstPage('Player 1') })).toBeVisible();
  await table.openCurtain();
  const pack = await table.hand();
  const [picked = ''] = pack;
  const instead = pack.find(card => card !== picked) ?? '';
  await table.choose();

  await turnOf('Player 2');
  await table.curtain.getByRole('button', { name: words.BACK_TO_LAST }).click();
  await expect(table.curtain.getByRole('heading', { name: words.coveredPage('Player 1') })).toBeVisible();
  await table.openCurtain();
  await table.dock.getByRole('button', { name: words.TAKE_BACK }).click();
  await expect.poll(() => table.hand()).toEqual(pack);
  await table.choose(pack.indexOf(instead));

  await turnOf('Player 2');
  await table.openCurtain();
  await table.playUntil(waiting => waiting === 'curtain');
  await turnOf('Player 1');
  await table.openCurtain();
  await page.getByRole('button', { name: words.LOG, exact: true }).click();
  const log = page.getByRole('region', { name: words.LOG });
  await expect(log.getByText(`You choose ${instead}.`)).toBeVisible();
  await expect(log.getByText(`You choose ${picked}.`)).toHaveCount(0);
});

/** Two people around the device and two bots, at the first curtain. */
async function around(page: Page): Promise<Table> {
  await withSettings(page);
  await page.goto('/');
  await page.getByRole('link', { name: STARTS[1].title }).click();
  for (const [index, name] of PEOPLE.entries())
    await page.getByLabel('Name', { exact: true }).nth(index).fill(name);
  await page.getByRole('button', { name: deal(2, 2) }).click();
  const table = new Table(page);
  await table.waits();
  return table;
}
