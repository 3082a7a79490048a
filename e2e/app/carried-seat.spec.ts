import * as online from '../../src/client/table/online/text.ts';
import * as carried from '../../src/client/text/carried-seat.ts';
import * as room from '../../src/client/text/online.ts';
import { expectAccessible } from '../shared/axe.ts';
import { Guest } from '../shared/guest.ts';
import { expect, test } from '../shared/page.ts';

/** What a camera tells apart on a screen, in pixels. */
const SMALLEST_SQUARE = 4;

test('a host carries the seat out of the waiting room, and leads from there', async ({
  browser,
  baseURL,
  viewport,
}) => {
  const size = viewport ?? { width: 390, height: 844 };
  const host = await Guest.arrives(browser, 'One', size);
  await host.openTable(baseURL ?? '', 3);
  await host.sitDown();
  await host.page.getByRole('button', { name: online.CARRY }).click();
  const dialog = host.page.getByRole('dialog', { name: online.CARRY });
  await expect(dialog).toContainText(online.CARRY_SAYS_HOST);
  await dialog.getByRole('button', { name: online.SHOW_CARRY }).click();
  await expectAccessible(host.page, 'the link to a seat');
  const code = dialog.getByRole('img', { name: online.CARRY_QR });
  const squares = await code.evaluate(
    svg => svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width,
  );
  expect(squares).toBeGreaterThanOrEqual(SMALLEST_SQUARE);
  const link = await dialog.getByRole('textbox', { name: online.CARRY_LINK }).inputValue();

  const other = await Guest.arrives(browser, 'Elsewhere', size);
  const asked: string[] = [];
  other.page.on('request', request => asked.push(request.url()));
  await other.page.goto(link);
  await expect(other.page.getByRole('button', { name: room.STAND })).toBeVisible();
  await expect(other.page.getByRole('button', { name: room.fillWithBots(2) })).toBeVisible();
  const keys = link.split('/').slice(-2);
  for (const key of keys) {
    expect(key).toMatch(/^[\w-]{22}$/);
    expect([other.page.url(), ...asked].join('\n')).not.toContain(key);
  }
  await other.page.goBack();
  expect(other.page.url()).not.toContain(keys[0]);
  for (const guest of [host, other]) {
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
  }
});

test('a seat is not lost to a link, whatever is in it', async ({ browser, baseURL, viewport }) => {
  const size = viewport ?? { width: 390, height: 844 };
  const host = await Guest.arrives(browser, 'One', size);
  const table = await host.openTable(baseURL ?? '', 3);
  await host.sitDown();
  await host.page.getByRole('button', { name: online.CARRY }).click();
  await host.page.getByRole('button', { name: online.SHOW_CARRY }).click();
  const link = await host.page.getByRole('textbox', { name: online.CARRY_LINK }).inputValue();

  const two = await Guest.arrives(browser, 'Two', size);
  const { page } = two;
  await page.goto(table);
  await two.sitDown();
  const opens = async (address: string, title: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expectAccessible(page, title);
  };
  const sitsAsBefore = async (press: string) => {
    await page.getByRole('button', { name: press }).click();
    await expect(page.getByRole('button', { name: room.NOT_READY_AFTER_ALL })).toBeVisible();
    await expect(page.getByRole('button', { name: room.fillWithBots(1) })).toHaveCount(0);
  };

  await test.step('a key that holds nothing', async () => {
    await opens(`${table.replace('online', 'seat')}/${'z'.repeat(22)}`, carried.FITS_NOTHING);
    await sitsAsBefore(carried.TO_MY_SEAT);
  });

  await test.step('no server to ask', async () => {
    await page.route('**/api/standing', route => route.abort());
    await opens(link, carried.UNTOLD);
    await page.getByRole('button', { name: carried.TRY_AGAIN }).click();
    await expect(page.getByRole('heading', { level: 1, name: carried.UNTOLD })).toBeFocused();
    await page.unroute('**/api/standing');
  });

  await test.step('the seat of somebody else, asked for again', async () => {
    await page.getByRole('button', { name: carried.TRY_AGAIN }).click();
    await expect(page.getByRole('heading', { level: 1, name: carried.ANOTHER_SEAT })).toBeFocused();
    await sitsAsBefore(carried.KEEP_MINE);
  });
  for (const guest of [host, two]) await guest.context.close();
});
