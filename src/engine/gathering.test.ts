import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameEntry } from '../core/contract.ts';
import { unacknowledged } from '../games/unacknowledged/index.ts';
import type { View } from '../games/unacknowledged/types.ts';
import { PART_WITHIN_MS } from '../protocol/dealing.ts';
import type { TableHost } from './host.ts';
import { readCode } from './keys.ts';
import { BACK_WITHIN_MS, type Decidable, decide, MOST_GATHERED } from './log/decide.ts';
import { openMemory } from './store/memory.ts';
import { code, key, later, memoryTables, openTable, Page, playing, turn, wish } from './testing.ts';

const tables = memoryTables();
let number = 0;
let host: TableHost;
let leader: Page;
let guest: Page;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  number++;
  host = await openTable(tables, { host: key(`host ${number}`) });
  leader = new Page(host, 'leader', { host: key(`host ${number}`) });
  guest = new Page(host, 'guest');
});

afterEach(() => {
  vi.useRealTimers();
});

const bot = (seat: number, name = `Bot ${seat}`, look: 1 | 2 | 3 = 3) =>
  ({ type: 'bot', seat, level: 'visitor', name, look }) as const;

describe('seats', () => {
  test('one takes a free seat and all see it', async () => {
    expect(await leader.sit(1)).toMatchObject({ ok: true });
    expect(leader.you).toEqual({ seat: 1, host: true });
    expect(leader.told).toContainEqual({ type: 'you', you: { seat: 1, host: true } });
    expect(guest.room?.chairs[1]).toMatchObject({ by: 'person', name: 'leader', here: true, ready: false });
  });

  test.each([
    ['a seat that is not there', 7, 'guest', 'no-such-seat'],
    ['a seat that is taken', 0, 'guest', 'seat-taken'],
    ['a name that is taken, whatever its case', 1, 'LEADER', 'name-taken'],
    ['a name that looks like one that is taken', 1, 'Ieаder', 'name-taken'],
  ])('%s is not to be had', async (_, seat, name, why) => {
    await leader.sit(0);
    expect(code(await guest.sit(seat, name))).toBe(why);
    expect(guest.you.seat).toBeNull();
  });

  test('a name is kept as it is shown: in normal form, without what cannot be seen', async () => {
    await guest.sit(0, ' Ａnn\u200B  Lee\u202E');
    expect(leader.room?.chairs[0]).toMatchObject({ name: 'Ann Lee' });
  });

  test.each([
    ['nothing-to-see', '\u3164'],
    ['unreadable', 'An\uD800n'],
    ['stacked', `A${'\u0300'.repeat(9)}nn`],
    ['too-long', 'x'.repeat(21)],
    ['too-long', 'x'.repeat(30_000)],
    ['reserved', 'You'],
  ])('what is no name says why: %s', async (detail, name) => {
    const error = { code: 'not-a-name', detail };
    expect(await guest.sit(0, name)).toEqual({ ok: false, error });
    expect(await leader.do(bot(0, name))).toEqual({ ok: false, error });
  });

  test('a bot of an unknown level hears of its name first: that is what somebody typed', async () => {
    const nobody = { ...bot(0, '...'), level: 'nobody' };
    expect(code(await leader.do(nobody))).toBe('not-a-name');
    expect(code(await leader.do({ ...nobody, name: 'Heron' }))).toBe('no-such-level');
  });

  test('a person and a bot have names that can be told apart, whoever comes first', async () => {
    await leader.do(bot(2, 'Heron'));
    expect(code(await guest.sit(0, 'Неron'))).toBe('name-taken');
    await guest.sit(0, 'Lynx');
    expect(code(await leader.do(bot(1, 'LYNX', 2)))).toBe('name-taken');
  });

  test('a look that is taken is not to be had, and nobody sits twice', async () => {
    await leader.sit(0);
    const sit = {
      type: 'sit',
      seat: 1,
      name: 'guest',
      key: key('guest'),
      commitment: '0'.repeat(64),
    } as const;
    expect(code(await guest.do({ ...sit, look: 1 }))).toBe('look-taken');
    expect(code(await leader.sit(1, 'again'))).toBe('seated-already');
  });

  test('all see who leads, also while whoever has the key is away', async () => {
    expect(guest.room?.host).toBeNull();
    await leader.sit(1);
    await guest.sit(2);
    expect(guest.room?.host).toBe(1);
    leader.leave();
    await turn();
    expect(guest.room?.host).toBeNull();
    vi.advanceTimersByTime(BACK_WITHIN_MS);
    expect(guest.room?.host).toBe(2);
    expect(guest.you.host).toBe(true);
  });

  test('all who come and leave in one moment are told of once', async () => {
    await turn();
    const rooms = () => leader.told.filter(({ type }) => type === 'room').length;
    const before = rooms();
    const crowd = Array.from({ length: 100 }, (_, one) => new Page(host, `watcher ${one}`));
    await turn();
    expect(leader.room?.watchers).toBe(102);
    expect(rooms() - before).toBe(1);
    // Whose welcome said so hears it no more.
    expect(crowd.at(-1)?.told.map(({ type }) => type)).not.toContain('room');
    expect(crowd[0]?.room?.watchers).toBe(102);
    for (const one of crowd) one.leave();
    await turn();
    expect(leader.room?.watchers).toBe(2);
    expect(rooms() - before).toBe(2);
  });

  test('guests who fill the waiting room keep nobody who has the key of the table from starting', async () => {
    await leader.sit(0);
    await guest.sit(1);
    const full = { ...host.standing, gathered: MOST_GATHERED };
    const by = (page: Page, command: Decidable, byHost: boolean) => {
      const here = {
        entry: unacknowledged as unknown as GameEntry,
        now: 0,
        here: () => true,
        awayFor: () => 0,
      };
      return code(decide(full, page.you, command, { ...here, byHost }));
    };
    for (const command of [{ type: 'ready', ready: false }, { type: 'stand' }] as const)
      expect(by(guest, command, false)).toBe('too-many-moves');
    expect(by(guest, { type: 'ready', ready: true }, false)).toBeUndefined();
    expect(by(leader, { type: 'remove', seat: 1 }, true)).toBeUndefined();
    expect(by(leader, bot(2), true)).toBeUndefined();
  });

  test('nobody learns a key or its hash', async () => {
    await leader.sit(0);
    const { key: hash } = host.standing.chairs[0] as { key: string };
    const said = JSON.stringify([...leader.told, ...guest.told]);
    expect(said).not.toContain(key('leader'));
    expect(said).not.toContain(hash);
    expect(said).not.toContain(host.standing.created.part);
  });

  test('the host removes a person or a bot; others cannot', async () => {
    await guest.sit(0);
    expect(code(await guest.do({ type: 'remove', seat: 0 }))).toBe('not-the-host');
    expect(await leader.do({ type: 'remove', seat: 0 })).toMatchObject({ ok: true });
    expect(guest.you.seat).toBeNull();
    expect(guest.told).toContainEqual({ type: 'you', you: { seat: null, host: false } });
    expect(code(await leader.do({ type: 'remove', seat: 0 }))).toBe('no-such-seat');
  });

  test('the host fills a seat with a bot; another bot may take its place, no person loses one', async () => {
    expect(code(await guest.do(bot(2)))).toBe('not-the-host');
    expect(code(await leader.do({ ...bot(2), level: 'oracle' }))).toBe('no-such-level');
    expect(await leader.do(bot(2))).toMatchObject({ ok: true });
    expect(await leader.do({ ...bot(2), level: 'insider' })).toMatchObject({ ok: true });
    await guest.sit(0);
    expect(code(await leader.do(bot(0, 'Bot', 2)))).toBe('seat-taken');
  });

  test('whoever leaves is gone, and the seat is free', async () => {
    await guest.sit(0);
    await guest.do({ type: 'stand' });
    expect(guest.you.seat).toBeNull();
    expect(await leader.sit(0)).toMatchObject({ ok: true });
  });
});

