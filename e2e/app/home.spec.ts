import { TYPEFACES } from '../../src/client/text/about.ts';
import {
  FRIENDS,
  GAMES,
  JOIN,
  lessonOf,
  NOT_THERE,
  PLAYABLE,
  playGame,
  rulesOf,
  STARTS,
} from '../../src/client/text.ts';
import { expect, test } from '../shared/page.ts';

test('the home page lists the five games and says how far each is @quick', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Area Five' })).toBeVisible();
  const plates = page.getByRole('main').getByRole('listitem');
  await expect(plates).toHaveCount(5);
  for (const [index, game] of GAMES.entries()) {
    const plate = plates.nth(index);
    await expect(plate.getByRole('heading', { name: game.title })).toBeVisible();
    await expect(plate).toContainText(`${game.players} players`);
    if (game.playable) {
      const link = (name: string) => plate.getByRole('link', { name });
      await expect(link(playGame(game.title))).toHaveAttribute('href', `#/new/${game.id}`);
      await expect(link(lessonOf(game.title))).toHaveAttribute('href', `#/learn/${game.id}`);
      await expect(link(rulesOf(game.title))).toHaveAttribute('href', `#/rules/${game.id}`);
    } else {
      await expect(plate).toContainText(NOT_THERE);
      await expect(plate.getByRole('link')).toHaveCount(0);
    }
  }
  await expect(page.getByText('unofficial fan project')).toBeVisible();
});

test('the way from home to a table that is ready to be dealt is one press @quick', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Unacknowledged' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Unacknowledged · Area Five');
  await expect(page.getByRole('button', { name: 'Deal for you and 3 bots' })).toBeInViewport();
});

test('a table of any game that can be played starts from home, in every way, and is remembered @quick', async ({
  page,
}) => {
  const start = page.getByRole('region', { name: 'Start a table' });
  await page.goto('/');
  for (const { id, short } of PLAYABLE) {
    await start.getByRole('button', { name: short, exact: true }).click();
    await expect(start.getByRole('button', { pressed: true })).toHaveText(short);
    for (const [preset, title] of [
      ['friends', FRIENDS.title],
      ...STARTS.map(way => [way.preset, way.title] as const),
    ])
      await expect(start.getByRole('link', { name: title })).toHaveAttribute('href', `#/new/${id}/${preset}`);
    await expect(start.getByRole('link', { name: JOIN })).toHaveAttribute('href', '#/join');
  }
  await page.reload();
  await expect(start.getByRole('button', { pressed: true })).toHaveText(PLAYABLE.at(-1)?.short ?? '');
});

test('a plate leads to the lesson or the rules where one presses that, and to a table elsewhere', async ({
  page,
}) => {
  for (const { id, title } of PLAYABLE)
    for (const [name, way] of [
      [lessonOf(title), 'learn'],
      [rulesOf(title), 'rules'],
      [title, 'new'],
    ] as const) {
      await page.goto('/');
      const plate = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
      const target = way === 'new' ? plate.getByRole('heading') : plate.getByRole('link', { name });
      // Not under the bar at the foot of a phone, which a forced press would hit.
      await target.evaluate(element => element.scrollIntoView({ block: 'center' }));
      await target.click({ force: way === 'new' });
      await expect(page).toHaveURL(new RegExp(`#/${way}/${id}$`));
    }
});

for (const path of [
  '',
  'new/unacknowledged',
  'new/planet-x',
  'rules/planet-x',
  'tables',
  'lessons',
  'settings',
  'about',
  'no-such-page',
])
  test(`nothing is wider than the screen: #/${path} @quick`, async ({ page }) => {
    await page.goto(`/#/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

test('no drawing lies on the frame or the number of its plate @quick', async ({ page }) => {
  await page.goto('/');
  const plates = await page.locator('.plate').evaluateAll(all =>
    all.map(plate => {
      const box = (of: string) => plate.querySelector(of)?.getBoundingClientRect() ?? new DOMRect();
      const [outer, art, numeral] = [plate.getBoundingClientRect(), box('.art'), box('.numeral')];
      const frame = 1 - Number.parseFloat(getComputedStyle(plate).outlineOffset);
      const rings = [...plate.querySelectorAll('circle.line')].map(ring => ring.getBoundingClientRect());
      const clear = rings.map(({ x, y, width, height }) => {
        const [right, down] = [x + width / 2 - numeral.right, y + height / 2 - numeral.bottom];
        return Math.hypot(right, down) - width / 2;
      });
      return {
        within: Math.min(
          ...[art.left - outer.left, outer.right - art.right, art.top - outer.top, outer.bottom - art.bottom],
        ),
        frame,
        clear: numeral.width === 0 ? 100 : Math.min(100, ...clear),
      };
    }),
  );
  expect(plates).toHaveLength(5);
  for (const { within, frame, clear } of plates) {
    expect(within).toBeGreaterThan(frame);
    expect(clear).toBeGreaterThan(4);
  }
});

test('the typefaces arrive', async ({ page }) => {
  await page.goto('/');
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(face => face.status === 'loaded').map(face => face.family);
  });
  expect(new Set(loaded.map(name => name.replaceAll('"', '')))).toEqual(
    new Set(['Instrument Sans', 'Spectral', 'Spline Sans Mono']),
  );
});

test('the about page says what this is, with the licenses of all typefaces', async ({ page, request }) => {
  await page.goto('/#/about');
  await expect(page.getByText('not affiliated')).toBeVisible();
  await expect(page.getByText('MIT license')).toBeVisible();
  for (const name of TYPEFACES) {
    const link = await page.getByRole('link', { name }).getAttribute('href');
    const license = await request.get(link ?? '');
    expect(await license.text()).toContain('SIL Open Font License');
  }
});

test('on a phone the ways through the app stay at the foot of the screen', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'a wide page has them at its top');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Your tables' }).last()).toBeInViewport();
});
