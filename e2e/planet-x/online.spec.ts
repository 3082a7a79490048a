import type { Browser, ViewportSize } from '@playwright/test';
import { chatWith } from '../../src/client/table/online/text.ts';
import { CHAT } from '../../src/client/text/online.ts';
import { assert, at } from '../../src/core/contract.ts';
import { HIDDEN } from '../../src/deduction/ui/rail-text.ts';
import { planetX } from '../../src/games/planet-x/index.ts';
import { topicText } from '../../src/games/planet-x/text.ts';
import type { PlanetX } from '../../src/games/planet-x/types.ts';
import { CLOSE } from '../../src/ui/text.ts';
import { expectCounted } from '../shared/afterwards.ts';
import { Guest } from '../shared/guest.ts';
import { expect, test } from '../shared/page.ts';
import { nextOf, playOut, Seated } from '../shared/seated.ts';
import { SkyTable } from './planet-x.ts';

type Player = Seated<PlanetX, SkyTable>;

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
      const asks = await nextOf([one, two]);
      assert(asks, 'the game goes on');
      const listens = asks === one ? two : one;
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
    return [one.movedTo(elsewhere, table), two];
  });

  await test.step('the game ends for both, and is counted', async () => {
    await playOut(planetX, players);
    const code = at(players, 0).view.public.end?.puzzle.code ?? '';
    for (const { table } of players) {
      await expect(table.end.locator('.end-code-itself')).toHaveText(code);
      await expectCounted(table.end, players.length, 'pawn');
    }
  });

  for (const player of players) {
    expect(player.guest.complaints).toEqual([]);
    await player.leave();
  }
});

async function twoAt(browser: Browser, home: string, size: ViewportSize): Promise<readonly [Player, Player]> {
  const [one, two] = [await Guest.arrives(browser, 'One', size), await Guest.arrives(browser, 'Two', size)];
  await one.page.goto(`${home}/#/new/planet-x/friends`);
  await two.page.goto(await one.open(2));
  for (const guest of [one, two]) await guest.sitDown();
  await one.startGame();
  return [await seated(one, home), await seated(two, home)];
}

const seated = (guest: Guest, home: string): Promise<Player> =>
  Seated.at<PlanetX, SkyTable>(guest, new SkyTable(guest.page), home);

async function ruleTold(player: Player): Promise<string> {
  await player.pilot.fence();
  const answer = player.view.own?.answers.at(-1);
  assert(answer?.type === 'research', 'a rule was told');
  return topicText(answer.rule, 'standard');
}

async function isNoted(table: SkyTable): Promise<void> {
  await expect(table.cell(4, 'gas')).toBeAttached();
  await table.openPaper();
  await expect(table.cell(4, 'gas')).toHaveAccessibleName(/sure/);
  await expect(table.cell(9, 'comet')).toHaveAccessibleName(/leaning/);
}
