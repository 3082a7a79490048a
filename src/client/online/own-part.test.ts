import { describe, expect, test, vi } from 'vitest';
import { commitmentTo } from '../../core/fair.ts';
import type { Room } from '../../protocol/tells.ts';
import {
  asked,
  freshPages,
  KEY,
  nobody,
  person,
  roomWith,
  SERVER_COMMITMENT,
  seat,
  seated,
  settled,
  TABLE,
  welcome,
} from './testing.ts';

const { keep, opened, readTable, yourTables } = freshPages();

test.each([
  ['a rematch, where nobody has committed yet', null],
  ['a seat that was carried here from another device', 'd'.repeat(64)],
])('%s makes a new part', async (_, commitment) => {
  await keep({ key: KEY });
  const all = await opened();
  all.greet(welcome(seated({ commitment }), { seat: seat(0) }));
  await vi.waitFor(() => expect(asked(all, 'commit')).toHaveLength(1));
  const { fair } = await readTable(TABLE);
  const ours = commitmentTo(TABLE, fair.own?.part ?? '');
  expect(asked(all, 'commit')[0]?.command).toEqual({ type: 'commit', commitment: ours });
  all.network.last.tell(
    { type: 'room', room: seated({ commitment: ours }) },
    { type: 'done', id: asked(all, 'commit')[0]?.id ?? '' },
  );
  // Another device of the same seat commits: two that both insisted would never end.
  all.network.last.tell({ type: 'room', room: seated({ commitment: 'e'.repeat(64) }) });
  await settled();
  expect(asked(all, 'commit')).toHaveLength(1);
});

async function dealing(part = 'a'.repeat(64)) {
  const own = { seat: seat(0), part, taken: false };
  await keep({ key: KEY, fair: { serverCommitment: SERVER_COMMITMENT, own } });
  const chairs = [
    person('Ada', { commitment: commitmentTo(TABLE, 'a'.repeat(64)) }),
    person('Bo', { commitment: 'b'.repeat(64) }),
    nobody,
  ];
  const all = await opened();
  return { ...all, all, room: roomWith(chairs, { stage: 'dealing' }), chairs };
}

test('the part is sent once, when all have committed; what they committed to is remembered before', async () => {
  const { all, network, greet, reconnect, room, chairs } = await dealing();
  greet(welcome({ ...room, stage: 'gathering' }, { seat: seat(0) }));
  network.last.tell({ type: 'room', room }, { type: 'room', room: { ...room, watchers: 1 } });
  await vi.waitFor(() => expect(asked(all, 'part')).toHaveLength(1));
  const [sent] = asked(all, 'part');
  expect(sent?.command).toEqual({ type: 'part', part: 'a'.repeat(64) });
  expect(all.table.partElsewhere()).toBe(false);
  const commitments = chairs.map(chair => (chair.by === 'person' ? chair.commitment : null));
  expect((await readTable(TABLE)).fair).toMatchObject({ commitments, own: { taken: false } });
  reconnect();
  network.last.tell(welcome(room, { seat: seat(0) }), { type: 'pong' });
  network.last.tell({ type: 'room', room: { ...room, watchers: 2 } });
  expect(asked(all, 'part')).toEqual([sent]);
  network.last.tell({ type: 'done', id: sent?.id ?? '' }, { type: 'room', room });
  await vi.waitFor(async () => expect((await readTable(TABLE)).fair.own?.taken).toBe(true));
  network.last.tell({ type: 'room', room: { ...room, watchers: 3 } });
  await settled();
  expect(asked(all, 'part')).toHaveLength(1);
});

test('a part that another device has committed to is not sent from here, and that is said', async () => {
  const { all, greet, room, table } = await dealing('f'.repeat(64));
  greet(welcome(room, { seat: seat(0) }));
  await settled();
  expect(asked(all, 'part')).toEqual([]);
  expect(table.partElsewhere()).toBe(true);
});

test('a part is sent under no other promise of the server than the one it was made for', async () => {
  const { all, greet, room } = await dealing();
  greet(welcome({ ...room, commitment: 'd'.repeat(64) }, { seat: seat(0) }));
  await settled();
  expect(asked(all, 'part')).toEqual([]);
});

test('a part that the server shows as taken is remembered as taken, though no answer came', async () => {
  const { greet, room, chairs } = await dealing();
  const [own, ...others] = chairs;
  const taken = own?.by === 'person' ? [{ ...own, revealed: true }, ...others] : [];
  greet(welcome({ ...room, chairs: taken, stage: 'playing' }, { seat: seat(0) }));
  await vi.waitFor(async () => expect((await readTable(TABLE)).fair.own?.taken).toBe(true));
});

