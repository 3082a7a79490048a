import { assert, at, type Seat } from '../src/core/contract.ts';
import { LOOKS, type Player } from '../src/core/players.ts';
import { Rng, stream } from '../src/core/rng.ts';
import { open, play, save, type Table } from '../src/core/table.ts';
import { unacknowledged } from '../src/games/unacknowledged/index.ts';
import type { State } from '../src/games/unacknowledged/types.ts';

const NAMES = ['Player 1', 'Heron', 'Lynx', 'Osprey'];
const PERSON = 0 as Seat;

/** Where in a game to stop; each is a moment in which only the first seat has to act, so that no bot moves on. */
export const MOMENTS = {
  draft: ({ public: { stage, picks } }) => stage === 'draft' && picks === 2,
  discussion: ({ public: { stage, turn } }) => stage === 'discuss' && turn === 1,
  choosing: ({ public: { stage, turn } }) => stage === 'choose' && turn === 2,
  reveal: ({ public: { stage, turn } }) => stage === 'discuss' && turn === 2,
  end: ({ public: { stage } }) => stage === 'over',
} as const satisfies Record<string, (state: State) => boolean>;
export type Moment = keyof typeof MOMENTS;

/** The file of a table that stands at this moment, always the same one for a seed. */
export function fileAt(moment: Moment, seed = 'screens/3'): string {
  const table = tableAt(MOMENTS[moment], seed);
  const players = NAMES.map((name, index): Player => {
    const look = at(LOOKS, index);
    return index === PERSON ? { name, look, by: 'person' } : { name, look, by: 'bot', level: 'insider' };
  });
  const about = { players, lesson: false, created: Date.UTC(2026, 0, 1), seen: {}, notes: {} };
  return JSON.stringify({ ...save(table), table: about });
}

function tableAt(isThere: (state: State) => boolean, seed: string): Table {
  const { game, bots } = unacknowledged;
  const opened = open(game, { seats: NAMES.length, seed });
  assert(opened.ok, 'a table opens');
  const bot = at(bots, -1);
  const rng = new Rng(stream(seed, 'moments'));
  let { table } = opened.value;
  for (;;) {
    const toAct = game.toAct(table.state);
    const others = toAct.filter(seat => seat !== PERSON);
    const waits = others.length === 0;
    if (waits && isThere(table.state as State)) return table;
    const seat = at(waits ? toAct : others, 0);
    const made = play(table, seat, bot.choose(game.view(table.state, seat), rng));
    assert(made.ok, 'a bot moves by the rules');
    table = made.value.table;
  }
}
