import type { Locator, Page } from '@playwright/test';
import * as words from '../../src/client/table/text.ts';
import { expect } from './page.ts';

/** A table of any game on the screen: what the frame around the game has. */
export class TableScreen {
  readonly page: Page;
  readonly dock: Locator;
  readonly paper: Locator;
  readonly edge: Locator;
  readonly curtain: Locator;
  readonly end: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dock = page.getByRole('region', { name: words.DOCK_LABEL });
    this.paper = page.getByRole('region', { name: words.YOUR_PAGE });
    this.edge = this.paper.locator('.edge');
    this.curtain = page.locator('main.curtain');
    this.end = page.getByRole('region', { name: words.END_LABEL });
  }

  /** Opens the table of a file, through the page that takes them. */
  async take(file: string): Promise<void> {
    await this.page.goto('/#/tables');
    const given = { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(file) };
    await this.page.locator('input[type=file]').setInputFiles(given);
    await this.page.waitForURL(/#\/table\//);
  }

  /** The seats that have to act, as this screen knows them. */
  async waitedFor(): Promise<readonly number[]> {
    const players = await this.page
      .locator('.strip li')
      .evaluateAll(all => all.map(one => one.classList.contains('to-act')));
    return players.flatMap((toAct, seat) => (toAct ? [seat] : []));
  }

  /** Held, as a person would. */
  async openCurtain(): Promise<void> {
    await this.curtain.locator('.hold').hover();
    await this.page.mouse.down();
    await expect(this.curtain).toHaveCount(0);
    await this.page.mouse.up();
  }

  openPaper(): Promise<void> {
    return this.#turnPaper(true);
  }

  closePaper(): Promise<void> {
    return this.#turnPaper(false);
  }

  /** The sheet also comes up by itself, and a press at that very moment sends it down again. */
  async #turnPaper(open: boolean): Promise<void> {
    if ((await this.edge.count()) === 0) return;
    await expect(async () => {
      if ((await this.edge.getAttribute('aria-expanded')) !== String(open)) await this.edge.click();
      await expect(this.edge).toHaveAttribute('aria-expanded', String(open), { timeout: 1_000 });
    }).toPass();
  }

  /** What the table is called in this browser. */
  get address(): string {
    return new URL(this.page.url()).hash;
  }

  where(): Promise<string> {
    return this.page.locator('.where').innerText();
  }
}
