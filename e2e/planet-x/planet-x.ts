import type { Locator, Page } from '@playwright/test';
import { CODE, deal, SEATS_CHOICE } from '../../src/client/text/new-table.ts';
import { levelName } from '../../src/games/planet-x/text.ts';
import {
  type Claim,
  type Content,
  type FactLevel,
  type Guess,
  type Move,
  type Sector,
  type Sight,
  TOPICS,
} from '../../src/games/planet-x/types.ts';
import * as text from '../../src/games/planet-x/ui/dock-text.ts';
import { expect } from '../shared/page.ts';
import { SheetScreen } from '../shared/sheet.ts';

/** What the screen shows when it waits for somebody at it, or for nobody any more. */
export type Waiting = 'curtain' | 'know' | 'act' | 'theories' | 'last-act' | 'over';

/** The first table of a browser loads the game and its bots: against hanging only. */
const OPENS_WITHIN_MS = 60_000;

/** Where Planet X is in a sky, as one would name it. */
export function placeOfX(sky: readonly Content[]): Guess {
  const index = sky.indexOf('planet-x');
  const beside = (by: number) => sky[(index + by + sky.length) % sky.length] as Sight;
  return { sector: index + 1, before: beside(-1), after: beside(1) };
}

/** A table of The Search for Planet X on the screen, played as people do. */
export class SkyTable extends SheetScreen {
  readonly commit: Locator;
  readonly pass: Locator;
  readonly #asked: Locator;

  constructor(page: Page) {
    super(page);
    this.commit = page.locator('.commit [data-primary]');
    this.pass = page.locator('.commit [data-point="pass"]');
    this.#asked = page.locator('.px-dock .turnline.mine');
  }

  /** One person and bots, with a chosen sky where there is a code. */
  static async alone(page: Page, bots: number, code = ''): Promise<SkyTable> {
    await page.goto('/#/new/planet-x');
    await page
      .getByRole('group', { name: SEATS_CHOICE })
      .getByText(String(1 + bots), { exact: true })
      .click();
    await page.getByRole('textbox', { name: CODE }).fill(code);
    await page.getByRole('button', { name: deal(1, bots), exact: true }).click();
    await page.locator('.px-circle').waitFor({ timeout: OPENS_WITHIN_MS });
    const table = new SkyTable(page);
    await table.waits();
    return table;
  }

  /** Alone in a new sky, at the first turn. */
  static async firstTurn(page: Page): Promise<SkyTable> {
    const table = await SkyTable.alone(page, 0);
    await table.make({ type: 'know', level: 'genius' });
    expect(await table.waits()).toBe('act');
    return table;
  }

  static async fromFile(page: Page, file: string): Promise<SkyTable> {
    const table = new SkyTable(page);
    await table.take(file);
    await table.waits();
    return table;
  }

  sector(number: Sector): Locator {
    return this.page.locator(`.px-circle [data-sector="${number}"]`);
  }

  /** Of the note sheet. */
  cell(sector: Sector, content: Content): Locator {
    return this.paper.locator(`[data-sector="${sector}"][data-content="${content}"]`);
  }

  /** From the arrow on. */
  async visible(): Promise<readonly Sector[]> {
    const drawn = this.page.locator('.px-circle .px-sector.visible');
    // Where a curtain has just gone, the dock may be there before the board.
    await expect(drawn.first()).toBeAttached();
    const sectors = await drawn.evaluateAll(all => all.map(one => Number(one.getAttribute('data-sector'))));
    const gap = sectors.findIndex((sector, index) => index > 0 && sector !== (sectors[index - 1] ?? 0) + 1);
    return gap < 0 ? sectors : [...sectors.slice(gap), ...sectors.slice(0, gap)];
  }

  /** Resolves when the game goes on only by somebody at this screen. */
  async waits(): Promise<Waiting> {
    await expect(this.curtain.or(this.end).or(this.#asked).first()).toBeAttached();
    if (await this.curtain.isVisible()) return 'curtain';
    if (await this.end.isVisible()) return 'over';
    if (await this.page.locator('.px-dock [data-point="levels"]').isVisible()) return 'know';
    if (await this.#verb('survey').isVisible()) return 'act';
    return (await this.#verb('theory').isVisible()) ? 'last-act' : 'theories';
  }

  /** Chooses everything but does not commit. */
  async compose(move: Move): Promise<void> {
    await this.closePaper();
    switch (move.type) {
      case 'know':
        return this.#levelOf(move.level).click();
      case 'survey':
        await this.#verb('survey').click();
        await this.sector(move.from).press('Enter');
        await this.sector(move.to).press('Enter');
        return this.#thing(0, move.of).click();
      case 'target':
        await this.#verb('target').click();
        return this.sector(move.sector).press('Enter');
      case 'research':
        await this.#verb('research').click();
        return this.page.locator('.px-topics button').nth(TOPICS.indexOf(move.topic)).click();
      case 'locate':
        await this.#verb('locate').click();
        await this.sector(move.sector).press('Enter');
        await this.#thing(0, move.before).click();
        return this.#thing(1, move.after).click();
      case 'submit':
        for (const theory of move.theories) await this.#write(theory);
    }
  }

  async make(move: Move): Promise<void> {
    if (move.type === 'submit' && move.theories.length === 0) return this.#passOn();
    await this.compose(move);
    const act = this.commit.filter({ hasText: text.actSays(move) });
    await act.click();
    const sure = this.page.locator('dialog.confirm [data-primary]');
    // What was chosen face down lies there to be changed, with a reason why not again.
    const open = act.and(this.page.locator(':not([title])'));
    await expect
      .poll(async () => {
        if (await sure.isVisible()) await sure.click();
        return open.count();
      })
      .toBe(0);
  }

  async #passOn(): Promise<void> {
    await this.closePaper();
    const where = await this.where();
    await this.pass.click();
    const passed = this.page.locator('.commit [data-point="pass"][title]');
    await expect
      .poll(async () => (await passed.count()) > 0 || !(await this.#stands(where)), { intervals: [50] })
      .toBe(true);
  }

  async #stands(where: string): Promise<boolean> {
    return (await this.pass.count()) > 0 && (await this.where()) === where;
  }

  async #write({ sector, body }: Claim): Promise<void> {
    await this.#thing(0, body).waitFor();
    await this.sector(sector).press('Enter');
    await this.#thing(0, body).click();
  }

  #verb(verb: string): Locator {
    return this.page.locator(`.px-dock :is(.px-act, .big-act)[data-point="${verb}"]`);
  }

  #thing(row: number, thing: Sight): Locator {
    return this.page
      .locator('.px-composer .dock-things')
      .nth(row)
      .getByRole('button', { name: new RegExp(`^${text.shortThing(thing)}`) });
  }

  #levelOf(level: FactLevel): Locator {
    return this.page
      .locator('.px-dock [data-point="levels"]')
      .getByRole('button', { name: new RegExp(`^${levelName[level]}`) });
  }
}
