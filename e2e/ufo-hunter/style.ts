import { at } from '../../src/core/contract.ts';
import { ACTIONS, type Action } from '../../src/games/ufo-hunter/types.ts';
import * as text from '../../src/games/ufo-hunter/ui/dock-text.ts';
import type { HunterTable, Waiting } from './hunter.ts';

/** The next on from where it was, again and again. */
const inTurn = <Of>(all: readonly Of[]): (() => Of) => {
  let next = 0;
  return () => at(all, next++ % all.length);
};

/** Somebody who does a bit of everything, by what the page offers alone. */
export class Curious {
  readonly table: HunterTable;
  /** What was asked so far. */
  readonly met = new Set<Waiting>();
  readonly #action: () => Action;
  readonly #bids = inTurn([0, -2, 1]);
  readonly #buys = inTurn([true, false]);
  readonly #sells = inTurn([true, false]);
  readonly #stakes = inTurn([true, false, false]);

  constructor(table: HunterTable, from = 0) {
    this.table = table;
    this.#action = inTurn(ACTIONS.map((_, index) => at(ACTIONS, (index + from) % ACTIONS.length)));
  }

  /** Does the next thing that is asked for. */
  async step(): Promise<Waiting> {
    const { table } = this;
    const waiting = await table.waits();
    this.met.add(waiting);
    if (waiting !== 'curtain' && waiting !== 'over') await table.closePaper();
    switch (waiting) {
      case 'curtain':
        await table.openCurtain();
        return waiting;
      case 'over':
        return waiting;
      case 'investigate':
        await table.press(text.INVESTIGATE);
        return waiting;
      case 'buy':
        if (this.#buys()) await table.decide();
        else await table.press(text.ENOUGH);
        return waiting;
      case 'choose':
        await table.action(this.#action()).click();
        break;
      case 'stake':
        if (this.#stakes()) await table.offers('stake').last().click();
        else await table.offers('stake').first().click();
        break;
      case 'travel':
      case 'look':
        await table.offers(waiting).first().click();
        break;
      case 'option':
        await table.offers('option').and(table.page.locator(':not([aria-disabled])')).first().click();
        break;
      case 'bid':
        await this.#bid();
        break;
      case 'sell':
        if (this.#sells()) await table.offers('items').first().click();
        break;
      case 'lose':
      case 'pay':
        await this.#pickEnough();
        break;
    }
    await table.decide();
    return waiting;
  }

  /** Until something waits that `stop` asks for, or the game is over. */
  async playUntil(stop: (waiting: Waiting) => boolean | Promise<boolean>): Promise<Waiting> {
    for (;;) {
      const waiting = await this.table.waits();
      if (waiting === 'over' || (await stop(waiting))) return waiting;
      await this.step();
    }
  }

  async #bid(): Promise<void> {
    const numbers = this.table.offers('bid');
    const most = (await numbers.count()) - 1;
    const wish = this.#bids();
    await numbers.nth(wish < 0 ? Math.max(0, most + 1 + wish) : Math.min(most, wish)).click();
  }

  /** All of one kind after the other, until it is what is asked for. */
  async #pickEnough(): Promise<void> {
    const { table } = this;
    for (const thing of await table.offers('items').all()) {
      // One more with each press, and after the last one none.
      let presses = 0;
      do {
        await thing.click();
        presses++;
        if ((await table.composed.count()) > 0) return;
      } while ((await thing.getAttribute('aria-pressed')) === 'true');
      for (let again = 1; again < presses; again++) await thing.click();
    }
  }
}
