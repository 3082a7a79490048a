import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { JOIN_HERE, LEAVE, NEWS, SEATS, SOUND_OFF, SOUND_ON } from '../../src/client/big-screen/text.ts';
import { ONLY_PAGE, OPEN_BIG_SCREEN, SHOW_BOARD, TO_BIG_SCREEN } from '../../src/client/table/online/text.ts';
import { BOARD_LABEL, END_LABEL, YOUR_PAGE } from '../../src/client/table/text.ts';
import { assert, at } from '../../src/core/contract.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { must } from '../../src/engine/testing.ts';
import { games } from '../../src/games/index.ts';
import { type Pilot, playToEnd, seatedTable, wishFor } from '../../src/server/testing.ts';
import { expectAccessible, SCHEMES } from '../shared/axe.ts';
import { misfits } from '../shared/fits.ts';
import { Guest, playOn } from '../shared/guest.ts';
import { expect, test } from '../shared/page.ts';
import { expectAllInSight } from './big-screen.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };
const TELEVISION = { width: 1920, height: 1080 };

test.describe.configure({ timeout: 480_000 });
test.skip(({ hasTouch }) => hasTouch, 'these devices have a size of their own');

test('people with phones and a laptop share a big screen, which is nobody’s seat', async ({
  browser,
  baseURL,
}, info) => {
  assert(baseURL, 'a server');
  const one = await Guest.arrives(browser, 'One', LAPTOP);
  const two = await Guest.arrives(browser, 'Two', PHONE);
  const three = await Guest.arrives(browser, 'Three', PHONE);
  const link = await one.openTable(baseURL, 3);
  await one.sitDown();

  // In the browser that sits and leads at this very table.
  await one.page.getByRole('button', { name: TO_BIG_SCREEN }).click();
  const opens = one.context.waitForEvent('page');
  await one.page.getByRole('link', { name: OPEN_BIG_SCREEN }).click();
  const screen = await opens;
  const sent: string[] = [];
  const views: unknown[] = [];
  screen.on('websocket', socket => {
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
    socket.on('framereceived', ({ payload }) => views.push(...viewsIn(String(payload))));
  });
  await screen.setViewportSize(TELEVISION);
  await screen.reload();
  await one.page.keyboard.press('Escape');
  const shot = (name: string) =>
    screen.screenshot({ path: join(info.project.outputDir, `big-screen-${name}.png`) });

  await test.step('it says how to join, and who sits where', async () => {
    await expect(screen.getByRole('heading', { name: JOIN_HERE })).toBeVisible();
    await two.page.goto(link);
    await two.sitDown();
    const seats = screen.getByRole('heading', { name: SEATS }).locator('..');
    await expect(seats.getByText('Two')).toBeVisible();
    await expectAccessible(screen, 'the waiting room on a big screen');
    await expectAllInSight(screen, 'gathering');
    await shot('gathering');
  });

  await test.step('it shows the board, and nobody’s page', async () => {
    await three.page.goto(link);
    await three.sitDown();
    await one.startGame();
    await expect(screen.getByRole('region', { name: BOARD_LABEL, exact: true })).toBeVisible();
    await expect(screen.getByRole('region', { name: YOUR_PAGE })).toHaveCount(0);
    const asked = (await Promise.all([one, two, three].map(({ table }) => table.waits()))).length;
    expect(asked).toBe(3);
    for (const { table } of [one, two, three])
      for (const card of await table.hand())
        await expect(screen.getByRole('button', { name: card })).toHaveCount(0);
    await expectAccessible(screen, 'a board on a big screen');
    await expectAllInSight(screen, 'drafting');
    await shot('drafting');
  });

  await test.step('sound is one press away', async () => {
    await screen.getByRole('button', { name: SOUND_ON }).click();
    await expect(screen.getByRole('button', { name: SOUND_OFF })).toBeVisible();
  });

  await test.step('it tells what happens, and comes back by itself', async () => {
    let steps = 0;
    await playOn([one, two, three], () => steps++ > 7);
    const news = screen.getByRole('heading', { name: NEWS }).locator('..').getByRole('listitem');
    expect(await news.count()).toBeGreaterThan(2);
    await screen.reload();
    await expect(screen.getByRole('region', { name: BOARD_LABEL, exact: true })).toBeVisible();
    await expectAllInSight(screen, 'talking');
    await shot('talking');
  });

  await test.step('a phone is a hand, until its owner asks for the board', async () => {
    const board = two.page.getByRole('region', { name: BOARD_LABEL, exact: true });
    await expect(board).toBeVisible();
    await two.choose(ONLY_PAGE);
    await expect(board).toHaveCount(0);
    await two.page.reload();
    await expect(two.table.paper).toBeVisible();
    await expect(board).toHaveCount(0);
    await expectAccessible(two.page, 'a phone without a board');
    await two.page.screenshot({ path: join(info.project.outputDir, 'big-screen-hand-talk.png') });
    let steps = 0;
    await playOn([one, two, three], () => steps++ > 1);
    expect(await misfits(two.page)).toEqual([]);
    await two.page.screenshot({ path: join(info.project.outputDir, 'big-screen-hand.png') });
    await two.page.getByRole('button', { name: SHOW_BOARD }).click();
    await expect(board).toBeVisible();
  });

  await test.step('it has shown no key, and asked for nothing', async () => {
    expect(views.length).toBeGreaterThan(0);
    for (const view of views) expect(view).toMatchObject({ viewer: 'spectator', own: null });
    const asks = sent.map(text => JSON.parse(text) as object);
    expect(asks.length).toBeGreaterThan(1);
    for (const ask of asks) {
      expect(ask).not.toHaveProperty('key');
      expect(ask).not.toHaveProperty('host');
      expect(['hello', 'look', 'ping']).toContain((ask as { type: string }).type);
    }
  });

  await test.step('there is a way out of it', async () => {
    await screen.getByRole('link', { name: LEAVE }).click();
    await expect(screen).toHaveURL(/\/(#\/)?$/);
    await expect(screen.getByRole('region', { name: YOUR_PAGE })).toHaveCount(0);
  });
  for (const { complaints, context } of [one, two, three]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('the boards of all games fit a big screen, and so does the end', async ({ page, baseURL }, info) => {
  assert(baseURL, 'a server');
  for (const [game, seats, moves] of [
    ['unacknowledged', 5, 60],
    ['planet-x', 4, 24],
    ['uaps', 3, 24],
    ['ufo-hunter', 5, 40],
    ['ufo-racing', 4, 24],
  ] as const) {
    await test.step(game, async () => {
      const pilots = await seatedTable(baseURL, wishFor(game, seats));
      await playSome(pilots, game, moves);
      await page.goto(`/#/screen/${at(pilots, 0).table}`);
      await expect(page.getByRole('region', { name: BOARD_LABEL, exact: true })).toBeVisible();
      await expectAccessible(page, game);
      await shotsOf(page, game, info.project.outputDir);
      await playToEnd(pilots, ruled(game), new Rng(stream(game, 'end')));
      await expect(page.getByRole('region', { name: END_LABEL })).toBeVisible();
      await shotsOf(page, `${game}-end`, info.project.outputDir);
      if (game === 'unacknowledged') await expectFollows(page, at(pilots, 0));
      for (const pilot of pilots) await pilot.close();
    });
  }
});

test('a television whose browser is narrow lays the board out as on a desk', async ({
  browser,
  baseURL,
}, info) => {
  assert(baseURL, 'a server');
  const pilots = await seatedTable(baseURL, wishFor('unacknowledged', 5));
  await playSome(pilots, 'unacknowledged', 60);
  const context = await browser.newContext({
    viewport: { width: 960, height: 540 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(`${baseURL}/#/screen/${at(pilots, 0).table}`);
  await expect(page.getByRole('region', { name: BOARD_LABEL, exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(1280);
  await expectAllInSight(page, 'a television of 960 px');
  await page.screenshot({ path: join(info.project.outputDir, 'big-screen-television.png') });
  await page.getByRole('link', { name: LEAVE }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(960);
  await context.close();
  for (const pilot of pilots) await pilot.close();
});

/** Whole views among what a server tells; what is patched into them is of the same viewer. */
function viewsIn(frame: string): readonly unknown[] {
  const { view } = JSON.parse(frame) as { readonly view?: unknown };
  return typeof view === 'object' && view !== null && 'viewer' in view ? [view] : [];
}

/** Whoever plays again does so with the screen, and nobody walks up to it. */
async function expectFollows(page: Page, pilot: Pilot): Promise<void> {
  const next = must(await pilot.do({ type: 'rematch' }));
  await expect(page).toHaveURL(new RegExp(`#/screen/${next}$`));
  await expect(page.getByRole('heading', { name: JOIN_HERE })).toBeVisible();
}

const ruled = (id: string) => {
  const entry = games.find(({ game }) => game.id === id);
  assert(entry, id);
  return entry.game;
};

async function playSome(pilots: readonly Pilot[], game: string, moves: number): Promise<void> {
  const rng = new Rng(stream(game, 'moves'));
  for (let made = 0; made < moves; made++) {
    for (const pilot of pilots) await pilot.fence();
    const next = pilots.find(pilot => pilot.isTurn());
    if (!next) return;
    must(await next.move(ruled(game), rng));
  }
}

async function shotsOf(page: Page, name: string, folder: string): Promise<void> {
  for (const size of SIZES) {
    const theme = size.width === TELEVISION.width ? 'night' : 'day';
    await page.emulateMedia({ colorScheme: SCHEMES[theme], reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await expectAllInSight(page, `${name}, ${size.width} px`);
    await page.screenshot({ path: join(folder, `big-screen-${name}-${size.width}-${theme}.png`) });
  }
}
