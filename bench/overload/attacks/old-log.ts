import { unacknowledged } from '../../../src/games/unacknowledged/index.ts';
import { Pilot } from '../../../src/server/testing.ts';
import type { Attack } from '../attack.ts';
import { makeLog, once, smallest, writeTables } from '../logs.ts';
import { addressOf, from } from '../strangers.ts';
import { IN_ONE_GO } from '../weaknesses.ts';

const TABLES = ['oldlog0000000000', 'oldlog0000000001', 'oldlog0000000002', 'oldlog0000000003'];
const { game } = unacknowledged;

/** From before there was a limit: 9,800 choices replaced and 7,000 taken back, all of one seat in one decision. */
const logs = once(() =>
  TABLES.map((id, index) =>
    makeLog({
      ...{ id, game, setting: smallest(game), seed: 'old', old: true },
      // The first one is opened at the start.
      ...(index === 0 ? { terms: { standIn: 86_400 } } : {}),
      ...{ replaced: 9_800, tookBack: 7_000, entries: 24_000 },
    }),
  ),
);

export const oldLog: Attack = {
  name: 'old-log',
  says: 'tables of version 0 with thousands of replaced and taken back choices, opened at the start and by strangers',
  weaknesses: [IN_ONE_GO],
  prepare: data => writeTables(data, logs()),
  run: async ({ url }) => {
    for (let round = 0; round < 3; round++) {
      const pilots = await Promise.all(
        TABLES.map((table, stranger) => new Pilot(url, table, {}, from(addressOf(stranger))).connect()),
      );
      for (const pilot of pilots) await pilot.fence();
      for (const pilot of pilots) await pilot.close();
    }
    return [];
  },
};
