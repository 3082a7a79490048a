import type { Locator, Page } from '@playwright/test';
import * as words from '../../src/client/table/text.ts';
import { deal, NAME, SEATS_CHOICE } from '../../src/client/text/new-table.ts';
import { expect, withSettings } from './page.ts';
import type { TableScreen } from './screen.ts';

/** Who shares the device. */
export const PEOPLE = ['Player 1', 'Player 2'] as const;

/** Two people around one device. */
export class Around<Table extends TableScreen> {
  readonly table: Table;
  /** On the own page, the newest first. */
  readonly known: Locator;
  readonly #closes: Locator;
  readonly #parts: string;

  /** `parts`: how the classes of the game's own parts begin. */
  private constructor(table: Table, parts: string) {
    this.table = table;
    this.known = table.paper.locator('.note-known li');
    this.#closes = table.dock.locator('.own-pages').getByRole('button');
    this.#parts = parts;
  }

  static async deal<Table extends TableScreen>(
    page: Page,
    game: string,
    table: Table,
    parts: string,
  ): Promise<Around<Table>> {
    await withSettings(page);
    await page.goto(`/#/new/${game}/people`);
    await page.getByRole('group', { name: SEATS_CHOICE }).getByText('2', { exact: true }).click();
    for (const [index, name] of PEOPLE.entries())
      await page.getByLabel(NAME, { exact: true }).nth(index).fill(name);
    await page.getByRole('button', { name: deal(2, 0), exact: true }).click();
    return new Around(table, parts);
  }

  /** To whoever comes first, by the lot of the deal. */
  async handedOn(...secrets: readonly string[]): Promise<string> {
    const name = await this.#named();
    await this.handedTo(name, ...secrets);
    return name;
  }

  /** Nothing shows but whose page comes; then it is opened. */
  async handedTo(name: string, ...secrets: readonly string[]): Promise<void> {
    await expect(this.table.curtain.getByRole('heading')).toContainText(name);
    const html = await this.table.page.content();
    for (const hidden of [otherThan(name), this.#parts, ...secrets]) expect(html).not.toContain(hidden);
    await this.table.openCurtain();
  }

  /** Behind the curtain that says what waits there; then the screen is handed on. */
  async readsOnPage(news: string, line: RegExp): Promise<void> {
    await expect(this.table.curtain.getByRole('heading')).toContainText(news);
    await this.handedOn();
    await expect(this.known.first()).toContainText(line);
    await this.closePage();
  }

  /** What this page was told last. */
  async newest(line: RegExp): Promise<string> {
    await expect(this.known.first()).toContainText(line);
    return (await this.known.first().locator('span').last().textContent()) ?? '';
  }

  /** The page has one button for it, whoever comes next. */
  async closePage(): Promise<void> {
    await this.table.closePaper();
    await this.#closes.click();
  }

  /** The next step after reading: one button that says whose turn it is. */
  async handsOnTo(name: string): Promise<void> {
    await this.table.closePaper();
    await expect(this.#closes).toHaveText(words.handOnTo(name));
    await expect(this.#closes.and(this.table.page.locator('[data-primary]'))).toBeVisible();
    await this.#closes.click();
  }

  /** From the open table, behind a curtain. */
  async looksAtPage(name: string, ...secrets: readonly string[]): Promise<void> {
    await this.table.dock.getByRole('button', { name: words.lookAs(name) }).click();
    await this.handedTo(name, ...secrets);
  }

  /** On the open table the dock says it. */
  async whoseTurn(): Promise<string> {
    const line = await this.table.dock.locator('.turnline.mine strong').innerText();
    return PEOPLE.find(name => line.includes(name)) ?? line;
  }

  async #named(): Promise<string> {
    const heading = this.table.curtain.getByRole('heading');
    await expect(heading).toContainText(new RegExp(PEOPLE.join('|')));
    const says = await heading.innerText();
    return PEOPLE.find(name => says.includes(name)) ?? says;
  }
}

export const otherThan = (name: string): string => (name === PEOPLE[0] ? PEOPLE[1] : PEOPLE[0]);
