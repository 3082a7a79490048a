import type { Locator, Page } from '@playwright/test';
import type { Help } from '../../src/deduction/help.ts';
import type { Tool } from '../../src/deduction/marks.ts';
import * as text from '../../src/deduction/text.ts';
import { expect } from './page.ts';
import { TableScreen } from './screen.ts';

/** A table of a game of deduction on the screen: what the note sheets of all of them have. */
export class SheetScreen extends TableScreen {
  readonly lamp: Locator;
  readonly why: Locator;
  readonly undo: Locator;
  readonly freeNotes: Locator;

  constructor(page: Page) {
    super(page);
    this.lamp = this.paper.getByRole('region', { name: text.LAMP });
    this.why = this.paper.locator('.note-why');
    this.undo = this.paper.getByRole('button', { name: text.UNDO });
    this.freeNotes = this.paper.getByPlaceholder(text.FREE_NOTES_HINT);
  }

  /** What a press does from now on. */
  async writeWith(tool: Tool): Promise<void> {
    await this.paper.getByRole('button', { name: text.toolName[tool] }).click();
  }

  /** How far the lamp helps on this sheet. */
  async light(step: Help): Promise<void> {
    await this.openPaper();
    const change = this.lamp.getByRole('button', { name: text.OPEN_LAMP });
    await change.click();
    await this.lamp.getByRole('button', { name: text.helpName[step] }).click();
    await change.click();
  }

  checkMarks(): Promise<void> {
    return this.#ask(text.CHECK);
  }

  /** All marks that the lamp would make. */
  takeOver(): Promise<void> {
    return this.#ask(/^Take over/);
  }

  async closeWhy(): Promise<void> {
    await this.why.getByRole('button', { name: text.CLOSE_WHY }).click();
  }

  /** Reloads the page at once; what was written last is there again. */
  async comesBack(freeNotes: string): Promise<void> {
    await this.freeNotes.fill(freeNotes);
    await this.page.reload();
    await expect(this.freeNotes).toHaveValue(freeNotes);
    await this.openPaper();
  }

  /** How many skies fit what this player knows, as soon as the lamp has counted them. */
  async skies(): Promise<number> {
    const counted = this.lamp.getByText(/^[\d,]+ (sky|skies)$/);
    await expect(counted).toBeVisible();
    return Number((await counted.innerText()).replace(/\D/g, ''));
  }
  /** On a phone the lamp opens for it, and closes by itself. */
  async #ask(what: string | RegExp): Promise<void> {
    const asks = this.lamp.getByRole('button', { name: what });
    if (!(await asks.isVisible())) await this.lamp.getByRole('button', { name: text.OPEN_LAMP }).click();
    await asks.click();
  }
}
