import { WebSocket } from 'ws';
import { assert, type Seat } from '../../../src/core/contract.ts';
import { type Ask, PROTOCOL } from '../../../src/protocol/asks.ts';
import { patched } from '../../../src/protocol/patch.ts';
import type { NewsTell } from '../../../src/protocol/tells.ts';
import { seatedTable, wishFor } from '../../../src/server/testing.ts';
import { rules } from '../rules.ts';
import type { Connect, SeatLink } from './link.ts';

/**
 * Tables come about as people make them, with a seed that all have a part in, so the seed of the load plays no role.
 * Then a page of its own comes back to each seat: one that keeps no story, since nobody reads it.
 */
export const ours: Connect = (url, rule) => ({
  async open(_, heard) {
    const pilots = await seatedTable(url, wishFor(rule, rules[rule].seats));
    const seats = await Promise.all(
      pilots.map(({ table, key }, seat) => pageAt(url, { table, key }, seat as Seat, heard)),
    );
    for (const pilot of pilots) pilot.cut();
    return {
      seats,
      close() {
        for (const { socket } of seats) socket.terminate();
      },
    };
  },
});

const NEWS = '{"type":"news"';
const DONE = '{"type":"done"';
const TROUBLE = /^\{"type":"(?:failed|error)"/;

function pageAt(
  url: string,
  seated: { readonly table: string; readonly key: string },
  seat: Seat,
  heard: (seat: Seat) => void,
): Promise<SeatLink & { readonly socket: WebSocket }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/line`, { perMessageDeflate: false });
  const send = (ask: Ask) => socket.send(JSON.stringify(ask));
  let unread: string[] = [];
  let view: object | undefined;
  let sent = 0;
  let answered = 0;
  const link = {
    socket,
    /** Patches are read when the seat looks: who waits for others has nothing to decide. */
    view() {
      for (const text of unread) view = viewAfter(view, JSON.parse(text) as NewsTell);
      unread = [];
      return view;
    },
    send: (move: object) => send({ type: 'do', id: `${seat}-${++sent}`, command: { type: 'move', move } }),
    answered: () => answered,
  };
  socket.on('open', () => send({ type: 'hello', protocol: PROTOCOL, ...seated }));
  return new Promise(resolve => {
    let begun = false;
    socket.on('message', data => {
      const text = String(data);
      assert(!TROUBLE.test(text), `the server agrees: ${text}`);
      if (text.startsWith(DONE)) {
        answered++;
        return heard(seat);
      }
      if (!text.startsWith(NEWS)) return;
      unread.push(text);
      // What came of its own move is there when the answer is.
      if (begun && answered === sent) return heard(seat);
      if (begun) return;
      begun = true;
      resolve(link);
    });
  });
}

function viewAfter(before: object | undefined, news: NewsTell): object {
  if ('view' in news) return news.view;
  assert(before, 'a patch follows upon a view');
  return news.patch ? (patched(before, news.patch) as object) : before;
}
