import { at, type Seat, settingsOf } from '../../../src/core/contract.ts';
import type { Entry } from '../../../src/engine/log/entry.ts';
import { after } from '../../../src/engine/log/standing.ts';
import { unacknowledged } from '../../../src/games/unacknowledged/index.ts';
import { Pilot } from '../../../src/server/testing.ts';
import type { Attack } from '../attack.ts';
import { type MadeLog, makeLog, writeTables } from '../logs.ts';
import { addressOf, from } from '../strangers.ts';

const TABLE = 'longchat00000000';
const LINES = 9_000;
const LONGEST_LINE = 300;
const HELLOS = 100;
/** Of all that answers a hello, in bytes. */
const MOST_TOLD = 200_000;

export const longChat: Attack = {
  name: 'long-chat',
  says: 'strangers say hello at a table where people have talked for as long as they may',
  weaknesses: [
    {
      weakness: 'a hello is answered with the whole chat',
      file: 'engine/told/gate.ts',
      line: 'const { from: earlier, lines } = linesBefore(chat);',
      instead: 'const { from: earlier, lines } = { from: 0, lines: chat };',
    },
  ],
  prepare: data => writeTables(data, [talked()]),
  run: async ({ url }) => {
    let most = 0;
    for (let hello = 0; hello < HELLOS; hello++) {
      const pilot = await new Pilot(url, TABLE, {}, from(addressOf(hello % 10))).connect();
      await pilot.fence();
      most = Math.max(most, pilot.texts.join('').length);
      await pilot.close();
    }
    return most > MOST_TOLD ? [`a hello was answered with ${most} letters`] : [];
  },
};

function talked(): MadeLog {
  const { game } = unacknowledged;
  const setting = at(at(settingsOf(game), 0), 0);
  const plan = { id: TABLE, game, setting, seed: 'chat', replaced: 0, tookBack: 0, entries: 100 };
  const { entries, standing } = makeLog(plan);
  const last = entries.at(-1)?.at ?? 0;
  const said = Array.from({ length: LINES }, (_, line): Entry => {
    const text = `${line} `.padEnd(LONGEST_LINE, 'blah ');
    return { type: 'said', seat: 0 as Seat, text, at: last + line };
  });
  const end = said.reduce((so, entry) => after(so, entry, game), standing);
  return { plan, entries: [...entries, ...said], standing: end };
}
