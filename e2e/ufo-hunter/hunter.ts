import type { Locator, Page } from '@playwright/test';
import { deal, SEATS_CHOICE } from '../../src/client/text/new-table.ts';
import { contactName, equipmentName } from '../../src/games/ufo-hunter/text.ts';
import type { Action, Move, Pending, Region } from '../../src/games/ufo-hunter/types.ts';
import * as text from '../../src/games/ufo-hunter/ui/dock-text.ts';
import { expect } from '../shared/page.ts';
import { TableScreen } from '../shared/screen.ts';

/** What the screen shows when it waits for somebody at it, or for nobody any more. */
export type Waiting = 'curtain' | 'choose' | 'bid' | Pending['type'] | 'over';

/** What the dock has for each decision, apart from those about things that one owns. */
const POINTS = {
  stake: 'stake',
  choose: 'actions',
  travel: 'travel',
  investigate: 'investigate',
  option: 'options',
  buy: 'buy-more',
  look: 'look',
  bid: 'bid',
} as const satisfies Partial<Record<Waiting, string>>;

const OWN_THINGS = { lose: text.LOSE, pay: text.PAY, sell: text.SELL } as const;

/** The first table of a browser loads the game and its bots: against hanging only. */
const OPENS_WITHIN_MS = 60_000;

/** Bots think between two decisions of a person, on a machine that may be busy. */
const COMES_WITHIN_MS = 45_000;

/** A table of UFO Hunter on the screen, played as people do. */
export class HunterTable extends TableScreen {
  readonly map: Locator;
  /** The one button that makes the decision, once enough is chosen; it may take a moment to come alive. */
  readonly composed: Locator;
  /** The same when it can be pressed. */
  readonly commit: Locator;
  /** The line that asks somebody at this screen. */
  readonly asks: Locator;

  constructor(page: Page) {
    super(page);
    this.map = page.locator('[data-point="map"]');
    this.composed = this.dock.locator('[data-primary]:not([title])');
    this.commit = this.dock.locator('[data-primary]:not([aria-disabled])');
    this.asks = this.dock.locator('.uh-dock .turnline.mine');
  }

  /** One person and bots. */
  static async alone(page: Page, bots: number): Promise<HunterTable> {
    await page.goto('/#/new/ufo-hunter');
    await page
      .getByRole('group', { name: SEATS_CHOICE })
      .getByText(String(1 + bots), { exact: true })
      .click();
    await page.getByRole('button', { name: deal(1, bots), exact: true }).click();
    const table = new HunterTable(page);
    await table.opens();
    await table.waits();
    return table;
  }

  static async fromFile(page: Page, file: string): Promise<HunterTable> {
    const table = new HunterTable(page);
    await table.take(file);
    await table.waits();
    return table;
  }

  /** Resolves when a page that was loaded shows the table. */
  opens(): Promise<void> {
    return this.map.waitFor({ timeout: OPENS_WITHIN_MS });
  }

  region(region: Region): Locator {
    return this.map.locator(`[data-region="${region}"]`);
  }

  action(action: Action): Locator {
    return this.dock.locator(`[data-point="actions"] [data-point="${action}"]`);
  }

  /** What is offered for this decision. */
  offers(waiting: keyof typeof POINTS | 'items'): Locator {
    const point = waiting === 'items' ? 'items' : POINTS[waiting];
    return this.dock.locator(`[data-point="${point}"]`).getByRole('button');
  }

  /** What the player of a seat owns and does now, as all see it. */
  seat(index: number): Locator {
    return this.page.locator('.uh-seats li').nth(index);
  }

  async isAsked(): Promise<boolean> {
    return (await this.asks.count()) > 0;
  }

  /** Resolves when the game goes on only by somebody at this screen. */
  async waits(): Promise<Waiting> {
    const any = this.curtain.or(this.end).or(this.asks);
    await expect(any.first()).toBeAttached({ timeout: COMES_WITHIN_MS });
    if (await this.curtain.isVisible()) return 'curtain';
    if (await this.end.isVisible()) return 'over';
    const points = await this.dock
      .locator('[data-point]')
      .evaluateAll(all => all.map(one => one.getAttribute('data-point')));
    for (const [waiting, point] of Object.entries(POINTS))
      if (points.includes(point)) return waiting as keyof typeof POINTS;
    const title = await this.asks.locator('strong').innerText();
    for (const [waiting, asks] of Object.entries(OWN_THINGS))
      if (title.endsWith(asks)) return waiting as keyof typeof OWN_THINGS;
    throw new Error(`nobody knows what "${title}" asks for`);
  }

  /** Chooses everything but does not commit; where one press decides, nothing. */
  async compose(move: Move): Promise<void> {
    await this.closePaper();
    switch (move.type) {
      case 'stake':
        return this.#stake(move.amount);
      case 'choose':
        return this.action(move.action).click();
      case 'travel':
        return this.region(move.to).press('Enter');
      case 'look':
        return this.region(move.region).press('Enter');
      case 'option':
        return this.offers('option').nth(move.option).click();
      case 'bid':
        return this.offers('bid').nth(move.bid).click();
      case 'lose':
        for (const kind of move.equipment) await this.#item(equipmentName(kind)).click();
        for (const kind of move.contacts) await this.#item(contactName(kind)).click();
        return;
      case 'pay':
        for (const kind of move.equipment) await this.#item(equipmentName(kind)).click();
        return;
      case 'sell':
        for (const kind of move.equipment) await this.#item(equipmentName(kind)).click();
        for (let one = 0; one < move.evidence; one++) await this.#item(text.EVIDENCE).click();
        return;
      case 'investigate':
      case 'buy':
        return;
    }
  }

  async make(move: Move): Promise<void> {
    await this.compose(move);
    if (move.type === 'investigate') return this.press(move.yes ? text.INVESTIGATE : text.LEAVE_IT);
    if (move.type === 'buy' && !move.more) return this.press(text.ENOUGH);
    await this.decide();
  }

  /** One press that decides. */
  async press(name: string): Promise<void> {
    await this.#until(() => this.dock.getByRole('button', { name, exact: true }).click());
  }

  /** Commits what was composed. */
  async decide(): Promise<void> {
    await this.#until(() => this.commit.click());
  }

  /** Until something else is asked, or nothing. */
  async #until(decides: () => Promise<void>): Promise<void> {
    const before = await this.asked();
    await decides();
    await expect.poll(() => this.asked(), { intervals: [50, 100, 250] }).not.toBe(before);
  }

  /** What tells one decision from the next. */
  asked(): Promise<string> {
    return this.page.evaluate(() =>
      ['.where', '.uh-dock', 'main.curtain']
        .map(part => document.querySelector(part)?.textContent ?? '')
        .join(' | '),
    );
  }

  async #stake(amount: number): Promise<void> {
    const stepper = this.dock.locator('[data-point="range"]');
    await this.offers('stake').first().click();
    const value = stepper.locator('output');
    while (Number(await value.innerText()) < amount)
      await stepper.getByRole('button', { name: text.MORE, exact: true }).click();
    await expect(value).toHaveText(String(amount));
  }

  /** Something one owns, whose label says how many of it are picked. */
  #item(name: string): Locator {
    return this.offers('items').and(this.page.getByRole('button', { name: new RegExp(`^${name} `) }));
  }
}
