import { SCENE_MISSING, SHOW_PLAN } from '../src/games/ufo-racing/ui/track-text.ts';
import { CLOSE } from '../src/ui/text.ts';
import { expect, test, withSettings } from './page.ts';
import { racingAt } from './racing-moments.ts';
import { Joyrider } from './racing-style.ts';

test('where nothing can be drawn in three dimensions, the plan stands in', async ({ page }) => {
  test.slow();
  await withSettings(page);
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: []) {
        return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest);
      },
    });
  });
  const table = await racingAt(page, 'place');
  await expect(table.board.getByText(SCENE_MISSING)).toBeVisible();
  await table.board.getByRole('button', { name: CLOSE, exact: true }).click();
  await expect(table.board.getByText(SCENE_MISSING)).toHaveCount(0);
  await expect(table.board.getByRole('button', { name: SHOW_PLAN, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const joyrider = new Joyrider(table);
  await table.plan.locator('[data-choice]').last().click();
  await expect(table.plan.locator('[data-choice][aria-pressed="true"]')).toHaveCount(1);
  await table.decide();
  await joyrider.playUntil(waiting => waiting === 'move');
  await joyrider.playUntil(waiting => waiting === 'plan');
  await expect(table.plan).toBeAttached();
});

test('who reloads while planning finds the plan as it was', async ({ page }) => {
  await withSettings(page);
  const table = await racingAt(page, 'plan');
  await table.openPaper();
  for (const socket of ['S', 'up'] as const) await table.socket(socket).click();
  const knows = async () => ({
    verdict: await table.verdict.textContent(),
    panel: await table.paper.locator('[data-socket]').allTextContents(),
    where: await table.where(),
  });
  await expect(table.socket('up')).toContainText('1 chip placed');
  const before = await knows();
  await page.reload();
  await expect.poll(knows).toEqual(before);
});
