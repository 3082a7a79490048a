import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { assert, type GameTypes } from '../../core/contract.ts';
import { openStore } from '../store.ts';
import { rulesOf } from './rules.ts';
import {
  aroundOneDevice,
  done,
  Ears,
  got,
  listening,
  newTable,
  pickFor,
  pickOf,
  seat,
  tablesWith,
  three,
} from './testing.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const move = (move: object) => move as GameTypes['Move'];
test('a table tells its viewer the deal, who is to act, and that it is kept', async () => {
  const { ears, link } = await aroundOneDevice();
  expect(ears.all).toHaveLength(1);
  expect(ears.last).toMatchObject({ viewer: 0, from: 0, toAct: [0, 1, 2], outcome: null, seen: -1 });
  expect(ears.last.takeBack).toEqual({ can: false, why: 'nothing-made' });
  expect(ears.story.map(step => step.map(({ type }) => type))).toEqual([
    ['identity-dealt', 'round-began', 'pack-came'],
  ]);
  expect(ears.statuses).toEqual([{ kept: 'kept', held: 'here', broken: false, thinking: null }]);
  expect(link.facts).toMatchObject({ game: 'unacknowledged', here: [0, 1, 2], lesson: false });
  expect(link.facts).toMatchObject({ online: false, checkable: false });
});

test('ids and seeds are long, and none is like another', async () => {
  const tables = tablesWith();
  const ids = await Promise.all(Array.from({ length: 20 }, async () => got(await tables.create(three))));
  const saves = await Promise.all(ids.map(async id => got(await openStore().read(id)).save));
  for (const id of ids) expect(id).toMatch(/^[a-km-np-z2-9]{10}$/);
  for (const { seed } of saves) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set([...ids, ...saves.map(({ seed }) => seed)]).size).toBe(40);
});

test('a deal that somebody may know is for one person, alone or with bots', async () => {
  const entry = await rulesOf('unacknowledged');
  assert(entry, 'the game is there');
  const known = { ...entry, game: { ...entry.game, codes: { in: () => 'known', drawn: () => ({}) } } };
  const tables = tablesWith({ rulesOf: async () => known });
  expect(await tables.create(three)).toEqual({
    ok: false,
    error: 'This table cannot be dealt: a chosen deal is for one person.',
  });
  expect(await tables.create(newTable('person', 'bot', 'bot'))).toMatchObject({ ok: true });
});

test.each([
  [{ ...three, game: 'chess' }, 'There is no game "chess" here.'],
  [{ ...three, game: 'toString' }, 'There is no game "toString" here.'],
  [newTable('person', 'bot'), 'This table cannot be dealt: Unacknowledged takes 3 to 5 seats, not 2.'],
  [{ ...three, options: { moon: 1 } }, 'This table cannot be dealt: '],
  [{ ...three, players: [{ ...three.players[0], look: 9 }] as never }, 'This table cannot be dealt: '],
  [
    {
      ...three,
      players: [...three.players.slice(1), { name: 'B', look: 2, by: 'bot', level: 'god' }] as never,
    },
    'There is no bot of level "god" here.',
  ],
])('a table that cannot be is refused in a sentence: %#', async (table, says) => {
  const created = await tablesWith().create(table);
  expect(!created.ok && created.error).toContain(says);
  expect(await openStore().list()).toEqual({ ok: true, value: [] });
});

