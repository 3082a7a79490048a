import type { Locator, Page } from '@playwright/test';
import { NAME } from '../../src/client/text/new-table.ts';
import * as code from '../../src/companion/text/code.ts';
import * as home from '../../src/companion/text/home.ts';
import * as set from '../../src/companion/text/set-up.ts';
import * as box from '../../src/deduction/ui/box/text.ts';
import type { PuzzleKind } from '../../src/solver/code.ts';
import { expect } from '../shared/page.ts';
import type { SheetScreen } from '../shared/sheet.ts';

/** The first table of a browser loads the game: against hanging only. */
const OPENS_WITHIN_MS = 60_000;

/** Around the board, in the order in which they stand. */
export interface Person {
  readonly name: string;
  readonly here: boolean;
}

/** From home to the page on which all compare a new code. */
export async function dealCode(page: Page, kind: PuzzleKind): Promise<string> {
  await page.goto('/#/companion');
  const { says } = home.DEALS[kind.startsWith('uaps') ? 'uaps' : 'planet-x'];
  await page.getByRole('link').filter({ hasText: says }).click();
  await page.getByRole('button').filter({ hasText: code.KIND_SAYS[kind] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(set.TITLES.code);
  return (await page.locator('.big-code').textContent()) ?? '';
}

/** As somebody types what another device shows. */
export async function typeCode(page: Page, typed: string): Promise<void> {
  await page.goto('/#/companion/enter');
  await page.getByRole('textbox', { name: code.FIELD }).fill(typed.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: code.OPEN }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(set.TITLES.code);
  await expect(page.locator('.big-code')).toHaveText(typed);
}

/** From the compared code to the table. */
export async function setUp(
  page: Page,
  people: readonly Person[],
  turns: 'all' | 'own' = 'all',
): Promise<void> {
  const next = page.getByRole('button', { name: set.NEXT });
  await next.click();
  await page
    .getByRole('group', { name: set.COUNT })
    .getByText(String(people.length), { exact: true })
    .click();
  for (const [seat, { name, here }] of people.entries()) {
    const person = page.getByRole('group', { name: set.seat(seat + 1), exact: true });
    await person.getByLabel(NAME, { exact: true }).fill(name);
    await person.getByRole('button', { name: set.WHERE[here ? 'here' : 'away'] }).click();
  }
  await next.click();
  if (people.some(({ here }) => !here)) {
    await page.getByText(set.TRACKED[turns].title, { exact: true }).click();
    await next.click();
  }
  await page.getByRole('button', { name: set.START, exact: true }).click();
  await page.waitForURL(/#\/table\//, { timeout: OPENS_WITHIN_MS });
}

type Composing<Move> = SheetScreen & { compose(move: Move): Promise<void> };

/** A table beside a printed board on the screen: what those of all games have. */
export class BoxScreen<Move, Table extends Composing<Move>> {
  readonly table: Table;
  readonly page: Page;
  readonly readBack: Locator;
  readonly sheet: Locator;
  /** Newest first. */
  readonly history: Locator;
  readonly dialog: Locator;

  constructor(table: Table) {
    this.table = table;
    this.page = table.page;
    this.readBack = this.page.locator('dialog.read-back');
    this.sheet = this.page.locator('dialog.answer-sheet');
    this.history = table.paper.locator('.box-history li:has(.box-history-answer)');
    this.dialog = this.page.locator('dialog[open]');
  }

  /** The one button that does what was composed. */
  get commit(): Locator {
    return this.table.dock.locator('.commit:not(dialog *) [data-primary]');
  }

  /** One of the large buttons. */
  act(name: string): Locator {
    return this.table.dock.locator('.big-act').filter({ hasText: new RegExp(`^${name}`) });
  }

  /** Composed and read back, but not asked. */
  async compose(question: Move): Promise<void> {
    await this.table.compose(question);
    await this.commit.click();
    await expect(this.readBack).toBeVisible();
  }

  /** The lines of the answer, while it is on the screen. */
  async ask(question: Move): Promise<readonly string[]> {
    await this.compose(question);
    await this.readBack.locator('[data-primary]').click();
    return this.answer();
  }

  async answer(): Promise<readonly string[]> {
    await expect(this.sheet).toBeVisible();
    return this.sheet.locator('.answer-value p').allInnerTexts();
  }

  async hide(): Promise<void> {
    await this.sheet.locator('[data-primary]').click();
    await expect(this.sheet).toHaveCount(0);
  }

  /** Opens one of the windows over the table. */
  async open(name: string): Promise<Locator> {
    await this.table.closePaper();
    await this.act(name).click();
    await expect(this.dialog).toBeVisible();
    return this.dialog;
  }

  /** Enters what stands in an open window, which closes. */
  async enter(): Promise<void> {
    await this.dialog.locator('.commit [data-primary]:not([aria-disabled])').click();
    await expect(this.dialog).toHaveCount(0);
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toHaveCount(0);
  }

  /** By one, until it is there. */
  async stepTo(label: string, value: string | number, within: Locator = this.dialog): Promise<void> {
    const stepper = within.getByRole('group', { name: label, exact: true });
    const shows = stepper.getByRole('status');
    while ((await shows.innerText()) !== String(value)) {
      const before = await shows.innerText();
      await stepper.getByRole('button').last().click();
      await expect(shows).not.toHaveText(before);
    }
  }

  chip(name: string, within: Locator = this.dialog): Locator {
    return within.getByRole('button', { name: new RegExp(`^${name}`) }).first();
  }

  /** Marks the newest answer that can be marked. [C14] */
  async markMistake(): Promise<void> {
    await this.table.openPaper();
    await this.history.first().getByRole('button', { name: box.THIS_WAS_A_MISTAKE }).click();
    await this.page.locator('dialog.confirm [data-primary]').click();
    await expect(this.history.first()).toContainText(box.MISTAKE);
    await this.table.closePaper();
  }

  /** After a reload nothing private lies open, and all of it is in the history. [C13] */
  async comesBackHidden(answers: number): Promise<void> {
    await this.page.reload();
    await this.table.dock.locator('.big-act').first().waitFor({ timeout: OPENS_WITHIN_MS });
    await expect(this.sheet).toHaveCount(0);
    await this.table.openPaper();
    await expect(this.history).toHaveCount(answers);
    await this.table.closePaper();
  }
}