describe('the start', () => {
  test('waits for every seat, for everybody to be ready, and for the host', async () => {
    await leader.sit(0);
    expect(code(await leader.do({ type: 'start' }))).toBe('seats-are-free');
    await guest.sit(1);
    await leader.do(bot(2));
    await leader.do({ type: 'ready', ready: true });
    expect(code(await leader.do({ type: 'start' }))).toBe('not-all-ready');
    await guest.do({ type: 'ready', ready: true });
    expect(code(await guest.do({ type: 'start' }))).toBe('not-the-host');
    expect(await leader.do({ type: 'start' })).toMatchObject({ ok: true });
    expect(guest.room?.stage).toBe('dealing');
    expect(code(await guest.do({ type: 'stand' }))).toBe('already-started');
  });

  test('needs a person', async () => {
    for (const seat of [0, 1, 2]) await leader.do(bot(seat, `Bot ${seat}`, (seat + 1) as 1));
    expect(code(await leader.do({ type: 'start' }))).toBe('too-few-people');
  });

  test('deals when every device has shown its part, and a part that does not fit is refused', async () => {
    await leader.sit(0);
    await guest.sit(1);
    await leader.do(bot(2));
    for (const page of [leader, guest]) await page.do({ type: 'ready', ready: true });
    expect(code(await leader.reveal())).toBe('not-dealing');
    await leader.do({ type: 'start' });
    expect(code(await leader.do({ type: 'part', part: 'f'.repeat(64) }))).toBe('part-does-not-fit');
    await leader.reveal();
    expect(leader.news).toBeUndefined();
    expect(code(await leader.do({ type: 'deal' }))).toBe('still-time');
    await guest.reveal();
    expect(leader.news).toMatchObject({ viewer: 0, from: 0 });
    expect(guest.room?.stage).toBe('playing');
  });

  test('after a while the host may leave out a device that does not answer', async () => {
    await leader.sit(0);
    await guest.sit(1);
    await leader.do(bot(2));
    for (const page of [leader, guest]) await page.do({ type: 'ready', ready: true });
    await leader.do({ type: 'start' });
    await leader.reveal();
    await later(PART_WITHIN_MS, async () => {
      expect(code(await guest.do({ type: 'deal' }))).toBe('not-the-host');
      expect(await leader.do({ type: 'deal' })).toMatchObject({ ok: true });
    });
    expect(guest.room?.stage).toBe('playing');
    expect(guest.room?.chairs[1]).toMatchObject({ revealed: false });
  });
});

