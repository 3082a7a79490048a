import { planetX } from '../../../src/games/planet-x/index.ts';
import { unacknowledged } from '../../../src/games/unacknowledged/index.ts';
import type { Attack } from '../attack.ts';
import { largest, makeLog, once, writeTables } from '../logs.ts';
import { addressOf, standings as ask } from '../strangers.ts';

const AT_ONCE = 50;
const SHORT = 150;
/** One address may have 100 logs read, and then 2 a second; this took some seconds. */
const MOST_READ = 140;

/** Long ones, of which the store reads a thousand entries in one go, and many that have just begun. */
const logs = once(() => {
  const { game } = planetX;
  const setting = largest(game);
  const long = Array.from({ length: AT_ONCE }, (_, table) =>
    makeLog({
      ...{ id: `longlong${String(table).padStart(8, '0')}`, game, setting, seed: 'standing' },
      ...{ replaced: 20, tookBack: 2, entries: 1_000 },
    }),
  );
  const short = Array.from({ length: SHORT }, (_, table) =>
    makeLog({
      ...{ id: `shortone${String(table).padStart(8, '0')}`, game: unacknowledged.game, seed: 'standing' },
      ...{ setting: largest(unacknowledged.game), replaced: 0, tookBack: 0, entries: 0 },
    }),
  );
  return [...long, ...short];
});

export const standings: Attack = {
  name: 'standings',
  says: 'a stranger asks how all kinds of tables stand that nobody has open',
  weaknesses: [
    {
      weakness: 'logs are read however many at once',
      file: 'tables/tables.ts',
      line: 'const MOST_LOADED = 4;',
      instead: 'const MOST_LOADED = 4_000;',
    },
    {
      weakness: 'asking how tables stand pays for no log',
      file: 'api.ts',
      line: '() => mayRead(address)',
      instead: '() => true',
    },
  ],
  prepare: data => writeTables(data, logs()),
  run: async ({ url }) => {
    const ids = logs().map(({ plan }) => plan.id);
    let told = 0;
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const answer = await ask(url, addressOf(0), ids.slice(from, from + AT_ONCE));
      if (typeof answer === 'number') return [`a question was answered with ${answer}`];
      if (from === 0 && answer.length < AT_ONCE) return ['who asks once is not told'];
      told += answer.length;
    }
    return told > MOST_READ ? [`one address had ${told} logs read`] : [];
  },
};
