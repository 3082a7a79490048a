import type { Browser, Page, ViewportSize } from '@playwright/test';
import * as online from '../../src/client/table/online/text.ts';
import { assert, at } from '../../src/core/contract.ts';
import * as dock from '../../src/games/ufo-hunter/ui/dock-text.ts';
import { sealedBid } from '../../src/games/ufo-hunter/ui/paper-text.ts';
import { seatedTable, wishFor } from '../../src/server/testing.ts';
import { outOfSight } from '../shared/fits.ts';
import { Guest } from '../shared/guest.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { HunterTable } from './hunter.ts';
import { Curious } from './style.ts';

const NAMES = ['One', 'Two', 'Three', 'Four'] as const;

interface Player {
  readonly guest: Guest;
  readonly table: HunterTable;
  readonly style: Curious;
}

test('four people play two rounds by a link, and nobody sees a choice or a bid before its time', async ({
  browser,
  baseURL,
  viewport,
}) => {
  test.setTimeout(480_000);
  assert(baseURL && viewport, 'a server and a size');
  const players = await fourAt(browser, baseURL, viewport);
  const [one, two] = [at(players, 0), at(players, 1)];

  await test.step('choices lie face down until the last', async () => {
    await playUntil(players, 'round 1, choosing');
    await expectSealed(players, 3, { thinking: 'choosing', done: 'chosen' }, ({ table }) =>
      table.make({ type: 'choose', action: 'publish' }),
    );
    await at(players, 3).table.make({ type: 'choose', action: 'publish' });
    for (const { table } of players)
      for (const seat of players.keys()) await expect(table.seat(seat)).not.toContainText(/chosen|choosing/);
  });

  await test.step('bids lie face down until the last, and a reload keeps one', async () => {
    await playUntil(players, 'round 1, bids');
    await expectSealed(players, 2, { thinking: 'bidding', done: 'bid made' }, ({ table }) =>
      table.make({ type: 'bid', bid: 1 }),
    );
    await two.guest.page.reload();
    await two.table.opens();
    await expect(two.table.paper.getByText(sealedBid(1))).toBeAttached();
    await expect(two.table.dock).toContainText(dock.bidMade(1));
    await expect(two.table.dock).toContainText(dock.othersDecide(['Three', 'Four']));
    await two.table.make({ type: 'bid', bid: 0 });
    await expect(two.table.paper.getByText(sealedBid(0))).toBeAttached();
    await playUntil(players, 'round 2, choosing');
    for (const { guest } of players) await expect(guest.page.locator('.uh-beats')).toContainText(/Bids: /);
  });

  await test.step('and on through a second round', async () => {
    await playUntil(players, 'round 3, choosing');
    const owned = (page: Page) => page.locator('.uh-owns').allTextContents();
    const shown = await owned(one.guest.page);
    for (const { guest } of players) await expect.poll(() => owned(guest.page)).toEqual(shown);
  });

  for (const { guest } of players) {
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
  }
});

