import type { Page } from '@playwright/test';
import { expectFocusSeen } from '../shared/focus.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { racingAt } from './moments.ts';

const MOST_TABS = 60;

test('a whole turn is placed, planned and flown without a pointer, on the plan', async ({ page }) => {
  test.slow();
  await withSettings(page);
  await page.addInitScript(() => localStorage.setItem('area5.ufo-racing', '{"drawnAs":"plan"}'));
  const table = await racingAt(page, 'place');

  await test.step('arrows lead from cell to cell behind the start line', async () => {
    await tabTo(page, '[data-choice]');
    const first = await focused(page);
    await page.keyboard.press('End');
    await expectFocusSeen(page);
    expect((await focused(page)).choice).not.toBe(first.choice);
    await page.keyboard.press('Enter');
    const { choice } = await focused(page);
    await expect(table.plan.locator(`[data-choice="${choice}"]`)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('1');
    await expect(table.dock.locator('[data-point="elevations"] button').first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('Control+Enter');
    expect(await table.waits()).toBe('plan');
  });

  await test.step('digits place chips, Backspace takes one away', async () => {
    await table.openPaper();
    await tabTo(page, '[data-socket="S"]');
    const before = await table.verdict.innerText();
    await page.keyboard.press('Enter');
    await expect(table.socket('S')).toContainText('1 chip placed');
    await expect(table.verdict).not.toHaveText(before);
    await page.keyboard.press('Backspace');
    await expect(table.verdict).toHaveText(before);
    while ((await table.lock.getAttribute('aria-disabled')) !== null) await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    expect(await table.waits()).toBe('move');
  });

  await test.step('digits choose a direction, and Ctrl+Enter flies it', async () => {
    const turn = await table.where();
    do {
      await page.keyboard.press('1');
      const before = await table.asked();
      await page.keyboard.press('Control+Enter');
      await expect.poll(() => table.asked()).not.toBe(before);
    } while ((await table.waits()) === 'move');
    expect(await table.where()).not.toBe(turn);
  });

  await test.step('the plan reads every cell', async () => {
    await table.closePaper();
    await tabTo(page, 'svg.ur-plan');
    await page.keyboard.press('ArrowDown');
    await expect(table.board.getByRole('status').filter({ hasText: /column/ })).toContainText(/row/);
  });
});

async function tabTo(page: Page, to: string): Promise<void> {
  const isThere = () => page.evaluate(selector => document.activeElement?.matches(selector) ?? false, to);
  for (let tabs = 0; tabs < MOST_TABS && !(await isThere()); tabs++) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
}

const focused = (page: Page): Promise<{ readonly choice: string }> =>
  page.evaluate(() => ({ choice: document.activeElement?.getAttribute('data-choice') ?? '' }));
