import type { Locator, Page } from '@playwright/test';
import * as words from '../src/client/table/beside/text.ts';
import * as code from '../src/companion/text/code.ts';
import * as set from '../src/companion/text/set-up.ts';
import { expect } from './page.ts';
import type { TableScreen } from './screen.ts';

/** The first table of a browser loads the game and its bots: against hanging only. */
const OPENS_WITHIN_MS = 60_000;

/** From the page of solo to that of a code that somebody has. */
export async function enterCode(page: Page, typed: string, other: string): Promise<void> {
  await page.getByRole('link', { name: other }).click();
  await page.getByRole('textbox', { name: code.FIELD }).fill(typed.toLowerCase().replaceAll('-', ''));
  await page.getByRole('button', { name: code.OPEN }).click();
  await page.getByRole('link', { name: set.SOLO }).click();
  await expect(page.locator('.big-code')).toHaveText(typed);
}

/** A printed board beside a table on the screen, and somebody who does what is said there. */
export class Board {
  readonly card: Locator;
  readonly #table: TableScreen;
  /** All that was said. */
  readonly said: string[] = [];

  constructor(table: TableScreen) {
    this.#table = table;
    this.card = table.page.getByRole('region', { name: words.LABEL });
  }

  get lines(): Locator {
    return this.card.getByRole('listitem');
  }

  async opens(): Promise<void> {
    await this.card.waitFor({ timeout: OPENS_WITHIN_MS });
  }

  /** Moves pieces and begins turns of the bot until the game goes on only by the person, or is over. */
  async follow(): Promise<void> {
    const { page, dock, end } = this.#table;
    const asked = dock.locator('.turnline.mine');
    for (;;) {
      await expect(this.card.or(asked).or(end).first()).toBeVisible();
      if (await this.card.isVisible()) await this.press();
      else if ((await end.isVisible()) || (await asked.isVisible())) return;
      await page.waitForTimeout(20);
    }
  }

  /** Its one button: done, or the turn of the bot. */
  async press(): Promise<void> {
    const button = this.card.locator('[data-primary]:not([aria-disabled])');
    const before = await this.lines.allInnerTexts();
    if ((await button.count()) === 0) return;
    this.said.push(...before);
    await button.click();
  }
}
