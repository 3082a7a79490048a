import { beforeEach, describe, expect, test } from 'vitest';
import type { Seat } from '../core/contract.ts';
import { checkFair, commitmentTo } from '../core/fair.ts';
import { readSave } from '../core/save.ts';
import { unacknowledged } from '../games/unacknowledged/index.ts';
import { ANYBODY_AFTER_MS, PART_WITHIN_MS } from '../protocol/dealing.ts';
import type { TableHost } from './host.ts';
import { keyHash } from './keys.ts';
import type { Entry } from './log/entry.ts';
import { standingOf } from './log/folding.ts';
import type { Standing } from './log/standing.ts';
import { atOnce } from './slices.ts';
import { openMemory } from './store/memory.ts';
import { code, key, later, memoryTables, openTable, Page, turn } from './testing.ts';
import { filing } from './told/file.ts';
import { storeCard } from './told/room.ts';

const store = openMemory();
const tables = memoryTables(undefined, undefined, store);
let number = 0;
let host: TableHost;
let leader: Page;
let lynx: Page;
let heron: Page;

beforeEach(async () => {
  number++;
  host = await openTable(tables, { host: key(`host ${number}`) });
  leader = new Page(host, 'leader', { host: key(`host ${number}`) });
  [lynx, heron] = [new Page(host, 'lynx'), new Page(host, 'heron')];
});

const BOT_CHAIR = { level: 'visitor', name: 'Bot', look: 3 } as const;
const BOT = { type: 'bot', seat: 2, ...BOT_CHAIR } as const;

async function started(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.do({ type: 'ready', ready: true });
  expect(await leader.do({ type: 'start' })).toMatchObject({ ok: true });
}

/** Two people and a bot, whose devices are asked for their parts. */
async function dealing(): Promise<void> {
  await leader.sit(0);
  await lynx.sit(1);
  await leader.do(BOT);
  await started([leader, lynx]);
}

const inAMinute = (work: () => Promise<void>) => later(ANYBODY_AFTER_MS, work);
const logOf = async (): Promise<readonly Entry[]> =>
  (await store.log(host.standing.created.id)).map(text => JSON.parse(text) as Entry);

describe('no deal', () => {
  test('without a part from any device, however long one waits', async () => {
    await lynx.sit(0);
    await heron.sit(1);
    await leader.do(BOT);
    await started([lynx, heron]);
    await inAMinute(async () => {
      for (const page of [leader, lynx]) expect(code(await page.do({ type: 'deal' }))).toBe('no-part-yet');
    });
    await lynx.reveal();
    await inAMinute(async () => expect(await heron.do({ type: 'deal' })).toMatchObject({ ok: true }));
    expect(lynx.room?.stage).toBe('playing');
  });

  test('without the part of a host who sits there, also when the host is gone and another leads', async () => {
    await dealing();
    await lynx.reveal();
    leader.leave();
    await inAMinute(async () => {
      new Page(host, 'somebody who comes now');
      await turn();
      expect(lynx.you.host).toBe(true);
      expect(code(await lynx.do({ type: 'deal' }))).toBe('host-part-missing');
    });
    expect(lynx.room?.chairs.map(chair => chair.by === 'person' && chair.host)).toEqual([true, false, false]);
  });

  test('for who did not wait a minute and does not lead', async () => {
    await dealing();
    await leader.reveal();
    await later(PART_WITHIN_MS, async () =>
      expect(code(await lynx.do({ type: 'deal' }))).toBe('not-the-host'),
    );
    await inAMinute(async () => expect(await lynx.do({ type: 'deal' })).toMatchObject({ ok: true }));
    const leftOut = { seat: 1, name: 'lynx', look: 2, type: 'left-out' };
    expect(host.standing.chat).toEqual([leftOut]);
  });

  test('of a rematch without its host either: it knows where the host sat', async () => {
    const overAtOnce = { ...unacknowledged, game: { ...unacknowledged.game, toAct: () => [] } };
    const others = memoryTables(undefined, [overAtOnce]);
    host = await openTable(others, { host: key('host') });
    [leader, lynx] = [new Page(host, 'leader', { host: key('host') }), new Page(host, 'lynx')];
    await dealing();
    for (const page of [leader, lynx]) await page.reveal();
    const next = await lynx.do({ type: 'rematch' });
    const opened = next.ok ? await others.open(String(next.value)) : next;
    expect(opened.ok && opened.value.standing.chairs).toMatchObject([
      { host: true },
      { host: false },
      BOT_CHAIR,
    ]);
  });
});

