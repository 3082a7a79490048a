import * as words from '../src/client/table/text.ts';
import { lesson } from '../src/games/planet-x/ui/lesson.ts';
import { expect, test, withSettings } from './page.ts';
import { SkyTable } from './planet-x.ts';

test('the lesson leads from its first card to a sky that is solved', async ({ page }) => {
  test.slow();
  await withSettings(page);
  await page.goto('/#/learn/planet-x');
  const table = new SkyTable(page);
  const coach = page.getByRole('region', { name: words.COACH_LABEL });
  const next = coach.getByRole('button', { name: words.CARD_NEXT });
  const heading = coach.getByRole('heading');
  const read = new Set<string>();

  for (const { at, move } of ownMoves()) {
    await readUntil(lesson.cards.findLast(card => card.at <= at)?.title ?? '');
    await table.make(move);
  }
  await readUntil(lesson.cards.at(-1)?.title ?? '');
  await expect(coach.getByText(words.LESSON_OVER)).toBeVisible();
  expect([...read]).toEqual(lesson.cards.map(card => card.title));
  await expect(table.end.getByRole('heading').first()).toHaveText(/win/);

  /** Turns cards until this one is on top, as fast as the script lets one. */
  async function readUntil(title: string): Promise<void> {
    for (;;) {
      const shown = await heading.innerText();
      read.add(shown);
      if (shown === title) return;
      const changed = heading.filter({ hasNotText: shown });
      await next.or(changed).first().waitFor();
      if ((await changed.count()) === 0) await next.click();
    }
  }
});

/** What the learner does, each with how many moves of the script come before. */
const ownMoves = () => lesson.script.flatMap(({ seat, move }, at) => (seat === 0 ? { at, move } : []));
