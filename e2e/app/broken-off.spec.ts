import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Locator, type Page } from '@playwright/test';
import * as words from '../../src/client/table/online/check-text.ts';
import { CHECK } from '../../src/client/table/online/text.ts';
import * as room from '../../src/client/text/online.ts';
import type { Seat } from '../../src/core/contract.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { must } from '../../src/engine/testing.ts';
import { unacknowledged } from '../../src/games/unacknowledged/index.ts';
import { ANYBODY_AFTER_MS } from '../../src/protocol/dealing.ts';
import { Pilot, playToEnd, TestServer } from '../../src/server/testing.ts';
import { expectAccessible } from '../shared/axe.ts';
import { Guest } from '../shared/guest.ts';
import { expect } from '../shared/page.ts';

/** A server whose clock can be put forward: nobody wants to wait a minute. */
const test = base.extend<{ server: TestServer; clock: { ahead: number } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  clock: async ({}, use) => use({ ahead: 0 }),
  server: async ({ clock }, use) => {
    const server = new TestServer();
    const clocks = { wall: () => Date.now() + clock.ahead, steady: () => performance.now() + clock.ahead };
    await server.start({ clocks }, { page: join(process.cwd(), 'dist') });
    await use(server);
    await server.remove();
  },
});

/** From the next load on, until it is let through, nothing that this page adds to a shuffle arrives. */
async function withoutPart(page: Page): Promise<{ through: boolean }> {
  const part = { through: false };
  await page.routeWebSocket(/\/line$/, socket => {
    const server = socket.connectToServer();
    socket.onMessage(message => {
      if (part.through || !String(message).includes('"type":"part"')) server.send(message);
    });
  });
  return part;
}

const button = ({ page }: Guest, name: string): Locator => page.getByRole('button', { name });

test('a deal that waits for a part is broken off, made again, and the record tells of it', async ({
  browser,
  server,
  clock,
  viewport,
}) => {
  test.setTimeout(180_000);
  const size = viewport ?? { width: 390, height: 844 };
  const [one, two] = [await Guest.arrives(browser, 'One', size), await Guest.arrives(browser, 'Two', size)];
  const guests = [one, two];
  const link = await one.openTable(server.url, 3);
  await two.page.goto(link);
  await one.sitDown();
  await two.sitDown();
  await button(one, room.botOn(2)).click();
  const part = await withoutPart(two.page);
  await two.page.reload();
  await expect(one.page.getByText(room.READY, { exact: true })).toHaveCount(2);
  await one.startGame();
  for (const { page } of guests) await expect(page.getByText(room.NOT_ADDED)).toHaveCount(1);
  await expect(button(one, room.BREAK_OFF)).toHaveCount(0);

  await test.step('after a minute both can go back, and the host’s part alone is enough to deal', async () => {
    clock.ahead = ANYBODY_AFTER_MS;
    await two.page.reload();
    for (const guest of guests) await expect(button(guest, room.dealWithout(['Two']))).toBeVisible();
    await expectAccessible(one.page, 'a deal that waits');
    await button(one, room.BREAK_OFF).click();
  });

  await test.step('both are in the waiting room again, and know who did it', async () => {
    for (const { page } of guests)
      await expect(
        page.getByText(room.brokenOff({ times: 1, by: 'One', shown: ['One'] })).first(),
      ).toBeVisible();
    await expectAccessible(two.page, 'a deal that was broken off');
    await expect(button(one, room.START)).toHaveCount(0);
  });

  await test.step('it is dealt at the second try', async () => {
    part.through = true;
    await button(two, room.I_AM_READY).click();
    await one.startGame();
    for (const { table } of guests) await table.waits();
  });

  await test.step('the check of the game tells of it, in the page and on the command line', async () => {
    const id = link.split('/').at(-1) ?? '';
    const pilots: Pilot[] = [];
    for (const guest of guests) {
      const key = (await guest.carryLink()).split('#')[1]?.split('/')[3] ?? '';
      const pilot = await new Pilot(server.url, id, { key }).connect();
      await pilot.until(() => pilot.heard !== undefined);
      pilots.push(pilot);
    }
    await playToEnd(pilots, unacknowledged.game, new Rng(stream('broken off', 'people')));
    const note = words.finding(
      {
        ...{ code: 'broken-off', attempt: 1, seat: 0 as Seat, name: 'One', holds: true },
        shown: [{ seat: 0 as Seat, name: 'One' }],
      },
      '',
    );
    for (const { page, table } of guests) {
      await table.end.getByRole('button', { name: CHECK }).click();
      const report = page.getByRole('dialog', { name: CHECK });
      await expect(report).toContainText(words.FITS);
      await expect(report).toContainText(note);
    }
    const file = join(server.folder, 'game.json');
    writeFileSync(file, String(must(await pilots[0]?.ask({ type: 'file', id: 'file' }))));
    const verified = execFileSync(process.execPath, ['src/cli/main.ts', 'verify', file], {
      encoding: 'utf8',
    });
    expect(verified).toContain('the deal was broken off once before:\n  by seat 0 (One), after seat 0 (One)');
    for (const pilot of pilots) await pilot.close();
  });

  for (const { context, complaints } of guests) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
