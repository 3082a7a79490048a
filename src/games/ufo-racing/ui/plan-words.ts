import type { Spot } from '../types.ts';
import {
  boxOf,
  climbsOf,
  endPlaces,
  finishPlaces,
  hullBox,
  isInSight,
  linesOf,
  marksOf,
  namePlaces,
  nextPlaces,
  type Place,
  type PlanSight,
  SIGN,
  startPlaces,
  streamsOf,
  tileBox,
  turnPlaces,
  turnsOf,
  ufoPlaces,
  WHOLE,
  zonePlaces,
} from './plan-places.ts';
import { type RulerNumber, rulersOf } from './plan-rulers.ts';
import { type Box, createRoom, type Room } from './scene-room.ts';
import { START_LINE, type TrackModel, type Zone } from './track-model.ts';
import { type DrawnUfo, end, type Shown } from './track-shown.ts';

/** What a plan says in words and numbers. */
export interface Told extends Pick<Shown, 'model' | 'path' | 'ghost'> {
  /** From the highest down. */
  readonly ufos: readonly DrawnUfo[];
  /** Of a tile that could lie here. */
  readonly ghostModel: TrackModel | null;
}

export interface PlanWords {
  /**
   * Where the word of something stands, if there is room for it: of a UFO, a zone, a tile, a finish line, the start
   * line, a place to begin at, of the points of a path and where it turns, and of the points of its next turn.
   */
  readonly at: (of: object) => Place | undefined;
  readonly rulers: readonly RulerNumber[];
}

/** Puts words where they can be read: none over another, none under a tool. */
export function createPlanWords(): (told: Told, sight: PlanSight) => PlanWords {
  const last = new WeakMap<object, Place>();
  const zonesOf = createZones();
  return (told, sight) => {
    const { model, ghostModel, ufos, path, ghost } = told;
    const fly = ufos.some(isBetween);
    const found = new Map<object, Place>();
    const room = createRoom(sight.size);
    /** Without what flies: a name goes for as long as something is over it, and no further. */
    const still = createRoom(sight.size);
    const take = (box: Box) => {
      room.take(box);
      still.take(box);
    };
    const firstFree = (places: readonly Place[], within: Room): Place | undefined =>
      places.find(place => within.isFree(boxOf(place, sight)));
    /** What one decides by is there in any case. */
    const put = (of: object, places: readonly Place[], cell: Omit<Spot, 'z'>) => {
      const place = (isInSight(cell, sight) ? firstFree(places, room) : undefined) ?? places[0];
      if (!place) return;
      found.set(of, place);
      room.take(boxOf(place, sight));
    };
    /** While UFOs fly, names stay where they are: nothing else is to move. */
    const offer = (of: object, places: readonly Place[]) => {
      const before = fly ? last.get(of) : undefined;
      const place = firstFree(before ? [before, ...places] : places, fly ? still : room);
      if (!place) return;
      last.set(of, place);
      const box = boxOf(place, sight);
      still.take(box);
      if (!room.isFree(box)) return;
      found.set(of, place);
      room.take(box);
    };

    for (const box of sight.covered) take(box);
    for (const ufo of ufos) room.take(hullBox(ufo, model, SIGN, sight));
    if (path) for (const box of marksOf(path, sight)) take(box);
    for (const [index, ufo] of ufos.entries())
      put(ufo, ufoPlaces(ufo, model, ufos.slice(0, index).filter(isOver(ufo)), sight), ufo);
    if (path) {
      const last = end(path);
      if (last) put(path.points, endPlaces(last, sight), last);
      for (const turn of turnsOf(path)) put(turn, turnPlaces(turn), turn);
    }
    if (ghost) put(ghost, endPlaces(ghost, sight), ghost);
    for (const ufo of ufos) room.take(hullBox(ufo, model, WHOLE, sight));
    if (path) for (const box of linesOf(path, sight)) take(box);
    const next = path?.next.at(-1);
    if (path && next && isInSight(next, sight)) offer(path.next, nextPlaces(next));
    const models = ghostModel ? [ghostModel, model] : [model];
    for (const one of models) for (const box of climbsOf(one, sight)) take(box);
    const rulers = rulersOf(
      sight,
      room,
      models.flatMap(one => streamsOf(one, sight)),
    );
    for (const { finishes } of models) for (const finish of finishes) offer(finish, finishPlaces(finish));
    for (const one of models) for (const { zone, places } of zonesOf(one, sight.grow)) offer(zone, places);
    const tiles = models.flatMap(one => one.tiles);
    if (tiles.some(({ id }) => id === 'start')) offer(START_LINE, startPlaces());
    for (const tile of tiles) take(tileBox(tile, sight));
    for (const tile of tiles) if (tile.id !== 'start') offer(tile, namePlaces(tile));
    return { at: of => found.get(of), rulers };
  };
}

/** Small zones have few places, and choose first. They are the same from frame to frame. */
function createZones() {
  const known = new WeakMap<TrackModel, { readonly grow: number; readonly zones: readonly ZoneWord[] }>();
  return (model: TrackModel, grow: number): readonly ZoneWord[] => {
    const made = known.get(model);
    if (made?.grow === grow) return made.zones;
    const zones = model.zones
      .toSorted((one, other) => one.rooms.length - other.rooms.length)
      .map(zone => ({ zone, places: zonePlaces(zone, model, grow) }));
    known.set(model, { grow, zones });
    return zones;
  };
}

interface ZoneWord {
  readonly zone: Zone;
  readonly places: readonly Place[];
}

/** On its way from cell to cell. */
const isBetween = ({ x, y, z }: DrawnUfo): boolean =>
  !Number.isInteger(x) || !Number.isInteger(y) || !Number.isInteger(z);

const isOver =
  (ufo: DrawnUfo) =>
  ({ x, y }: DrawnUfo): boolean =>
    Math.round(x) === Math.round(ufo.x) && Math.round(y) === Math.round(ufo.y);
