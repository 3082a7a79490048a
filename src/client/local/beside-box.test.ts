import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../store.ts';
import { type Ears, got, listening, newTable, seat, tablesWith } from './testing.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

async function besideBox() {
  const tables = tablesWith();
  const id = got(await tables.create({ ...newTable('bot', 'bot', 'bot'), besideBox: true }));
  const listen = await listening(tables, id, 'spectator');
  listen.link.pace('instant');
  return { tables, id, ...listen };
}

const settled = (ears: Ears, steps: number) =>
  ears.until(({ story, state }) => story.length === steps && state.thinking === null);

test('[A1] beside a printed box a bot waits until it is let move, and then moves once', async () => {
  const { link, ears } = await besideBox();
  await settled(ears, 1);
  link.skip();
  link.hold(true);
  link.hold(false);
  expect(ears.state.thinking).toBeNull();
  link.letMove();
  expect(ears.state.thinking).toBe(0);
  link.letMove();
  await settled(ears, 2);
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(ears.story).toHaveLength(2);
  link.letMove();
  await settled(ears, 3);
});

test('[A1] how far its pieces were moved is kept, in the file too, and a new deal begins anew', async () => {
  const { tables, id, link, ears } = await besideBox();
  expect(link.facts.beside).toEqual({ laid: -1 });
  link.letMove();
  await settled(ears, 2);
  link.laid(1);
  link.laid(-3);
  link.laid(0.5);
  expect(link.facts.beside).toEqual({ laid: 1 });
  const again = got(await link.rematch());
  expect(got(await openStore().read(again)).beside).toEqual({ laid: -1 });
  const { id: other } = got(await tables.importFile(got(await link.file())));
  expect(got(await openStore().read(other)).beside).toEqual({ laid: 1 });
  await link.takeOver();
  expect(got(await openStore().read(id)).beside).toEqual({ laid: 1 });
});

test('without a box nothing says that there is one', async () => {
  const tables = tablesWith();
  const id = got(await tables.create(newTable('person', 'bot', 'bot')));
  const { link } = await listening(tables, id, seat(0));
  link.laid(1);
  expect(link.facts.beside).toBeNull();
  expect(got(await link.file())).not.toContain('beside');
  link.close();
});