describe('a deal that is broken off', () => {
  test('not before a minute, and by nobody who only watches', async () => {
    await dealing();
    const watcher = new Page(host, 'watcher');
    expect(code(await lynx.breakOff())).toBe('still-time');
    await later(ANYBODY_AFTER_MS - 1_000, async () =>
      expect(code(await leader.breakOff())).toBe('still-time'),
    );
    await inAMinute(async () => expect(code(await watcher.breakOff())).toBe('not-seated'));
    expect(watcher.room).toMatchObject({ stage: 'dealing', waited: expect.any(Number) });
  });

  test('leads back to the waiting room, where nobody is ready or has committed, the server to a new part', async () => {
    await dealing();
    await leader.reveal();
    const before = leader.room?.commitment;
    await inAMinute(async () => expect(await lynx.breakOff()).toMatchObject({ ok: true }));
    const person = { by: 'person', ready: false, commitment: null, revealed: false };
    expect(leader.room).toMatchObject({
      stage: 'gathering',
      chairs: [person, person, { by: 'bot' }],
      brokenOff: { times: 1, by: 'lynx', shown: ['leader'] },
    });
    const { commitment } = leader.room ?? {};
    expect(commitment).not.toBe(before);
    expect(new Page(host, 'late').told[0]).toMatchObject({ type: 'welcome', table: { commitment } });
    expect(host.standing.chat).toEqual([{ seat: 1, name: 'lynx', look: 2, type: 'broken-off' }]);
    expect(code(await leader.do({ type: 'ready', ready: true }))).toBe('no-commitment');
  });

  test('shows nobody a part, neither of a device nor of the server', async () => {
    await dealing();
    await leader.reveal();
    await inAMinute(async () => void (await lynx.breakOff()));
    const said = JSON.stringify([leader, lynx, heron].map(({ told }) => told));
    for (const entry of await logOf()) if ('part' in entry) expect(said).not.toContain(entry.part);
  });

  test('is dealt with new parts: those of before are refused, on any seat', async () => {
    await dealing();
    await leader.reveal();
    const { commitment } = leader;
    await inAMinute(async () => void (await leader.breakOff()));
    expect(code(await leader.do({ type: 'commit', commitment }))).toBe('commitment-used');
    await leader.do({ type: 'remove', seat: 1 });
    const sit = { type: 'sit', seat: 1, name: 'heron', look: 2, key: key('heron') } as const;
    expect(code(await heron.do({ ...sit, commitment }))).toBe('commitment-used');
    expect(await heron.sit(1)).toMatchObject({ ok: true });
    expect(await leader.commitAnew()).toMatchObject({ ok: true });
    await started([leader, heron]);
    for (const page of [leader, heron]) await page.reveal();
    expect(leader.room?.stage).toBe('playing');
  });

  test('is asked for once: what was meant for one deal does nothing to the next', async () => {
    await dealing();
    await leader.reveal();
    const late = { type: 'break-off', commitment: leader.room?.commitment ?? '' } as const;
    await inAMinute(async () => {
      expect(await lynx.do(late, 'once')).toMatchObject({ ok: true });
      expect(await lynx.do(late, 'once')).toMatchObject({ ok: true });
      expect(code(await leader.do(late))).toBe('not-dealing');
    });
    for (const page of [leader, lynx]) await page.commitAnew();
    await started([leader, lynx]);
    await leader.reveal();
    await later(2 * ANYBODY_AFTER_MS, async () => {
      expect(code(await lynx.do(late))).toBe('not-dealing');
      expect(code(await leader.do({ ...late, type: 'deal' }))).toBe('not-dealing');
    });
    expect(host.standing.brokenOff).toHaveLength(1);
  });

  test('by a host without a seat, where all who sit there are gone', async () => {
    await lynx.sit(0);
    await heron.sit(1);
    await leader.do(BOT);
    await started([lynx, heron]);
    for (const page of [lynx, heron]) page.leave();
    await inAMinute(async () => expect(await leader.breakOff()).toMatchObject({ ok: true }));
    expect(leader.room?.brokenOff).toEqual({ times: 1, by: null, shown: [] });
  });

  test('also where its log was written by a clock that was ahead', async () => {
    await dealing();
    await later(-3_600_000, async () => expect(await lynx.breakOff()).toMatchObject({ ok: true }));
  });
});

/** Broken off twice: after one part by a guest, who was removed for it, and before any by the host. */
async function dealtAtLast(): Promise<void> {
  await dealing();
  await leader.reveal();
  await inAMinute(async () => void (await lynx.breakOff()));
  await leader.do({ type: 'remove', seat: 1 });
  await heron.sit(1);
  await leader.commitAnew();
  await started([leader, heron]);
  await inAMinute(async () => void (await leader.breakOff()));
  for (const page of [leader, heron]) await page.commitAnew();
  await started([leader, heron]);
  for (const page of [leader, heron]) await page.reveal();
}

