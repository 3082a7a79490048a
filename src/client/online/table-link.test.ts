import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../core/contract.ts';
import { LONGEST_NOTES } from '../../protocol/asks.ts';
import type { Tell } from '../../protocol/tells.ts';
import { Ears } from '../local/testing.ts';
import {
  asked,
  dealt,
  freshPages,
  namesOf,
  news,
  person,
  playing,
  seat,
  settled,
  TABLE,
  welcome,
} from './testing.ts';

const { playedBy, readTable } = freshPages();

test('a page that opens later gets the whole story out of what was heard, and looks for another where it must', async () => {
  const { network, table, ears } = await playedBy();
  expect(namesOf(ears.story)).toEqual(['dealt', 'passed']);
  expect(network.last.ofType('look')).toEqual([]);
  table.link()?.look(seat(2));
  expect(network.last.ofType('look')).toEqual([{ type: 'look', viewer: 2 }]);
  const before = ears.all.length;
  network.last.tell(news(2, ['picked'], {}));
  expect(ears.all).toHaveLength(before);
  network.last.tell(news(0, ['dealt'], { other: true }, { viewer: seat(2) }));
  expect(ears.last).toMatchObject({ viewer: 2, from: 0, view: { other: true } });
});

test('other eyes are looked through again after a new line', async () => {
  const { network, table, reconnect } = await playedBy();
  table.link()?.look(seat(2));
  reconnect();
  network.last.tell(welcome(playing, { seat: seat(0) }));
  expect(network.last.ofType('look')).toEqual([{ type: 'look', viewer: 2 }]);
});

test('moves count where the line is live, nobody pauses, and no bot stands in', async () => {
  const { network, table, ears, reconnect } = await playedBy();
  const standIn = (level: string | null) => [person('Ada', { standIn: level }), person('Bo'), person('Cy')];
  const held = (room: typeof playing) => {
    network.last.tell({ type: 'room', room });
    return ears.state.held;
  };
  expect(ears.state).toEqual({ kept: 'kept', held: 'here', broken: false, thinking: null });
  expect(held({ ...playing, pausedBy: seat(0) })).toBe('waiting');
  expect(held({ ...playing, chairs: standIn('agent') })).toBe('waiting');
  expect(table.link()?.facts.players[0]).toEqual({ name: 'Ada', look: 1, by: 'bot', level: 'agent' });
  expect(held({ ...playing, chairs: standIn(null) })).toBe('here');
  expect(table.link()?.facts.players[0]).toEqual({ name: 'Ada', look: 1, by: 'person' });
  reconnect();
  expect(ears.state.held).toBe('waiting');
  network.last.tell({ type: 'error', error: { code: 'no-such-table' } });
  expect(ears.state.held).toBe('unreachable');
  expect(table.problem()).toEqual({ code: 'no-such-table' });
});

test('a move is answered in the words of the table page', async () => {
  const all = await playedBy();
  const link = all.table.link();
  const answers = [
    [{ code: 'refused', detail: 'not-in-hand' }, { refusal: 'not-in-hand' }],
    [{ code: 'paused' }, { trouble: 'paused' }],
    [{ code: 'frozen' }, { trouble: 'broken' }],
  ] as const;
  for (const [error, told] of answers) {
    const made = link?.act(seat(0), { type: 'pick' });
    all.network.last.tell({ type: 'failed', id: asked(all, 'move').at(-1)?.id ?? '', error });
    expect(await made).toEqual(fail(told));
  }
  const back = link?.takeBack(seat(0));
  const error = { code: 'cannot-take-back', detail: 'shown' } as const;
  all.network.last.tell({ type: 'failed', id: asked(all, 'take-back')[0]?.id ?? '', error });
  expect(await back).toEqual(fail({ cannot: 'shown' }));
  expect(await link?.act(seat(1), { type: 'pick' })).toEqual(fail({ trouble: 'not-your-seat' }));
  all.network.last.hangUp();
  expect(await link?.act(seat(0), { type: 'pick' })).toEqual(fail({ trouble: 'offline' }));
});

