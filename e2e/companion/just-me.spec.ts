import * as words from '../../src/client/text/new-table.ts';
import * as set from '../../src/companion/text/set-up.ts';
import { secondsFor } from '../../src/deduction/ui/box/countdown.ts';
import { clock, soFar } from '../../src/deduction/ui/box/text.ts';
import { FACTS } from '../../src/games/planet-x/board.ts';
import * as text from '../../src/games/planet-x/ui/box/text.ts';
import { outOfSight } from '../shared/fits.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { BoxSky } from './box-sky.ts';
import { typeCode } from './companion.ts';

const CODE = '27TE-X6FC-575';

test('just me, just answers: one press from the code to the facts', async ({ page }, { project }) => {
  await withSettings(page);
  await typeCode(page, CODE);
  await page.getByRole('button', { name: set.JUST_ME.title }).click();
  const box = new BoxSky(page);

  await test.step('facts stay long enough to be copied, and count as kept', async () => {
    await box.start(1, 'youth');
    const shown = await box.sheet.locator('.answer-top .data').innerText();
    expect(shown > clock(secondsFor(FACTS.youth) - 30)).toBe(true);
    await box.hide();
    if (project.name === 'phone')
      await expect(page.locator('.note-edge')).toContainText(soFar(0, FACTS.youth));
  });

  await test.step('a turn of the sky past several marks is asked again', async () => {
    const window = await box.open(text.TURN_SKY);
    await box.stepTo(text.SECTOR, 10);
    const commit = window.locator('.commit [data-primary]');
    await commit.click();
    await expect(window).toContainText(text.turnWarns(10));
    await expect(commit).toContainText(text.TURN_ALL_THE_SAME);
    await commit.click();
    await expect(window).toHaveCount(0);
  });

  await test.step('the phase of a theory lies under nothing', async () => {
    const window = await box.open(text.THEORIES);
    await window.getByRole('button', { name: text.PLACE_OWN }).click();
    const phase = box.table.dock.getByRole('group', { name: text.PHASE, exact: true });
    await expect(phase).toBeVisible();
    expect(await outOfSight(phase.getByRole('button'))).toEqual([]);
  });
});

test('the starting order is drawn, and changed by keyboard', async ({ page }) => {
  await withSettings(page);
  await typeCode(page, CODE);
  await page.getByRole('button', { name: set.NEXT }).click();
  const people = page.locator('.person');
  await page.getByRole('button', { name: set.DRAW }).click();
  await expect(page.getByText(/^Drawn: /)).toBeVisible();
  const order = () =>
    people.evaluateAll(all => all.map(person => person.querySelector('input')?.value ?? ''));
  const [first = '', second, third] = await order();
  await page.getByRole('button', { name: words.down(first) }).focus();
  await page.keyboard.press('Enter');
  expect(await order()).toEqual([second, first, third]);
  await page.keyboard.press('Enter');
  expect(await order()).toEqual([second, third, first]);
});
