import type { Page } from '@playwright/test';
import * as words from '../src/client/table/text.ts';
import { deal, NAME, SEATS_CHOICE } from '../src/client/text/new-table.ts';
import { at } from '../src/core/contract.ts';
import { expect, test, withSettings } from './page.ts';
import { SkyTable } from './planet-x.ts';

const PEOPLE = ['Player 1', 'Player 2'] as const;

test('two people share a device: a curtain before levels and theories, answers on the own page', async ({
  page,
}) => {
  const table = await around(page);
  const [one] = PEOPLE;

  await test.step('each chooses how much to know behind a curtain', async () => {
    for (const _ of PEOPLE) {
      await handedOn(table);
      expect(await table.waits()).toBe('know');
      await table.make({ type: 'know', level: 'youth' });
    }
    expect(await table.waits()).toBe('act');
  });

  const rule = await test.step('an answer given on the open table is read on the own page', async () => {
    const asks = await whoseTurn(table);
    await table.make({ type: 'research', topic: 'A' });
    await expect(table.paper).toHaveCount(0);
    await expect(page.locator('.px-board .slip, .px-rail .slip')).toHaveCount(0);
    await page.getByRole('button', { name: words.lookAs(asks) }).click();
    await handedTo(table, asks);
    const heard = table.paper.locator('.px-known li').first();
    await expect(heard).toContainText(/^A/);
    const told = (await heard.locator('span').last().textContent()) ?? '';
    await page.getByRole('button', { name: words.CLOSE_MY_PAGE }).click();
    await expect(table.paper).toHaveCount(0);
    expect(told).not.toBe('');
    return told;
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

/** Until a theory phase comes. */
async function survey(table: SkyTable): Promise<void> {
  while ((await table.waits()) === 'act') {
    const visible = await table.visible();
    await table.make({ type: 'survey', of: 'asteroid', from: at(visible, 0), to: at(visible, -1) });
  }
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
