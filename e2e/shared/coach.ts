import { expect, type Locator, type Page } from '@playwright/test';
import * as words from '../../src/client/table/text.ts';
import { gameTitle, lessonOf } from '../../src/client/text.ts';
import type { GameTypes } from '../../src/core/contract.ts';
import type { Lesson } from '../../src/ui/game-page.ts';

/** Goes through a lesson as its guide says. */
export class Coach<T extends GameTypes> {
  readonly region: Locator;
  private readonly lesson: Lesson<T>;
  private readonly read = new Set<string>();

  private constructor(page: Page, lesson: Lesson<T>) {
    this.region = page.getByRole('region', { name: words.COACH_LABEL });
    this.lesson = lesson;
  }

  /** From home. */
  static async meet<T extends GameTypes>(page: Page, game: string, lesson: Lesson<T>): Promise<Coach<T>> {
    await page.goto('/');
    await page.getByRole('link', { name: lessonOf(gameTitle(game)) }).click();
    return new Coach(page, lesson);
  }

  /** To the end of the lesson; `make` does what the learner is asked for, after `look` has looked at it. */
  async follow(
    make: (move: T['Move']) => Promise<void>,
    look: (card: string) => Promise<void> = async () => undefined,
  ): Promise<void> {
    for (const [at, { seat, move }] of this.lesson.script.entries()) {
      if (seat !== 0) continue;
      const card = this.lesson.cards.findLast(one => one.at <= at)?.title ?? '';
      await this.readUntil(card);
      await look(card);
      await make(move);
    }
    const last = this.lesson.cards.at(-1)?.title ?? '';
    await this.readUntil(last);
    await look(last);
    await expect(this.region.getByText(words.LESSON_OVER)).toBeVisible();
    expect([...this.read]).toEqual(this.lesson.cards.map(card => card.title));
  }

  /** Turns cards until this one is on top, as fast as the script lets one. */
  private async readUntil(title: string): Promise<void> {
    const heading = this.region.getByRole('heading');
    const next = this.region.getByRole('button', { name: words.CARD_NEXT });
    for (;;) {
      const shown = await heading.innerText();
      this.read.add(shown);
      if (shown === title) return;
      const changed = heading.filter({ hasNotText: shown });
      await next.or(changed).first().waitFor();
      if ((await changed.count()) === 0) await next.click();
    }
  }
}