describe('a move', () => {
  test('is made, kept, told, and stands when the table is opened again', async () => {
    const { tables, id, link, ears } = await aroundOneDevice();
    expect(await link.act(seat(0), pickOf(ears.last))).toEqual(done);
    expect(ears.last).toMatchObject({ from: 1, toAct: [1, 2], takeBack: { can: true, by: [0] } });
    expect(ears.story[1]?.map(({ type }) => type)).toEqual(['chosen', 'decided']);
    expect(got(await openStore().read(id))).toMatchObject({ moves: 1, toAct: [1, 2] });
    const again = await listening(tables, id, seat(0));
    expect(again.ears.story).toEqual(ears.story);
    expect(again.ears.last.view).toEqual(ears.last.view);
  });

  test('is told only after it is kept', async () => {
    const store = openStore();
    let write = () => {};
    const slow = { ...store, keep: vi.fn(store.keep) };
    const { link, ears } = await aroundOneDevice(tablesWith({ store: slow }));
    slow.keep.mockImplementation(async record => {
      await new Promise<void>(resolve => {
        write = resolve;
      });
      return store.keep(record);
    });
    const acted = link.act(seat(0), pickOf(ears.last));
    await vi.waitFor(() => expect(slow.keep).toHaveBeenCalledTimes(2));
    expect(ears.all).toHaveLength(1);
    write();
    expect(await acted).toEqual(done);
    expect(ears.all).toHaveLength(2);
  });

  test.each([
    ['of a bot', 1, { type: 'pick', card: 'media' }, { trouble: 'not-your-seat' }],
    ['of nobody', 7, { type: 'pick', card: 'media' }, { trouble: 'not-your-seat' }],
    ['that cannot be read', 0, { type: 'fly' }, { trouble: 'broken' }],
    ['that the rules refuse', 0, { type: 'ready' }, { refusal: 'not-now' }],
  ])('%s does not count', async (_, by, wanted, error) => {
    const tables = tablesWith();
    const id = got(await tables.create(newTable('person', 'bot', 'person')));
    const { link, ears } = await listening(tables, id, seat(0));
    link.hold(true);
    expect(await link.act(seat(by), move(wanted))).toEqual({ ok: false, error });
    expect(ears.all).toHaveLength(1);
  });

  test('of a script is made by whoever leads the lesson', async () => {
    const tables = tablesWith();
    const lesson = {
      ...newTable('person', 'script', 'script'),
      lesson: { seed: 'lesson', format: 1 as const },
    };
    const id = got(await tables.create(lesson));
    const { link, ears } = await listening(tables, id, seat(0));
    expect(link.facts).toMatchObject({ lesson: true, here: [0] });
    expect(await link.act(seat(1), await pickFor(id, seat(1)))).toEqual(done);
    expect(ears.last.toAct).toEqual([0, 2]);
    link.look(seat(1));
    expect(ears.all.map(({ viewer }) => viewer)).toEqual([0, 0]);
  });

  test('that is taken back makes the story shorter', async () => {
    const { id, link, ears } = await aroundOneDevice();
    const [{ view } = ears.last] = ears.all;
    await link.act(seat(0), pickOf(ears.last));
    expect(await link.takeBack(seat(0))).toEqual(done);
    expect(ears.last).toMatchObject({ from: 1, steps: [], toAct: [0, 1, 2], view });
    expect(ears.story).toHaveLength(1);
    expect(got(await openStore().read(id)).moves).toBe(0);
    expect(await link.takeBack(seat(0))).toEqual({ ok: false, error: { cannot: 'nothing-made' } });
  });
});

test('an open table says whose moves can be taken back, of the people around it', async () => {
  const tables = tablesWith();
  const id = got(await tables.create(newTable('person', 'person', 'bot')));
  const { link, ears } = await listening(tables, id, 'spectator');
  link.hold(true);
  expect(ears.last.takeBack).toEqual({ can: false, why: 'nothing-made' });
  await link.act(seat(1), await pickFor(id, seat(1)));
  expect(ears.last.takeBack).toEqual({ can: true, by: [1] });
  await link.act(seat(0), await pickFor(id, seat(0)));
  expect(ears.last.takeBack).toEqual({ can: true, by: [0, 1] });
  expect(await link.takeBack(seat(1))).toEqual(done);
  expect(ears.last).toMatchObject({ toAct: [1, 2], takeBack: { can: true, by: [0] } });
});

describe('a viewer', () => {
  test('sees what it knew after each step of its story', async () => {
    const { link, ears } = await aroundOneDevice();
    await link.act(seat(0), pickOf(ears.last));
    const [dealt, chosen] = ears.all;
    expect(got(await link.viewAt(seat(0), 0))).toEqual(dealt?.view);
    expect(got(await link.viewAt(seat(0), 1))).toEqual(chosen?.view);
    expect(got(await link.viewAt(seat(0), 99))).toEqual(chosen?.view);
    expect(got(await link.viewAt('spectator', 0))).toMatchObject({ own: null });
  });

  test('finds again what it had seen and noted', async () => {
    const { tables, id, link, ears } = await aroundOneDevice();
    await link.act(seat(0), pickOf(ears.last));
    link.saw(seat(0), 1);
    link.saw('spectator', 99);
    expect(await link.keepNotes(seat(0), { suspects: [2] })).toBe(true);
    const again = await listening(tables, id, seat(0));
    expect(again.ears.last.seen).toBe(1);
    expect(got(await again.link.notes(seat(0)))).toEqual({ suspects: [2] });
    expect(got(await again.link.notes(seat(1)))).toBeNull();
    expect(got(await again.link.notes('spectator'))).toBeNull();
    again.link.look('spectator');
    expect(again.ears.last).toMatchObject({ viewer: 'spectator', seen: 1 });
  });

  test('that is nobody hears nothing', async () => {
    const { link, ears } = await aroundOneDevice();
    const pick = pickOf(ears.last);
    link.look(null);
    await link.act(seat(0), pick);
    expect(ears.all).toHaveLength(1);
  });
});

test('a listener that comes later hears the whole story', async () => {
  const { link } = await aroundOneDevice();
  const late = new Ears();
  link.listen(late);
  expect(late.story).toHaveLength(1);
  expect(late.statuses).toHaveLength(1);
});
