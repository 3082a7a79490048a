import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reach } from './reach.ts';
import { serve } from './serve.ts';
import { done, Ears, got, listening, newTable, pickOf, seat, tablesWith } from './testing.ts';
import type { FromWorker, ToWorker, Wire } from './wire.ts';

let channel: MessageChannel;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  channel = new MessageChannel();
});
afterEach(() => {
  channel.port1.close();
});

function connected() {
  const { port1, port2 } = channel;
  serve(tablesWith(), port2 as Wire<FromWorker>);
  const reached = reach(port1 as Wire<ToWorker>);
  for (const port of [port1, port2]) port.start();
  return reached;
}

test('a table is played over a wire as if it were here', async () => {
  const { tables } = connected();
  const id = got(await tables.create(newTable('person', 'person', 'person')));
  const { link, ears } = await listening(tables, id, seat(0));
  await ears.until(({ all }) => all.length === 1);
  expect(link.facts).toMatchObject({ id, here: [0, 1, 2] });
  expect(await link.act(seat(0), pickOf(ears.last))).toEqual(done);
  expect(ears.story).toHaveLength(2);
  expect(await link.viewAt(seat(0), 1)).toEqual({ ok: true, value: ears.last.view });
  expect(await link.keepNotes(seat(0), new Proxy({ mine: 1 }, {}))).toBe(true);
  expect(got(await link.notes(seat(0)))).toEqual({ mine: 1 });
  expect(await link.takeBack(seat(0))).toEqual(done);
  expect(ears.story).toHaveLength(1);
  link.close();
  const imported = got(await tables.importFile(got(await tables.exportFile(id))));
  expect(imported).toMatchObject({ players: link.facts.players, fair: null });
  expect(imported.id).not.toBe(id);
});

test('problems come back as they are', async () => {
  const { tables } = connected();
  expect(await tables.open('nothing')).toEqual({ ok: false, error: 'no-such-table' });
  const id = got(await tables.create(newTable('person', 'bot', 'bot')));
  const { link } = await listening(tables, id, seat(0));
  link.hold(true);
  expect(await link.act(seat(1), { type: 'ready' })).toEqual({
    ...{ ok: false, error: { trouble: 'not-your-seat' } },
  });
  expect(await link.viewAt(seat(1), 0)).toEqual({ ok: false, error: { trouble: 'not-your-seat' } });
});

test('a listener that comes after the look still hears', async () => {
  const { tables } = connected();
  const link = got(await tables.open(got(await tables.create(newTable('person', 'person', 'person')))));
  link.look(seat(2));
  await link.notes(seat(2));
  const ears = new Ears();
  link.listen(ears);
  expect(ears.state).toMatchObject({ kept: 'kept', held: 'here' });
  await ears.until(({ all }) => all.length > 0);
  expect(ears.last).toMatchObject({ viewer: 2, from: 0 });
});

test('when the lesson ends, the page knows who sits there', async () => {
  const { tables } = connected();
  const lesson = {
    ...newTable('person', 'script', 'script'),
    lesson: { seed: 'lesson', format: 1 as const },
  };
  const link = got(await tables.open(got(await tables.create(lesson))));
  expect(await link.castBots('visitor')).toEqual(done);
  expect(link.facts).toMatchObject({ lesson: false, players: [{}, { by: 'bot' }, { by: 'bot' }] });
  link.close();
  await tables.exportFile('');
});

test('how far the pieces of a printed box were moved comes back to the page', async () => {
  const { tables } = connected();
  const table = { ...newTable('person', 'bot', 'bot'), besideBox: true };
  const link = got(await tables.open(got(await tables.create(table))));
  expect(link.facts.beside).toEqual({ laid: -1 });
  link.laid(0);
  await link.file();
  expect(link.facts.beside).toEqual({ laid: 0 });
  link.close();
  await tables.exportFile('');
});

test('when the other side fails, everything that waits is answered, and all that comes later', async () => {
  const { tables, fail } = connected();
  const id = got(await tables.create(newTable('person', 'person', 'person')));
  const { link, ears } = await listening(tables, id, seat(0));
  await ears.until(({ all }) => all.length === 1);
  const gone = { ok: false, error: { trouble: 'unreachable' } };
  const waiting = [
    ...[link.act(seat(0), pickOf(ears.last)), link.rematch(), link.viewAt(seat(0), 0)],
    ...[link.takeOver(), link.file(), link.notes(seat(0))],
  ];
  fail();
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => gone));
  expect(ears.state).toMatchObject({ held: 'unreachable', broken: false, thinking: null });
  const late = new Ears();
  link.listen(late);
  expect(late.state).toEqual(ears.state);
  expect(await link.takeBack(seat(0))).toEqual(gone);
  expect(await tables.open(id)).toEqual({ ok: false, error: 'unreachable' });
  expect(await tables.exportFile(id)).toEqual({ ok: false, error: 'unreachable' });
  expect(await tables.create(newTable('person'))).toMatchObject({ ok: false });
  link.pace('quick');
  link.close();
});
