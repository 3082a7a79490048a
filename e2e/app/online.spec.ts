import { test as base } from '@playwright/test';
import { FITS } from '../../src/client/table/online/check-text.ts';
import * as online from '../../src/client/table/online/text.ts';
import { BOARD_LABEL, REMATCH, YOUR_PAGE } from '../../src/client/table/text.ts';
import { Guest, playOn } from '../shared/guest.ts';
import { OwnServer } from '../shared/own-server.ts';
import { expect } from '../shared/page.ts';

/** Nothing that a page says while its server is gone is a fault. */
const LINE_LOST = /WebSocket connection|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/;

const test = base.extend<{ server: OwnServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  server: async ({}, use) => {
    const server = new OwnServer();
    await server.start();
    await use(server);
    await server.remove();
  },
});

test('three people play by a link, through every kind of trouble', async ({ browser, server, viewport }) => {
  test.setTimeout(480_000);
  const size = viewport ?? { width: 390, height: 844 };
  const arrives = (name: string) => Guest.arrives(browser, name, size);
  const [one, two, three] = [await arrives('One'), await arrives('Two'), await arrives('Three')];
  const link = await one.openTable(server.url, 3);
  for (const guest of [two, three]) await guest.page.goto(link);
  for (const guest of [one, two, three]) await guest.sitDown();
  await one.startGame();
  let players: Guest[] = [one, two, three];
  for (const { table } of players) await table.waits();
  let steps = 0;
  const some = (more: number) => {
    const enough = steps + more;
    return () => steps++ >= enough;
  };

  await test.step('a watcher sees the board and nobody’s page', async () => {
    const watcher = await arrives('Watcher');
    await watcher.page.goto(link);
    await expect(watcher.page.getByRole('region', { name: BOARD_LABEL, exact: true })).toBeVisible();
    await expect(watcher.page.getByRole('region', { name: YOUR_PAGE })).toHaveCount(0);
    for (const { table } of players)
      for (const card of await table.hand())
        await expect(watcher.page.getByRole('button', { name: card })).toHaveCount(0);
    expect(watcher.complaints).toEqual([]);
    await watcher.context.close();
  });

  await test.step('one loads the page again', async () => {
    await playOn(players, some(3));
    const hand = await two.table.hand();
    await two.page.reload();
    await two.table.openPaper();
    await expect.poll(() => two.table.hand()).toEqual(hand);
  });

  await test.step('one goes offline while the others go on, and catches up', async () => {
    await three.context.setOffline(true);
    await three.isOffline();
    await playOn([one, two], some(4));
    await three.context.setOffline(false);
    await three.isLive();
    await expect.poll(() => three.table.where()).toBe(await one.table.where());
    await playOn(players, some(4));
  });

  await test.step('the server is killed and comes back', async () => {
    const hands = await Promise.all(players.map(({ table }) => table.hand()));
    const place = await one.table.where();
    await server.kill();
    for (const guest of players) await guest.isOffline();
    await server.start();
    for (const guest of players) await guest.isLive();
    expect(await one.table.where()).toBe(place);
    for (const [index, { table }] of players.entries()) expect(await table.hand()).toEqual(hands[index]);
    await playOn(players, some(4));
  });

  await test.step('a seat moves to another device', async () => {
    const carried = await three.carryLink();
    const hand = await three.table.hand();
    const phone = await arrives('Three elsewhere');
    await phone.page.goto(carried);
    await phone.page.waitForURL(/#\/online\//);
    expect(phone.page.url()).not.toContain(carried.split('/').at(-1) ?? '');
    await expect.poll(() => phone.table.hand()).toEqual(hand);
    await three.context.close();
    players = [one, two, phone];
    await playOn(players, some(4));
  });

  await test.step('a bot stands in and hands back', async () => {
    await two.choose(online.HAND_OVER);
    await expect(two.page.getByText(online.STANDS_IN).first()).toBeVisible();
    await expect(one.page.getByText(online.BOT_STANDS_IN).first()).toBeAttached();
    await two.page.getByRole('button', { name: online.TAKE_SEAT_BACK }).first().click();
    await expect(two.page.getByText(online.STANDS_IN)).toHaveCount(0);
  });

  await test.step('the game ends for all, and holds up', async () => {
    await playOn(players, () => false);
    for (const { table } of players) await expect(table.end).toBeVisible();
    await one.page.getByRole('button', { name: online.CHECK }).click();
    await expect(one.page.getByText(FITS)).toBeVisible();
    await one.page.keyboard.press('Escape');
  });

  await test.step('the same people meet again', async () => {
    await one.page.getByRole('button', { name: REMATCH }).click();
    await one.page.waitForURL(url => url.href !== link && /#\/online\//.test(url.hash));
    await two.page.getByRole('button', { name: online.FOLLOW }).first().click();
    await expect(two.page).toHaveURL(one.page.url());
    await expect(two.page.getByText(two.name).first()).toBeVisible();
  });

  for (const { complaints } of players)
    expect(complaints.filter(complaint => !LINE_LOST.test(complaint))).toEqual([]);
});
