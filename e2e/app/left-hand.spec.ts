import type { Locator } from '@playwright/test';
import * as words from '../../src/client/table/text.ts';
import * as settings from '../../src/client/text/settings.ts';
import { fileAt } from '../pictures/moments.ts';
import { misfits } from '../shared/fits.ts';
import { expect, test, withSettings } from '../shared/page.ts';
import { Table } from '../shared/table.ts';

test('a phone in the left hand has what its thumb presses at the left, and a desk stays as it is', async ({
  page,
}, { project }) => {
  await withSettings(page);
  await page.goto('/#/settings');
  const hand = page.getByRole('group', { name: settings.HAND });
  await hand.getByText(settings.HANDS.left, { exact: true }).click();
  const table = await Table.fromFile(page, fileAt('discussion'));
  const middle = (page.viewportSize()?.width ?? 0) / 2;
  const centerOf = async (thing: Locator) => {
    const box = await thing.boundingBox();
    return box === null ? Number.NaN : box.x + box.width / 2;
  };
  const more = page.getByRole('button', { name: words.MORE });
  if (project.name === 'desktop') {
    expect(await centerOf(more)).toBeGreaterThan(middle);
    return;
  }
  const primary = table.dock.locator('[data-primary]').last();
  for (const pressed of [
    more,
    page.getByRole('button', { name: words.LOG }),
    table.edge.locator('svg').last(),
    primary,
  ])
    expect(await centerOf(pressed)).toBeLessThan(middle);
  expect(await misfits(page)).toEqual([]);

  await page.setViewportSize({ width: 844, height: 390 });
  expect(await centerOf(primary)).toBeLessThan(844 / 4);
  expect(await centerOf(table.edge)).toBeLessThan(844 / 2);
  expect(await misfits(page)).toEqual([]);
  await page.screenshot({ path: `${project.outputDir}/left-hand-on-its-side.png` });
});
