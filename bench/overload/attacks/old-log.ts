import { settingsOf } from '../../../src/core/contract.ts';
import { unacknowledged } from '../../../src/games/unacknowledged/index.ts';
import { Pilot } from '../../../src/server/testing.ts';
import type { Attack } from '../attack.ts';
import { makeLog, writeTables } from '../logs.ts';
import { addressOf, from } from '../strangers.ts';

const TABLE = 'oldlog0000000000';

/** From before there was a limit: 4,900 choices replaced and 3,500 taken back, all of one seat in one decision. */
export const oldLog: Attack = {
  name: 'old-log',
  says: 'a table whose log holds thousands of replaced and taken back choices is opened at the start and by strangers',
  prepare: data => {
    const { game } = unacknowledged;
    const setting = settingsOf(game)[0]?.[0];
    if (!setting) throw new Error('no setting');
    const plan = { id: TABLE, game, setting, seed: 'old', replaced: 4_900, tookBack: 3_500, entries: 10_000 };
    return writeTables(data, [makeLog({ ...plan, terms: { standIn: 86_400 } })]);
  },
  run: async ({ url }) => {
    for (let stranger = 0; stranger < 10; stranger++) {
      const pilot = await new Pilot(url, TABLE, {}, from(addressOf(stranger))).connect();
      await pilot.fence();
      await pilot.close();
    }
    return [];
  },
};
