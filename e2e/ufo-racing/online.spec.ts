import type { Browser, ViewportSize } from '@playwright/test';
import { assert, at } from '../../src/core/contract.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { ufoRacing } from '../../src/games/ufo-racing/index.ts';
import { planText } from '../../src/games/ufo-racing/text.ts';
import type { Move, Plan, UfoRacing } from '../../src/games/ufo-racing/types.ts';
import { Guest } from '../shared/guest.ts';
import { expect, test } from '../shared/page.ts';
import { nextOf, Seated } from '../shared/seated.ts';
import { OnlineRacingTable } from './racing.ts';

type Player = Seated<UfoRacing, OnlineRacingTable>;

test('three people race by a link, and no plan is seen before all are sealed', async ({
  browser,
  baseURL,
  viewport,
}) => {
  test.setTimeout(480_000);
  assert(baseURL && viewport, 'a server and a size');
  const players = await threeAt(browser, baseURL, viewport);

  for (const turn of [1, 2]) {
    await test.step(`turn ${turn} comes, all plan in secret`, async () => {
      await playUntil(players, view => view.public.stage === 'plan' && view.public.turn === turn);
      const plans: Plan[] = [];
      for (const player of players.slice(0, -1)) plans.push(await seals(player));
      await allHear(players);
      for (const [index, { view, guest }] of players.entries()) {
        expect(at(view.public.turns, -1).plans).toEqual([]);
        expect(view.own?.plan ?? null).toEqual(plans[index] ?? null);
        for (const plan of plans.filter((_, seat) => seat !== index))
          await expect(guest.page.getByText(planText(plan)).locator('visible=true')).toHaveCount(
            plans.some((own, seat) => seat === index && planText(own) === planText(plan)) ? 1 : 0,
          );
      }
      plans.push(await seals(at(players, -1)));
      await allHear(players);
      for (const { view } of players) expect(at(view.public.turns, turn - 1).plans).toEqual(plans);
    });
  }

  await test.step('and the third turn comes for all', async () => {
    await playUntil(players, view => view.public.turn === 3 || view.public.stage === 'over');
    for (const { table } of players) await expect.poll(() => table.where()).toMatch(/turn 3|turns/);
  });

  for (const player of players) {
    expect(player.guest.complaints).toEqual([]);
    await player.leave();
  }
});

async function threeAt(browser: Browser, home: string, size: ViewportSize): Promise<readonly Player[]> {
  const guests: Guest[] = [];
  for (const name of ['One', 'Two', 'Three']) guests.push(await Guest.arrives(browser, name, size));
  const [host, ...others] = guests;
  await host?.page.goto(`${home}/#/new/ufo-racing/friends`);
  const link = (await host?.open(guests.length)) ?? '';
  for (const { page } of others) await page.goto(link);
  for (const guest of guests) await guest.sitDown();
  await host?.startGame();
  const players: Player[] = [];
  for (const guest of guests) {
    const table = new OnlineRacingTable(guest.page);
    players.push(await Seated.at<UfoRacing, OnlineRacingTable>(guest, table, home));
  }
  return players;
}

const rng = new Rng(stream('ufo-racing', 'three people'));
const bot = at(ufoRacing.bots, 0);

async function seals({ table, view }: Player): Promise<Plan> {
  const move = bot.choose(view, rng);
  assert(move.type === 'plan', 'all plan');
  await table.make(move);
  const { thrust, battery, initiative } = move;
  return { thrust, battery, initiative };
}

/** Pages and what is compared with them hear by lines of their own: one may know before the other. */
async function allHear(players: readonly Player[]): Promise<void> {
  for (const { pilot } of players) await pilot.fence();
}

async function playUntil(
  players: readonly Player[],
  isThere: (view: UfoRacing['View']) => boolean,
): Promise<void> {
  for (;;) {
    const next = await nextOf(players);
    if (!next || isThere(next.view)) return;
    const move: Move = bot.choose(next.view, rng);
    await next.table.make(move);
  }
}
