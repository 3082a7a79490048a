import { once } from 'node:events';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../../../src/protocol/asks.ts';
import { createTable, wishFor } from '../../../src/server/testing.ts';
import type { Attack } from '../attack.ts';
import { metric, until } from '../metrics.ts';
import { addressOf, from } from '../strangers.ts';

/** As many as may come from there. */
const PAGES = 800;
const ADDRESSES = 4;
const AT_ONCE = 100;
const PATIENCE_MS = 20_000;

export const crowd: Attack = {
  name: 'crowd',
  says: 'hundreds of pages come to one table, and leave it in the same moment',
  weaknesses: [
    {
      weakness: 'each who leaves is told of to all',
      file: 'engine/told/attendance.ts',
      line: 'void this.#parts.slices.soon(() => {',
      instead: 'void [0].forEach(() => {',
    },
  ],
  run: async ({ url }) => {
    const { table } = await createTable(url, wishFor('unacknowledged', 3));
    const others = await metric(url, 'area5_lines');
    const pages: WebSocket[] = [];
    for (let page = 0; page < PAGES; page += AT_ONCE)
      pages.push(
        ...(await Promise.all(
          Array.from({ length: AT_ONCE }, (_, more) =>
            greeted(url, table, addressOf((page + more) % ADDRESSES)),
          ),
        )),
      );
    for (const page of pages) page.terminate();
    const gone = await until(PATIENCE_MS, async () => (await metric(url, 'area5_lines')) <= others);
    return gone ? [] : ['pages that have left are still there'];
  },
};

async function greeted(url: string, table: string, address: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/line`, from(address));
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table })));
  await once(socket, 'message');
  return socket;
}
