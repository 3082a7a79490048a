import { unacknowledged } from '../../../src/games/unacknowledged/index.ts';
import type { Attack } from '../attack.ts';
import { largest, type MadeLog, makeLog, once, writeTables } from '../logs.ts';
import { addressOf, standings as ask } from '../strangers.ts';

/** Tables that one question may be about. */
const AT_ONCE = 50;
/** Who ask in the same moment, each about other long tables: of one alone a fast machine makes too little. */
const ASKING = 2;
const SHORT = 150;
/** One address may have 100 logs read, and then 2 a second; this took some seconds. */
const MOST_READ = 140;

/** Long ones, of which the store reads a thousand entries in one go and then goes on in another turn, and many that have just begun. */
const logs = once(() => {
  const { game } = unacknowledged;
  const setting = largest(game);
  const long = Array.from({ length: ASKING * AT_ONCE }, (_, table) =>
    makeLog({
      ...{ id: `longlong${String(table).padStart(8, '0')}`, game, setting, seed: 'standing' },
      ...{ replaced: 20, tookBack: 2, entries: 2_000 },
    }),
  );
  const short = Array.from({ length: SHORT }, (_, table) =>
    makeLog({
      ...{ id: `shortone${String(table).padStart(8, '0')}`, game: unacknowledged.game, seed: 'standing' },
      ...{ setting: largest(unacknowledged.game), replaced: 0, tookBack: 0, entries: 0 },
    }),
  );
  return { long, short };
});

export const standings: Attack = {
  name: 'standings',
  says: 'a stranger asks how all kinds of tables stand that nobody has open',
  weaknesses: [
    {
      weakness: 'logs are read however many at once',
      file: 'engine/tables.ts',
      line: 'const MOST_LOADED = 4;',
      instead: 'const MOST_LOADED = 4_000;',
    },
    {
      weakness: 'asking how tables stand pays for no log',
      file: 'server/api.ts',
      line: '() => mayRead(address)',
      instead: '() => true',
    },
  ],
  prepare: data => writeTables(data, [...logs().long, ...logs().short]),
  run: async ({ url }) => {
    const idsOf = (tables: readonly MadeLog[]) => tables.map(({ plan }) => plan.id);
    const long = idsOf(logs().long);
    const others = Array.from({ length: ASKING - 1 }, (_, other) =>
      ask(url, addressOf(1 + other), long.slice((1 + other) * AT_ONCE, (2 + other) * AT_ONCE)),
    );
    const ids = [...long.slice(0, AT_ONCE), ...idsOf(logs().short)];
    let told = 0;
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const answer = await ask(url, addressOf(0), ids.slice(from, from + AT_ONCE));
      if (typeof answer === 'number') return [`a question was answered with ${answer}`];
      if (from === 0 && answer.length < AT_ONCE) return ['who asks once is not told'];
      told += answer.length;
    }
    const refused = (await Promise.all(others)).find(answer => typeof answer === 'number');
    if (refused !== undefined) return [`who asks at the same time is answered with ${refused}`];
    return told > MOST_READ ? [`one address had ${told} logs read`] : [];
  },
};
