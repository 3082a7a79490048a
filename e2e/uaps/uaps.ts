import type { Locator, Page } from '@playwright/test';
import { CODE, deal, SEATS_CHOICE } from '../../src/client/text/new-table.ts';
import { boardOf, onFrom, placeOf, sightIn, stackedWith } from '../../src/games/uaps/board.ts';
import { levelName } from '../../src/games/uaps/text.ts';
import {
  type Area,
  type Content,
  type Guess,
  type Mode,
  type Move,
  type Puzzle,
  type Quadrant,
  type Sector,
  type Shot,
  TOPICS,
} from '../../src/games/uaps/types.ts';
import { type Form, NEIGHBORS, type Verb } from '../../src/games/uaps/ui/dock-draft.ts';
import * as text from '../../src/games/uaps/ui/dock-text.ts';
import { shortThing } from '../../src/games/uaps/ui/text.ts';
import { expect } from '../shared/page.ts';
import { SheetScreen } from '../shared/sheet.ts';

/** What the screen shows when it waits for somebody at it, or for nobody any more. */
export type Waiting = 'curtain' | 'know' | 'place' | 'act' | 'follow' | 'last-act' | 'over';

/** The first table of a browser loads the game and its bots: against hanging only. */
const OPENS_WITHIN_MS = 60_000;

/**
 * A sky in which nothing bars anything in quadrant 2. Sectors 3 and 4 are under 11 and 12 at the start, and meteor
 * showers are in 4 and 12.
 */
export const FREE_SKY = '4HF2-7AXW-RFC';

/** Under it, who plays alone crosses a thick line with the first act. */
export const ACROSS_A_LINE: Move = { type: 'survey', of: ['meteor'], area: { form: 'sector', sector: 3 } };

/** Where the UAP is in a sky when the Earth has turned so often, as one would name it. */
export function placeOfUap({ sky, mode }: Puzzle, turns: number): Guess {
  const board = boardOf(mode);
  const sector = sky.indexOf('uap') + 1;
  const held = (where: Sector) => sightIn(sky, where);
  return {
    sector,
    before: held(onFrom(sector, -1, board)),
    after: held(onFrom(sector, 1, board)),
    stacked: held(stackedWith(sector, turns, board)),
  };
}

/** A table of The Search for UAPs on the screen, played as people do. */
export class OrbitTable extends SheetScreen {
  readonly commit: Locator;
  readonly orbits: Locator;
  readonly #asked: Locator;

  constructor(page: Page) {
    super(page);
    this.commit = this.dock.locator('[data-point="commit"]');
    this.orbits = page.locator('[data-point="board"]');
    this.#asked = this.dock.locator('.turnline.mine');
  }

  /** One person and bots, with a chosen sky where there is a code. */
  static async alone(page: Page, bots: number, code = ''): Promise<OrbitTable> {
    await page.goto('/#/new/uaps');
    await page
      .getByRole('group', { name: SEATS_CHOICE })
      .getByText(String(1 + bots), { exact: true })
      .click();
    await page.getByRole('textbox', { name: CODE }).fill(code);
    await page.getByRole('button', { name: deal(1, bots), exact: true }).click();
    const table = new OrbitTable(page);
    await table.orbits.waitFor({ timeout: OPENS_WITHIN_MS });
    await table.waits();
    return table;
  }

  /** Alone under a new sky, in this quadrant, at the first turn. */
  static async firstTurn(page: Page, quadrant: Quadrant, code = ''): Promise<OrbitTable> {
    const table = await OrbitTable.alone(page, 0, code);
    await table.make({ type: 'know', level: 'genius' });
    expect(await table.waits()).toBe('place');
    await table.make({ type: 'place', quadrant });
    expect(await table.waits()).toBe('act');
    return table;
  }

  static async fromFile(page: Page, file: string): Promise<OrbitTable> {
    const table = new OrbitTable(page);
    await table.take(file);
    await table.waits();
    return table;
  }

  sector(number: Sector): Locator {
    return this.orbits.locator(`[data-sector="${number}"]`);
  }

  quadrant(number: Quadrant): Locator {
    return this.orbits.locator(`[data-quadrant="${number}"]`);
  }

  /** What is above or below a sector, as the board says it. */
  async stackedWith(sector: Sector): Promise<Sector> {
    const label = (await this.sector(sector).getAttribute('aria-label')) ?? '';
    return Number(/(?:under|above) (\d+) now/.exec(label)?.[1]);
  }

  /** How often the Earth has turned, but for whole rounds. */
  async turns(mode: Mode): Promise<number> {
    const board = boardOf(mode);
    const above = placeOf(await this.stackedWith(1), board);
    return (board.perOrbit - above) % board.perOrbit;
  }

