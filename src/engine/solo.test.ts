import { expect, test } from 'vitest';
import { LOOKS } from '../core/players.ts';
import { readSave } from '../core/save.ts';
import { load } from '../core/table.ts';
import { uaps } from '../games/uaps/index.ts';
import type { TableHost } from './host.ts';
import type { Entry } from './log/entry.ts';
import { standingOf } from './log/folding.ts';
import { type Standing, truthOf } from './log/standing.ts';
import { atOnce } from './slices.ts';
import { openMemory } from './store/memory.ts';
import { key, memoryTables, openTable, Page } from './testing.ts';
import { filing } from './told/file.ts';

const store = openMemory();
const tables = memoryTables(undefined, [uaps], store);

/** A dealt table of UAPs with people on the first seats and bots on the others. */
async function dealtFor(people: number, seats: number, solo?: number): Promise<TableHost> {
  const name = `host ${people} of ${seats}, ${solo}`;
  const options = { mode: 'basic', ...(solo !== undefined && { solo }) };
  const host = await openTable(tables, { game: 'uaps', seats, host: key(name), options });
  const pages = Array.from(
    { length: people },
    (_, seat) => new Page(host, `${name} ${seat}`, seat === 0 ? { host: key(name) } : {}),
  );
  for (const [seat, page] of pages.entries()) await page.sit(seat, `Person ${seat}`);
  for (let seat = people; seat < seats; seat++)
    await pages[0]?.do({ type: 'bot', seat, level: 'spotter', name: `Bot ${seat}`, look: LOOKS[seat] ?? 1 });
  for (const page of pages) await page.do({ type: 'ready', ready: true });
  await pages[0]?.do({ type: 'start' });
  for (const page of pages) await page.reveal();
  return host;
}

const soloOf = (standing: Standing): unknown =>
  (truthOf(standing).table.state as unknown as { public: { solo: unknown } }).public.solo;

const logOf = async (host: TableHost): Promise<readonly Entry[]> =>
  (await store.log(host.standing.created.id)).map(text => JSON.parse(text) as Entry);

test('[S5] one person and one bot are a solo game, fixed at the deal', async () => {
  const host = await dealtFor(1, 2);
  expect(soloOf(host.standing)).toBe(1);
  const log = await logOf(host);
  expect(soloOf(standingOf(uaps.game, log))).toBe(1);
  const saved = readSave(JSON.parse(atOnce(filing(host.standing, 0))));
  expect(saved).toMatchObject({ ok: true, value: { options: { solo: 1 } } });
  expect(saved.ok && load(uaps.game, saved.value)).toMatchObject({ ok: true });
});

test.each([
  ['two people', 2, 2, undefined],
  ['two people, though the table was created as solo', 2, 2, 1],
  ['one person and two bots', 1, 3, undefined],
] as const)('[S5] %s are none, and a stand-in makes none of them', async (_, people, seats, created) => {
  const host = await dealtFor(people, seats, created);
  expect(soloOf(host.standing)).toBeNull();
  const [seat] = host.standing.chairs.keys();
  const away: Entry = { type: 'handed-over', seat: seat as never, level: 'spotter', why: 'away', at: 0 };
  expect(soloOf(standingOf(uaps.game, [...(await logOf(host)), away]))).toBeNull();
});

test('[S5] a table that was dealt before goes on as it began', async () => {
  const log = await logOf(await dealtFor(1, 2, 0));
  const before = log.map(entry => {
    if (entry.type !== 'dealt') return entry;
    const { options: _, ...dealt } = entry;
    return dealt;
  });
  expect(soloOf(standingOf(uaps.game, log))).toBe(1);
  expect(soloOf(standingOf(uaps.game, before))).toBe(0);
});
