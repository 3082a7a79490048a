import type { Seat, Viewer } from '../../core/contract.ts';
import type { RngState } from '../../core/rng.ts';

/** Absolute, not the pilot's. `opposite` flips the last bit of the index: the two ends of an axis stand together. */
export const DIRECTIONS = ['N', 'S', 'E', 'W', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The edges of a cell, as far as a tile has openings and thin walls there. */
export const SIDES_OF_CELL = ['N', 'E', 'S', 'W'] as const;
export type Edge = (typeof SIDES_OF_CELL)[number];

export const SETUPS = ['standard', 'very-short', 'tricky-start', 'technical', 'camel', 'big-finish'] as const;
export type Setup = (typeof SETUPS)[number];

export const LETTERS = ['A', 'B', 'C'] as const;
export type Letter = (typeof LETTERS)[number];

export const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export type TileNumber = (typeof NUMBERS)[number];

export type TileId = `${Letter}${TileNumber}`;

/** The two sides of the cardboard. */
export const FACES = ['a', 'b'] as const;
export type Face = (typeof FACES)[number];

/** Quarter turns clockwise. */
export const ROTATIONS = [0, 1, 2, 3] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** A place of a UFO: x grows to the east, y to the south, z is the elevation, 1 to 8. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Chips by direction, in the order of `DIRECTIONS`. */
export type Speeds = readonly [N: number, S: number, E: number, W: number, up: number, down: number];

/** Where a face of a tile lies: x and y of its northwest cell, after it was turned. */
export interface Lie {
  readonly face: Face;
  readonly rotation: Rotation;
  readonly x: number;
  readonly y: number;
}

/** A tile on the table. The start tile comes first, at 0, 0, and is not turned. */
export interface LaidTile extends Lie {
  readonly tile: TileId | 'start';
}

/** One edge between two cells: the east or the south edge of a cell. */
export interface CellEdge {
  readonly x: number;
  readonly y: number;
  readonly edge: 'E' | 'S';
}

export interface Track {
  readonly tiles: readonly LaidTile[];
  /** Weak walls that were hit, by x and y in the world, in the order in which they went. */
  readonly gone: readonly CellEdge[];
  /** All tiles of the set-up lie here: the unused openings of the last one are finish lines. */
  readonly whole: boolean;
}

export interface Ufo extends Spot {
  /** 0 to 3. */
  readonly damage: number;
  /** Handed out this turn and not placed yet; 0 once the plans are open. */
  readonly energy: number;
  readonly battery: number;
  /** More than 0 on plus, less than 0 on minus; 0 until the plans are open. */
  readonly initiative: number;
  readonly unmoved: Speeds;
  readonly moved: Speeds;
}

export interface Plan {
  readonly thrust: Speeds;
  readonly battery: number;
  /** Chips on plus, or less than 0: on minus. */
  readonly initiative: number;
}

export type Move =
  | ({ readonly type: 'lay' } & Lie)
  | ({ readonly type: 'place' } & Spot)
  | ({ readonly type: 'plan' } & Plan)
  | { readonly type: 'fly' | 'boost' | 'brake'; readonly direction: Direction }
  | { readonly type: 'rest' };

export interface Options {
  readonly setup: Setup;
}

/**
 * `lay`: the actor lays the tile that was drawn. `place`: the actor puts its UFO behind the start line.
 * `plan`: all who have not planned. `move`: the actor's own move.
 */
export const STAGES = ['lay', 'place', 'plan', 'move', 'over'] as const;
export type Stage = (typeof STAGES)[number];

export interface End {
  readonly winner: Seat;
  /** Through this edge of the cell in which the UFO was last. */
  readonly direction: Direction;
}

/** What happened in one turn: enough to show it again. */
export interface Turn {
  /** By seat: as the turn began, energy handed out and healed. */
  readonly before: readonly Ufo[];
  /** By seat: what was planned. Empty until all have. */
  readonly plans: readonly Plan[];
  readonly happened: readonly Happening[];
}

/** What all may see. */
export interface Public {
  readonly seats: number;
  readonly setup: Setup;
  readonly stage: Stage;
  /** 0 during set-up. */
  readonly turn: number;
  /** The set-up card of each seat: the lowest places first, the highest lays the second tile. */
  readonly cards: readonly number[];
  readonly track: Track;
  /** The tile that is to be laid now. */
  readonly drawn: TileId | null;
  /** Who lays, places or moves; nobody while all plan. */
  readonly actor: Seat | null;
  /** By seat. Elevation 0: not on the track yet. */
  readonly ufos: readonly Ufo[];
  /** By seat: has planned while all plan, has placed, has made its own move of this turn. */
  readonly done: readonly boolean[];
  /** The actor has used its battery in this move. */
  readonly batteryUsed: boolean;
  /** From the first turn on, the present one last. */
  readonly turns: readonly Turn[];
  readonly end: End | null;
}

/** What one seat knows beyond that. */
export interface Own {
  /** Sealed until the last plan is made. */
  readonly plan: Plan | null;
}

/** Split by who may know: a view takes `public` and one of `own`, and nothing else. */
export interface State {
  readonly rng: RngState;
  readonly public: Public;
  readonly own: readonly Own[];
}

export interface View {
  readonly viewer: Viewer;
  readonly public: Public;
  readonly own: Own | null;
}

/** Why this UFO moves now: nobody else was left, or what decided between those who were. */
export const ORDERS = ['only', 'initiative', 'speed', 'behind', 'lot'] as const;
export type OrderBy = (typeof ORDERS)[number];

/** What a hit does; `damage` is what was really taken, since nobody takes more than 3. */
interface Hit {
  readonly seat: Seat;
  readonly direction: Direction;
  readonly damage: number;
  readonly spikes: boolean;
  /** Weak walls that are gone now. */
  readonly gone: readonly CellEdge[];
}

/** What is kept of a turn, and told as it happens. */
export type Happening =
  | { readonly type: 'came-to-move'; readonly seat: Seat; readonly by: OrderBy }
  /** So many cells in a straight line, to this place; `by` is who pushed, or null in one's own move. */
  | ({
      readonly type: 'flew';
      readonly seat: Seat;
      readonly direction: Direction;
      readonly cells: number;
      readonly by: Seat | null;
    } & Spot)
  /** Chips that were shed, and those that now point the other way; a sandwich clears the axis. */
  | ({ readonly type: 'hit-wall'; readonly shed: number; readonly turned: number } & Hit)
  | ({ readonly type: 'sandwiched'; readonly shed: number } & Hit)
  /** `struck` takes the damage and gets the chips. */
  | ({ readonly type: 'hit-ufo'; readonly struck: Seat; readonly given: number } & Hit)
  /** `struck` takes the damage; both lose their chips in this direction. */
  | ({
      readonly type: 'pinned';
      readonly struck: Seat;
      readonly shed: number;
      readonly struckShed: number;
    } & Hit)
  | { readonly type: 'boosted' | 'braked'; readonly seat: Seat; readonly direction: Direction }
  | { readonly type: 'move-ended'; readonly seat: Seat }
  | ({ readonly type: 'tile-drawn' } & Drawing)
  | ({ readonly type: 'tile-laid'; readonly seat: Seat; readonly last: boolean } & LaidTile)
  /** Speed that a stream gave at the end of the turn. */
  | { readonly type: 'streamed'; readonly seat: Seat; readonly speed: Speeds }
  | { readonly type: 'finished'; readonly seat: Seat; readonly direction: Direction };

export interface Drawing {
  readonly seat: Seat;
  readonly tile: TileId;
  /** Tiles of cards that were turned before and could not be laid: on the table already, or no room. */
  readonly redrawn: readonly TileId[];
}

export type Event =
  | { readonly type: 'cards-dealt'; readonly cards: readonly number[]; readonly order: readonly Seat[] }
  | ({ readonly type: 'placed'; readonly seat: Seat } & Spot)
  | { readonly type: 'turn-began'; readonly turn: number; readonly ufos: readonly Ufo[] }
  | ({ readonly type: 'planned' } & Plan)
  | { readonly type: 'decided'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly plans: readonly Plan[] }
  | Happening;

export const REFUSALS = [
  'spectators-watch',
  'game-over',
  'not-now',
  'not-your-move',
  'tile-does-not-fit',
  'not-behind-the-line',
  'no-such-elevation',
  'place-taken',
  'all-chips-are-placed',
  'already-planned',
  'no-speed-there',
  'speed-left',
  'battery-is-empty',
  'battery-was-used',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface UfoRacing {
  Options: Options;
  State: State;
  View: View;
  Move: Move;
  Event: Event;
  Refusal: Refusal;
}
