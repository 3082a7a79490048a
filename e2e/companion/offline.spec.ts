import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { OFFLINE } from '../../src/client/text.ts';
import { codeFrom } from '../../src/companion/code.ts';
import * as home from '../../src/companion/text/home.ts';
import { puzzleOf } from '../../src/games/planet-x/puzzle.ts';
import { puzzleOf as orbitsOf } from '../../src/games/uaps/puzzle.ts';
import { SURVEYED } from '../../src/games/uaps/types.ts';
import { PUZZLES } from '../../src/solver/code.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { FREE_SKY } from '../uaps/uaps.ts';
import { BoxOrbit, type OrbitQuestion, answerOf as orbitAnswer } from './box-orbit.ts';
import { BoxSky, type SkyQuestion, answerOf as skyAnswer } from './box-sky.ts';
import { setUp, typeCode } from './companion.ts';

/** Against hanging only: a book is computed on the device. */
const BOOK_WITHIN_MS = 60_000;
const LEAST_QUESTIONS = 500;

const codes = PUZZLES.map(kind => codeFrom(kind, 'journey', 'offline'));
const SKY = codeFrom('planet-x standard', 'journey', 'offline');

/** Nobody enters what others do, so that neither sky nor Earth turns. */
const PEOPLE = [
  { name: 'Player 1', here: true },
  { name: 'Heron', here: false },
];
const STANDS = 2;
const SKY_ASKED: readonly SkyQuestion[] = [
  ...(['asteroid', 'dwarf', 'gas', 'empty'] as const).flatMap(of =>
    [6, 4, 2].map(to => ({ type: 'survey', of, from: 1, to }) as const),
  ),
  { type: 'target', sector: 5 },
  { type: 'research', topic: 'C' },
];
const ORBITS_ASKED: readonly OrbitQuestion[] = [
  ...SURVEYED.flatMap(thing => [
    { type: 'survey', of: [thing], area: { form: 'quadrant' } } as const,
    { type: 'survey', of: [thing], area: { form: 'sector', sector: 11 } } as const,
  ]),
  { type: 'survey', of: ['meteor'], area: { form: 'stack', inner: 3 } },
  { type: 'target', sectors: [4] },
];

/** As different as devices around one table can be. */
const DEVICES: readonly BrowserContextOptions[] = [
  { timezoneId: 'Europe/London', locale: 'en-GB' },
  { timezoneId: 'America/New_York', locale: 'en-US' },
  { timezoneId: 'Asia/Kathmandu', locale: 'ar-EG' },
];

test('it can be installed, and three devices without a network give the same answers', async ({
  browser,
  baseURL,
}, { project }) => {
  test.skip(project.name !== 'phone', 'these devices have a size of their own');
  test.setTimeout(600_000);
  const devices = await Promise.all(
    DEVICES.map(device => visited(browser, { ...device, ...(baseURL && { baseURL }) })),
  );

  let questions = 0;
  for (const code of codes) {
    const [first, ...others] = await Promise.all(devices.map(page => bookOn(page, code)));
    questions += questionsIn(first ?? '');
    for (const other of others) expect(other === first, code).toBe(true);
  }
  expect(questions).toBeGreaterThanOrEqual(LEAST_QUESTIONS);

  await Promise.all(
    devices.map(async page => {
      await asksSky(page);
      await asksOrbits(page);
      await page.context().close();
    }),
  );
});

/** On the screen, as the rules answer. */
async function asksSky(page: Page): Promise<void> {
  const puzzle = puzzleOf(SKY);
  await typeCode(page, SKY);
  await setUp(page, PEOPLE, 'own');
  const box = new BoxSky(page);
  await box.start(0, 'experienced');
  await box.hide();
  for (const question of SKY_ASKED) {
    expect(await box.ask(question)).toEqual([skyAnswer(puzzle, question)]);
    await box.hide();
  }
}

async function asksOrbits(page: Page): Promise<void> {
  const puzzle = orbitsOf(FREE_SKY);
  await typeCode(page, FREE_SKY);
  await setUp(page, PEOPLE, 'own');
  const box = new BoxOrbit(page);
  await box.start(0, 'experienced');
  await box.hide();
  await box.stand(STANDS);
  for (const question of ORBITS_ASKED) {
    expect(await box.ask(question)).toEqual([orbitAnswer(puzzle, question, STANDS, 0)]);
    await box.hide();
  }
}

/** A device that was there once, and has no network any more. */
async function visited(browser: Browser, device: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...device, viewport: { width: 390, height: 844 } });
  await withSettings(context);
  const page = await context.newPage();
  await page.goto('/#/companion');
  const manifest = await page.evaluate(() =>
    fetch(document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '').then(all => all.json()),
  );
  expect(manifest).toMatchObject({ display: 'standalone', icons: expect.any(Array) });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.TITLE);
  return page;
}

/** Every answer that a code can give, as it is printed there. */
async function bookOn(page: Page, code: string): Promise<string> {
  await page.goto(`/#/companion/print/${code}`);
  const leaves = page.getByRole('article');
  await expect(leaves.first()).toContainText(code, { timeout: BOOK_WITHIN_MS });
  return (await leaves.allInnerTexts()).join('\n');
}

/** Each has a number of four digits in a table. */
const questionsIn = (book: string): number => new Set(book.match(/\b\d{4}\b/g)).size;
