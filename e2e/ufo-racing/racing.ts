import type { Locator, Page } from '@playwright/test';
import { deal, levelName, SEATS_CHOICE } from '../../src/client/text/new-table.ts';
import type { Level } from '../../src/games/ufo-racing/levels.ts';
import { directionName, setupName, tileName } from '../../src/games/ufo-racing/text.ts';
import type { Lie, Move, Plan, Setup, Spot, TileId } from '../../src/games/ufo-racing/types.ts';
import * as text from '../../src/games/ufo-racing/ui/dock-text.ts';
import { chipsOfPlan, type Socket } from '../../src/games/ufo-racing/ui/planning.ts';
import { elevationLabel, SHOW_PLAN } from '../../src/games/ufo-racing/ui/track-text.ts';
import { expect } from '../shared/page.ts';
import { TableScreen } from '../shared/screen.ts';

/** What the screen shows when it waits for somebody at it, or for nobody any more. */
export type Waiting = 'lay' | 'place' | 'plan' | 'move' | 'others' | 'over';

/** What the dock has for each decision but for planning, which is done on paper. */
const POINTS = { lay: 'lay', place: 'place', move: 'directions' } as const;

/** The first table of a browser loads the game and its bots: against hanging only. */
const OPENS_WITHIN_MS = 60_000;

/** Bots think between two decisions of a person, on a machine that may be busy. */
const COMES_WITHIN_MS = 60_000;

interface Race {
  readonly bots: number;
  readonly setup?: Setup;
  readonly level?: Level;
}

/** A table of UFO Racing on the screen, played as people do. */
export class RacingTable extends TableScreen {
  readonly board: Locator;
  readonly plan: Locator;
  /** What is drawn in three dimensions. */
  readonly scene: Locator;
  readonly replay: Locator;
  readonly verdict: Locator;
  readonly lock: Locator;
  /** The one button that makes the decision, as soon as it can be made. */
  readonly commit: Locator;
  /** The list of cells behind the start line. */
  readonly cells: Locator;
  readonly #asked: Locator;

  constructor(page: Page) {
    super(page);
    this.board = page.locator('[data-point="board"]');
    this.plan = this.board.locator('svg.ur-plan');
    this.scene = this.board.locator('canvas[data-point="track"]');
    this.replay = page.locator('[data-point="replay"]');
    this.verdict = this.paper.locator('[data-point="verdict"]');
    this.lock = this.paper.locator('[data-point="lock"]');
    this.commit = this.dock.locator('[data-primary]:not([aria-disabled])');
    this.cells = this.dock.getByRole('combobox', { name: text.CELL });
    this.#asked = this.dock.locator('.ur-dock .turnline.mine');
  }

  /** One person and bots. */
  static async alone(page: Page, { bots, setup = 'standard', level = 'racer' }: Race): Promise<RacingTable> {
    await page.goto('/#/new/ufo-racing');
    await page
      .getByRole('group', { name: SEATS_CHOICE })
      .getByText(String(1 + bots), { exact: true })
      .click();
    for (const name of [setupName[setup], levelName(level)])
      await page.locator('.choice-value').getByText(name, { exact: true }).click();
    await page.getByRole('button', { name: deal(1, bots), exact: true }).click();
    const table = new RacingTable(page);
    await table.board.waitFor({ timeout: OPENS_WITHIN_MS });
    await table.waits();
    return table;
  }

  static async fromFile(page: Page, file: string): Promise<RacingTable> {
    const table = new RacingTable(page);
    await table.take(file);
    await table.waits();
    return table;
  }

  socket(socket: Socket): Locator {
    return this.paper.locator(`[data-socket="${socket}"]`);
  }

  /** Directions that are left to fly, or the end of the move. */
  get directions(): Locator {
    return this.dock.locator('[data-point="directions"]').getByRole('button');
  }

  get batteryUses(): Locator {
    return this.dock.locator('[data-point="battery-use"]').getByRole('button');
  }

  async showPlan(): Promise<void> {
    await this.closePaper();
    await this.board.getByRole('button', { name: SHOW_PLAN, exact: true }).click();
    await expect(this.plan).toBeVisible();
  }

