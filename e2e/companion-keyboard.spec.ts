import type { Page } from '@playwright/test';
import * as code from '../src/companion/text/code.ts';
import * as set from '../src/companion/text/set-up.ts';
import * as words from '../src/deduction/ui/box/text.ts';
import { puzzleOf } from '../src/games/planet-x/puzzle.ts';
import * as text from '../src/games/planet-x/ui/box/text.ts';
import { answerOf, BoxSky } from './box-sky.ts';
import { expectFocusSeen, tabTo } from './focus.ts';
import { expect, test, withSettings } from './page.ts';

const CODE = '27TE-X6FC-575';

/** Everybody with a device of their own: nobody enters what others do, and the sky is turned by hand. */
test('a sitting beside the box of Planet X goes from a code to the reveal by keyboard alone', async ({
  page,
}) => {
  test.slow();
  await withSettings(page);
  await page.goto('/#/companion/enter');
  await expect(page.getByRole('textbox', { name: code.FIELD })).toBeVisible();
  await page.getByRole('textbox', { name: code.FIELD }).focus();
  await page.keyboard.type(CODE.toLowerCase());
  await page.keyboard.press('Enter');
  for (const title of [set.TITLES.people, set.TITLES.turns, set.TITLES.help]) {
    await expect(page.getByRole('button', { name: set.NEXT })).toBeVisible();
    await press(page, set.NEXT);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  }
  await press(page, set.START);

  const box = new BoxSky(page);
  await expect(box.commit).toBeVisible();
  // The first season, and the third level.
  await page.keyboard.press('1');
  await page.keyboard.press('7');
  await page.keyboard.press('Control+Enter');
  await expect(box.sheet).toBeVisible();
  await expect(box.sheet.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box.sheet).toHaveCount(0);
  await expectFocusSeen(page);

  await test.step('a question is asked, read back and answered', async () => {
    await page.keyboard.press('r');
    await page.keyboard.press('1');
    await page.keyboard.press('Control+Enter');
    await expect(box.readBack).toBeVisible();
    await press(page, words.SHOW_ANSWER);
    const answer = answerOf(puzzleOf(CODE), { type: 'research', topic: 'A' });
    expect(await box.answer()).toEqual([answer]);
    await press(page, words.HIDE);
    await expect(box.sheet).toHaveCount(0);
    await expectFocusSeen(page);
  });

  await test.step('the sky is turned by hand', async () => {
    await page.keyboard.press('y');
    await expect(page.getByRole('dialog', { name: text.TURN_TITLE })).toBeVisible();
    // The words for wide and for narrow screens.
    await press(page, text.turnAct(2).repeat(2));
    await expect(box.act(text.TURN_SKY)).toContainText(text.arrowAt(2));
    await expectFocusSeen(page);
  });

  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: text.REVEAL_TITLE })).toBeVisible();
  await press(page, text.REVEAL);
  await expect(box.table.end).toContainText(CODE);
});

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}