for (const seats of [4, 6])
  test(`${seats} at an online table see whose clock runs and who is away, and nothing lies beside the page`, async ({
    page,
    baseURL,
  }) => {
    assert(baseURL, 'a server');
    await withSettings(page);
    await page.goto('/');
    const pilots = await seatedTable(baseURL, wishFor('ufo-hunter', seats, { perMove: 600 }));
    const [own, away, ...others] = pilots;
    assert(own && away, 'two people');
    await own.close();
    await page.goto(`/#/seat/${own.table}/${own.key}`);
    await page.waitForURL(/#\/online\//);
    await new HunterTable(page).opens();
    await away.close();
    const gone = page.getByText(online.AWAY, { exact: true });
    await expect(gone).toBeVisible();
    const shown = page.locator('.seat-clock').or(gone).or(page.locator('.strip .nm'));
    for (const size of [
      null,
      { width: 1100, height: 900 },
      { width: 1100, height: 800 },
      { width: 1366, height: 650 },
    ]) {
      if (size !== null && (page.viewportSize()?.width ?? 0) < size.width) continue;
      if (size !== null) await page.setViewportSize(size);
      await expect(page.locator('.seat-clock').first()).toBeInViewport();
      expect(await outOfSight(shown)).toEqual([]);
      expect(await beside(page)).toEqual([]);
    }
    for (const pilot of others) await pilot.close();
  });

/** Parts of the table that are beyond it, and how much of the page none of them has. */
const beside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const table = document.querySelector('.table');
    if (!table) return ['no table'];
    const { left, right, top, bottom } = table.getBoundingClientRect();
    const parts = table.querySelectorAll('.top, .strip, .board, .rail, .dock, .sheet');
    const faults = [...parts]
      .filter(part => part.checkVisibility())
      .map(part => ({ name: part.className, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.left < left - 1 || box.right > right + 1 || box.top < top - 1)
      .map(({ name }) => `beyond the edge: ${name}`);
    const { gridTemplateColumns, gridTemplateRows } = getComputedStyle(table);
    const sum = (tracks: string) =>
      tracks.split(' ').reduce((all, track) => all + Number.parseFloat(track), 0);
    const NARROW = 700;
    if (innerWidth <= NARROW) return faults;
    if (sum(gridTemplateRows) > bottom - top + 1) faults.push(`rows: ${gridTemplateRows}`);
    if (gridTemplateColumns.split(' ').length > 3) faults.push(`columns: ${gridTemplateColumns}`);
    const sheet = table.querySelector('.sheet')?.getBoundingClientRect();
    const dock = table.querySelector('.dock')?.getBoundingClientRect();
    // On a low desk the dock stands below the sheet.
    const isBelow = dock?.left === sheet?.left;
    const feet = { dock: dock?.bottom ?? 0, sheet: (isBelow ? dock : sheet)?.bottom ?? 0 };
    for (const [part, foot] of Object.entries(feet))
      if (Math.abs(foot - bottom) > 1) faults.push(`${part} ends ${bottom - foot} above the foot`);
    if (isBelow && Math.abs((sheet?.bottom ?? 0) - (dock?.top ?? 0)) > 1) faults.push('a gap above the dock');
    const side = sheet?.right ?? 0;
    if (Math.abs(side - right) > 1) faults.push(`the sheet ends ${right - side} before the side`);
    return faults;
  });

/** So many decide in turn; all others learn that it was done, and that alone. */
async function expectSealed(
  players: readonly Player[],
  deciding: number,
  { thinking, done }: { readonly thinking: string; readonly done: string },
  decide: (player: Player) => Promise<void>,
): Promise<void> {
  for (const [seat, player] of players.slice(0, deciding).entries()) {
    const others = players.filter(other => other !== player);
    for (const { table } of others) await expect(table.seat(seat)).toContainText(thinking);
    const before = await Promise.all(others.map(({ guest }) => linesOf(guest.page)));
    await decide(player);
    for (const [index, { table, guest }] of others.entries()) {
      await expect(table.seat(seat)).toContainText(done);
      const news = (await linesOf(guest.page)).filter(line => !before[index]?.includes(line));
      for (const line of news) expect(line).toMatch(TOLD_OF_SEALED);
    }
  }
}

/** That a seat has decided, and whom the table waits for. */
const TOLD_OF_SEALED = /^(chosen|bid made|.*Waiting for .*|.*All others are done\.)$/;

/** Everything on the page but what is said to screen readers of the time before. */
const linesOf = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('.strip, .uh-board, .rail, .dock, .sheet').allInnerTexts())
    .flatMap(part => part.split('\n'))
    .map(line => line.trim());

async function fourAt(browser: Browser, home: string, size: ViewportSize): Promise<readonly Player[]> {
  const guests: Guest[] = [];
  for (const name of NAMES) guests.push(await Guest.arrives(browser, name, size));
  const [host, ...others] = guests;
  await host?.page.goto(`${home}/#/new/ufo-hunter/friends`);
  const link = (await host?.open(guests.length)) ?? '';
  for (const { page } of others) await page.goto(link);
  for (const guest of guests) await guest.sitDown();
  await host?.startGame();
  const players = guests.map((guest, index): Player => {
    const table = new HunterTable(guest.page);
    return { guest, table, style: new Curious(table, index) };
  });
  for (const { table } of players) await table.opens();
  return players;
}

/** Everybody does what is asked of them until all pages have come to this. */
async function playUntil(players: readonly Player[], where: string): Promise<void> {
  const isThere = async ({ table }: Player) => (await table.where()).includes(where);
  for (;;) {
    const there = await Promise.all(players.map(isThere));
    if (there.every(Boolean)) return;
    for (const player of players)
      if (!(await isThere(player)) && (await player.table.isAsked())) await player.style.step();
  }
}
