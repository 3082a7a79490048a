import { WebSocket } from 'ws';
import type { Attack } from '../attack.ts';
import { ask } from '../strangers.ts';

const NAMES = ['evil.example', 'evil.example:8555', 'localhost.evil.example', '127.0.0.1.evil.example'];
const PATHS = ['/', '/metrics', '/health', '/api/lobby', '/api/code/aaaaaaaaa'];

/** A page elsewhere whose name leads to this machine: to its browser it is the same site as we are. */
export const rebinding: Attack = {
  name: 'rebinding',
  says: 'a page of another site has its own name lead to this machine, and asks by it',
  weaknesses: [
    {
      weakness: 'any name is answered',
      file: 'server/serve.ts',
      line: 'if (!isOurs(request.raw))',
      instead: 'if (false)',
    },
    {
      weakness: 'lines are opened under any name',
      file: 'server/lines.ts',
      line: '!parts.isOurName(request)',
      instead: 'false',
    },
  ],
  run: async ({ url }) => {
    const got: string[] = [];
    for (const host of NAMES) {
      for (const path of PATHS)
        for (const more of [{}, { 'x-forwarded-for': '192.0.2.1' }]) {
          const { status } = await ask(url, path, '127.0.0.1', undefined, { host, ...more });
          if (status !== 421) got.push(`${path} of ${host} answers ${status}`);
        }
      if (await isOpened(url, host)) got.push(`a line was opened under the name ${host}`);
    }
    return got;
  },
};

const isOpened = (url: string, host: string): Promise<boolean> =>
  new Promise(done => {
    const headers = { host, origin: `http://${host}` };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/line`, { headers });
    socket.on('open', () => {
      socket.terminate();
      done(true);
    });
    socket.on('error', () => done(false));
  });
