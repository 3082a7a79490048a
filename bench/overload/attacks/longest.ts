import { MOST_CHANGES, MOST_WRITTEN } from '../../../src/engine/log/decide.ts';
import { games } from '../../../src/games/index.ts';
import { Pilot } from '../../../src/server/testing.ts';
import type { Attack } from '../attack.ts';
import { largest, makeLog, once, seatKey, writeTables } from '../logs.ts';
import { addressOf, from } from '../strangers.ts';
import { IN_ONE_GO } from '../weaknesses.ts';

const OF_EACH = 3;
const idOf = (game: string, table: number): string =>
  `${`longest${game}`.padEnd(15, '0').slice(0, 15)}${table}`;

/** Of each game the longest logs that the limits allow: everybody changes every choice as often as they may. */
const logs = once(() =>
  games.flatMap(({ game }) =>
    Array.from({ length: OF_EACH }, (_, table) => {
      const setting = largest(game);
      return makeLog({
        ...{
          id: idOf(game.id, table),
          game,
          setting,
          seed: 'longest',
          tookBack: 4,
          replaced: MOST_CHANGES - 10,
        },
        entries: setting.seats * MOST_WRITTEN,
      });
    }),
  ),
);

export const longest: Attack = {
  name: 'longest',
  says: 'the longest tables that the limits allow, of each game, opened by many at once',
  weaknesses: [IN_ONE_GO],
  prepare: data => writeTables(data, logs()),
  run: async ({ url }) => {
    const comers = logs().flatMap(({ plan }, index) =>
      [0, 1, 2].map(seat => ({ table: plan.id, key: seatKey(plan.id, seat), address: addressOf(index) })),
    );
    const pilots = await Promise.all(
      comers.map(({ table, key, address }) => new Pilot(url, table, { key }, from(address)).connect()),
    );
    for (const pilot of pilots) await pilot.fence();
    const strange = pilots.filter(({ you }) => you.seat === null).length;
    for (const pilot of pilots) await pilot.close();
    return strange === 0 ? [] : [`${strange} people do not find their seats`];
  },
};
