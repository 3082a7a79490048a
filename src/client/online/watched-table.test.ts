import { expect, test } from 'vitest';
import { Ears } from '../local/testing.ts';
import {
  card,
  dealt,
  FakeNetwork,
  freshPages,
  HOST_KEY,
  KEY,
  namesOf,
  news,
  playing,
  seat,
  settled,
  TABLE,
  welcome,
} from './testing.ts';

const { keep, readTable } = freshPages();

/** In the browser of somebody who sits there and leads. */
async function watched() {
  await keep({ key: KEY, host: HOST_KEY });
  const { WatchedTable } = await import('./watched-table.ts');
  const network = new FakeNetwork();
  const browser = { wake: () => {}, heeded: true };
  const table = new WatchedTable(TABLE, {
    connect: network.connect,
    heed: line => {
      browser.wake = () => line.wake();
      return () => {
        browser.heeded = false;
      };
    },
  });
  const ears = new Ears();
  const greet = () => {
    network.last.open();
    network.last.tell(welcome(playing), { ...dealt, viewer: 'spectator' }, { type: 'pong' });
  };
  const look = () => {
    table.link()?.listen(ears);
    table.link()?.look('spectator');
  };
  return { table, network, browser, ears, greet, look };
}

test('no hello shows a key that this device keeps, neither the first nor a later one', async () => {
  const { table, network, browser, greet, look } = await watched();
  greet();
  look();
  network.last.hangUp();
  browser.wake();
  greet();
  await settled();
  expect(network.sockets).toHaveLength(2);
  expect(network.sockets.map(({ sent }) => sent[0])).toEqual([
    { type: 'hello', protocol: 1, table: TABLE },
    { type: 'hello', protocol: 1, table: TABLE, heard: { viewer: 'spectator', edition: 0, steps: 2 } },
  ]);
  const sent = JSON.stringify(network.sockets.map(socket => socket.sent));
  expect(sent).not.toContain(KEY);
  expect(sent).not.toContain(HOST_KEY);
  table.close();
});

test('what the device keeps of the table stays as it is', async () => {
  const { table, greet, look } = await watched();
  const before = await readTable(TABLE);
  greet();
  look();
  await settled();
  expect(await readTable(TABLE)).toEqual(before);
  table.close();
});

test('it hears what a spectator is told', async () => {
  const { table, network, ears, greet, look } = await watched();
  greet();
  look();
  network.last.tell(news(2, ['revealed'], { round: 2 }, { viewer: 'spectator' }));
  expect([table.line(), table.you()]).toEqual(['live', { seat: null, host: false }]);
  expect(table.card()).toEqual(card);
  expect(namesOf(ears.story)).toEqual(['dealt', 'passed', 'revealed']);
  table.close();
});

test('nothing that is tried through it is sent: it only says hello, looks and keeps the line', async () => {
  const { table, network, greet, look } = await watched();
  greet();
  look();
  const link = table.link();
  expect(await link?.act(seat(0), { type: 'pass' })).toMatchObject({ ok: false });
  expect(await link?.takeBack(seat(0))).toMatchObject({ ok: false });
  expect(await link?.rematch()).toMatchObject({ ok: false });
  expect(await link?.file()).toMatchObject({ ok: false });
  expect(await link?.notes(seat(0))).toMatchObject({ ok: false });
  expect(await link?.keepNotes(seat(0), 'mine')).toBe(false);
  expect(network.last.sent.filter(({ type }) => !['hello', 'look', 'ping'].includes(type))).toEqual([]);
  table.close();
});

test('who closes it leaves the table and the browser alone', async () => {
  const { table, network, browser, greet } = await watched();
  greet();
  table.close();
  expect([network.last.closed, table.line(), browser.heeded]).toEqual([true, 'closed', false]);
});
