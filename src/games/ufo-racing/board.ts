import { assert, at, type Seat, seatsOf } from '../../core/contract.ts';
import content from './content.json' with { type: 'json' };
import {
  DIRECTIONS,
  type Direction,
  type LaidTile,
  type Letter,
  type Plan,
  SETUPS,
  type Setup,
  type Speeds,
  type Spot,
  type TileNumber,
  type Track,
  type Ufo,
} from './types.ts';

export { faceOf, lyingFace, openingCells, type TileFace } from './tiles.ts';

export const LOWEST = content.format.elevation.min;
export const HIGHEST = content.format.elevation.max;
export const MOST_DAMAGE = Math.max(...Object.keys(content.energyByDamage).map(Number));
export const TILE_SIZE = content.tiles.A1.sides.a.rows.length;
export const START_SIZE = content.start.rows.length;

/** The name of a color for each elevation; index 0 stands for none. */
export const ELEVATION_COLORS: readonly string[] = ['', ...Object.values(content.format.elevation.colors)];

/** [P1] by damage. */
const ENERGY: readonly number[] = Object.values(content.energyByDamage);
export const energyFor = (damage: number): number => at(ENERGY, damage);

/** [S1] letters of the tiles after the start tile. */
export const LETTERS_OF = Object.fromEntries(
  Object.entries(content.setups).map(([name, letters]) => [name.toLowerCase().replace(' ', '-'), letters]),
) as unknown as Readonly<Record<Setup, readonly Letter[]>>;
assert(
  SETUPS.every(setup => LETTERS_OF[setup] !== undefined),
  'the content pack has every set-up',
);

export const DECK: readonly { readonly order: number; readonly nextTile: TileNumber }[] =
  content.deck as never;

export const STILL: Speeds = [0, 0, 0, 0, 0, 0];

const INDEX = Object.fromEntries(DIRECTIONS.map((direction, index) => [direction, index])) as Readonly<
  Record<Direction, number>
>;

export const indexOf = (direction: Direction): number => INDEX[direction];
export const opposite = (direction: Direction): Direction => at(DIRECTIONS, INDEX[direction] ^ 1);

export const speedIn = (speeds: Speeds, direction: Direction): number => speeds[INDEX[direction]] ?? 0;

export const sum = (speeds: Speeds): number =>
  speeds[0] + speeds[1] + speeds[2] + speeds[3] + speeds[4] + speeds[5];

export const added = (one: Speeds, other: Speeds): Speeds => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
  one[3] + other[3],
  one[4] + other[4],
  one[5] + other[5],
];

/** [P5] [R3] opposite chips take each other away, until only one end of each axis has some. */
export function consolidated(speeds: Speeds): Speeds {
  const [N, S, E, W, up, down] = speeds;
  if (!((N && S) || (E && W) || (up && down))) return speeds;
  const [ns, ew, ud] = [Math.min(N, S), Math.min(E, W), Math.min(up, down)];
  return [N - ns, S - ns, E - ew, W - ew, up - ud, down - ud];
}

/** What a plan must place: this turn's energy and the battery. [P3] */
export const chipsToPlan = ({ energy, battery }: Ufo): number => energy + battery;

export const chipsIn = ({ thrust, battery, initiative }: Plan): number =>
  sum(thrust) + battery + Math.abs(initiative);

export const isSamePlan = (one: Plan | null, other: Plan): boolean =>
  one !== null &&
  one.battery === other.battery &&
  one.initiative === other.initiative &&
  one.thrust.every((chips, direction) => chips === other.thrust[direction]);

export const isPlaced = ({ z }: Spot): boolean => z > 0;

export const lastTile = ({ tiles }: Track): LaidTile => at(tiles, -1);

/** Seats from the lowest set-up card to the highest. [S4] [S6] */
export const placingOrder = (cards: readonly number[]): readonly Seat[] =>
  seatsOf(cards.length).toSorted((a, b) => at(cards, a) - at(cards, b));

/** The side of the start tile on which the second tile lies; UFOs begin on the other half. [S6] */
function startsBehind({ tiles }: Track): 'N' | 'S' {
  return at(tiles, 1).y < 0 ? 'S' : 'N';
}

/** Whether a cell is in the half of the start tile from which the race starts. [S6] */
export function isBehindLine(track: Track, { x, y }: Omit<Spot, 'z'>): boolean {
  if (x < 0 || x >= START_SIZE || y < 0 || y >= START_SIZE) return false;
  return startsBehind(track) === 'S' ? y >= START_SIZE / 2 : y < START_SIZE / 2;
}
