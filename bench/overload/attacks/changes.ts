import { at } from '../../../src/core/contract.ts';
import { MOST_CHANGES } from '../../../src/engine/log/decide.ts';
import { unacknowledged } from '../../../src/games/unacknowledged/index.ts';
import type { View } from '../../../src/games/unacknowledged/types.ts';
import { Pilot } from '../../../src/server/testing.ts';
import type { Attack } from '../attack.ts';
import { makeLog, once, seatKey, smallest, writeTables } from '../logs.ts';
import { addressOf, from } from '../strangers.ts';

const TABLE = 'changes000000000';
const LINES = 60;
const FOR_MS = 6_000;
const { game } = unacknowledged;

const log = once(() =>
  makeLog({
    ...{ id: TABLE, game, setting: smallest(game), seed: 'changes' },
    ...{ replaced: 0, tookBack: 0, entries: 0 },
  }),
);

/** What one seat may send in this time: its burst, its debt, and what comes by and by; for each line one more. */
const MOST_ANSWERED = 60 + 200 + LINES + 20 * ((2 * FOR_MS) / 1_000);

export const changes: Attack = {
  name: 'changes',
  says: 'one seat on 60 lines replaces its choice and takes it back as fast as it can',
  weaknesses: [
    {
      weakness: 'a choice is changed without end',
      file: 'engine/log/decide.ts',
      line: 'export const MOST_CHANGES = 50;',
      instead: 'export const MOST_CHANGES = 1e9;',
    },
    {
      weakness: 'every line has an allowance of its own',
      file: 'server/page-line.ts',
      line: 'seats.of(key)',
      instead: 'seats.of(String(Math.random()))',
    },
  ],
  prepare: data => writeTables(data, [log()]),
  run: async ({ url }) => {
    const key = seatKey(TABLE, 0);
    const pilots = await Promise.all(
      Array.from({ length: LINES }, (_, line) =>
        new Pilot(url, TABLE, { key }, from(addressOf(line % 4))).connect(),
      ),
    );
    const view = at(pilots, 0).heard?.view as View;
    const moves = [...game.moves(view)].slice(0, 2);
    const until = performance.now() + FOR_MS;
    let answered = 0;
    let changed = 0;
    const change = async (pilot: Pilot, line: number) => {
      for (let time = line; performance.now() < until && pilot.closed === undefined; time++) {
        const back = time % 5 === 0;
        const done = await pilot.do(
          back ? { type: 'take-back' } : { type: 'move', move: at(moves, time % 2) },
        );
        if (!done.ok && done.error.code === 'closing') return;
        answered++;
        if (done.ok) changed++;
      }
    };
    await Promise.all(pilots.flatMap((pilot, line) => [0, 1, 2, 3].map(lane => change(pilot, line + lane))));
    await Promise.all(pilots.map(pilot => pilot.close()));
    return [
      ...(changed > MOST_CHANGES + 1 ? [`a choice was changed ${changed} times`] : []),
      ...(answered > MOST_ANSWERED ? [`one seat was answered ${answered} times`] : []),
    ];
  },
};
