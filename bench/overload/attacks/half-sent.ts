import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import { until } from '../metrics.ts';
import { addressOf } from '../strangers.ts';

const HEAD = 'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const BEGUN = [
  '',
  'GET / HT',
  `GET /line HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(8_000)}\r\n`,
  `${HEAD}Content-Length: 30000\r\n\r\n{"protocol":`,
] as const;
const FROM_ONE = 1_500;
/** Of those, by the limits. */
const MOST_FROM_ONE = 800;
const FROM_OTHERS = 1_500;
const OTHERS = 10;
/** Until a request must be whole, and how often that is looked at. */
const PATIENCE_MS = 20_000;

export const halfSent: Attack = {
  name: 'half-sent',
  says: 'thousands of connections that begin a request and never end it',
  weaknesses: [
    {
      weakness: 'requests may take as long as they like',
      file: 'server/serve.ts',
      line: 'requestTimeout: limits.patience.whole,',
      instead: 'requestTimeout: 0,',
    },
    {
      weakness: 'one address may have any number of connections',
      file: 'server/connections.ts',
      line: '|| !counts.enter(networks))) {',
      instead: ')) {',
    },
  ],
  run: async ({ url }) => {
    const got: string[] = [];
    const greedy = await half(url, FROM_ONE, () => addressOf(0));
    if (greedy.open.size > MOST_FROM_ONE) got.push(`one address has ${greedy.open.size} connections`);
    const others = await half(url, FROM_OTHERS, index => addressOf(1 + (index % OTHERS)));
    const isCut = () => greedy.open.size + others.open.size === 0;
    if (!(await until(PATIENCE_MS, isCut)))
      got.push(`${greedy.open.size + others.open.size} half-sent requests are still open`);
    for (const socket of [...greedy.open, ...others.open]) socket.destroy();
    return got;
  },
};

/** So many connections, a moment after they were opened. */
async function half(url: string, count: number, address: (index: number) => string) {
  const open = new Set<Socket>();
  const { port, hostname: host } = new URL(url);
  for (let index = 0; index < count; index++) {
    const socket = connect({ port: Number(port), host, localAddress: address(index) });
    socket.on('connect', () => {
      open.add(socket);
      socket.write(BEGUN[index % BEGUN.length] ?? '');
    });
    // An answer that nobody waits for, and the end.
    socket.resume();
    socket.on('end', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    if (index % 100 === 99) await pause(20);
  }
  await pause(500);
  return { open };
}