  /** Of the note sheet. Where fingers mark, its sector opens first. */
  async cell(sector: Sector, content: Content): Promise<Locator> {
    const opens = this.paper
      .locator('.ua-opens')
      .and(this.page.getByRole('button', { name: new RegExp(`^Sector ${sector}(?!\\d)`) }));
    const cell = this.paper.locator(`[data-sector="${sector}"][data-content="${content}"]`);
    // A page that has just been opened may not be drawn yet: then neither is there.
    await expect(opens.or(cell).first()).toBeAttached();
    if ((await opens.count()) > 0 && (await opens.getAttribute('aria-expanded')) === 'false')
      await opens.click();
    return cell;
  }

  async mark(sector: Sector, content: Content, key: 'x' | 'o' | 'i'): Promise<void> {
    await (await this.cell(sector, content)).press(key);
  }

  verb(verb: Verb): Locator {
    return this.dock.locator(`[data-point="${verb}"]`);
  }

  /** Resolves when the game goes on only by somebody at this screen. */
  async waits(): Promise<Waiting> {
    await expect(this.curtain.or(this.end).or(this.#asked).first()).toBeAttached();
    if (await this.curtain.isVisible()) return 'curtain';
    if (await this.end.isVisible()) return 'over';
    for (const point of ['levels', 'place', 'follow'] as const)
      if (await this.dock.locator(`[data-point="${point}"]`).isVisible())
        return point === 'levels' ? 'know' : point;
    return (await this.dock.locator('[data-point="pass"]').isVisible()) ? 'last-act' : 'act';
  }

  /** Chooses everything but does not commit. */
  async compose(move: Move): Promise<void> {
    await this.closePaper();
    switch (move.type) {
      case 'know':
        return this.#named(levelName[move.level]).click();
      case 'place':
        return this.#named(move.quadrant, text.QUADRANT_CHOICE).click();
      case 'move':
        await this.verb('move').click();
        return this.#named(move.to, text.QUADRANT_CHOICE).click();
      case 'survey':
        await this.verb('survey').click();
        await this.#look(move.area);
        for (const thing of move.of) await this.#thing(thing).click();
        return;
      case 'target':
        await this.verb('target').click();
        for (const sector of move.sectors) await this.sector(sector).press('Enter');
        return;
      case 'photo':
        await this.verb('photo').click();
        return this.#shoot(move);
      case 'analyze':
        await this.verb('analyze').click();
        return this.#group(text.TOPICS_LABEL).getByRole('button').nth(TOPICS.indexOf(move.topic)).click();
      case 'find':
        await this.verb('find').click();
        return this.#name(move);
      case 'last-photos':
        for (const shot of move.shots) await this.#shoot(shot);
        return;
      case 'follow':
      case 'wish':
        throw new Error(`${move.type} is one press`);
    }
  }

  async make(move: Move): Promise<void> {
    if (move.type === 'follow') return this.#named(move.follows ? text.FOLLOW : text.STAY).click();
    if (move.type === 'wish') return this.#named(text.wishName[move.wish]).click();
    if (move.type === 'last-photos' && move.shots.length === 0) return this.#named(text.LAST_PASS).click();
    await this.compose(move);
    // What was chosen face down lies there to be changed, with a reason why not again.
    const open = this.commit.and(this.page.locator(':not([title])'));
    await open.click();
    const sure = this.page.locator('dialog.confirm [data-primary]');
    await expect
      .poll(async () => {
        if (await sure.isVisible()) await sure.click();
        return open.count();
      })
      .toBe(0);
  }

  async #look(area: Area): Promise<void> {
    const form: Form = area.form === 'orbit' ? area.orbit : area.form;
    await this.#named(text.formName[form], text.AREAS).click();
    if (area.form === 'stack')
      await this.#named(`${text.formName.stack} ${area.inner}`, text.formName.stack).click();
    if (area.form === 'sector') await this.#named(`${text.SECTORS} ${area.sector}`, text.SECTORS).click();
  }

  async #shoot({ sector, subject }: Shot): Promise<void> {
    await this.sector(sector).press('Enter');
    await this.#thing(subject).click();
  }

  async #name({ sector, ...around }: Guess): Promise<void> {
    await this.sector(sector).press('Enter');
    for (const [index, neighbor] of NEIGHBORS.entries()) {
      await this.#group(text.AROUND).getByRole('button').nth(index).click();
      await this.#thing(around[neighbor]).click();
    }
  }

  #thing(thing: Content): Locator {
    return this.#named(shortThing[thing]);
  }

  /** What is called so, and perhaps says more. */
  #named(name: string | number, group?: string): Locator {
    const first = new RegExp(`^${name}(?!\\d)`);
    return (group === undefined ? this.dock : this.#group(group)).getByRole('button', { name: first });
  }

  #group(name: string): Locator {
    return this.dock.getByRole('group', { name, exact: true });
  }
}
