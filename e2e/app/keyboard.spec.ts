import type { Page } from '@playwright/test';
import * as words from '../../src/client/table/text.ts';
import { create } from '../../src/client/text/new-online.ts';
import { deal } from '../../src/client/text/new-table.ts';
import * as room from '../../src/client/text/online.ts';
import { playGame } from '../../src/client/text.ts';
import { expectFocusSeen, tabTo } from '../shared/focus.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { Table } from '../shared/table.ts';

test('a whole game is played without a pointer', async ({ page }) => {
  test.slow();
  await withSettings(page);
  await page.goto('/');
  await tabTo(page, playGame('Unacknowledged'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: deal(1, 3) })).toBeVisible();
  await tabTo(page, deal(1, 3));
  await page.keyboard.press('Enter');

  const table = new Table(page);
  for (let spoken = false; ; ) {
    const waiting = await table.waits();
    if (waiting === 'over') break;
    if (waiting === 'talk' && !spoken) {
      spoken = true;
      await speak(page);
    } else if (waiting === 'talk') {
      await page.keyboard.press('Control+Enter');
      await expect(table.ready).toHaveCount(0);
    } else {
      await page.keyboard.press('1');
      const commit = page.locator('.sheet [data-primary]');
      const name = (await commit.textContent()) ?? '';
      await page.keyboard.press('Control+Enter');
      await expect(table.paper.getByRole('button', { name, exact: true })).toHaveCount(0);
      await expectFocusSeen(page);
    }
  }
  await expect(table.end).toBeVisible();
  await tabTo(page, 'Play again');
});

test('keys do nothing to the table under a dialog', async ({ page }) => {
  await withSettings(page);
  const table = await Table.alone(page);
  await table.openPaper();
  await page.keyboard.press('1');
  const commit = table.paper.locator('[data-primary]');
  const chosen = (await commit.textContent()) ?? '';
  const pack = await table.hand();

  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: words.KEYS });
  await expect(dialog).toBeVisible();
  for (const key of ['Control+Enter', '2', 'l', 'n', 'c', 'z', 'Escape']) await page.keyboard.press(key);
  await expect(dialog).toHaveCount(0);
  await expect(commit).toHaveText(chosen);
  await expect(commit).toBeVisible();
  await expect(page.getByRole('region', { name: words.LOG })).toHaveCount(0);
  expect(await table.hand()).toEqual(pack);

  await page.keyboard.press('Control+Enter');
  await expect(table.paper.getByRole('button', { name: chosen, exact: true })).toHaveCount(0);
});

for (const [address, last] of [
  ['/#/new/unacknowledged', deal(1, 3)],
  ['/#/new/unacknowledged/friends', create(4)],
] as const)
  test(`no bar hides what has the focus: ${address}`, async ({ page }) => {
    await withSettings(page);
    await page.goto(address);
    await expect(page.getByRole('button', { name: last })).toBeVisible();
    await tabTo(page, last);
  });

test('when an online game starts, the focus is on its heading, and W opens the chat', async ({ page }) => {
  await withSettings(page);
  await page.goto('/#/new/unacknowledged/friends');
  await page.getByRole('button', { name: create(4) }).click();
  await page.getByRole('button', { name: room.sitDownAs('Player 1') }).click();
  await page.getByRole('button', { name: room.fillWithBots(3) }).click();
  await expect(page.getByRole('button', { name: room.START })).toBeVisible();
  await tabTo(page, room.START);
  await page.keyboard.press('Enter');
  await new Table(page).waits();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const chat = page.getByRole('region', { name: room.CHAT });
  await page.keyboard.press('w');
  await expect(chat).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat).toHaveCount(0);
});

/** "I have Scientific", by letters and digits alone. */
async function speak(page: Page): Promise<void> {
  await page.keyboard.press('c');
  await expectFocusSeen(page);
  const types = page.locator('.un-types [data-act]');
  const places = await page
    .locator('.dock [data-act]')
    .evaluateAll(all => all.map(one => one.textContent ?? ''));
  const first = (await types.first().textContent()) ?? '';
  await page.keyboard.press(String(places.indexOf(first) + 1));
  await expect(types.first()).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, `Say: I have ${first}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText(`I have ${first}.`);
}
