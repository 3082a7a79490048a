import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { News } from '../../core/news.ts';
import type { Player } from '../../core/players.ts';
import { openStore } from '../store.ts';
import { done, type Ears, got, listening, newTable, pickOf, seat, tablesWith } from './testing.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

type Own = { readonly pack: readonly string[]; readonly hand: readonly string[] };
const ownOf = ({ view }: News) => (view as { readonly own: Own | null }).own;

/** Events that only their own seat hears. */
const PRIVATE = ['identity-dealt', 'pack-came', 'chosen', 'hand-filled'];

async function opened(...by: readonly Player['by'][]) {
  const tables = tablesWith();
  const id = got(await tables.create(newTable(...by)));
  return { id, ...(await listening(tables, id)) };
}

async function packOf(link: Awaited<ReturnType<typeof opened>>['link'], ears: Ears, by: number) {
  link.look(seat(by));
  return ownOf(ears.last)?.pack ?? [];
}

test('one who watches hears nothing private and sees nothing of anybody, to the end of the game', async () => {
  const { link, ears } = await opened('bot', 'bot', 'bot');
  link.look('spectator');
  link.pace('instant');
  await ears.until(({ all }) => all.at(-1)?.outcome !== null);
  expect(ears.all.length).toBeGreaterThan(50);
  for (const news of ears.all) {
    expect(news.viewer).toBe('spectator');
    expect(ownOf(news)).toBeNull();
    for (const { type } of news.steps.flat()) expect(PRIVATE).not.toContain(type);
  }
});

test('a seat hears what came to it alone, and of others only that they have decided', async () => {
  const { link, ears } = await opened('person', 'person', 'person');
  const packs = [await packOf(link, ears, 1), await packOf(link, ears, 2)];
  link.look(seat(0));
  const mine = ownOf(ears.last);
  const heard = ears.all.length;
  for (const [index, pack] of packs.entries())
    await link.act(seat(index + 1), { type: 'pick', card: pack[0] } as never);
  const since = ears.all.slice(heard);
  expect(since.flatMap(({ steps }) => steps.flat())).toEqual([
    { type: 'decided', seat: 1 },
    { type: 'decided', seat: 2 },
  ]);
  for (const news of since) expect(ownOf(news)).toEqual(mine);
});

test('a replaced or taken back second choice of another brings no news', async () => {
  const { id, link, ears } = await opened('person', 'person', 'person');
  const [first, second] = new Set(await packOf(link, ears, 1));
  await link.act(seat(1), { type: 'pick', card: first } as never);
  await link.act(seat(0), pickOf({ view: got(await link.viewAt(seat(0), 0)) }));
  for (const viewer of [seat(0), 'spectator'] as const) {
    link.look(viewer);
    const heard = ears.all.length;
    expect(await link.act(seat(1), { type: 'pick', card: second } as never)).toEqual(done);
    expect(got(await openStore().read(id)).moves).toBe(3);
    expect(await link.takeBack(seat(1))).toEqual(done);
    expect(ears.all).toHaveLength(heard);
  }
  link.look(seat(1));
  expect(ownOf(ears.last)).toMatchObject({ sealed: first });
});

test('nobody looks through a seat that is not here', async () => {
  const { link, ears } = await opened('person', 'bot', 'person');
  link.hold(true);
  link.look(seat(0));
  for (const viewer of [seat(1), seat(9), seat(-1)]) {
    link.look(viewer);
    expect(await link.viewAt(viewer, 0)).toEqual({ ok: false, error: { trouble: 'not-your-seat' } });
    expect(await link.notes(viewer)).toEqual({ ok: false, error: { trouble: 'not-your-seat' } });
  }
  expect(ears.all).toHaveLength(1);
});
