import { PLACES, place, WRAP_LINKS } from '../board.ts';
import type { Region } from '../types.ts';
import type { Box } from './map-types.ts';

export const WEST = -170;
export const EAST = 190;
export const NORTH = 84;
export const SOUTH = -60;

export type Direction = 'west' | 'north' | 'east' | 'south';

/** Where one crosses from a region to one beside it: in the middle of what they share. */
export interface Gate {
  readonly lon: number;
  readonly lat: number;
  /** On which side of the first region. */
  readonly side: Direction;
  /** How long the shared border is, in degrees. */
  readonly length: number;
}

/** Null where two regions share nothing, or a corner alone. */
export function gateBetween(from: Box, to: Box): Gate | null {
  const [west, east] = [Math.max(from[0], to[0]), Math.min(from[2], to[2])];
  const [north, south] = [Math.min(from[1], to[1]), Math.max(from[3], to[3])];
  const [wide, high] = [east - west, north - south];
  if (high === 0 && wide > 0)
    return { lon: (west + east) / 2, lat: north, side: from[1] === north ? 'north' : 'south', length: wide };
  if (wide === 0 && high > 0)
    return { lon: west, lat: (north + south) / 2, side: from[0] === west ? 'west' : 'east', length: high };
  return null;
}

/** Where one lands over the west or east edge of the map. */
export interface Wrap {
  readonly letter: string;
  readonly to: Region;
  readonly side: 'west' | 'east';
}

export function wrapsOf(region: Region): readonly Wrap[] {
  return WRAP_LINKS.flatMap(({ letter, west, east }): readonly Wrap[] => {
    if (west === region) return [{ letter, to: east, side: 'west' }];
    return east === region ? [{ letter, to: west, side: 'east' }] : [];
  });
}

export interface Border {
  readonly from: Region;
  readonly to: Region;
  readonly gate: Gate;
}

/** Every pair of regions that share a border, once. */
export const BORDERS: readonly Border[] = PLACES.flatMap(from =>
  PLACES.flatMap(to => {
    const gate = from.id < to.id ? gateBetween(from.box, to.box) : null;
    return gate ? [{ from: from.id, to: to.id, gate }] : [];
  }),
);

export const middleLon = ([west, , east]: Box): number => (west + east) / 2;
export const middleLat = ([, north, , south]: Box): number => (north + south) / 2;

export interface RoutePoint {
  readonly lon: number;
  readonly lat: number;
  /** On a border or an edge of the map; else in the middle of a region. */
  readonly isGate: boolean;
}

/** In pieces: one ends where the way leaves the map over an edge. */
export type Route = readonly (readonly RoutePoint[])[];

/** From region to region, through the middle of each border, so that it never cuts across a third. */
export function routeOf(path: readonly Region[]): Route {
  const pieces: RoutePoint[][] = [[]];
  const add = (lon: number, lat: number, isGate: boolean) => {
    pieces.at(-1)?.push({ lon, lat, isGate });
  };
  for (const [i, region] of path.entries()) {
    const { box } = place(region);
    add(middleLon(box), middleLat(box), false);
    const next = path[i + 1];
    if (next === undefined) break;
    const gate = gateBetween(box, place(next).box);
    if (gate) {
      add(gate.lon, gate.lat, true);
      continue;
    }
    const wrap = wrapsOf(region).find(({ to }) => to === next);
    if (!wrap) continue;
    add(wrap.side === 'west' ? WEST : EAST, middleLat(box), true);
    pieces.push([]);
    add(wrap.side === 'west' ? EAST : WEST, middleLat(place(next).box), true);
  }
  return pieces.filter(piece => piece.length > 1);
}

/** Where arrow keys are: a region, and the longitude that up and down keep to, so that they lead back. */
export interface Cursor {
  readonly region: Region;
  readonly lon: number;
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'west',
  ArrowRight: 'east',
  ArrowUp: 'north',
  ArrowDown: 'south',
};

/** Null where the key leads nowhere. Over the west and east edge the links lead on. */
export function cursorAfter(key: string, from: Cursor): Cursor | null {
  const direction = KEYS[key];
  if (!direction) return null;
  const here = place(from.region);
  const beside = PLACES.flatMap(to => {
    const gate = gateBetween(here.box, to.box);
    return gate?.side === direction ? [{ to, gate }] : [];
  });
  if (direction === 'north' || direction === 'south') {
    const lon = Math.min(Math.max(from.lon, here.box[0]), here.box[2]);
    const away = ([west, , east]: Box) => Math.max(west - lon, lon - east, 0);
    const next = beside.toSorted(
      (a, b) => away(a.to.box) - away(b.to.box) || b.gate.length - a.gate.length,
    )[0];
    return next ? { region: next.to.id, lon } : null;
  }
  const over = wrapsOf(here.id).find(({ side }) => side === direction);
  const next = beside.toSorted((a, b) => b.gate.length - a.gate.length)[0]?.to ?? (over && place(over.to));
  return next ? { region: next.id, lon: middleLon(next.box) } : null;
}
