import * as words from '../../src/client/table/text.ts';
import { boardOf, sectorsOfQuadrant } from '../../src/games/uaps/board.ts';
import type { Quadrant } from '../../src/games/uaps/types.ts';
import { OWN_PAGE_FIRST, QUADRANT_CHOICE } from '../../src/games/uaps/ui/dock-text.ts';
import { ANSWER_ON_PAGE, FACTS_ON_PAGE } from '../../src/games/uaps/ui/text.ts';
import { Around, otherThan, PEOPLE } from '../shared/around.ts';
import { expect, test } from '../shared/page.ts';
import { OrbitTable } from './uaps.ts';

test('two people share a device: answers, marks and photos are on the own page only', async ({ page }) => {
  test.slow();
  const table = new OrbitTable(page);
  const around = await Around.deal(page, 'uaps', table, 'ua-');

  await test.step('each chooses how much to know behind a curtain, and reads the facts there', async () => {
    for (const _ of PEOPLE) {
      await around.handedOn();
      expect(await table.waits()).toBe('know');
      await table.make({ type: 'know', level: 'beginner' });
    }
    await expect(around.known.first()).toContainText(/^Start/);
    await around.closePage();
    await around.readsOnPage(FACTS_ON_PAGE, /^Start/);
  });

  const sector = await test.step('they begin on the open table', async () => {
    expect(await table.waits()).toBe('place');
    const quadrant = await freeQuadrant(table);
    for (const _ of PEOPLE) await table.make({ type: 'place', quadrant });
    expect(await table.waits()).toBe('act');
    // Luna is in the outer orbit.
    return Math.min(...sectorsOfQuadrant(quadrant, 0, boardOf('basic')));
  });

  const asks = await around.whoseTurn();
  const other = otherThan(asks);
  const told =
    await test.step('an answer is offered to whoever asked, who then hands the screen on', async () => {
      await table.make({ type: 'survey', of: ['junk'], area: { form: 'quadrant' } });
      await expect(table.curtain.getByRole('heading')).toHaveText(words.waitsFor(asks, ANSWER_ON_PAGE));
      await around.handedTo(asks);
      await table.openPaper();
      await table.mark(sector, 'nav', 'o');
      await expect(table.sector(sector)).toHaveAccessibleName(NOTED);
      const answer = await around.newest(/^Survey/);
      await around.handsOnTo(other);
      return answer;
    });

  await test.step('the open table and its log show nothing of it', async () => {
    expect(await around.whoseTurn()).toBe(other);
    await expect(table.sector(sector)).not.toHaveAccessibleName(NOTED);
    await page.getByRole('button', { name: words.LOG, exact: true }).click();
    const log = page.getByRole('region', { name: words.LOG });
    await expect(log).toContainText(`${asks} surveys sectors`);
    await expect(page.locator('.slip')).toHaveCount(0);
    expect(await page.content()).not.toContain(told);
    await page.keyboard.press('Escape');
    await expect(log).toHaveCount(0);
  });

  await test.step('nor does the page of the other, where a photo is taken', async () => {
    await expect(table.verb('photo')).toHaveAttribute('title', OWN_PAGE_FIRST);
    await around.looksAtPage(other, told);
    await expect(around.known.first()).toContainText(/^Start/);
    await expect(table.sector(sector)).not.toHaveAccessibleName(NOTED);
    expect(await page.content()).not.toContain(told);
    await table.make({ type: 'photo', sector, subject: 'nav' });
    await expect(table.sector(sector)).toHaveAccessibleName(/face down: nav satellite/);
    await around.handsOnTo(asks);
  });

  await test.step('what is on the photo is on that page only, and the answer on the other one', async () => {
    await expect(table.sector(sector)).toHaveAccessibleName(FACE_DOWN);
    await around.looksAtPage(asks, told);
    await expect(around.known.first()).toContainText(told);
    await expect(table.sector(sector)).toHaveAccessibleName(NOTED);
    await expect(table.sector(sector)).toHaveAccessibleName(FACE_DOWN);
  });
});

const NOTED = /your note/;
const FACE_DOWN = /face down(?!:)/;

/** Where nothing is barred; there always is one. */
async function freeQuadrant(table: OrbitTable): Promise<Quadrant> {
  const choices = table.dock.getByRole('group', { name: QUADRANT_CHOICE }).getByRole('button');
  const names = await choices.allInnerTexts();
  return 1 + names.findIndex(name => name.includes('Blank'));
}
