import * as words from '../../src/client/table/text.ts';
import { at } from '../../src/core/contract.ts';
import * as text from '../../src/games/planet-x/ui/text.ts';
import { Around, otherThan, PEOPLE } from '../shared/around.ts';
import { expect, test } from '../shared/page.ts';
import { SkyTable } from './planet-x.ts';

test('two people share a device: a curtain before levels and theories, answers on the own page', async ({
  page,
}) => {
  const table = new SkyTable(page);
  const around = await Around.deal(page, 'planet-x', table, 'px-');
  const [one] = PEOPLE;

  await test.step('each chooses how much to know behind a curtain, and reads the facts there', async () => {
    for (const _ of PEOPLE) {
      await around.handedOn();
      expect(await table.waits()).toBe('know');
      await table.make({ type: 'know', level: 'youth' });
    }
    await expect(around.known.first()).toContainText(/^Start/);
    await around.closePage();
    await around.readsOnPage(text.FACTS_ON_PAGE, /^Start/);
    expect(await table.waits()).toBe('act');
  });

  const rule =
    await test.step('an answer is offered to whoever asked, who then hands the screen on', async () => {
      const asks = await around.whoseTurn();
      await table.make({ type: 'research', topic: 'A' });
      await expect(table.curtain.getByRole('heading')).toHaveText(words.waitsFor(asks, text.ANSWER_ON_PAGE));
      await around.handedTo(asks);
      const told = await around.newest(/^A/);
      expect(told).not.toBe('');
      await around.handsOnTo(otherThan(asks));
      await expect(table.paper).toHaveCount(0);
      await expect(page.locator('.px-board .slip, .rail .slip, .unread-page')).toHaveCount(0);
      expect(await around.whoseTurn()).toBe(otherThan(asks));
      return told;
    });

  await test.step('an answer that is put off stays offered', async () => {
    const asks = await around.whoseTurn();
    await table.make({ type: 'research', topic: 'A' });
    await table.curtain.getByRole('button', { name: words.READ_LATER }).click();
    await page.getByRole('button', { name: words.waitsFor(asks, text.ANSWER_ON_PAGE) }).click();
    await around.handedTo(asks, rule);
    await expect(around.known.first()).toContainText(rule);
    await around.closePage();
    await expect(page.locator('.unread-page')).toHaveCount(0);
  });

  await test.step('theories are written behind a curtain', async () => {
    await survey(table);
    for (const _ of PEOPLE) {
      const name = await around.handedOn(rule);
      expect(await table.waits()).toBe('theories');
      const theories = name === one ? [{ sector: 1, body: 'asteroid' as const }] : [];
      await table.make({ type: 'submit', theories });
    }
    await expect(table.sector(1)).toHaveAccessibleName(new RegExp(`theory by ${one}, step`));
    expect(await page.content()).not.toContain(rule);
    expect(await table.waits()).toBe('act');
  });
});

/** Until a theory phase comes; whoever asked and opened the page then writes on it at once. */
async function survey(table: SkyTable): Promise<void> {
  while ((await table.waits()) === 'act') {
    const visible = await table.visible();
    await table.make({ type: 'survey', of: 'asteroid', from: at(visible, 0), to: at(visible, -1) });
    await table.curtain.getByRole('button', { name: words.READ_LATER }).click();
  }
}
