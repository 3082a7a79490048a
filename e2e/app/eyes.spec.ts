import type { Page } from '@playwright/test';
import * as words from '../../src/client/table/text.ts';
import { deal } from '../../src/client/text/new-table.ts';
import * as room from '../../src/client/text/online.ts';
import { STARTS } from '../../src/client/text.ts';
import { fileAt, MOMENTS, type Moment } from '../pictures/moments.ts';
import { lobby, seatIn, veiled, waitingRoom } from '../pictures/online-moments.ts';
import { expectAccessible } from '../shared/axe.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { Table } from '../shared/table.ts';
import { signFaults } from '../shared/vision.ts';

const PAGES = {
  home: '/',
  'new table': '/#/new/unacknowledged',
  'your tables': '/#/tables',
  lessons: '/#/lessons',
  settings: '/#/settings',
  about: '/#/about',
  rules: '/#/rules/unacknowledged',
  nowhere: '/#/nowhere',
  'new table with friends': '/#/new/unacknowledged/friends',
  'open tables': '/#/lobby',
  'join with a code': '/#/join',
  'a link without a seat': '/#/seat/nothing/nobody',
} as const;

for (const [name, address] of Object.entries(PAGES))
  test(`${name} is accessible by night and by day`, async ({ page }) => {
    await withSettings(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, name);
    expect(await signFaults(page)).toEqual([]);
  });

const ONLINE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'open tables with some': lobby,
  'waiting room': async page => {
    await waitingRoom(page);
    await page.getByRole('button', { name: room.botOn(3) }).click();
    await expect(page.getByRole('combobox', { name: room.playedBy(3) })).toBeVisible();
  },
  'a seat that was carried here': page => seatIn(page, 'talk'),
  'the chat of a table': async page => {
    await seatIn(page, 'talk');
    await page.keyboard.press('w');
    await expect(page.getByRole('region', { name: room.CHAT })).toBeVisible();
  },
  'the end of an online game': page => seatIn(page, 'over'),
  'a game to be watched afterwards': veiled,
};

for (const [name, arrive] of Object.entries(ONLINE))
  test(`${name} is accessible and needs no color`, async ({ page }) => {
    test.slow();
    await withSettings(page);
    await arrive(page);
    await expectAccessible(page, name);
    expect(await signFaults(page)).toEqual([]);
  });

for (const moment of Object.keys(MOMENTS) as Moment[])
  test(`a table is accessible and needs no color: ${moment}`, async ({ page }) => {
    await withSettings(page);
    await Table.fromFile(page, fileAt(moment));
    await expectAccessible(page, moment);
    expect(await signFaults(page)).toEqual([]);
  });

test('log, menu, keys and rules over a table are accessible', async ({ page }) => {
  await withSettings(page);
  await Table.fromFile(page, fileAt('reveal'));
  await page.getByRole('button', { name: words.LOG }).click();
  await expect(page.getByRole('region', { name: words.LOG })).toBeVisible();
  await expectAccessible(page, 'log');
  await page.keyboard.press('Escape');
  for (const [title, press] of [
    [words.MORE, []],
    [words.KEYS, [words.KEYS]],
    [words.RULES, [words.RULES]],
  ] as const) {
    await page.getByRole('button', { name: words.MORE }).click();
    for (const name of press) await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectAccessible(page, title);
    await page.keyboard.press('Escape');
  }
});

test('curtain, open table and lesson are accessible', async ({ page }) => {
  await withSettings(page);
  await page.goto('/');
  await page.getByRole('link', { name: STARTS[1].title }).click();
  await page.getByRole('button', { name: deal(2, 2) }).click();
  const table = new Table(page);
  await expect(table.curtain).toBeVisible();
  await expectAccessible(page, 'curtain');
  await table.playUntil(waiting => waiting === 'talk');
  await expectAccessible(page, 'open table');
  await toLesson(page);
  await expectAccessible(page, 'lesson');
});

async function toLesson(page: Page): Promise<void> {
  await page.goto('/#/learn/unacknowledged');
  await expect(page.getByRole('region', { name: words.COACH_LABEL }).getByRole('heading')).toBeVisible();
}