test('notes are read when the line is live, and the last that were written offline follow', async () => {
  const all = await playedBy();
  const link = all.table.link();
  all.network.last.hangUp();
  const reading = link?.notes(seat(0));
  const first = link?.keepNotes(seat(0), { first: 1 });
  const second = link?.keepNotes(seat(0), { second: 2 });
  all.table.tryNow();
  all.greet(welcome(playing, { seat: seat(0) }), dealt);
  await vi.waitFor(() => expect(all.network.last.ofType('read-notes')).toHaveLength(1));
  const [{ id } = { id: '' }] = all.network.last.ofType('read-notes');
  all.network.last.tell({ type: 'done', id, value: '{"mine":"x"}' });
  expect(await reading).toEqual(ok({ mine: 'x' }));
  expect(asked(all, 'notes').map(({ command }) => command)).toEqual([
    { type: 'notes', text: '{"second":2}' },
  ]);
  all.network.last.tell({ type: 'done', id: asked(all, 'notes')[0]?.id ?? '' });
  expect(await Promise.all([first, second])).toEqual([false, true]);
});

test('notes that cannot be read are not taken for none', async () => {
  const all = await playedBy();
  const link = all.table.link();
  const read = async (answer: (id: string) => Tell) => {
    const reading = link?.notes(seat(0));
    await settled();
    all.network.last.tell(answer(all.network.last.ofType('read-notes').at(-1)?.id ?? ''));
    return reading;
  };
  const error = { code: 'not-kept' } as const;
  expect(await read(id => ({ type: 'failed', id, error }))).toEqual(fail({ trouble: 'not-now' }));
  expect(await read(id => ({ type: 'done', id, value: null }))).toEqual(ok(null));
  expect(await link?.notes(seat(1))).toEqual(fail({ trouble: 'not-your-seat' }));
  all.table.close();
  expect(await link?.notes(seat(0))).toEqual(fail({ trouble: 'unreachable' }));
});

test('notes that were refused are sent again, unless there are newer ones', async () => {
  const all = await playedBy();
  const link = all.table.link();
  const answer = async (error?: 'not-kept') => {
    const id = asked(all, 'notes').at(-1)?.id ?? '';
    all.network.last.tell(error ? { type: 'failed', id, error: { code: error } } : { type: 'done', id });
    await settled();
    return all.table.notesProblem();
  };
  const texts = () => asked(all, 'notes').map(({ command }) => 'text' in command && command.text);
  const refused = link?.keepNotes(seat(0), 1);
  expect(await answer('not-kept')).toBe('not-kept');
  expect(await refused).toBe(false);
  expect(await link?.notes(seat(0))).toEqual(ok(1));
  all.network.last.tell({ type: 'room', room: { ...playing, watchers: 1 } });
  expect(texts()).toEqual(['1', '1']);
  const before = asked(all, 'notes')[1]?.id ?? '';
  void link?.keepNotes(seat(0), 2);
  all.network.last.tell({ type: 'failed', id: before, error: { code: 'not-kept' } });
  expect(await answer()).toBeNull();
  all.network.last.tell({ type: 'room', room: playing });
  expect(texts()).toEqual(['1', '1', '2']);
});

test('notes that are too long stay on this page, and it is told', async () => {
  const all = await playedBy();
  const link = all.table.link();
  const long = 'x'.repeat(LONGEST_NOTES);
  expect(await link?.keepNotes(seat(0), long)).toBe(false);
  await vi.waitFor(() => expect(all.table.notesProblem()).toBe('too-large'));
  expect(asked(all, 'notes')).toEqual([]);
  expect(await link?.notes(seat(0))).toEqual(ok(long));
});

test('what was looked at is kept on this device, and told with the story', async () => {
  const { table, network } = await playedBy();
  table.link()?.saw(seat(0), 1);
  await vi.waitFor(async () => expect((await readTable(TABLE)).seen).toEqual({ 0: 1 }));
  const ears = new Ears();
  table.link()?.listen(ears);
  expect(ears.last.seen).toBe(1);
  expect(network.last.sent.map(({ type }) => type)).not.toContain('saw');
});