  async isAsked(): Promise<boolean> {
    return (await this.#asked.count()) > 0;
  }

  /** Resolves when the race goes on only by somebody at this screen. */
  async waits(): Promise<Waiting> {
    const ready = Object.values(POINTS).map(point => `.turnline.mine ~ * [data-point="${point}"]`);
    const near = Object.values(POINTS).map(point => `.turnline.mine ~ [data-point="${point}"]`);
    const planning = this.#asked.filter({ hasText: text.PLAN_ON_PAGE });
    const any = this.end.or(this.dock.locator([...ready, ...near].join())).or(planning);
    await expect(any.first()).toBeAttached({ timeout: COMES_WITHIN_MS });
    if (await this.end.isVisible()) return 'over';
    for (const [waiting, point] of Object.entries(POINTS))
      if ((await this.dock.locator(`[data-point="${point}"]`).count()) > 0)
        return waiting as keyof typeof POINTS;
    return 'plan';
  }

  /** Chooses everything but does not commit. */
  async compose(move: Move): Promise<void> {
    if (move.type === 'plan') return this.placeChips(move);
    await this.closePaper();
    switch (move.type) {
      case 'lay':
        return this.#lookAt(move);
      case 'place':
        return this.#choosePlace(move);
      case 'fly':
        return this.choose(this.directions.filter({ hasText: flies(directionName[move.direction]) }));
      case 'boost':
        return this.choose(this.#use(text.addLabel(move.direction)));
      case 'brake':
        return this.choose(this.#use(text.brakeLabel(move.direction)));
      case 'rest':
        return this.choose(this.directions.filter({ hasText: text.END_MOVE }));
    }
  }

  async make(move: Move): Promise<void> {
    await this.compose(move);
    await (move.type === 'plan' ? this.seal() : this.decide());
  }

  async placeChips(plan: Plan): Promise<void> {
    await this.openPaper();
    for (const socket of chipsOfPlan(plan)) await this.socket(socket).click();
  }

  /** What is chosen already stays chosen. */
  async choose(chip: Locator): Promise<void> {
    if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  }

  /** Commits what was composed in the dock. */
  async decide(): Promise<void> {
    await this.#until(() => this.commit.click());
  }

  async seal(): Promise<void> {
    await this.openPaper();
    await this.#until(() => this.lock.click());
  }

  /** What tells one decision from the next. */
  asked(): Promise<string> {
    return this.page.evaluate(() =>
      ['.where', '.ur-dock', '.ur-sealed', '.strip']
        .map(part => document.querySelector(part)?.textContent ?? '')
        .join(' | '),
    );
  }

  /** Until something else is asked, or nothing. */
  async #until(decides: () => Promise<void>): Promise<void> {
    const before = await this.asked();
    await decides();
    await expect.poll(() => this.asked(), { intervals: [50, 100, 250] }).not.toBe(before);
  }

  #use(name: string): Locator {
    return this.batteryUses.and(this.page.getByRole('button', { name, exact: true }));
  }

  async #choosePlace({ x, y, z }: Spot): Promise<void> {
    await this.cells.selectOption(`${x} ${y}`);
    await this.choose(this.dock.getByRole('button', { name: elevationLabel(z), exact: true }));
  }

  /** By face and turn, then from place to place. */
  async #lookAt({ face, rotation, x, y }: Lie): Promise<void> {
    const tile = ((await this.#asked.locator('strong').innerText()).match(/[A-C][1-6]/)?.[0] ?? '') as TileId;
    const options = this.dock.locator('[data-point="lay"]').getByRole('button');
    const says = this.dock.locator('.commit-says');
    const there = [
      ...[tileName(tile, face), `turned by ${text.turnedBy(rotation)},`],
      ...[`column ${x}, row ${y}.`.replaceAll('-', '−')],
    ];
    const isThere = async () => {
      const words = (await says.textContent()) ?? '';
      return there.every(part => words.includes(part));
    };
    for (const name of [tileName(tile, face), text.turnedBy(rotation)])
      await options.filter({ hasText: name }).first().click();
    const place = await this.dock.locator('[data-point="lay"] output').innerText();
    for (let count = Number(place.split(' ').at(-1)); count > 0 && !(await isThere()); count--)
      await options.and(this.page.getByRole('button', { name: text.NEXT })).click();
    expect(await isThere()).toBe(true);
  }
}

/** The screen of one of several people: it may well wait for somebody else. */
export class OnlineRacingTable extends RacingTable {
  override async waits(): Promise<Waiting> {
    await this.board.waitFor({ timeout: OPENS_WITHIN_MS });
    return (await this.isAsked()) ? super.waits() : 'others';
  }
}

const flies = (direction: string): RegExp => new RegExp(`^${direction} \\d`, 'i');
