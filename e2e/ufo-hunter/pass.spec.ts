import type { Locator } from '@playwright/test';
import * as text from '../../src/games/ufo-hunter/ui/dock-text.ts';
import { Around, otherThan, PEOPLE } from '../shared/around.ts';
import { expect, test } from '../shared/page.ts';
import { drawnIn } from '../shared/pixels.ts';
import { HunterTable } from './hunter.ts';

test('two people share a device: rumors, choices and bids are on the own page only', async ({ page }) => {
  test.slow();
  const table = new HunterTable(page);
  const around = await Around.deal(page, 'ufo-hunter', table, 'uh-');
  /** What each has looked at so far; nobody investigates here, so nothing of it is turned up. */
  const seen: Record<string, Set<string>> = Object.fromEntries(PEOPLE.map(name => [name, new Set()]));
  const secretsFrom = (name: string): readonly string[] =>
    [...(seen[otherThan(name)] ?? [])].filter(title => !seen[name]?.has(title));
  const all = (): readonly string[] => PEOPLE.flatMap(name => [...(seen[name] ?? [])]);
  const handsOn = table.dock.locator('.own-pages [data-primary]');
  /** Whom the open table asked to sell. */
  const sellers: string[] = [];
  let holder = '';
  let sawClose = false;

  do {
    await expect(table.curtain.or(table.asks).or(handsOn).first()).toBeVisible();
    if (await table.curtain.isVisible()) {
      holder = await around.handedOn(...all());
      await expect(table.map).toBeVisible();
      continue;
    }
    const isOwn = (await table.paper.count()) > 0;
    if (isOwn)
      for (const title of await table.paper.locator('.uh-seen b').allTextContents()) seen[holder]?.add(title);
    const html = await page.content();
    for (const secret of isOwn ? secretsFrom(holder) : all()) expect(html).not.toContain(secret);
    if (isOwn && !sawClose && (await table.isAsked())) {
      await expectWholeLine(table.dock.locator('.own-pages').getByRole('button').first());
      sawClose = true;
    }
    if (!(await table.isAsked())) {
      await around.closePage();
      continue;
    }
    if (!isOwn) sellers.push(await table.asks.locator('strong').innerText());
    await decide(table);
  } while (!(await isSecondRound(table)));

  for (const name of PEOPLE) expect(seen[name]?.size, name).toBeGreaterThan(1);
  expect(sawClose).toBe(true);
  expect(sellers.toSorted()).toEqual(PEOPLE.map(name => text.askedOf(name, text.SELL)));
});

/** What lies above a button does not hide its upper line. */
async function expectWholeLine(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const page = button.page();
  const [line] = await drawnIn(page, await page.screenshot(), [
    { x: x + width / 2, y: Math.round(y) - 3, width: 2, height: 6 },
  ]);
  expect(line?.contrast).toBeGreaterThan(1.2);
}

/** Both publish and bid 0, and nothing is staked or sold. */
async function decide(table: HunterTable): Promise<void> {
  const waiting = await table.waits();
  switch (waiting) {
    case 'stake':
      return table.make({ type: 'stake', amount: 0 });
    case 'choose':
      return table.make({ type: 'choose', action: 'publish' });
    case 'bid':
      return table.make({ type: 'bid', bid: 0 });
    case 'sell':
      return table.make({ type: 'sell', equipment: [], evidence: 0 });
    default:
      throw new Error(`nobody waits for ${waiting} here`);
  }
}

/** Without waiting for it: at any moment a curtain may come over the page. */
const isSecondRound = async ({ page }: HunterTable): Promise<boolean> =>
  (await page.locator('.where').allInnerTexts()).some(where => where.includes('round 2'));