describe('after a deal was broken off', () => {
  const again = (commitment: string | null, more: Partial<Room> = {}): Room => ({
    ...seated({ commitment }),
    ...{ commitment: 'd'.repeat(64), brokenOff: { times: 1, by: 'Bo', shown: ['Ada'] }, ...more },
  });

  /** This device has shown its part, and the server has taken it. */
  async function shown() {
    const dealt = await dealing();
    const { all, network, greet, room } = dealt;
    greet(welcome(room, { seat: seat(0) }));
    await vi.waitFor(() => expect(asked(all, 'part')).toHaveLength(1));
    network.last.tell({ type: 'done', id: asked(all, 'part')[0]?.id ?? '' });
    await vi.waitFor(async () => expect((await readTable(TABLE)).fair.own?.taken).toBe(true));
    return dealt;
  }

  test('a new part is kept, then committed to, and shown when it is asked for on the same line', async () => {
    const { all, network, chairs } = await shown();
    network.last.tell({ type: 'room', room: again(null) });
    await vi.waitFor(() => expect(asked(all, 'commit')).toHaveLength(1));
    const { fair } = await readTable(TABLE);
    const part = fair.own?.part ?? '';
    expect(part).not.toBe('a'.repeat(64));
    expect(asked(all, 'commit')[0]?.command).toEqual({
      type: 'commit',
      commitment: commitmentTo(TABLE, part),
    });
    expect(fair).toEqual({
      serverCommitment: 'd'.repeat(64),
      own: { seat: 0, part, taken: false },
      earlier: [
        {
          serverCommitment: SERVER_COMMITMENT,
          commitments: chairs.map(chair => (chair.by === 'person' ? chair.commitment : null)),
          own: { seat: 0, part: 'a'.repeat(64), taken: true },
        },
      ],
    });
    network.last.tell({ type: 'done', id: asked(all, 'commit')[0]?.id ?? '' });
    network.last.tell({ type: 'room', room: again(commitmentTo(TABLE, part), { stage: 'dealing' }) });
    await vi.waitFor(() => expect(asked(all, 'part')).toHaveLength(2));
    expect(asked(all, 'part')[1]?.command).toEqual({ type: 'part', part });
  });

  test('a part that was never answered keeps no device out of the next deal; a late answer counts for the first', async () => {
    const { all, network, greet, room } = await dealing();
    greet(welcome(room, { seat: seat(0) }));
    await vi.waitFor(() => expect(asked(all, 'part')).toHaveLength(1));
    network.last.tell(
      { type: 'room', room: again(null) },
      { type: 'room', room: again(null, { watchers: 1 }) },
    );
    await vi.waitFor(() => expect(asked(all, 'commit')).toHaveLength(1));
    await settled();
    expect(asked(all, 'commit')).toHaveLength(1);
    network.last.tell({ type: 'done', id: asked(all, 'part')[0]?.id ?? '' });
    await vi.waitFor(async () =>
      expect((await readTable(TABLE)).fair).toMatchObject({
        own: { taken: false },
        earlier: [{ own: { taken: true } }],
      }),
    );
  });

  test('a page that was closed in between goes on with the part that it had kept', async () => {
    await keep({
      key: KEY,
      fair: {
        serverCommitment: 'd'.repeat(64),
        own: { seat: seat(0), part: 'e'.repeat(64), taken: false },
      },
    });
    const all = await opened();
    all.greet(welcome(again(null), { seat: seat(0) }));
    await vi.waitFor(() => expect(asked(all, 'commit')).toHaveLength(1));
    const commitment = commitmentTo(TABLE, 'e'.repeat(64));
    expect(asked(all, 'commit')[0]?.command).toEqual({ type: 'commit', commitment });
    expect((await readTable(TABLE)).fair).not.toHaveProperty('earlier');
  });

  test('two windows of one device commit to the same part', async () => {
    const one = await shown();
    const other = await opened();
    other.greet(welcome(one.room, { seat: seat(0) }));
    for (const { network } of [one, other]) network.last.tell({ type: 'room', room: again(null) });
    for (const all of [one.all, other]) await vi.waitFor(() => expect(asked(all, 'commit')).toHaveLength(1));
    const part = (await readTable(TABLE)).fair.own?.part ?? '';
    for (const all of [one.all, other])
      expect(asked(all, 'commit')[0]?.command).toMatchObject({ commitment: commitmentTo(TABLE, part) });
  });

  test('a server that forgets that the part was shown is remembered too', async () => {
    const { all, network } = await shown();
    network.last.tell({ type: 'room', room: seated({ commitment: null }) });
    await vi.waitFor(() => expect(asked(all, 'commit')).toHaveLength(1));
    const { earlier, own } = (await readTable(TABLE)).fair;
    expect(earlier).toMatchObject([{ serverCommitment: SERVER_COMMITMENT, own: { part: 'a'.repeat(64) } }]);
    expect(own?.part).not.toBe('a'.repeat(64));
  });

  test('who lost the seat by it still remembers the deal', async () => {
    const { network, table } = await shown();
    network.last.tell({ type: 'room', room: roomWith([nobody, person('Bo'), nobody]) });
    network.last.tell({ type: 'you', you: { seat: null, host: false } });
    await vi.waitFor(async () => expect(await readTable(TABLE)).not.toHaveProperty('key'));
    const earlier = [{ own: { taken: true } }];
    expect((await readTable(TABLE)).fair).toMatchObject({ earlier });
    expect(await yourTables()).toEqual([]);
    void table.sit(0, 'Ada', 1);
    await vi.waitFor(async () => expect(await readTable(TABLE)).toHaveProperty('key'));
    expect((await readTable(TABLE)).fair).toMatchObject({ earlier, own: { taken: false } });
  });

  test('one breaks off the deal that is on the screen, and whoever is second has what they wanted', async () => {
    const { all, network, table } = await shown();
    const answer = table.breakOff();
    const [sent] = asked(all, 'break-off');
    expect(sent?.command).toEqual({ type: 'break-off', commitment: SERVER_COMMITMENT });
    network.last.tell({ type: 'failed', id: sent?.id ?? '', error: { code: 'not-dealing' } });
    expect(await answer).toEqual({ ok: true, value: null });
  });

  test('what would be dealt without somebody is the deal on the screen', async () => {
    const { all, network, table } = await shown();
    network.last.tell({ type: 'room', room: again(null, { stage: 'dealing' }) });
    void table.dealWithout();
    expect(asked(all, 'deal')[0]?.command).toEqual({ type: 'deal', commitment: 'd'.repeat(64) });
  });
});
