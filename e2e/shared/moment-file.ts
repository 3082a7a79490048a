import { assert, at, type GameEntry, type GameTypes, type Seat } from '../../src/core/contract.ts';
import { LOOKS, type Player } from '../../src/core/players.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { open, play, save, type Table } from '../../src/core/table.ts';

const NAMES = ['Player 1', 'Heron', 'Lynx', 'Osprey', 'Marten', 'Petrel'];
const USUAL_SEATS = 4;
const PERSON = 0 as Seat;

interface Scene<T extends GameTypes> {
  readonly seed: string;
  readonly seats?: number;
  readonly options?: object;
  /** The levels that have played so far, by seat, from the strongest down; the strongest where nothing is said. */
  readonly below?: readonly number[];
  /** Of the bots that go on from there. */
  readonly level: string;
  /** Asked only where nobody but the first seat has to act, so that no bot moves on. */
  readonly isThere: (state: T['State']) => boolean;
}

/** The file of a table of one person and bots that stands at a certain moment. */
export function fileOf<T extends GameTypes>(entry: GameEntry<T>, scene: Scene<T>): string {
  const table = firstTable(entry, scene);
  const players = NAMES.slice(0, table.seats).map((name, index): Player => {
    const look = at(LOOKS, index);
    return index === PERSON ? { name, look, by: 'person' } : { name, look, by: 'bot', level: scene.level };
  });
  const about = { players, lesson: false, created: Date.UTC(2026, 0, 1), seen: {}, notes: {} };
  return JSON.stringify({ ...save(table), table: about });
}

const MOST_GAMES = 50;

/** Not every game comes to every moment: then another one is tried, always in the same order. */
function firstTable<T extends GameTypes>(entry: GameEntry<T>, scene: Scene<T>): Table<T> {
  for (let number = 0; number < MOST_GAMES; number++) {
    const table = tableAt(entry, { ...scene, seed: number === 0 ? scene.seed : `${scene.seed}/${number}` });
    if (table) return table;
  }
  throw new Error(`no game from ${scene.seed} comes to this moment`);
}

function tableAt<T extends GameTypes>(
  { game, bots }: GameEntry<T>,
  { seed, seats = USUAL_SEATS, options = {}, below = [], isThere }: Scene<T>,
): Table<T> | undefined {
  const opened = open(game, { seats, seed, options });
  assert(opened.ok, 'a table opens');
  const rng = new Rng(stream(seed, 'moments'));
  let { table } = opened.value;
  for (;;) {
    const toAct = game.toAct(table.state);
    const others = toAct.filter(seat => seat !== PERSON);
    const waits = others.length === 0;
    if (waits && isThere(table.state)) return table;
    if (toAct.length === 0) return undefined;
    const seat = at(waits ? toAct : others, 0);
    const bot = at(bots, -1 - (below[seat] ?? 0));
    const made = play(table, seat, bot.choose(game.view(table.state, seat), rng));
    assert(made.ok, 'a bot moves by the rules');
    table = made.value.table;
  }
}
