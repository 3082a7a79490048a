import type { Locator, Page } from '@playwright/test';
import * as text from '../../src/deduction/text.ts';
import { turnedSays } from '../../src/games/uaps/ui/paper-text.ts';
import { expectAccessible } from '../shared/axe.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { ACROSS_A_LINE, FREE_SKY, OrbitTable } from './uaps.ts';

test('marks are made in both orbits, undone, and there again after a reload', async ({ page }) => {
  const table = await seated(page);
  const spy = await table.cell(3, 'spy');
  await spy.click();
  await expect(spy).toHaveAccessibleName('Sector 3, spy satellite: struck');
  await spy.press('ArrowRight');
  const meteor = await table.cell(3, 'meteor');
  await expect(meteor).toBeFocused();
  await page.keyboard.press('o');
  await expect(meteor).toHaveAccessibleName('Sector 3, meteor shower: leaning');

  await table.writeWith('ink');
  const nav = await table.cell(14, 'nav');
  await nav.click();
  await expect(nav).toHaveAccessibleName('Sector 14, nav satellite: sure');
  await expect(nav).toBeFocused();
  await page.keyboard.press('u');
  await expect(nav).toHaveAccessibleName('Sector 14, nav satellite: blank');
  await nav.press('i');
  const hubble = await table.cell(13, 'hubble');
  await hubble.press('x');
  await expect(hubble).toHaveAccessibleName('Sector 13, Hubble: struck');
  await table.undo.click();
  await expect(hubble).toHaveAccessibleName('Sector 13, Hubble: blank');

  await table.comesBack('look at 11 again');
  await expect(await table.cell(14, 'nav')).toHaveAccessibleName('Sector 14, nav satellite: sure');
  await expect(await table.cell(3, 'meteor')).toHaveAccessibleName('Sector 3, meteor shower: leaning');
  await expect(table.sector(14)).toHaveAccessibleName(/your note: nav satellite/);
  await expect(table.sector(3)).toHaveAccessibleName(/your note: .*meteor shower/);
  await table.undo.click();
  await expect(await table.cell(14, 'nav')).toHaveAccessibleName('Sector 14, nav satellite: blank');
});

test('the lamp shows, explains, hands over and checks, as far as one wants', async ({ page }) => {
  test.slow();
  const table = await seated(page);
  await expect(table.lamp).toContainText(text.LAMP_OFF);
  await table.light('direct');
  await expect(table.lamp).toContainText(/[1-9]\d* marks you have not made/);
  await expect(await table.cell(11, 'meteor')).toHaveAccessibleName(RULED_OUT);
  await expect(await table.cell(3, 'meteor')).toHaveAccessibleName('Sector 3, meteor shower: blank');

  await test.step('why something follows by a rule', async () => {
    await table.light('rules');
    const meteor = await table.cell(3, 'meteor');
    await expect(meteor).toHaveAccessibleName(RULED_OUT);
    await meteor.press('h');
    await expect(table.why).toContainText('Sector 3 cannot hold a meteor shower.');
    await expect(table.why.getByRole('listitem').filter({ hasText: /^From the start/ })).toHaveCount(1);
    await expect(table.why.getByRole('listitem').filter({ hasText: /^Rule/ })).toContainText(
      'stacked in pairs',
    );
    await expectAccessible(page, 'a note sheet that says why');
    await table.closeWhy();
    await expect(meteor).toBeFocused();
  });

  await test.step('a mark that cannot be, and all that the lamp would make', async () => {
    await table.light('exact');
    await table.skies();
    await table.mark(3, 'meteor', 'i');
    await table.checkMarks();
    await expect(table.lamp).toContainText('Cannot be: a meteor shower in sector 3.');
    await table.undo.click();
    await table.takeOver();
    await expect(await table.cell(11, 'meteor')).toHaveAccessibleName(/^Sector 11, meteor shower: struck/);
    await table.checkMarks();
    await expect(table.lamp).toContainText(/Your marks fit [\d,]+ skies/);
  });
});

test('the outer orbit comes to lie over other sectors as the Earth turns, and marks stay with theirs', async ({
  page,
}) => {
  await withSettings(page);
  const table = await OrbitTable.firstTurn(page, 2, FREE_SKY);
  await table.openPaper();
  await table.mark(4, 'nav', 'o');
  await table.mark(11, 'uap', 'x');
  await expect(stack(table, '3 under 11')).toBeVisible();

  await table.make(ACROSS_A_LINE);
  await expect(table.sector(3)).toHaveAccessibleName(/under 10 now/);
  await table.openPaper();
  await expect(stack(table, '4 under 11')).toBeVisible();
  await expect(
    table.paper.getByText(
      turnedSays([
        { inner: 3, outer: 10 },
        { inner: 4, outer: 11 },
      ]),
    ),
  ).toBeVisible();
  await expect(await table.cell(4, 'nav')).toHaveAccessibleName('Sector 4, nav satellite: leaning');
  await expect(await table.cell(11, 'uap')).toHaveAccessibleName('Sector 11, UAP: struck');
});

const RULED_OUT = /the lamp rules it out$/;

/** A row of the sheet. */
const stack = (table: OrbitTable, name: string): Locator => table.paper.getByRole('rowheader', { name });

/** A table with a bot, where one knows 8 facts, with the note sheet open. */
async function seated(page: Page): Promise<OrbitTable> {
  await withSettings(page);
  const table = await OrbitTable.alone(page, 1, FREE_SKY);
  await table.make({ type: 'know', level: 'beginner' });
  expect(await table.waits()).toBe('place');
  await table.make({ type: 'place', quadrant: 2 });
  expect(await table.waits()).toBe('act');
  await table.openPaper();
  return table;
}
