import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test';
import * as online from '../../src/client/table/online/text.ts';
import { MORE } from '../../src/client/table/text.ts';
import { create } from '../../src/client/text/new-online.ts';
import * as room from '../../src/client/text/online.ts';
import { FRIENDS } from '../../src/client/text.ts';
import { expect, watch, withSettings } from './page.ts';
import { Table } from './table.ts';

/** Against hanging only. */
const ACTION_WITHIN_MS = 30_000;

/** Somebody with a browser of their own. */
export class Guest {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly table: Table;
  /** Whatever the page complains of while its server is there. */
  readonly complaints: string[] = [];

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.context = context;
    this.page = page;
    this.table = new Table(page);
    watch(page, this.complaints);
  }

  static async arrives(browser: Browser, name: string, viewport: ViewportSize): Promise<Guest> {
    const context = await browser.newContext({ viewport });
    context.setDefaultTimeout(ACTION_WITHIN_MS);
    await withSettings(context, { name });
    return new Guest(name, context, await context.newPage());
  }

  /** Two presses from home to a link that can be sent, and one for another number of seats. */
  async openTable(home: string, seats: number): Promise<string> {
    await this.page.goto(home);
    await this.page.getByRole('link', { name: FRIENDS.title }).click();
    return this.open(seats);
  }

  /** From the page of a new table. */
  async open(seats: number): Promise<string> {
    await this.page.getByText(String(seats), { exact: true }).click();
    await this.page.getByRole('button', { name: create(seats) }).click();
    await this.page.waitForURL(/#\/online\//);
    return this.page.url();
  }

  async sitDown(): Promise<void> {
    await this.page.getByRole('button', { name: room.sitDownAs(this.name) }).click();
    await this.page.getByRole('button', { name: room.I_AM_READY }).click();
  }

  async startGame(): Promise<void> {
    await this.page.getByRole('button', { name: room.START }).click();
  }

  /** Something of the menu of the table. */
  async choose(entry: string): Promise<void> {
    await this.page.getByRole('button', { name: MORE, exact: true }).click();
    await this.page.getByRole('button', { name: entry }).click();
  }

  /** The link that makes another device this player. */
  async carryLink(): Promise<string> {
    await this.choose(online.CARRY);
    await this.page.getByRole('button', { name: online.SHOW_CARRY }).click();
    const link = await this.page.getByRole('textbox', { name: online.CARRY_LINK }).inputValue();
    await this.page.keyboard.press('Escape');
    return link;
  }

  async isOffline(): Promise<void> {
    await expect(this.page.getByText(online.BLOCKED_OFFLINE).first()).toBeVisible();
  }

  async isLive(): Promise<void> {
    await expect(this.page.getByText(online.BLOCKED_OFFLINE)).toHaveCount(0);
    await expect(this.page.getByText(online.BLOCKED_BEHIND)).toHaveCount(0);
  }

  /** Does what this screen is asked for, if it is asked for anything. */
  async stepIfAsked(): Promise<boolean> {
    const { table } = this;
    if ((await table.end.isVisible()) || !(await table.isAsked())) return false;
    await table.step();
    return true;
  }
}

/** Everybody does what is asked of them until this is so, or the game is over for all. */
export async function playOn(
  guests: readonly Guest[],
  enough: () => boolean | Promise<boolean>,
): Promise<void> {
  while (!(await enough())) {
    let asked = false;
    for (const guest of guests) asked = (await guest.stepIfAsked()) || asked;
    if (asked) continue;
    if (await isOver(guests)) return;
    await expect.poll(() => isSettled(guests), { intervals: [50], timeout: ACTION_WITHIN_MS }).toBe(true);
  }
}

async function isOver(guests: readonly Guest[]): Promise<boolean> {
  const over = await Promise.all(guests.map(({ table }) => table.end.isVisible()));
  return over.every(Boolean);
}

/** Whether one of them is asked, or all know that the table waits for somebody else or for nobody. */
async function isSettled(guests: readonly Guest[]): Promise<boolean> {
  const asked = await Promise.all(guests.map(({ table }) => table.isAsked()));
  if (asked.some(Boolean)) return true;
  const waitedFor = await Promise.all(guests.map(({ table }) => table.waitedFor()));
  return new Set(waitedFor.map(seats => seats.join())).size === 1;
}
