import type { Locator, Page } from '@playwright/test';
import * as words from '../../src/client/table/beside/text.ts';
import * as code from '../../src/companion/text/code.ts';
import * as set from '../../src/companion/text/set-up.ts';
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
    const { dock, end } = this.#table;
    const goesOn = this.#button.or(dock.locator('.turnline.mine')).or(end).filter({ visible: true });
    for (;;) {
      await expect(goesOn.first()).toBeVisible();
      if (!(await this.#button.isVisible())) return;
      await this.press();
    }
  }

  /** Done, or the turn of the bot; until something else is to be done. */
  async press(): Promise<void> {
    const before = await this.card.allInnerTexts();
    this.said.push(...(await this.lines.allInnerTexts()));
    await this.#button.click();
    await expect.poll(() => this.card.allInnerTexts()).not.toEqual(before);
  }

  /** The one button of the card; none while the bot thinks. */
  get #button(): Locator {
    return this.card.locator('[data-primary]:not([aria-disabled])');
  }
}
