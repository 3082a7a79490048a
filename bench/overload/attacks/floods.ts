import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../../../src/protocol/asks.ts';
import { createTable, wishFor } from '../../../src/server/testing.ts';
import type { Attack } from '../attack.ts';
import { addressOf, from } from '../strangers.ts';

const HELLOS = 1_200;
const MOST_HELLOS = 400;
const HELLOS_PER_SECOND = 10;
const CONNECTIONS = 3_500;
const MOST_CONNECTIONS = 1_500;
const CONNECTIONS_PER_SECOND = 50;
const AT_ONCE = 20;

export const helloFlood: Attack = {
  name: 'hello-flood',
  says: 'one address says hello on ever new lines',
  weaknesses: [
    {
      weakness: 'hellos are not counted',
      file: 'server/lines.ts',
      line: "spendAll(hellos.of(networks)) === 'broke'",
      instead: 'false',
    },
  ],
  run: async ({ url }) => {
    const { table } = await createTable(url, wishFor('unacknowledged', 3));
    const hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL, table });
    const { done, seconds } = await often(HELLOS, () => greeted(url, hello));
    const most = MOST_HELLOS + HELLOS_PER_SECOND * (seconds + 1);
    return done > most ? [`one address was greeted ${done} times in ${seconds.toFixed(1)} s`] : [];
  },
};

export const connectionFlood: Attack = {
  name: 'connection-flood',
  says: 'one address opens ever new connections, asks and closes them',
  weaknesses: [
    {
      weakness: 'new connections are not counted',
      file: 'server/connections.ts',
      line: "spendAll(budgets.of(networks)) === 'broke' || ",
      instead: '',
    },
  ],
  run: async ({ url }) => {
    const { done, seconds } = await often(CONNECTIONS, () => answered(url));
    const most = MOST_CONNECTIONS + CONNECTIONS_PER_SECOND * (seconds + 1);
    return done > most ? [`one address was answered ${done} times in ${seconds.toFixed(1)} s`] : [];
  },
};

/** How often it succeeds, and how long that took. */
async function often(times: number, once: () => Promise<boolean>) {
  const began = performance.now();
  let [left, done] = [times, 0];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) if (await once()) done++;
    }),
  );
  return { done, seconds: (performance.now() - began) / 1_000 };
}

const greeted = (url: string, hello: string): Promise<boolean> =>
  new Promise(done => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/line`, from(addressOf(0)));
    socket.on('open', () => socket.send(hello));
    socket.on('message', () => {
      socket.terminate();
      done(true);
    });
    socket.on('error', () => done(false));
  });

const answered = (url: string): Promise<boolean> =>
  new Promise(done => {
    const { port, hostname: host } = new URL(url);
    const socket = connect({ port: Number(port), host, localAddress: addressOf(0) });
    let heard = false;
    socket.on('connect', () => socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    socket.on('data', () => {
      heard = true;
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done(heard));
  });
