import type { Page } from '@playwright/test';

/** How long nothing may change before it is read. */
const STILL_MS = 400;

/** Addresses, and what is named only by what it holds. */
const SAID_INSIDE = /^\s*- (?:\/url:|'?(?:rowgroup|row|cell)\b.*:$)/;

/** What a screen reader finds at a table, step by step: all of it at first, and then only what is new. */
export class ReadAloud {
  readonly #page: Page;
  readonly #script: string[] = [];
  #before = new Set<string>();

  constructor(page: Page) {
    this.#page = page;
  }

  async read(title: string): Promise<void> {
    const { said, found } = await this.#atRest();
    const isNew = (line: string): boolean => !this.#before.has(line);
    const lines = [...said.filter(isNew).map(words => `says: ${words}`), ...found.filter(isNew)];
    this.#script.push(`# ${title}`, ...lines, '');
    this.#before = new Set([...said, ...found]);
  }

  get script(): string {
    return this.#script.join('\n');
  }

  /** Bots move on by themselves, boards are drawn part by part, and a turn of a race is played step by step. */
  async #atRest(): Promise<Heard> {
    for (let before = await this.#now(); ; ) {
      await this.#page.waitForTimeout(STILL_MS);
      // It may end between two looks, and stand still in between where the machine is busy.
      const wasShown = await this.#isShownAgain();
      const now = await this.#now();
      const isShown = wasShown || (await this.#isShownAgain());
      if (!isShown && JSON.stringify(now) === JSON.stringify(before)) return now;
      before = now;
    }
  }

  /** At the end of a race its last step stays, until somebody closes it. */
  #isShownAgain(): Promise<boolean> {
    return this.#page.evaluate(() =>
      [...document.querySelectorAll('.ur-replay.plays')].some(shown => {
        const place = shown.querySelector<HTMLInputElement>('input[type=range]');
        return place === null || document.querySelector('.ending') === null || place.value !== place.max;
      }),
    );
  }

  async #now(): Promise<Heard> {
    const regions = await this.#page
      .locator('[aria-live="polite"], [role="status"], [role="alert"]')
      .allInnerTexts();
    const snapshot = await this.#page.locator('.table').ariaSnapshot();
    return {
      said: regions.map(words => words.replaceAll(/\s+/g, ' ').trim()).filter(words => words !== ''),
      found: snapshot.split('\n').filter(line => !SAID_INSIDE.test(line)),
    };
  }
}

interface Heard {
  /** By itself. */
  readonly said: readonly string[];
  readonly found: readonly string[];
}
