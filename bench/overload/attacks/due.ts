import { setTimeout as pause } from 'node:timers/promises';
import { unacknowledged } from '../../../src/games/unacknowledged/index.ts';
import type { Attack } from '../attack.ts';
import { largest, makeLog, once, writeTables } from '../logs.ts';

const TABLES = 1_000;
/** Some rounds of looking after what is due. */
const FOR_MS = 12_000;
const { game } = unacknowledged;

const logs = once(() =>
  Array.from({ length: TABLES }, (_, table) =>
    makeLog({
      ...{ id: `duetable${String(table).padStart(8, '0')}`, game, setting: largest(game), seed: 'due' },
      ...{ terms: { standIn: 86_400 }, replaced: 0, tookBack: 0, entries: 60 },
    }),
  ),
);

export const due: Attack = {
  name: 'due',
  says: 'a thousand tables are to be opened when the server starts',
  prepare: data => writeTables(data, logs()),
  run: async () => {
    await pause(FOR_MS);
    return [];
  },
};
