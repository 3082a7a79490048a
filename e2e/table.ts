import type { Locator, Page } from '@playwright/test';
import * as words from '../src/client/table/text.ts';
import { deal } from '../src/client/text/new-table.ts';
import { playGame } from '../src/client/text.ts';
import * as text from '../src/games/unacknowledged/ui/text.ts';
import { expect } from './page.ts';

const ENABLED = ':not([aria-disabled="true"])';

/** What the screen shows when it waits for somebody at it, or for nobody any more. */
export type Waiting = 'curtain' | 'talk' | 'cards' | 'over';

/** A table of Unacknowledged on the screen, played as people do. */
export class Table {
  readonly page: Page;
  readonly dock: Locator;
  readonly paper: Locator;
  readonly edge: Locator;
  readonly curtain: Locator;
  readonly end: Locator;
  readonly cards: Locator;
  readonly ready: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dock = page.getByRole('region', { name: words.DOCK_LABEL });
    this.paper = page.getByRole('region', { name: words.YOUR_PAGE });
    this.edge = this.paper.locator('.edge');
    this.curtain = page.locator('main.curtain');
    this.end = page.getByRole('region', { name: words.END_LABEL });
    this.cards = this.paper.locator('.un-cards button');
    this.ready = this.dock.getByRole('button', {
      name: new RegExp(`^(${text.I_AM_READY}|${text.EVERYONE_READY})$`),
    });
  }

  /** From home: one press for the game, one to deal. */
  static async alone(page: Page, home = '/'): Promise<Table> {
    await page.goto(home);
    await page.getByRole('link', { name: playGame('Unacknowledged') }).click();
    await page.getByRole('button', { name: deal(1, 3) }).click();
    const table = new Table(page);
    await table.waits();
    return table;
  }

  /** From a file, through the page that takes them. */
  static async fromFile(page: Page, file: string): Promise<Table> {
    await page.goto('/#/tables');
    const given = { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(file) };
    await page.locator('input[type=file]').setInputFiles(given);
    await page.waitForURL(/#\/table\//);
    const table = new Table(page);
    await table.waits();
    return table;
  }

  /** Whether this screen is waited for now. */
  async isAsked(): Promise<boolean> {
    return (await this.ready.isVisible()) || (await this.#paperMoves.count()) > 0;
  }

  /** The seats that have to act, as this screen knows them. */
  async waitedFor(): Promise<readonly number[]> {
    const players = await this.page
      .locator('.strip li')
      .evaluateAll(all => all.map(one => one.classList.contains('to-act')));
    return players.flatMap((toAct, seat) => (toAct ? [seat] : []));
  }

  get #paperMoves(): Locator {
    return this.page.locator('.table:has(.dock.mine) .sheet .un-press');
  }

  /** Resolves when the game goes on only by somebody at this screen. */
  async waits(): Promise<Waiting> {
    const any = this.curtain.or(this.end).or(this.ready).or(this.#paperMoves);
    await expect(any.first()).toBeAttached();
    if (await this.curtain.isVisible()) return 'curtain';
    if (await this.end.isVisible()) return 'over';
    return (await this.ready.isVisible()) ? 'talk' : 'cards';
  }

  /** Presses a card and the one button that plays it. */
  async choose(index = 0): Promise<void> {
    await this.openPaper();
    await this.cards.nth(index).click();
    const commit = this.paper.locator(`[data-primary]${ENABLED}`);
    const name = (await commit.textContent()) ?? '';
    await commit.click();
    await expect(this.paper.getByRole('button', { name, exact: true })).toHaveCount(0);
  }

  async becomeReady(): Promise<void> {
    await this.ready.click();
    await expect(this.ready).toHaveCount(0);
  }

  /** Held, as a person would. */
  async openCurtain(): Promise<void> {
    await this.curtain.locator('.hold').hover();
    await this.page.mouse.down();
    await expect(this.curtain).toHaveCount(0);
    await this.page.mouse.up();
  }

  /** Does the next thing that is asked for. */
  async step(): Promise<Waiting> {
    const waiting = await this.waits();
    switch (waiting) {
      case 'curtain':
        await this.openCurtain();
        break;
      case 'talk':
        await this.becomeReady();
        break;
      case 'cards':
        await this.choose();
        break;
      case 'over':
        break;
    }
    return waiting;
  }

  /** Plays until something waits that `stop` asks for, or the game is over. */
  async playUntil(stop: (waiting: Waiting) => boolean | Promise<boolean>): Promise<Waiting> {
    for (;;) {
      const waiting = await this.waits();
      if (waiting === 'over' || (await stop(waiting))) return waiting;
      await this.step();
    }
  }

  async playOut(): Promise<void> {
    await this.playUntil(() => false);
    await expect(this.end).toBeVisible();
  }

  /** The sheet also comes up by itself, and a press at that very moment sends it down again. */
  async openPaper(): Promise<void> {
    if ((await this.edge.count()) === 0) return;
    await expect(async () => {
      if ((await this.edge.getAttribute('aria-expanded')) === 'false') await this.edge.click();
      await expect(this.edge).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
    }).toPass();
  }

  /** What the table is called in this browser. */
  get address(): string {
    return new URL(this.page.url()).hash;
  }

  where(): Promise<string> {
    return this.page.locator('.where').innerText();
  }

  /** The names of the cards on the private page, in order. */
  hand(): Promise<readonly string[]> {
    return this.paper.locator('.un-hand-card > b').allInnerTexts();
  }
}
