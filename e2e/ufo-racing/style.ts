import type { Socket } from '../../src/games/ufo-racing/ui/planning.ts';
import type { RacingTable, Waiting } from './racing.ts';

/** Tries something else every turn, and keeps the rest for later. */
const WISHES: readonly (readonly Socket[])[] = [
  ['S', 'up'],
  ['E', 'plus'],
  ['N', 'W'],
  ['down', 'minus'],
];

/** Somebody who does a bit of everything, by what the page offers alone. */
export class Joyrider {
  readonly table: RacingTable;
  /** What was asked so far. */
  readonly met = new Set<Waiting | 'battery'>();
  #plans = 0;

  constructor(table: RacingTable) {
    this.table = table;
  }

  /** Does the next thing that is asked for. */
  async step(): Promise<Waiting> {
    const { table } = this;
    const waiting = await table.waits();
    this.met.add(waiting);
    switch (waiting) {
      case 'others':
      case 'over':
        return waiting;
      case 'plan':
        await this.composePlan();
        await table.seal();
        return waiting;
      case 'place':
        await table.closePaper();
        await table.cells.selectOption({ index: 1 });
        break;
      case 'move':
        await table.closePaper();
        await this.#chooseFlight();
        break;
      case 'lay':
        await table.closePaper();
        break;
    }
    await table.decide();
    return waiting;
  }

  /** Until something waits that `stop` asks for, or the race is over. */
  async playUntil(stop: (waiting: Waiting) => boolean | Promise<boolean>): Promise<Waiting> {
    for (;;) {
      const waiting = await this.table.waits();
      if (waiting === 'over' || (await stop(waiting))) return waiting;
      await this.step();
    }
  }

  /** All chips lie somewhere. */
  async composePlan(): Promise<void> {
    const { table } = this;
    await table.openPaper();
    const wishes = WISHES[this.#plans++ % WISHES.length] ?? [];
    for (const socket of wishes) {
      const button = table.socket(socket);
      if ((await button.getAttribute('aria-disabled')) === null) await button.click();
    }
    while ((await table.lock.getAttribute('aria-disabled')) !== null) await table.socket('battery').click();
  }

  /** The battery once, where it can be used; else the first direction, or the end of the move. */
  async #chooseFlight(): Promise<void> {
    const { table } = this;
    const uses = table.batteryUses;
    if (!this.met.has('battery') && (await uses.count()) > 0) {
      this.met.add('battery');
      return table.choose(uses.last());
    }
    await table.choose(table.directions.first());
  }
}
