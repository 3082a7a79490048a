import * as ending from '../../src/games/ufo-hunter/ui/end-text.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { HunterTable } from './hunter.ts';
import { Curious } from './style.ts';

const BOTS = 3;

test('one plays a game against bots to its end, and reads how it went', async ({ page }) => {
  test.setTimeout(480_000);
  await withSettings(page);
  const table = await HunterTable.alone(page, BOTS);
  const curious = new Curious(table);

  await test.step('every usual decision comes up on the way', async () => {
    expect(await curious.playUntil(() => false)).toBe('over');
    for (const waiting of ['stake', 'choose', 'travel', 'buy', 'look', 'bid', 'sell'] as const)
      expect([...curious.met], waiting).toContain(waiting);
  });

  await test.step('points are told with their parts, the best first', async () => {
    await expect(table.end.getByRole('heading').first()).toHaveText(/win/);
    const rows = table.end.locator('.uh-table tbody tr');
    await expect(rows).toHaveCount(1 + BOTS);
    await expect(rows.first()).toContainText(ending.WINNER);
    const points: number[] = [];
    for (const row of await rows.all()) {
      const [total = 0, ...parts] = (await row.locator('td').allInnerTexts()).map(Number);
      expect(total).toBe(parts.slice(0, -1).reduce((sum, part) => sum + part, 0));
      points.push(total);
    }
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });

  await test.step('charts show the rounds, and words where it turned', async () => {
    const rounds = Number.parseInt(await table.where(), 10);
    expect(rounds).toBeGreaterThan(2);
    await expect(table.end.getByRole('heading', { name: ending.WHERE_IT_TURNED })).toBeVisible();
    for (const title of [ending.EVIDENCE_CHART, ending.SET_CHART, ending.MONEY_CHART])
      await expect(table.end.getByRole('img', { name: title })).toBeVisible();
    await table.end.getByText(ending.AS_TABLE).first().click();
    await expect(table.end.locator('details[open] tbody tr')).toHaveCount(rounds);
  });
});