describe('a table', () => {
  test('is made once for one host key', async () => {
    const one = await tables.create(wish({ host: key('once') }));
    expect(await tables.create(wish({ host: key('once') }))).toEqual(one);
  });

  test.each([
    ['of a game that is not there', { game: 'chess' }, 'no-such-game'],
    ['with too many seats', { seats: 9 }, 'no-such-seat'],
    ['with options that the game does not know', { options: { extra: 1 } }, 'not-a-message'],
  ])('%s is not made', async (_, more, why) => {
    expect(code(await tables.create(wish({ host: key(`bad ${why}`), ...more })))).toBe(why);
  });

  test('is not made with a deal that its host may know', async () => {
    const known = {
      ...unacknowledged,
      game: { ...unacknowledged.game, codes: { in: () => 'known', drawn: () => ({}) } },
    };
    const made = await memoryTables(undefined, [known]).create(wish());
    expect(code(made)).toBe('not-a-message');
  });

  test('is not made with more seats than its options leave', async () => {
    const narrow = {
      ...unacknowledged,
      game: { ...unacknowledged.game, seatsFor: () => ({ min: 3, max: 3 }) },
    };
    const made = await memoryTables(undefined, [narrow]).create(wish({ seats: 4 }));
    expect(made).toMatchObject({
      ok: false,
      error: { code: 'no-such-seat', detail: 'with these options Unacknowledged takes 3 seats, not 4' },
    });
  });

  test('is found by its code, however one writes it, also when the game runs', async () => {
    const { id, code: short } = host.standing.created;
    const spelled = `${short.slice(0, 3)}-${short.slice(3)}`.toUpperCase().replaceAll('0', 'O');
    expect(await tables.byCode(readCode(spelled))).toBe(id);
    const { host: other } = await playing(tables, { host: key(`code ${number}`) });
    expect(await tables.byCode(other.standing.created.code)).toBe(other.standing.created.id);
  });

  test('is led by the first who sits there while its host is away', async () => {
    await guest.sit(1);
    expect(guest.you).toEqual({ seat: 1, host: false });
    leader.leave();
    vi.advanceTimersByTime(BACK_WITHIN_MS);
    expect(guest.you).toEqual({ seat: 1, host: true });
    const back = new Page(host, 'leader', { host: key(`host ${number}`) });
    expect(back.you.host).toBe(true);
    await turn();
    expect(guest.you).toEqual({ seat: 1, host: false });
  });

  test('stays with a host who only lost the line: no guest removes the host in that time', async () => {
    await leader.sit(0);
    await guest.sit(1);
    leader.leave();
    vi.advanceTimersByTime(BACK_WITHIN_MS - 1);
    expect(code(await guest.do({ type: 'remove', seat: 0 }))).toBe('not-the-host');
    const back = new Page(host, 'leader', { host: key(`host ${number}`) });
    back.leave();
    vi.advanceTimersByTime(BACK_WITHIN_MS - 1);
    expect(code(await guest.do({ type: 'remove', seat: 0 }))).toBe('not-the-host');
    expect(guest.you.host).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await guest.do({ type: 'remove', seat: 0 })).toMatchObject({ ok: true });
  });

  test('is led by its host while one of several pages with the key is here', async () => {
    await guest.sit(1);
    new Page(host, 'leader', { host: key(`host ${number}`) });
    leader.leave();
    vi.advanceTimersByTime(2 * BACK_WITHIN_MS);
    expect(guest.you.host).toBe(false);
  });

  test('is in the lobby where its host wants it there', async () => {
    const listed = await openTable(tables, { host: key(`listed ${number}`), listed: true });
    const ids = (await tables.listed()).map(({ table }) => table);
    expect(ids).toContain(listed.standing.created.id);
    expect(ids).not.toContain(host.standing.created.id);
  });

  test('tells whoever has a key whether it is waited for', async () => {
    const { host: other } = await playing(tables, { host: key(`turn ${number}`) });
    const { id } = other.standing.created;
    expect(await tables.standing(id, key('one'))).toMatchObject({ seat: 0, yourTurn: true });
    expect(await tables.standing(id, key('nobody'))).toMatchObject({ seat: null, yourTurn: false });
    expect(await tables.standing('nowhere', undefined)).toMatchObject({ line: null });
  });
});

