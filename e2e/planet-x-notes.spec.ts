import type { Locator, Page } from '@playwright/test';
import { playGame } from '../src/client/text.ts';
import * as text from '../src/deduction/text.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, withSettings } from './page.ts';

const cell = (page: Page, name: string): Locator =>
  page.locator('.px-grid').getByRole('button', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string | RegExp): Locator =>
  page.locator('.note-paper').getByRole('button', { name });

/** A table with bots, where one knows 12 facts, with the note sheet open. */
async function seated(page: Page): Promise<void> {
  await withSettings(page);
  await page.goto('/');
  await page.getByRole('link', { name: playGame('The Search for Planet X') }).click();
  await page.getByRole('button', { name: /^Deal/ }).click();
  await page
    .locator('.px-dock')
    .getByRole('button', { name: /^Youth/ })
    .click();
  await page.locator('.commit [data-primary]').click();
  await expect(page.locator('.px-dock').getByRole('button', { name: /^Survey/ })).toBeVisible();
  await openSheet(page);
}

/** On a phone it lies at the lower edge. */
async function openSheet(page: Page): Promise<void> {
  await expect(page.locator('.px-grid tbody tr')).toHaveCount(12);
  const edge = page.locator('.sheet:not(.open) .edge');
  if (await edge.isVisible()) await edge.click();
}

async function choose(page: Page, step: string): Promise<void> {
  await button(page, text.OPEN_LAMP).click();
  await page.locator('.note-lamp').getByRole('button', { name: step }).click();
  await button(page, text.OPEN_LAMP).click();
}

/** On a phone the lamp opens for it. */
async function ask(page: Page, what: string | RegExp): Promise<void> {
  if (!(await button(page, what).isVisible())) await button(page, text.OPEN_LAMP).click();
  await button(page, what).click();
}

test('marks are made by press, tool and key, undone, and there again after a reload', async ({ page }) => {
  await seated(page);
  await cell(page, 'Sector 2, comet').click();
  await expect(cell(page, 'Sector 2, comet')).toHaveAccessibleName('Sector 2, comet: struck');
  await button(page, text.toolName.ink).click();
  await cell(page, 'Sector 3, gas cloud').click();
  await cell(page, 'Sector 3, gas cloud').press('ArrowDown');
  await expect(cell(page, 'Sector 4, gas cloud')).toBeFocused();
  await page.keyboard.press('o');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('x');
  await expect(cell(page, 'Sector 4, truly empty')).toHaveAccessibleName('Sector 4, truly empty: struck');
  await button(page, text.UNDO).click();
  await expect(cell(page, 'Sector 4, truly empty')).toHaveAccessibleName('Sector 4, truly empty: blank');
  await page.getByPlaceholder(text.FREE_NOTES_HINT).fill('check 11');
  await page.getByPlaceholder(text.FREE_NOTES_HINT).blur();
  await expect(async () => {
    await page.reload();
    await openSheet(page);
    await expect(page.getByPlaceholder(text.FREE_NOTES_HINT)).toHaveValue('check 11', { timeout: 2000 });
  }).toPass();
  await expect(cell(page, 'Sector 3, gas cloud')).toHaveAccessibleName('Sector 3, gas cloud: sure');
  await expect(cell(page, 'Sector 4, gas cloud')).toHaveAccessibleName('Sector 4, gas cloud: leaning');
  await expect(page.locator('.px-circle [data-sector="3"]')).toHaveAccessibleName(/your note/);
  await button(page, text.UNDO).click();
  await expect(cell(page, 'Sector 4, gas cloud')).toHaveAccessibleName('Sector 4, gas cloud: blank');
});

test('the lamp shows, explains, hands over and checks, as far as one wants', async ({ page }) => {
  await seated(page);
  const lamp = page.locator('.note-lamp');
  await expect(lamp).toContainText(text.LAMP_OFF);
  await choose(page, text.helpName.direct);
  await expect(lamp).toContainText(text.moreSays(12).join(''));
  await expect(cell(page, 'Sector 4, comet')).toHaveAccessibleName('Sector 4, comet: blank');
  await choose(page, text.helpName.exact);
  await expect(cell(page, 'Sector 4, comet')).toHaveAccessibleName(/the lamp rules it out$/);
  await expect(lamp).toContainText(/[\d,]+ skies still fit what you know/);

  await cell(page, 'Sector 4, comet').focus();
  await page.keyboard.press('h');
  await expect(page.locator('.note-why').getByRole('listitem')).toHaveText([
    'Rule: Comets are only in sectors 2, 3, 5, 7 and 11.',
  ]);
  await button(page, text.CLOSE_WHY).click();
  await expect(cell(page, 'Sector 4, comet')).toBeFocused();
  await choose(page, text.helpName.rules);
  await page
    .locator('.note-lamp')
    .getByRole('button', { name: 'Why? Sector 4 cannot hold a comet.' })
    .click();
  await expect(page.locator('.note-why').getByRole('listitem')).toHaveCount(1);
  await button(page, text.CLOSE_WHY).click();
  await choose(page, text.helpName.exact);

  await button(page, text.toolName.ink).click();
  await cell(page, 'Sector 4, comet').click();
  await ask(page, text.CHECK);
  await expect(lamp).toContainText('Cannot be: a comet in sector 4.');
  await expectAccessible(page, 'a note sheet with a mistake');
  await button(page, text.UNDO).click();
  await ask(page, /^Take over/);
  await expect(cell(page, 'Sector 4, comet')).toHaveAccessibleName(/^Sector 4, comet: struck/);
  await ask(page, text.CHECK);
  await expect(lamp).toContainText(/Your marks fit [\d,]+ skies/);
});