test('what is so already fills no log: two windows of one device say the same', async () => {
  await dealing();
  const lengthAfter = async (work: () => Promise<unknown>): Promise<number> => {
    expect(await work()).toMatchObject({ ok: true });
    return host.length;
  };
  const shown = await lengthAfter(() => leader.reveal());
  expect(await lengthAfter(() => leader.reveal())).toBe(shown);
  await inAMinute(async () => void (await lynx.breakOff()));
  const committed = await lengthAfter(() => leader.commitAnew());
  const { commitment } = leader;
  expect(await lengthAfter(() => leader.do({ type: 'commit', commitment }))).toBe(committed);
  const ready = await lengthAfter(() => leader.do({ type: 'ready', ready: true }));
  expect(await lengthAfter(() => leader.do({ type: 'ready', ready: true }))).toBe(ready);
});

function fairIn(standing: Standing) {
  const saved = readSave(JSON.parse(atOnce(filing(standing, 0))));
  if (!saved.ok || !saved.value.fair) throw new Error('the file does not say how it was dealt');
  return { saved: saved.value, fair: saved.value.fair };
}

test('the file of the game tells of every deal that was broken off, and all of it fits', async () => {
  await dealtAtLast();
  const { saved, fair } = fairIn(host.standing);
  expect(fair.earlier).toMatchObject([
    { by: 1, seats: [{ name: 'leader' }, { name: 'lynx', part: null }, null] },
    { by: 0, seats: [{ name: 'leader', part: null }, { name: 'heron', part: null }, null] },
  ]);
  const findings = checkFair(fair, saved, {
    serverCommitment: leader.room?.commitment ?? '',
    earlier: [{ serverCommitment: host.standing.created.commitment }],
  });
  expect(findings.filter(({ holds }) => !holds)).toEqual([]);
  expect(findings).toContainEqual({
    ...{ code: 'broken-off', attempt: 1, seat: 1, name: 'lynx', holds: true },
    shown: [{ seat: 0, name: 'leader' }],
  });
});

test('the log has it: a server that comes back stands where it stood, at every entry of it', async () => {
  await dealtAtLast();
  const log = await logOf();
  const { created, brokenOff, server, chairs } = standingOf(unacknowledged.game, log);
  expect({ created, brokenOff, server, chairs }).toEqual({
    ...{ created: host.standing.created, brokenOff: host.standing.brokenOff },
    ...{ server: host.standing.server, chairs: host.standing.chairs },
  });
  for (const entry of log) {
    if (entry.type !== 'broken-off') continue;
    expect(entry.commitment).toBe(commitmentTo(created.id, entry.part));
    expect(log.filter(other => 'part' in other && other.part === entry.part)).toHaveLength(1);
  }
});

/** As the state before this wrote it, without a word of hosts. */
function oldLog(id: string): readonly Entry[] {
  const promise = (part: string) => ({ commitment: commitmentTo(id, part), part });
  return [
    {
      ...{ type: 'created', id, game: 'unacknowledged', options: {}, seats: 3, code: 'abc234', at: 1 },
      ...{ listed: false, watch: 'public', perMove: null, perGame: null, standIn: null },
      ...{ host: keyHash(key('host')), ...promise('5'.repeat(64)) },
    },
    ...['leader', 'lynx'].flatMap((name, index): Entry[] => [
      {
        ...{ type: 'sat', seat: index as Seat, name, look: index === 0 ? 1 : 2, at: 2 },
        ...{ key: keyHash(key(name)), commitment: promise(`${index}`.repeat(64)).commitment },
      },
      { type: 'ready', seat: index as Seat, ready: true, at: 3 },
    ]),
    { type: 'bot', seat: 2 as Seat, ...BOT_CHAIR, at: 4 },
    { type: 'started', at: 5 },
  ];
}

test('a table of the version before, in the middle of its deal, goes on', async () => {
  const id = 'old-and-dealing';
  const entries = oldLog(id);
  const card = storeCard(standingOf(unacknowledged.game, entries), 1, 'old');
  await store.write([{ table: id, after: 0, entries: entries.map(entry => JSON.stringify(entry)), card }]);
  const opened = await tables.open(id);
  if (!opened.ok) throw new Error(opened.error.code);
  host = opened.value;
  [leader, lynx] = [new Page(host, 'leader', { host: key('host') }), new Page(host, 'lynx')];
  expect(code(await lynx.do({ type: 'deal' }))).toBe('no-part-yet');
  expect(await lynx.breakOff()).toMatchObject({ ok: true });
  for (const page of [leader, lynx]) await page.commitAnew();
  expect(leader.room?.chairs).toMatchObject([{ host: true }, { host: false }, BOT_CHAIR]);
  await started([leader, lynx]);
  for (const page of [leader, lynx]) await page.reveal();
  const { saved, fair } = fairIn(host.standing);
  expect(checkFair(fair, saved).filter(({ holds }) => !holds)).toEqual([]);
});

test('a game that the version before dealt of no part opens, and its file says so', () => {
  const dealt = standingOf(unacknowledged.game, [...oldLog('old'), { type: 'dealt', start: '', at: 6 }]);
  const { saved, fair } = fairIn(dealt);
  expect(fair).not.toHaveProperty('earlier');
  expect(checkFair(fair, saved)).toContainEqual({ code: 'server-alone', holds: true });
});
