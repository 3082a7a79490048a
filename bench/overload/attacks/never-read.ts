import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { at, settingsOf } from '../../../src/core/contract.ts';
import { ufoRacing } from '../../../src/games/ufo-racing/index.ts';
import { PROTOCOL } from '../../../src/protocol/asks.ts';
import type { Attack } from '../attack.ts';
import { makeLog, writeTables } from '../logs.ts';
import { metric, until } from '../metrics.ts';
import { addressOf, from } from '../strangers.ts';

const TABLE = 'neverread0000000';
const READERS = 200;
const ADDRESSES = 20;
/** Each is answered by the whole story, and fills what the kernel takes and more. */
const LOOKS = 60;
const LOOKS_AT_ONCE = 10;
/** About one answer for each. */
const MOST_UNSENT = 45_000_000;
/** Longer than a line may be stalled, and shorter than a page may be silent: or that ends what the weakness leaves. */
const PATIENCE_MS = 28_000;

export const neverRead: Attack = {
  name: 'never-read',
  says: 'hundreds of pages ask again and again how a long game stands, and read nothing of it',
  weaknesses: [
    {
      weakness: 'who does not read is told more and more',
      file: 'server/page-queue.ts',
      line: 'if (parts.outbox.isBehind) {',
      instead: 'if (false) {',
    },
    {
      weakness: 'a line whose page takes nothing stays',
      file: 'server/unsent.ts',
      line: 'if (debtor.since < latest) debtor.cut();',
      instead: 'if (debtor.since < latest - 1e9) debtor.cut();',
    },
  ],
  prepare: data => {
    const { game } = ufoRacing;
    const setting = at(at(settingsOf(game), 0), -1);
    const plan = { id: TABLE, game, setting, seed: 'read', replaced: 0, tookBack: 0, entries: 5_000 };
    return writeTables(data, [makeLog(plan)]);
  },
  run: async ({ url }) => {
    const honest = await metric(url, 'area5_lines');
    const readers = await Promise.all(
      Array.from({ length: READERS }, (_, reader) => deaf(url, addressOf(reader % ADDRESSES))),
    );
    let unsent = 0;
    const weigh = async () => {
      unsent = Math.max(unsent, await metric(url, 'area5_unsent_bytes'));
    };
    for (let asked = 0; asked < LOOKS; asked += LOOKS_AT_ONCE) {
      for (const reader of readers)
        for (let look = 0; look < LOOKS_AT_ONCE; look++)
          if (reader.readyState === WebSocket.OPEN) reader.send('{"type":"look","viewer":"spectator"}');
      await pause(200);
      await weigh();
    }
    const cut = await until(PATIENCE_MS, async () => {
      await weigh();
      return (await metric(url, 'area5_lines')) <= honest;
    });
    const left = (await metric(url, 'area5_lines')) - honest;
    for (const reader of readers) reader.terminate();
    const got: string[] = [];
    if (!cut) got.push(`${left} pages that read nothing are still connected`);
    if (unsent > MOST_UNSENT) got.push(`${unsent} bytes wait for pages that read nothing`);
    return got;
  },
};

/** A page that reads that it is welcome, and nothing more. */
async function deaf(url: string, address: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/line`, from(address));
  socket.on('error', () => undefined);
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: TABLE })));
  await once(socket, 'message');
  socket.pause();
  return socket;
}
