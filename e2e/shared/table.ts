import type { Locator, Page } from '@playwright/test';
import { deal } from '../../src/client/text/new-table.ts';
import { playGame } from '../../src/client/text.ts';
import { EVERYONE_READY, I_AM_READY } from '../../src/games/unacknowledged/ui/dock-text.ts';
import { expect } from './page.ts';
import { TableScreen } from './screen.ts';

const ENABLED = ':not([aria-disabled="true"])';

/** What the screen shows when it waits for somebody at it, or for nobody any more. */
export type Waiting = 'curtain' | 'talk' | 'cards' | 'over';

/** A table of Unacknowledged on the screen, played as people do. */
export class Table extends TableScreen {
  readonly cards: Locator;
  readonly ready: Locator;
  readonly sayIt: Locator;

  constructor(page: Page) {
    super(page);
    this.cards = this.paper.locator('.un-cards button');
    this.sayIt = this.dock.getByRole('button', { name: /^Say: / });
    this.ready = this.dock.getByRole('button', {
      name: new RegExp(`^(${I_AM_READY}|${EVERYONE_READY})$`),
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

  static async fromFile(page: Page, file: string): Promise<Table> {
    const table = new Table(page);
    await table.take(file);
    await table.waits();
    return table;
  }

  /** Whether this screen is waited for now. */
  async isAsked(): Promise<boolean> {
    return (await this.ready.isVisible()) || (await this.#paperMoves.count()) > 0;
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

  /** The names of the cards on the private page, in order. */
  hand(): Promise<readonly string[]> {
    return this.paper.locator('.un-hand-card > b').allInnerTexts();
  }
}
