import * as words from '../../src/client/table/text.ts';
import { lesson } from '../../src/games/unacknowledged/ui/lesson.ts';
import { Coach } from '../shared/coach.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { Table } from '../shared/table.ts';
import { makeMove } from './cards-lesson.ts';

test('the lesson leads from its first card to its last, and on into a game', async ({ page }) => {
  test.slow();
  await withSettings(page);
  const coach = await Coach.meet(page, 'unacknowledged', lesson);
  const table = new Table(page);
  let triedBack = false;

  await coach.follow(async move => {
    await makeMove(table, move, accused =>
      keepWhatWasNotSaid(lesson.names.find(name => name !== accused) ?? ''),
    );
    if (!triedBack) await cannotTakeBack();
    triedBack = true;
  });
  await coach.region.getByRole('button', { name: words.PLAY_ON }).click();
  await table.playUntil(async () => (await table.where()).startsWith('round 2'));

  async function cannotTakeBack(): Promise<void> {
    await expect(table.dock.getByRole('button', { name: words.TAKE_BACK })).toHaveCount(0);
    await page.keyboard.press('z');
    const menu = page.getByRole('dialog', { name: words.MORE });
    await expect(menu.getByText(words.CANNOT_TAKE_BACK_WORDS.lesson)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  }

  /** Another sentence than that of the script does not count, and stays composed. */
  async function keepWhatWasNotSaid(about: string): Promise<void> {
    const chip = table.dock.getByRole('button', { name: about, exact: true });
    await chip.click();
    await table.sayIt.click();
    await expect(coach.region.getByText(words.NUDGE)).toBeVisible();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  }
});
