import { assert, at, type GameEntry, type GameTypes, type Seat } from '../../src/core/contract.ts';
import { LOOKS, type Player } from '../../src/core/players.ts';
import { open, play, save } from '../../src/core/table.ts';
import { planetXBox } from '../../src/games/planet-x/box/index.ts';
import type { Move as SkyMove } from '../../src/games/planet-x/box/types.ts';
import { puzzleOf } from '../../src/games/planet-x/puzzle.ts';
import { uapsBox } from '../../src/games/uaps/box/index.ts';
import type { Move as OrbitMove } from '../../src/games/uaps/box/types.ts';
import { placeOfX } from '../planet-x/planet-x.ts';
import { FREE_SKY } from '../uaps/uaps.ts';

const NAMES = ['Player 1', 'Heron'];
const [ME, OTHER] = [0, 1] as unknown as readonly [Seat, Seat];
const SKY = '27TE-X6FC-575';

/** Planet X beside its box, so far into a sitting of one person here and one elsewhere. */
export const skyFile = (until: keyof typeof SKY_MOMENTS): string =>
  fileOf(planetXBox, { code: SKY, here: [true, false], tracked: true }, SKY_MOMENTS[until]);

/** The same of UAPs. */
export const orbitFile = (until: keyof typeof ORBIT_MOMENTS): string =>
  fileOf(uapsBox, { code: FREE_SKY, here: [true, false], tracked: true }, ORBIT_MOMENTS[until]);

const skyTurn: readonly SkyMove[] = [
  { type: 'know', season: 2, level: 'experienced' },
  { type: 'survey', of: 'asteroid', from: 1, to: 6 },
  { type: 'announced', seat: OTHER, act: { type: 'target', sector: 2 } },
  { type: 'place', seat: ME, sector: 5, phase: 1, body: 'comet' },
  { type: 'place', seat: OTHER, sector: 8, phase: 1, body: null },
  { type: 'research', topic: 'B' },
  { type: 'announced', seat: OTHER, act: { type: 'survey', of: 'gas', from: 4, to: 9 } },
  { type: 'survey', of: 'empty', from: 5, to: 10 },
  { type: 'mistake', act: 4 },
];
const skyDue: readonly SkyMove[] = [
  ...skyTurn,
  { type: 'set-time', seat: OTHER, time: 11 },
  { type: 'set-time', seat: ME, time: 10 },
];
const SKY_MOMENTS = {
  start: [],
  turn: skyTurn,
  due: skyDue,
  end: [...skyDue, { type: 'locate', ...placeOfX(puzzleOf(SKY).sky) }, { type: 'reveal' }],
} as const satisfies Record<string, readonly SkyMove[]>;

const orbitDue: readonly OrbitMove[] = [
  { type: 'know', set: 1, level: 'experienced' },
  { type: 'stand', seat: ME, quadrant: 2 },
  { type: 'survey', of: ['meteor'], area: { form: 'quadrant' } },
  { type: 'announced', seat: OTHER, act: { type: 'photo', sector: 1 } },
  { type: 'photo', sector: 3, subject: 'spy' },
  { type: 'set-time', seat: OTHER, time: 7 },
  { type: 'target', sectors: [4] },
  { type: 'turn' },
];
const orbitTurn: readonly OrbitMove[] = [...orbitDue, { type: 'turn' }];
const ORBIT_MOMENTS = {
  start: [],
  due: orbitDue,
  turn: orbitTurn,
  report: [...orbitTurn, { type: 'survey', of: ['nav'], area: { form: 'stack', inner: 3 } }],
  end: [...orbitTurn, { type: 'reveal' }],
} as const satisfies Record<string, readonly OrbitMove[]>;

function fileOf<T extends GameTypes>(
  { game }: GameEntry<T>,
  options: T['Options'],
  moves: readonly T['Move'][],
): string {
  const opened = open(game, { seats: NAMES.length, seed: 'beside', options });
  assert(opened.ok, 'a table opens');
  let { table } = opened.value;
  for (const move of moves) {
    const made = play(table, ME, move);
    assert(made.ok, `${JSON.stringify(move)} can be entered`);
    table = made.value.table;
  }
  const players = NAMES.map(
    (name, seat): Player => ({
      ...{ name, look: at(LOOKS, seat) },
      by: seat === ME ? 'person' : 'away',
    }),
  );
  const about = { players, lesson: false, created: Date.UTC(2026, 0, 1), seen: {}, notes: {} };
  return JSON.stringify({ ...save(table), table: about });
}
