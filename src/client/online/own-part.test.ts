import { expect, test, vi } from 'vitest';
import { commitmentTo } from '../../core/fair.ts';
import {
  asked,
  freshPages,
  KEY,
  nobody,
  person,
  roomWith,
  seat,
  seated,
  settled,
  TABLE,
  welcome,
} from './testing.ts';

const { keep, opened, readTable } = freshPages();

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
  await keep({ key: KEY, fair: { own: { seat: seat(0), part, taken: false } } });
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

test('a part that another device has committed to is not sent from here', async () => {
  const { all, greet, room } = await dealing('f'.repeat(64));
  greet(welcome(room, { seat: seat(0) }));
  await settled();
  expect(asked(all, 'part')).toEqual([]);
});
