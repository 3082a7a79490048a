import { at } from '../../core/contract.ts';
import {
  chipsIn,
  chipsToPlan,
  isBehindLine,
  isSamePlan,
  lyingFace,
  START_SIZE,
  speedIn,
  sum,
} from './board.ts';
import { joints, mayLie } from './track.ts';
import {
  DIRECTIONS,
  type Move,
  type Plan,
  type Public,
  type Refusal,
  type Speeds,
  type Spot,
  type Stage,
  type Ufo,
  type View,
} from './types.ts';

export { type Prediction, type Preview, predict, preview } from './predict.ts';
export { joints } from './track.ts';

/** What can be done in one's own move. */
export type InFlight = Extract<Move, { type: 'fly' | 'boost' | 'brake' | 'rest' }>;

export function refuse(view: View, move: Move): Refusal | undefined {
  const { viewer, own, public: now } = view;
  if (viewer === 'spectator' || own === null) return 'spectators-watch';
  if (now.stage === 'over') return 'game-over';
  if (STAGE_OF[move.type] !== now.stage) return 'not-now';
  const ufo = at(now.ufos, viewer);
  if (move.type === 'plan') return refusePlan(ufo, own.plan, move);
  if (now.actor !== viewer) return 'not-your-move';
  switch (move.type) {
    case 'lay':
      return now.drawn && mayLie(now.track, now.setup, now.drawn, move) ? undefined : 'tile-does-not-fit';
    case 'place':
      return refusePlace(now, move);
    default:
      return refuseInFlight(now, ufo, move);
  }
}

/** Whether the UFO that moves now can do this. [M1] [M3] [M4] */
export function refuseInFlight(now: Public, ufo: Ufo, move: InFlight): Refusal | undefined {
  switch (move.type) {
    case 'fly':
      return speedIn(ufo.unmoved, move.direction) > 0 ? undefined : 'no-speed-there';
    case 'boost':
      return refuseBattery(now, ufo);
    case 'brake':
      return (
        refuseBattery(now, ufo) ?? (speedIn(ufo.unmoved, move.direction) > 0 ? undefined : 'no-speed-there')
      );
    case 'rest':
      return sum(ufo.unmoved) > 0 ? 'speed-left' : undefined;
  }
}

export function* moves(view: View): Generator<Move> {
  const { viewer, own, public: now } = view;
  if (viewer === 'spectator' || own === null) return;
  const ufo = at(now.ufos, viewer);
  if (now.stage === 'plan') {
    for (const plan of plans(chipsToPlan(ufo)))
      if (!isSamePlan(own.plan, plan)) yield { type: 'plan', ...plan };
    return;
  }
  if (now.actor !== viewer) return;
  if (now.stage === 'lay' && now.drawn)
    for (const lie of joints(now.track, now.setup, now.drawn)) yield { type: 'lay', ...lie };
  if (now.stage === 'place') for (const spot of startSpots(now)) yield { type: 'place', ...spot };
  if (now.stage === 'move') yield* movesInFlight(now, ufo);
}

/** Talk is no part of a race, so it is never closed. */
export const talkOpen = (): boolean => true;

const STAGE_OF: Readonly<Record<Move['type'], Stage>> = {
  lay: 'lay',
  place: 'place',
  plan: 'plan',
  fly: 'move',
  boost: 'move',
  brake: 'move',
  rest: 'move',
};

/** [P3] */
function refusePlan(ufo: Ufo, sealed: Plan | null, plan: Plan): Refusal | undefined {
  if (chipsIn(plan) !== chipsToPlan(ufo)) return 'all-chips-are-placed';
  return isSamePlan(sealed, plan) ? 'already-planned' : undefined;
}

/** [S6] */
function refusePlace({ track, ufos }: Public, spot: Spot): Refusal | undefined {
  if (!isBehindLine(track, spot)) return 'not-behind-the-line';
  if (!elevationsAt(spot).includes(spot.z)) return 'no-such-elevation';
  return isTaken(ufos, spot) ? 'place-taken' : undefined;
}

/** [M3] */
function refuseBattery({ batteryUsed }: Public, { battery }: Ufo): Refusal | undefined {
  if (batteryUsed) return 'battery-was-used';
  return battery > 0 ? undefined : 'battery-is-empty';
}

function* movesInFlight(now: Public, ufo: Ufo): Generator<Move> {
  for (const direction of DIRECTIONS)
    if (speedIn(ufo.unmoved, direction) > 0) yield { type: 'fly', direction };
  if (refuseBattery(now, ufo) === undefined)
    for (const direction of DIRECTIONS) {
      yield { type: 'boost', direction };
      if (speedIn(ufo.unmoved, direction) > 0) yield { type: 'brake', direction };
    }
  if (sum(ufo.unmoved) === 0) yield { type: 'rest' };
}

/** Every place behind the start line that is free. [S6] */
export function* startSpots({ track, ufos }: Public): Generator<Spot> {
  for (let y = 0; y < START_SIZE; y++)
    for (let x = 0; x < START_SIZE; x++) {
      if (!isBehindLine(track, { x, y })) continue;
      for (const z of elevationsAt({ x, y })) if (!isTaken(ufos, { x, y, z })) yield { x, y, z };
    }
}

const START = lyingFace({ tile: 'start', face: 'a', rotation: 0 });

function elevationsAt({ x, y }: Pick<Spot, 'x' | 'y'>): readonly number[] {
  const layers = START.layers[y]?.[x] ?? [];
  return layers.flatMap(([floor, ceiling]) =>
    Array.from({ length: ceiling - floor + 1 }, (_, step) => floor + step),
  );
}

const isTaken = (ufos: readonly Ufo[], { x, y, z }: Spot): boolean =>
  ufos.some(ufo => ufo.x === x && ufo.y === y && ufo.z === z);

/** Every way to place so many chips. */
function* plans(chips: number): Generator<Plan> {
  for (let initiative = -chips; initiative <= chips; initiative++)
    for (const [battery, ...thrust] of shares(chips - Math.abs(initiative), DIRECTIONS.length + 1))
      yield { thrust: thrust as unknown as Speeds, battery: battery ?? 0, initiative };
}

function* shares(chips: number, parts: number): Generator<number[]> {
  if (parts === 1) {
    yield [chips];
    return;
  }
  for (let first = 0; first <= chips; first++)
    for (const rest of shares(chips - first, parts - 1)) yield [first, ...rest];
}
