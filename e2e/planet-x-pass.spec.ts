import type { Page } from '@playwright/test';
import * as words from '../src/client/table/text.ts';
import { deal, NAME, SEATS_CHOICE } from '../src/client/text/new-table.ts';
import { at } from '../src/core/contract.ts';
import * as text from '../src/games/planet-x/ui/text.ts';
import { expect, test, withSettings } from './page.ts';
import { SkyTable } from './planet-x.ts';

const PEOPLE = ['Player 1', 'Player 2'] as const;

test('two people share a device: a curtain before levels and theories, answers on the own page', async ({
  page,
}) => {
  const table = await around(page);
  const [one] = PEOPLE;

  await test.step('each chooses how much to know behind a curtain, and reads the facts there', async () => {
    for (const _ of PEOPLE) {
      await handedOn(table);
      expect(await table.waits()).toBe('know');
      await table.make({ type: 'know', level: 'youth' });
    }
    await expect(known(table).first()).toContainText(/^Start/);
    await closePage(table);
    await readsOnPage(table, text.FACTS_ON_PAGE, /^Start/);
    expect(await table.waits()).toBe('act');
  });

  const rule = await test.step('an answer is offered to whoever asked, and to nobody else', async () => {
    const asks = await whoseTurn(table);
    await table.make({ type: 'research', topic: 'A' });
    await expect(table.curtain.getByRole('heading')).toHaveText(words.waitsFor(asks, text.ANSWER_ON_PAGE));
    const told = await readsOnPage(table, text.ANSWER_ON_PAGE, /^A/);
    expect(told).not.toBe('');
    await expect(table.paper).toHaveCount(0);
    await expect(page.locator('.px-board .slip, .rail .slip, .unread-page')).toHaveCount(0);
    return told;
  });

  await test.step('an answer that is put off stays offered', async () => {
    const asks = await whoseTurn(table);
    await table.make({ type: 'research', topic: 'A' });
    await table.curtain.getByRole('button', { name: words.READ_LATER }).click();
    await page.getByRole('button', { name: words.waitsFor(asks, text.ANSWER_ON_PAGE) }).click();
    await handedTo(table, asks, rule);
    await expect(known(table).first()).toContainText(rule);
    await closePage(table);
    await expect(page.locator('.unread-page')).toHaveCount(0);
  });

  await test.step('theories are written behind a curtain', async () => {
    await survey(table);
    for (const _ of PEOPLE) {
      const name = await handedOn(table, rule);
      expect(await table.waits()).toBe('theories');
      const theories = name === one ? [{ sector: 1, body: 'asteroid' as const }] : [];
      await table.make({ type: 'submit', theories });
    }
    await expect(table.sector(1)).toHaveAccessibleName(new RegExp(`theory by ${one}, step`));
    expect(await page.content()).not.toContain(rule);
    expect(await table.waits()).toBe('act');
  });
});

/** Whoever comes first, by the lot of the deal. */
async function handedOn(table: SkyTable, secret?: string): Promise<string> {
  const heading = table.curtain.getByRole('heading');
  await expect(heading).toContainText(new RegExp(PEOPLE.join('|')));
  const says = await heading.innerText();
  const name = PEOPLE.find(one => says.includes(one)) ?? says;
  await handedTo(table, name, secret);
  return name;
}

/** Nothing shows but whose page comes; then it is opened. */
async function handedTo(table: SkyTable, name: string, secret?: string): Promise<void> {
  await expect(table.curtain.getByRole('heading')).toContainText(name);
  const html = await table.page.content();
  for (const hidden of [...PEOPLE.filter(other => other !== name), 'px-', ...(secret ? [secret] : [])])
    expect(html).not.toContain(hidden);
  await table.openCurtain();
}

/** Until a theory phase comes; whoever asked and opened the page then writes on it at once. */
async function survey(table: SkyTable): Promise<void> {
  while ((await table.waits()) === 'act') {
    const visible = await table.visible();
    await table.make({ type: 'survey', of: 'asteroid', from: at(visible, 0), to: at(visible, -1) });
    await table.curtain.getByRole('button', { name: words.READ_LATER }).click();
  }
}

/** On the own page, the newest first. */
const known = (table: SkyTable) => table.paper.locator('.note-known li');

/** Behind the curtain that says what waits there; then the page is closed again. */
async function readsOnPage(table: SkyTable, news: string, line: RegExp): Promise<string> {
  const heading = table.curtain.getByRole('heading');
  await expect(heading).toContainText(news);
  const says = await heading.innerText();
  await handedTo(table, PEOPLE.find(name => says.includes(name)) ?? says);
  const heard = known(table).first();
  await expect(heard).toContainText(line);
  const told = (await heard.locator('span').last().textContent()) ?? '';
  await closePage(table);
  return told;
}

async function closePage(table: SkyTable): Promise<void> {
  await table.closePaper();
  await table.page.getByRole('button', { name: words.CLOSE_MY_PAGE }).click();
}

/** On the open table the dock says it. */
async function whoseTurn(table: SkyTable): Promise<string> {
  const line = await table.page.locator('.px-dock .turnline.mine strong').innerText();
  return PEOPLE.find(name => line.includes(name)) ?? line;
}

async function around(page: Page): Promise<SkyTable> {
  await withSettings(page);
  await page.goto('/#/new/planet-x/people');
  await page.getByRole('group', { name: SEATS_CHOICE }).getByText('2', { exact: true }).click();
  for (const [index, name] of PEOPLE.entries())
    await page.getByLabel(NAME, { exact: true }).nth(index).fill(name);
  await page.getByRole('button', { name: deal(2, 0), exact: true }).click();
  return new SkyTable(page);
}
