import type { Page } from '@playwright/test';
import * as text from '../../src/deduction/text.ts';
import { expectAccessible } from '../shared/axe.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { SkyTable } from './planet-x.ts';

test('marks are made by press, tool and key, undone, and there again after a reload', async ({ page }) => {
  const table = await seated(page);
  const comet = table.cell(2, 'comet');
  const [gas, gasBelow, emptyBelow] = [table.cell(3, 'gas'), table.cell(4, 'gas'), table.cell(4, 'empty')];
  await comet.click();
  await expect(comet).toHaveAccessibleName('Sector 2, comet: struck');
  await table.writeWith('ink');
  await gas.click();
  await gas.press('ArrowDown');
  await expect(gasBelow).toBeFocused();
  await page.keyboard.press('o');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('x');
  await expect(emptyBelow).toHaveAccessibleName('Sector 4, truly empty: struck');
  await table.undo.click();
  await expect(emptyBelow).toHaveAccessibleName('Sector 4, truly empty: blank');
  await table.comesBack('check 11');
  await expect(gas).toHaveAccessibleName('Sector 3, gas cloud: sure');
  await expect(gasBelow).toHaveAccessibleName('Sector 4, gas cloud: leaning');
  await expect(table.sector(3)).toHaveAccessibleName(/your note/);
  await table.undo.click();
  await expect(gasBelow).toHaveAccessibleName('Sector 4, gas cloud: blank');
});

test('the lamp shows, explains, hands over and checks, as far as one wants', async ({ page }) => {
  test.slow();
  const table = await seated(page);
  const comet = table.cell(4, 'comet');
  await expect(table.lamp).toContainText(text.LAMP_OFF);
  await table.light('direct');
  await expect(table.lamp).toContainText(text.moreSays(12).join(''));
  await expect(comet).toHaveAccessibleName('Sector 4, comet: blank');
  await table.light('exact');
  await expect(comet).toHaveAccessibleName(/the lamp rules it out$/);
  await table.skies();

  await comet.press('h');
  await expect(table.why.getByRole('listitem')).toHaveText([
    'Rule: Comets are only in sectors 2, 3, 5, 7 and 11.',
  ]);
  await table.closeWhy();
  await expect(comet).toBeFocused();
  await table.light('rules');
  await table.lamp.getByRole('button', { name: text.whyLabel('Sector 4 cannot hold a comet.') }).click();
  await expect(table.why.getByRole('listitem')).toHaveCount(1);
  await table.closeWhy();
  await table.light('exact');

  await table.writeWith('ink');
  await comet.click();
  await table.checkMarks();
  await expect(table.lamp).toContainText('Cannot be: a comet in sector 4.');
  await expectAccessible(page, 'a note sheet with a mistake');
  await table.undo.click();
  await table.takeOver();
  await expect(comet).toHaveAccessibleName(/^Sector 4, comet: struck/);
  await table.checkMarks();
  await expect(table.lamp).toContainText(/Your marks fit [\d,]+ skies/);
});

/** A table with bots, where one knows 12 facts, with the note sheet open. */
async function seated(page: Page): Promise<SkyTable> {
  await withSettings(page);
  const table = await SkyTable.alone(page, 3);
  await table.make({ type: 'know', level: 'youth' });
  expect(await table.waits()).toBe('act');
  await table.openPaper();
  return table;
}
