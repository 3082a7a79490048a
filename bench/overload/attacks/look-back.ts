import { MOST_CHANGES, MOST_WRITTEN } from '../../../src/engine/log/decide.ts';
import { ufoHunter } from '../../../src/games/ufo-hunter/index.ts';
import { Pilot } from '../../../src/server/testing.ts';
import type { Attack } from '../attack.ts';
import { largest, makeLog, once, writeTables } from '../logs.ts';
import { addressOf, from, keepOn } from '../strangers.ts';
import { IN_ONE_GO } from '../weaknesses.ts';

const TABLE = 'lookback00000000';
const FOR_MS = 5_000;
const { game } = ufoHunter;

/** A game that is over, and as long as the limits allow. */
const log = once(() => {
  const setting = largest(game);
  return makeLog({
    ...{ id: TABLE, game, setting, seed: 'look back', replaced: MOST_CHANGES - 10, tookBack: 0 },
    ...{ entries: setting.seats * MOST_WRITTEN, toTheEnd: true },
  });
});

export const lookBack: Attack = {
  name: 'look-back',
  says: 'strangers look back and ask for the file of the longest game there can be',
  weaknesses: [IN_ONE_GO],
  prepare: data => writeTables(data, [log()]),
  run: async ({ url }) => {
    const pilots = await Promise.all(
      Array.from({ length: 12 }, (_, line) => new Pilot(url, TABLE, {}, from(addressOf(line % 4))).connect()),
    );
    const steps = log().standing.truth?.told.length ?? 0;
    await Promise.all(
      pilots.map((pilot, line) =>
        keepOn(FOR_MS, async time => {
          if (pilot.closed !== undefined) return;
          const id = `${line}-${time}`;
          const step = (time * 977 + line * 131) % steps;
          await pilot.ask(
            time % 4 === 0 ? { type: 'file', id } : { type: 'view-at', id, viewer: 'spectator', step },
          );
        }),
      ),
    );
    await Promise.all(pilots.map(pilot => pilot.close()));
    return [];
  },
};
