import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { ensureBuild } from '../../scripts/setup.mjs';
import { games } from '../../src/games/index.ts';
import type { KeptProfile } from './kept.ts';
import type { LeftBehind } from './left-behind.ts';
import { OldFolder } from './server-tables.ts';

const PAGE = new URL('../../dist/', import.meta.url).pathname;
const PATIENCE_MS = 30_000;

/**
 * The pages of now in a real browser, with the storage of then and a server on the folder of then: every kept table is
 * drawn, and at tables of the server the device has its seat.
 */
export async function faultsInBrowser(left: LeftBehind): Promise<readonly string[]> {
  await ensureBuild();
  const folder = new OldFolder(left);
  const server = await folder.serve(games, PAGE);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args });
  const faults: string[] = [];
  try {
    const context = await browser.newContext();
    await layInto(context, server.url, left.profile);
    for (const [route, what, sign] of routesIn(left.profile)) {
      const page = await context.newPage();
      const fault = await faultAt(page, `${server.url}/${route}`, sign);
      if (fault !== undefined) faults.push(`version ${left.version}, in the browser, ${what}: ${fault}`);
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
    folder.remove();
  }
  return faults;
}

/** A table on the page, or the curtain before somebody's page; with a seat, the private page of whoever sits there. */
const A_TABLE = '.table, .curtain';
const A_SEAT = '.table .sheet';

function routesIn({
  databases,
}: KeptProfile): readonly (readonly [route: string, what: string, sign: string])[] {
  return databases.flatMap(({ name, stores }) => {
    const records = stores.find(store => store.name === 'tables')?.records ?? [];
    return (records as readonly { readonly id: string; readonly game: string }[]).map(({ id, game }) =>
      name === 'area5'
        ? ([`#/table/${id}`, `kept table of ${game}`, A_TABLE] as const)
        : ([`#/online/${id}`, `seat at ${game}`, A_SEAT] as const),
    );
  });
}

async function faultAt(page: Page, url: string, sign: string): Promise<string | undefined> {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await page.goto(url);
  const shown = await page
    .locator(sign)
    .first()
    .waitFor({ state: 'attached', timeout: PATIENCE_MS })
    .then(() => true)
    .catch(() => false);
  if (errors.length > 0) return errors.join('; ');
  return shown ? undefined : `not drawn: ${(await page.locator('main').innerText()).slice(0, 200)}`;
}

/** Before any page of the app runs, as if that version had been here. */
async function layInto(context: BrowserContext, url: string, profile: KeptProfile): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/health`);
  await page.evaluate(async ({ databases, localStorage: small }) => {
    for (const [key, value] of Object.entries(small)) localStorage.setItem(key, value);
    for (const { name, version, stores } of databases)
      await new Promise<void>((done, failed) => {
        const opening = indexedDB.open(name, version);
        opening.onupgradeneeded = () => {
          for (const store of stores) {
            const made = opening.result.createObjectStore(store.name, { keyPath: store.keyPath });
            for (const record of store.records) made.put(record);
          }
        };
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          opening.result.close();
          done();
        };
      });
  }, profile);
  await page.close();
}
