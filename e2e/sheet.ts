import type { Locator, Page } from '@playwright/test';
import type { Help } from '../src/deduction/help.ts';
import * as text from '../src/deduction/text.ts';
import { expect } from './page.ts';
import { TableScreen } from './screen.ts';

/** A table of a game of deduction on the screen: what the note sheets of all of them have. */
export class SheetScreen extends TableScreen {
  readonly lamp: Locator;

  constructor(page: Page) {
    super(page);
    this.lamp = this.paper.getByRole('region', { name: text.LAMP });
  }

  /** How far the lamp helps on this sheet. */
  async light(step: Help): Promise<void> {
    await this.openPaper();
    const change = this.lamp.getByRole('button', { name: text.OPEN_LAMP });
    await change.click();
    await this.lamp.getByRole('button', { name: text.helpName[step] }).click();
    await change.click();
  }

  /** On a phone the lamp opens for it, and closes by itself. */
  async checkMarks(): Promise<void> {
    const check = this.lamp.getByRole('button', { name: text.CHECK });
    if (!(await check.isVisible())) await this.lamp.getByRole('button', { name: text.OPEN_LAMP }).click();
    await check.click();
  }

  /** How many skies fit what this player knows, as soon as the lamp has counted them. */
  async skies(): Promise<number> {
    const counted = this.lamp.getByText(/^[\d,]+ (sky|skies)$/);
    await expect(counted).toBeVisible();
    return Number((await counted.innerText()).replace(/\D/g, ''));
  }
}
