import type { Browser, ViewportSize } from '@playwright/test';
import { assert, at } from '../../src/core/contract.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { HIDDEN } from '../../src/deduction/ui/rail-text.ts';
import { boardOf, sectorsOfQuadrant } from '../../src/games/uaps/board.ts';
import { uaps } from '../../src/games/uaps/index.ts';
import { refuse } from '../../src/games/uaps/legal.ts';
import type { Move, Sector, Uaps } from '../../src/games/uaps/types.ts';
import { expectCounted } from '../shared/afterwards.ts';
import { Guest } from '../shared/guest.ts';
import { expect, test } from '../shared/page.ts';
import { nextOf, playOut, Seated } from '../shared/seated.ts';
import { OrbitTable } from './uaps.ts';

type Player = Seated<Uaps, OrbitTable>;

test('three people play by a link, each with answers and notes of their own', async ({
  browser,
  baseURL,
  viewport,
}) => {
  test.setTimeout(480_000);
  assert(baseURL && viewport, 'a server and a size');
  const players = await threeAt(browser, baseURL, viewport);
  for (const { table } of players) await table.make({ type: 'know', level: 'beginner' });

  await test.step('the last in order begins first', async () => {
    const [one] = players;
    await one?.pilot.fence();
    const order = one?.view.public.order ?? [];
    for (const [index, seat] of order.toReversed().entries()) {
      const next = await nextOf(players);
      expect(next && players.indexOf(next)).toBe(seat);
      await next?.table.make({ type: 'place', quadrant: index + 1 });
    }
  });

  await test.step('an answer is told to nobody else', async () => {
    const asks = await whoCan(players, () => ({ type: 'survey', of: ['junk'], area: { form: 'quadrant' } }));
    await asks.table.openPaper();
    await expect(asks.table.paper.locator('.note-known')).toContainText(/as space junk/);
    for (const { guest } of players.filter(one => one !== asks)) {
      const line = guest.page.locator('.rail-said', { hasText: 'surveyed space junk' }).last();
      await expect(line).toContainText(HIDDEN);
      await expect(line.locator('.slip')).toHaveCount(0);
    }
  });

  await test.step('what is on a photo is told to nobody else, until it is verified', async () => {
    const shows = await whoCan(players, player => ({
      ...{ type: 'photo', subject: 'meteor' },
      sector: firstHere(player),
    }));
    const { sector = 0 } = shows.view.public.photos.at(-1) ?? {};
    for (const player of players)
      await expect(player.table.sector(sector)).toHaveAccessibleName(
        player === shows ? /face down: meteor shower/ : /face down(?!:)/,
      );
    while (shows.view.public.photos.some(photo => photo.sector === sector && photo.fate === 'face-down'))
      await thinks(players);
    for (const { guest } of players)
      await expect(guest.page.locator('.rail-lines')).toContainText(`meteor shower in ${sector}`);
  });

  await test.step('the note sheet is there again after a reload', async () => {
    const [one, two] = [at(players, 0), at(players, 1)];
    const note = /your note: .*nav satellite/;
    await one.table.openPaper();
    await one.table.mark(2, 'nav', 'o');
    await expect(one.table.sector(2)).toHaveAccessibleName(note);
    await one.guest.page.reload();
    await expect(one.table.sector(2)).toHaveAccessibleName(note);
    await expect(two.table.sector(2)).not.toHaveAccessibleName(/your note/);
  });

  await test.step('the game ends for all, and is counted', async () => {
    await playOut(uaps, players);
    const code = at(players, 0).view.public.end?.puzzle.code ?? '';
    for (const { table } of players) {
      await expect(table.end.locator('.end-code-itself')).toHaveText(code);
      await expectCounted(table.end, players.length, 'token');
    }
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
  await host?.page.goto(`${home}/#/new/uaps/friends`);
  const link = (await host?.open(guests.length)) ?? '';
  for (const { page } of others) await page.goto(link);
  for (const guest of guests) await guest.sitDown();
  await host?.startGame();
  const players: Player[] = [];
  for (const guest of guests)
    players.push(await Seated.at<Uaps, OrbitTable>(guest, new OrbitTable(guest.page), home));
  return players;
}

/** The first who may do this on a turn, and does it; modifiers bar some from some things. */
async function whoCan(players: readonly Player[], moveOf: (player: Player) => Move): Promise<Player> {
  for (;;) {
    const next = await nextOf(players);
    assert(next, 'the game goes on');
    const move = moveOf(next);
    if (refuse(next.view, move) === undefined) {
      await next.table.make(move);
      await next.pilot.fence();
      return next;
    }
    await thinks(players);
  }
}

const rng = new Rng(stream('uaps', 'three people'));

/** Whoever acts now does what a bot would. */
async function thinks(players: readonly Player[]): Promise<void> {
  const next = await nextOf(players);
  assert(next, 'the game goes on');
  await next.table.make(at(uaps.bots, -1).choose(next.view, rng));
  for (const { pilot } of players) await pilot.fence();
}

/** Where this player may take a photo. */
function firstHere({ view }: Player): Sector {
  const { public: known, viewer } = view;
  const quadrant = viewer === 'spectator' ? null : known.quadrants[viewer];
  const here = sectorsOfQuadrant(quadrant ?? 1, known.turns, boardOf(known.mode));
  return at(
    here.filter(sector => sector !== known.luna),
    0,
  );
}