test('chat is open while people gather, and where the rules of the game allow it', async () => {
  const { pages } = await playing(tables, { host: key(`chat ${number}`) });
  await guest.sit(0);
  expect(await guest.do({ type: 'say', text: 'Hello' })).toMatchObject({ ok: true });
  const hello = { seat: 0, name: guest.name, look: 1, type: 'said', text: 'Hello' };
  expect(leader.told).toContainEqual({ type: 'chat', from: 0, lines: [hello] });
  expect(code(await leader.do({ type: 'say', text: 'Hello' }))).toBe('not-seated');
  await guest.do({ type: 'stand' });
  await leader.sit(0);
  const late = new Page(host, 'late');
  expect(late.told).toContainEqual({ type: 'chat', from: 0, lines: [hello] });
  expect(code(await pages[0]?.do({ type: 'say', text: 'I have two' }))).toBe('talk-closed');
});

test('a table that was made before names were read like this goes on with the names it has', async () => {
  const store = openMemory();
  const before = memoryTables(undefined, undefined, store);
  const { host: old, pages } = await playing(before);
  const { id } = old.standing.created;
  const log = (await store.log(id)).map(line => JSON.parse(line));
  const odd = ['You', '\u202Enna', 'Yοu'];
  const aged = log.map(entry => (entry.type === 'sat' ? { ...entry, name: odd[entry.seat] } : entry));
  const kept = openMemory();
  const card = await store.card(id);
  const entries = aged.map(entry => JSON.stringify(entry));
  await kept.write([{ table: id, after: 0, entries, ...(card && { card }) }]);
  const opened = await memoryTables(undefined, undefined, kept).open(id);
  const page = opened.ok ? new Page(opened.value, 'one') : undefined;
  expect(page?.room?.chairs.map(chair => chair.by === 'person' && chair.name)).toEqual(odd);
  const first = pages[0]?.news;
  if (!first || !('view' in first)) throw new Error('no whole view');
  const [move] = unacknowledged.game.moves(first.view as View);
  expect(await page?.do({ type: 'move', move })).toMatchObject({ ok: true });
});
