import { strict as assert } from 'node:assert';
import * as words from '../../src/client/table/text.ts';
import * as rail from '../../src/games/ufo-hunter/ui/rail-text.ts';
import { outOfSight } from '../shared/fits.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { hunterAt } from './moments.ts';

test('the last round is gone through step by step, with the map in sight, and once more', async ({
  page,
}) => {
  await withSettings(page);
  const table = await hunterAt(page, 'choose');
  const again = page.locator('[data-point="last-round"]');
  /** As a hand does, which scrolls nothing into view. */
  const press = async (name: string) => {
    const button = again.getByRole('button', { name, exact: true });
    await expect.poll(() => outOfSight(button)).toEqual([]);
    const { x, y, width, height } = (await button.boundingBox()) ?? assert.fail(name);
    await page.mouse.click(x + width / 2, y + height / 2);
  };
  const step = again.getByRole('status');
  const shown = again.locator('.uh-beats li.on');

  await expect(shown).toHaveCount(0);
  const steps = Number((await step.innerText()).split(' ').at(-1));
  expect(steps).toBeGreaterThan(4);

  const walk = async () => {
    const told: string[] = [];
    await press(rail.AGAIN);
    for (let index = 0; index < steps; index++) {
      await expect(step).toHaveText(rail.stepOf(index, steps));
      await expect.poll(() => outOfSight(shown)).toEqual([]);
      await expect(table.map.locator('svg[role="group"]')).toBeInViewport({ ratio: 0.3 });
      told.push(await shown.innerText());
      await press(rail.STEP_ON);
    }
    await expect(shown).toHaveCount(0);
    return told;
  };
  const first = await walk();
  expect(new Set(first).size).toBe(steps);
  expect(await walk()).toEqual(first);

  await test.step('where somebody went is drawn on the map', async () => {
    await press(rail.AGAIN);
    const trail = table.map.locator('.uh-map-trail');
    for (let index = 1; (await trail.count()) === 0; index++) {
      expect(index).toBeLessThan(steps);
      await press(rail.STEP_ON);
    }
    await expect(table.map.locator('.uh-map-region.lit').first()).toBeAttached();
    await press(rail.SHOW_NOW);
    await expect(table.map.locator('.uh-map-region.lit')).toHaveCount(0);
  });
});

test('while something is asked, what is said of a step is not under the question', async ({ page }) => {
  await withSettings(page);
  for (const decision of ['sell', 'option', 'bid', 'lose'] as const)
    await test.step(decision, async () => {
      await hunterAt(page, decision);
      const again = page.locator('[data-point="last-round"]');
      await again.getByRole('button', { name: rail.AGAIN, exact: true }).click();
      for (let step = 0; step < 3; step++) {
        await expect.poll(() => outOfSight(again.locator('.uh-beats li.on'))).toEqual([]);
        const next = again.getByRole('button', { name: rail.STEP_ON, exact: true });
        expect(await outOfSight(next)).toEqual([]);
        await next.click();
      }
    });
});

test('who looks back from the foot of the end has the map in sight, steps by arrows, and the log follows', async ({
  page,
}) => {
  await withSettings(page);
  const table = await hunterAt(page, 'end');
  await table.end.getByRole('button', { name: words.LOOK_BACK }).click();
  await expect(table.map.locator('.uh-map-view')).toBeInViewport({ ratio: 0.9 });
  const bar = page.getByRole('region', { name: words.LOOK_BACK });
  await bar.getByRole('button', { name: words.FIRST }).click();
  await bar.press('ArrowRight');
  await expect(bar).toContainText(/step 1 of/);
  await page.getByRole('button', { name: words.LOG }).click();
  const log = page.getByRole('region', { name: words.LOG });
  await expect(log.locator('[aria-current="step"]').first()).toBeInViewport();
  await expect(log.getByRole('button', { name: words.LOOK_BACK, exact: true })).toHaveCount(0);
});
