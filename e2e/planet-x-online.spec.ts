import type { Browser, ViewportSize } from '@playwright/test';
import { chatWith } from '../src/client/table/online/text.ts';
import { CHAT } from '../src/client/text/online.ts';
import { assert, at } from '../src/core/contract.ts';
import { Rng, stream } from '../src/core/rng.ts';
import * as after from '../src/deduction/ui/analysis-text.ts';
import { HIDDEN } from '../src/deduction/ui/rail-text.ts';
import { planetX } from '../src/games/planet-x/index.ts';
import { topicText } from '../src/games/planet-x/text.ts';
import type { View } from '../src/games/planet-x/types.ts';
import { Pilot } from '../src/server/testing.ts';
import { CLOSE } from '../src/ui/text.ts';
import { Guest } from './guest.ts';
import { expect, test } from './page.ts';
import { SkyTable } from './planet-x.ts';

/** Somebody at a table, and what the server tells that seat, to think of moves by. */
interface Seated {
  readonly guest: Guest;
  readonly table: SkyTable;
  readonly pilot: Pilot;
}

test('two people play by a link, each with answers and notes of their own', async ({
  browser,
  baseURL,
  viewport,
}) => {
  test.slow();
  assert(baseURL && viewport, 'a server and a size');
  const [one, two] = await twoAt(browser, baseURL, viewport);
  for (const { table } of [one, two]) await table.make({ type: 'know', level: 'youth' });

  await test.step('an answer is told to nobody else', async () => {
    for (const topic of ['A', 'B'] as const) {
      const [asks, listens] = await turnOf([one, two]);
      await asks.table.make({ type: 'research', topic });
      const rule = await ruleTold(asks);
      await asks.table.openPaper();
      await expect(asks.table.paper.locator('.note-known')).toContainText(rule);
      const line = listens.guest.page.locator('.rail-said', { hasText: `researched topic ${topic}` });
      await expect(line).toContainText(HIDDEN);
      expect(await listens.guest.page.content()).not.toContain(rule);
    }
  });

  await test.step('the chat gives the focus back to the button that opened it', async () => {
    const { page } = one.guest;
    const tool = page.getByRole('button', { name: chatWith(0) });
    await tool.click();
    const chat = page.getByRole('region', { name: CHAT });
    await chat.getByRole('button', { name: CLOSE }).click();
    await expect(chat).toHaveCount(0);
    await expect(tool).toBeFocused();
  });

  await test.step('the note sheet is there again after a reload', async () => {
    await one.table.openPaper();
    await one.table.cell(4, 'gas').press('i');
    await one.table.cell(9, 'comet').press('o');
    await expect(one.table.sector(4)).toHaveAccessibleName(/your note: gas cloud/);
    await one.guest.page.reload();
    await isNoted(one.table);
    await two.table.openPaper();
    await expect(two.table.cell(4, 'gas')).toHaveAccessibleName(/blank/);
  });

  const players = await test.step('and moves with the seat to another device', async () => {
    const elsewhere = await Guest.arrives(browser, 'Elsewhere', viewport);
    await elsewhere.page.goto(await one.guest.carryLink());
    await elsewhere.page.waitForURL(/#\/online\//);
    const table = new SkyTable(elsewhere.page);
    await isNoted(table);
    await one.guest.context.close();
    return [{ ...one, guest: elsewhere, table }, two];
  });

  await test.step('the game ends for both, and is counted', async () => {
    await playOut(players);
    const code = viewOf(at(players, 0)).public.end?.puzzle.code ?? '';
    for (const { table } of players) {
      await expect(table.end.locator('.end-code-itself')).toHaveText(code);
      await expect(table.end.getByRole('img', { name: after.chartLabel(2, 'pawn') })).toBeVisible();
    }
  });

  for (const { guest, pilot } of players) {
    expect(guest.complaints).toEqual([]);
    await pilot.close();
    await guest.context.close();
  }
});

async function twoAt(browser: Browser, home: string, size: ViewportSize): Promise<readonly [Seated, Seated]> {
  const [one, two] = [await Guest.arrives(browser, 'One', size), await Guest.arrives(browser, 'Two', size)];
  await one.page.goto(`${home}/#/new/planet-x/friends`);
  await two.page.goto(await one.open(2));
  for (const guest of [one, two]) await guest.sitDown();
  await one.startGame();
  return [await seated(one, home), await seated(two, home)];
}

async function seated(guest: Guest, home: string): Promise<Seated> {
  const table = new SkyTable(guest.page);
  await table.waits();
  const [, name = '', key = ''] = (await guest.carryLink()).split('#')[1]?.split('/').slice(1) ?? [];
  const pilot = await new Pilot(home, name, { key }).connect();
  await pilot.until(() => pilot.heard !== undefined);
  return { guest, table, pilot };
}

const viewOf = ({ pilot }: Seated): View => pilot.heard?.view as View;

/** Whoever acts now, and the other. */
async function turnOf([one, two]: readonly [Seated, Seated]): Promise<readonly [Seated, Seated]> {
  for (const { pilot } of [one, two]) await pilot.fence();
  return one.pilot.isTurn() ? [one, two] : [two, one];
}

async function ruleTold(seat: Seated): Promise<string> {
  await seat.pilot.fence();
  const answer = viewOf(seat).own?.answers.at(-1);
  assert(answer?.type === 'research', 'a rule was told');
  return topicText(answer.rule, 'standard');
}

async function isNoted(table: SkyTable): Promise<void> {
  await expect(table.cell(4, 'gas')).toBeAttached();
  await table.openPaper();
  await expect(table.cell(4, 'gas')).toHaveAccessibleName(/sure/);
  await expect(table.cell(9, 'comet')).toHaveAccessibleName(/leaning/);
}

/** Each does what the strongest level would, knowing what that seat knows. */
async function playOut(players: readonly Seated[]): Promise<void> {
  const bot = at(planetX.bots, -1);
  const rng = new Rng(stream('planet-x', 'two people'));
  for (;;) {
    for (const { pilot } of players) await pilot.fence();
    const next = players.find(({ pilot }) => pilot.isTurn());
    if (!next) return;
    await next.table.make(bot.choose(viewOf(next), rng));
  }
}
