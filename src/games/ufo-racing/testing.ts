import { at, type Seat } from '../../core/contract.ts';
import { indexOf, STILL } from './board.ts';
import { type Flown, fly } from './flight.ts';
import { game } from './index.ts';
import { START_TRACK } from './track.ts';
import type {
  Direction,
  Face,
  LaidTile,
  Move,
  Public,
  Speeds,
  State,
  TileId,
  Track,
  Turn,
  Ufo,
} from './types.ts';

/** "4E 1up": chips by direction. */
export function speeds(words: string): Speeds {
  const made = [...STILL] as number[];
  for (const word of words.split(' ').filter(Boolean)) {
    const [, count, direction] = /^(\d+)(\w+)$/.exec(word) ?? [];
    made[indexOf(direction as Direction)] = Number(count);
  }
  return made as unknown as Speeds;
}

export const ufo = (x: number, y: number, z: number, change: Partial<Ufo> = {}): Ufo => ({
  x,
  y,
  z,
  damage: 0,
  energy: 0,
  battery: 0,
  initiative: 0,
  unmoved: STILL,
  moved: STILL,
  ...change,
});

/** The start tile and one face south of it, its first opening to the north, slid so far. */
export function trackWith(tile: TileId, face: Face, change: Partial<LaidTile> = {}): Track {
  return trackOf({ tile, face, rotation: 0, x: -1, y: 8, ...change });
}

/** The start tile and these. */
export function trackOf(...laid: readonly LaidTile[]): Track {
  return { ...START_TRACK, tiles: [...START_TRACK.tiles, ...laid] };
}

/** A fork and a hairpin that leads back past the start tile: of the tiles C only C1, C2 and C6 have room. */
export const pastTheStart = trackOf(
  { tile: 'A6', face: 'a', rotation: 0, x: -3, y: 8 },
  { tile: 'B2', face: 'a', rotation: 3, x: 7, y: 9 },
);

/** Flies the first UFO in one direction. */
export function flown(track: Track, direction: Direction, ...ufos: readonly Ufo[]): Flown {
  return fly(track, ufos, 0 as Seat, direction);
}

export const kinds = ({ happened }: Pick<Flown, 'happened'>): readonly string[] =>
  happened.map(({ type }) => type);

/** A race in which the first seat moves, or whatever `change` says. */
export function racing(track: Track, ufos: readonly Ufo[], change: Partial<Public> = {}): State {
  const turn: Turn = { before: ufos, plans: [], happened: [] };
  return {
    rng: [1, 2, 3, 4],
    public: {
      seats: ufos.length,
      setup: 'standard',
      stage: 'move',
      turn: 1,
      cards: ufos.map((_, seat) => seat + 1),
      track,
      drawn: null,
      actor: 0 as Seat,
      ufos,
      done: ufos.map(() => false),
      batteryUsed: false,
      turns: [turn],
      end: null,
      ...change,
    },
    own: ufos.map(() => ({ plan: null })),
  };
}

/** Makes legal moves one after the other. */
export function after(start: State, ...made: readonly (readonly [seat: number, move: Move])[]): State {
  return made.reduce((state, [seat, move]) => {
    const refusal = game.refuse(game.view(state, seat as Seat), move);
    if (refusal !== undefined) throw new Error(`${JSON.stringify(move)}: ${refusal}`);
    return game.apply(state, seat as Seat, move).state;
  }, start);
}

export const refusal = (state: State, seat: number, move: Move): string | undefined =>
  game.refuse(game.view(state, seat as Seat), move);

export const first = ({ ufos }: { readonly ufos: readonly Ufo[] }): Ufo => at(ufos, 0);
export const second = ({ ufos }: { readonly ufos: readonly Ufo[] }): Ufo => at(ufos, 1);
