import {
  MOMENT,
  SCENE_MISSING,
  SHOW_PLAN,
  SHOW_SCENE,
  WHOLE_TRACK,
} from '../../src/games/ufo-racing/ui/track-text.ts';
import { CLOSE } from '../../src/ui/text.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { racingAt } from './moments.ts';
import { Joyrider } from './style.ts';
import { wordFaults } from './words.ts';

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
  const note = table.board.getByText(SCENE_MISSING);
  const close = table.board.getByRole('button', { name: CLOSE, exact: true });
  await expect(note).toBeVisible();
  await close.click();
  await expect(note).toHaveCount(0);
  await table.board.getByRole('button', { name: SHOW_SCENE, exact: true }).click();
  await expect(note).toBeVisible();
  await close.click();
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

test('on the plan no words lie over each other, or under a tool', async ({ page }) => {
  test.slow();
  await withSettings(page);
  for (const moment of ['lay', 'first', 'plan', 'move'] as const) {
    const table = await racingAt(page, moment);
    await table.showPlan();
    await expect.poll(() => wordFaults(page), moment).toEqual([]);
    if (moment !== 'plan') continue;
    await table.openPaper();
    for (const socket of ['E', 'up'] as const) await table.socket(socket).click();
    await expect.poll(() => wordFaults(page), 'planned').toEqual([]);
    await table.closePaper();
    await table.board.getByRole('button', { name: WHOLE_TRACK }).click();
    await expect.poll(() => wordFaults(page), 'the whole track').toEqual([]);
  }
});

test('a turn that is shown again is in sight together with what it is shown by', async ({ page }) => {
  await withSettings(page);
  const table = await racingAt(page, 'move');
  await table.showPlan();
  await table.replay.getByRole('button').click();
  await expect(table.replay.getByRole('slider', { name: MOMENT })).toBeInViewport({ ratio: 1 });
  await expect(table.plan).toBeInViewport({ ratio: 1 });
  expect((await table.plan.boundingBox())?.height).toBeGreaterThan(149);
});
