import { ONLY_PAGE, SHOW_BOARD } from '../../src/client/table/online/text.ts';
import { MORE } from '../../src/client/table/text.ts';
import { IN_APP } from '../../src/client/text/in-app.ts';
import { assert, at } from '../../src/core/contract.ts';
import { seatedTable, wishFor } from '../../src/server/testing.ts';
import { CLOSE } from '../../src/ui/text.ts';
import { misfits } from '../shared/fits.ts';
import { expect, test, withSettings } from '../shared/page.ts';

test.skip(({ hasTouch }) => !hasTouch, 'of phones');

/** Those whose private page folds on a desk, and one that does not. */
for (const game of ['ufo-hunter', 'ufo-racing', 'planet-x'])
  test(`${game}: beside a big screen a phone shows the private page, open, and keeps it so`, async ({
    page,
    baseURL,
  }) => {
    assert(baseURL, 'a server');
    await withSettings(page);
    const pilots = await seatedTable(baseURL, wishFor(game, 2));
    const own = at(pilots, 0);
    await page.goto(`/#/seat/${own.table}/${own.key}`);
    await page.waitForURL(/#\/online\//);
    await page.getByRole('button', { name: MORE, exact: true }).click();
    await page.getByRole('button', { name: ONLY_PAGE }).click();
    for (const when of ['at once', 'after a reload']) {
      await expect(page.locator('.sheet-body'), when).toBeVisible();
      await expect(page.locator('.board'), when).toHaveCount(0);
      expect((await page.locator('.sheet').boundingBox())?.width, when).toBeGreaterThan(380);
      expect(await misfits(page), when).toEqual([]);
      await page.reload();
    }
    await page.getByRole('button', { name: SHOW_BOARD }).click();
    await expect(page.locator('.board')).toBeVisible();
    for (const pilot of pilots) await pilot.close();
  });

test('inside of another app a table says so, in a line that can be closed', async ({ browser, baseURL }) => {
  assert(baseURL, 'a server');
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Instagram 400.0',
  });
  await withSettings(context);
  const page = await context.newPage();
  const pilots = await seatedTable(baseURL, wishFor('unacknowledged', 3));
  const own = at(pilots, 0);
  await page.goto(`${baseURL}/#/seat/${own.table}/${own.key}`);
  await page.waitForURL(/#\/online\//);
  const notice = page.locator('.notices .banner', { hasText: IN_APP });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: CLOSE }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator('.edge')).toBeVisible();
  for (const pilot of pilots) await pilot.close();
  await context.close();
});
