import { type Game, heardBy, type Seat, type Viewer } from '../contract.ts';
import { bytes, difference, first, freeze, take } from './json.ts';
import type { Moment } from './moment.ts';
import type { Act, Move, State, View } from './sample-play.ts';

/** Law 5: of worlds that are alike to a viewer, nothing tells them apart but what is addressed to that viewer. */
export const secrecyLaws = {
  'view-leak': (moment: Moment) => forEveryViewer(moment, viewLeak),
  'event-leak': (moment: Moment) => forEveryViewer(moment, eventLeak),

  /** Who hears something sees something new. Only who makes a move that changes nothing may hear of it. */
  'told-is-shown': ({ game, state, viewers, view, act }: Moment) =>
    act &&
    first(viewers, viewer => {
      const heard = heardBy(act.step.events, viewer);
      if (heard.length === 0 || bytes(game.view(act.step.state, viewer)) !== bytes(view(viewer)))
        return undefined;
      if (viewer === act.seat && bytes(act.step.state) === bytes(state)) return undefined;
      return `${viewer} hears ${bytes(heard)} at ${bytes(act.move)} of seat ${act.seat}, and sees what was seen before`;
    }),

  /** Of decisions made at once, only the last one to come tells anything. */
  'sealed-until-the-last': (moment: Moment) =>
    forEveryViewer(moment, (worlds, viewer) =>
      viewer === moment.act?.seat
        ? undefined
        : differing(
            worlds.filter(({ sealed }) => sealed),
            () => 'all alike',
            ({ heard, seen }) => heard + seen,
          ),
    ),
};

/** What one viewer is told and shown in one world. */
export interface Told {
  readonly what: string;
  readonly heard: string;
  readonly seen: string;
}

/** Who hears the same sees the same. */
export const viewLeak = (worlds: readonly Told[]): string | undefined =>
  differing(
    worlds,
    ({ heard }) => heard,
    ({ seen }) => seen,
  );

/** Who sees the same has heard the same: a view holds all that its seat was told. */
export const eventLeak = (worlds: readonly Told[]): string | undefined =>
  differing(
    worlds,
    ({ seen }) => seen,
    ({ heard }) => heard,
  );

interface World extends Told {
  readonly sealed: boolean;
}

function forEveryViewer(
  moment: Moment,
  law: (worlds: readonly World[], viewer: Viewer) => string | undefined,
): string | undefined {
  const { act } = moment;
  return act && first(moment.viewers, viewer => law(worldsFor(moment, act, viewer), viewer));
}

function differing(
  worlds: readonly Told[],
  known: (world: Told) => string,
  told: (world: Told) => string,
): string | undefined {
  const firsts = new Map<string, Told>();
  return first(worlds, world => {
    const before = firsts.get(known(world)) ?? world;
    firsts.set(known(world), before);
    const [one, other] = [told(before), told(world)];
    return one === other ? undefined : `${before.what}, ${world.what}: ${difference(one, other)}`;
  });
}

const remembered = new WeakMap<Moment, Map<Viewer, readonly World[]>>();

function worldsFor(moment: Moment, act: Act, viewer: Viewer): readonly World[] {
  const known = remembered.get(moment) ?? new Map<Viewer, readonly World[]>();
  remembered.set(moment, known);
  const worlds = known.get(viewer) ?? [...makeWorlds(moment, act, viewer)];
  known.set(viewer, worlds);
  return worlds;
}

function* makeWorlds(moment: Moment, act: Act, viewer: Viewer): Generator<World> {
  const { game, state, view, effort } = moment;
  const { seat: mover, move } = act;
  const chance = moment.rng(`worlds/${viewer}`);
  const seen = bytes(view(viewer));
  const world = (of: State, what: string, made: Move) => worldOf(moment, of, mover, made, viewer, what);

  yield world(state, 'the true move', move);
  for (let i = 0; i < effort.worlds; i++) {
    // Whoever moves knows the own move: it may show in the own view without an event.
    if (viewer !== mover) yield world(state, 'another move', game.sample(view(mover), chance));
    const imagined = freeze(game.imagine(view(viewer), chance));
    if (bytes(game.view(imagined, viewer)) !== seen) continue;
    const there = game.view(imagined, mover);
    if (game.refuse(there, move) === undefined) yield world(imagined, 'the true move, imagined', move);
    if (viewer !== mover && take(game.moves(there), 1).length > 0)
      yield world(imagined, 'another move, imagined', game.sample(there, chance));
  }
}

function worldOf(
  { game }: Moment,
  state: State,
  mover: Seat,
  move: Move,
  viewer: Viewer,
  what: string,
): World {
  const after = game.apply(state, mover, move);
  return {
    what: `${what} ${bytes(move)} of seat ${mover} to ${viewer}`,
    heard: bytes(heardBy(after.events, viewer)),
    seen: bytes(game.view(after.state, viewer)),
    sealed: isSealed(game, state, after.state, mover, move),
  };
}

/** One of several who had to decide has decided by this move, and may still decide otherwise. */
export function isSealed(game: Game, before: State, after: State, mover: Seat, move: Move): boolean {
  const waiting = game.toAct(after);
  const oneOfSeveral =
    waiting.length > 0 && bytes([...waiting, mover].sort((a, b) => a - b)) === bytes(game.toAct(before));
  return oneOfSeveral && mayStill(game, game.view(after, mover), move.type);
}

const mayStill = (game: Game, view: View, type: Move['type']): boolean =>
  first(game.moves(view), move => move.type === type || undefined) ?? false;
