import type { Page } from '@playwright/test';
import { FOLLOW, SCENE_COMES, SCENE_LOST } from '../../src/games/ufo-racing/ui/track-text.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { racingAt, WITH_GRAPHICS } from './moments.ts';
import type { RacingTable } from './racing.ts';

test.use(WITH_GRAPHICS);

test('a drawing in three dimensions that is lost gives way to the plan, and comes back', async ({ page }) => {
  test.slow();
  await withSettings(page);
  const table = await racingAt(page, 'place');
  await expect(table.scene).toBeVisible();
  await expect(table.board.getByText(SCENE_COMES)).toHaveCount(0);
  const lose = await page.evaluateHandle(() => {
    const drawn = document.querySelector<HTMLCanvasElement>('.ur-scene canvas');
    return drawn?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
  });
  await lose.evaluate(graphics => graphics?.loseContext());
  await expect(table.board.getByText(SCENE_LOST)).toBeVisible();
  await table.plan.locator('[data-choice]').last().click();
  await expect(table.commit).toBeVisible();
  await lose.evaluate(graphics => graphics?.restoreContext());
  await expect(table.plan).toHaveCount(0);
  await expect(table.scene).toBeVisible();
  await table.decide();
  expect(await table.waits()).toBe('plan');
});

test('a press chooses a cell of the track, a drag and two fingers only look around', async ({ page }) => {
  test.slow();
  await withSettings(page);
  const table = await racingAt(page, 'place');
  const { cells } = table;
  await expect(cells).toHaveValue('');

  await test.step('dragging shows another part', async () => {
    const before = await pictureOf(table);
    await drag(page, table);
    await expect.poll(async () => (await pictureOf(table)).equals(before)).toBe(false);
    await expect(cells).toHaveValue('');
  });

  await test.step('two fingers bring it closer', async () => {
    const before = await pictureOf(table);
    await pinch(page, table);
    await expect.poll(async () => (await pictureOf(table)).equals(before)).toBe(false);
    await expect(cells).toHaveValue('');
  });

  await test.step('the camera comes back, and a press chooses', async () => {
    await table.board.getByRole('button', { name: FOLLOW }).click();
    await expect(async () => {
      const { x, y } = await middleOf(table);
      await page.mouse.click(x, y);
      await expect(cells).not.toHaveValue('', { timeout: 500 });
    }).toPass();
    await expect(table.commit).toBeVisible();
  });
});

const pictureOf = (table: RacingTable): Promise<Buffer> => table.scene.screenshot();

/** What is to be chosen lies in the middle of what the tools leave free. */
async function middleOf(table: RacingTable): Promise<{ readonly x: number; readonly y: number }> {
  const box = await table.scene.boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  return { x: x + width / 2 - 20, y: y + height * 0.62 };
}

async function drag(page: Page, table: RacingTable): Promise<void> {
  const { x, y } = await middleOf(table);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y - 30, { steps: 5 });
  await page.mouse.up();
}

async function pinch(page: Page, table: RacingTable): Promise<void> {
  const { x, y } = await middleOf(table);
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: readonly number[]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart.map((dx, id) => ({ x: x + dx, y, id })),
    });
  await touch('touchStart', [-40, 40]);
  for (const apart of [50, 65, 80]) await touch('touchMove', [-apart, apart]);
  await touch('touchEnd', []);
}
