import * as board from '../../src/games/ufo-racing/ui/board-text.ts';
import * as ending from '../../src/games/ufo-racing/ui/end-text.ts';
import { AGAIN, MOMENT, STEP_BACK } from '../../src/games/ufo-racing/ui/track-text.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { RacingTable } from './racing.ts';
import { Joyrider } from './style.ts';

const BOTS = 3;

test('one races against bots to the finish, and looks at how it went', async ({ page }) => {
  test.setTimeout(480_000);
  await withSettings(page);
  const table = await RacingTable.alone(page, { bots: BOTS, setup: 'very-short', level: 'ace' });
  const joyrider = new Joyrider(table);
  await joyrider.playUntil(waiting => waiting === 'plan');

  await test.step('while chips are placed, the page says where they lead', async () => {
    await table.openPaper();
    const before = await table.verdict.innerText();
    await table.socket('S').click();
    await expect(table.verdict).not.toHaveText(before);
    const one = await table.verdict.innerText();
    await table.socket('S').click();
    await expect(table.verdict).not.toHaveText(one);
    await page.keyboard.press('Backspace');
    await expect(table.verdict).toHaveText(one);
    await joyrider.composePlan();
    await table.seal();
  });

  await test.step('a turn that was flown can be seen again', async () => {
    await joyrider.playUntil(waiting => waiting === 'move');
    await joyrider.playUntil(waiting => waiting === 'plan');
    await table.closePaper();
    const again = table.replay.getByRole('button', { name: board.showTurn(1) });
    // The turn is shown by itself first, and what is shown by itself goes when it is over.
    await expect(again).toBeVisible({ timeout: 60_000 });
    await again.click();
    const moment = table.replay.getByRole('slider', { name: MOMENT });
    await moment.press('End');
    await expect(table.replay.getByRole('button', { name: AGAIN })).toBeVisible();
    const last = Number(await moment.inputValue());
    await table.replay.getByRole('button', { name: STEP_BACK }).click();
    await expect.poll(async () => Number(await moment.inputValue())).toBeLessThan(last);
    await expect(table.replay.locator('.ur-says')).not.toBeEmpty();
    await table.replay.getByRole('button', { name: board.TO_NOW }).click();
    await expect(moment).toHaveCount(0);
  });

  await test.step('every usual decision comes up on the way', async () => {
    expect(await joyrider.playUntil(() => false)).toBe('over');
    for (const waiting of ['place', 'plan', 'move', 'battery'] as const)
      expect([...joyrider.met], waiting).toContain(waiting);
  });

  await test.step('the end tells the standing, lines, charts and the shortest race', async () => {
    await expect(table.end.getByRole('heading').first()).toHaveText(/wins? the race/);
    await expect(table.end.locator('.ur-table tbody tr')).toHaveCount(1 + BOTS);
    await expect(table.end.locator('.ur-table tbody tr').first()).toContainText(ending.WINNER);
    const turns = Number.parseInt((await table.where()).match(/(\d+) turns/)?.[1] ?? '', 10);
    expect(turns).toBeGreaterThan(1);
    await expect(table.end).toContainText(ending.turnsSay(turns));
    await expect(table.end.getByText(/^Alone, without a hit/)).toBeVisible({ timeout: 60_000 });
    for (const title of [ending.LINES_LABEL, ending.SPEED_CHART, ending.DAMAGE_CHART])
      await expect(table.end.getByRole('img', { name: title })).toBeVisible();
    await table.end.getByText(ending.AS_TABLE).first().click();
    await expect(table.end.locator('details[open] tbody tr')).toHaveCount(turns);
  });
});
