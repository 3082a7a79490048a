import type { Page } from '@playwright/test';
import { VEILED_RUNS } from '../../src/client/table/online/text.ts';
import { create } from '../../src/client/text/new-online.ts';
import * as room from '../../src/client/text/online.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { must } from '../../src/engine/testing.ts';
import { unacknowledged } from '../../src/games/unacknowledged/index.ts';
import type { View } from '../../src/games/unacknowledged/types.ts';
import { createTable, Pilot, seatedTable, wishFor } from '../../src/server/testing.ts';
import { expect } from '../shared/page.ts';
import { Table } from '../shared/table.ts';

const { game } = unacknowledged;
const SEATS = 4;

/** A page that has opened a table; two others have sat down, and one of them is ready. */
export async function waitingRoom(page: Page): Promise<void> {
  await page.goto('/#/new/unacknowledged/friends');
  await page.getByRole('button', { name: create(SEATS) }).click();
  await page.waitForURL(/#\/online\//);
  const table = new URL(page.url()).hash.split('/').at(-1) ?? '';
  const [one, two] = [await arrives(page, table), await arrives(page, table)];
  must(await one.sit(1));
  must(await two.sit(2));
  must(await one.do({ type: 'ready', ready: true }));
  must(await one.do({ type: 'say', text: 'I have an hour. Shall we?' }));
  await page.getByRole('button', { name: /^Sit down as/ }).click();
  await expect(page.getByRole('button', { name: room.I_AM_READY })).toBeVisible();
}

/** Three tables that strangers may find. */
export async function lobby(page: Page): Promise<void> {
  const wishes = [
    { seats: 4, taken: 3 },
    { seats: 3, taken: 1 },
    { seats: 5, taken: 2 },
  ];
  for (const { seats, taken } of wishes) {
    const { table } = await createTable(addressOf(page), wishFor(game.id, seats, { listed: true }));
    for (let seat = 0; seat < taken; seat++) must(await (await arrives(page, table)).sit(seat));
  }
  await page.goto('/#/lobby');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The page takes over a seat of a game that others have played so far. */
export async function seatIn(page: Page, until: 'talk' | 'over'): Promise<void> {
  await page.goto('/');
  const pilots = await seatedTable(addressOf(page), wishFor(game.id, SEATS));
  const rng = new Rng(stream('screens', until));
  const enough = () => (until === 'over' ? isOver(pilots) : stageOf(pilots) === 'discuss');
  while (!enough()) {
    const next = pilots.find(pilot => pilot.isTurn());
    if (next) must(await next.move(game, rng));
    for (const pilot of pilots) await pilot.fence();
  }
  const [own, ...others] = pilots;
  await own?.close();
  if (until === 'talk')
    for (const other of others)
      must(await other.do({ type: 'say', text: SAYINGS[others.indexOf(other)] ?? '' }));
  await page.goto(`/#/seat/${own?.table}/${own?.key}`);
  await page.waitForURL(/#\/online\//);
  await new Table(page).waits();
}

/** The page watches a table that shows its game only afterwards. */
export async function veiled(page: Page): Promise<void> {
  await page.goto('/');
  const wish = wishFor(game.id, SEATS, { watch: 'after', perMove: 60 });
  const [own] = await seatedTable(addressOf(page), wish, 2);
  await page.goto(`/#/online/${own?.table}`);
  await expect(page.getByText(VEILED_RUNS)).toBeVisible();
}

const SAYINGS = ['Good evening.', 'I trust nobody tonight.', 'Then we are two.'];

const isOver = (pilots: readonly Pilot[]): boolean => pilots.every(({ stage }) => stage === 'over');
const stageOf = ([one]: readonly Pilot[]): string | undefined =>
  (one?.heard?.view as View | undefined)?.public.stage;

const addressOf = (page: Page): string => process.env['AREA5_URL'] ?? new URL(page.url()).origin;

const arrives = (page: Page, table: string): Promise<Pilot> => new Pilot(addressOf(page), table).connect();
