import { at } from '../../core/contract.ts';
import { beside, fullSet, popcount, rotated, setsOf } from '../../solver/bits.ts';
import { type PairClue, PairKnowledge } from '../../solver/pair-knowledge.ts';
import { BLANK, type Reading } from '../../solver/readings.ts';
import { elsewhereBit, type Ring, ringOf } from '../../solver/rings.ts';
import { type Board, boardOf, placeOf, sectorAt } from './board.ts';
import {
  type Content,
  type Mode,
  ORBITS,
  type Orbit,
  type Sector,
  type Subject,
  type Surveyed,
} from './types.ts';

/**
 * What the solver tells apart in each orbit; Luna is known, junk is what is left. Rows lie in this order, so those that
 * depend on the other orbit in the same way lie beside each other.
 */
export const KINDS = {
  inner: ['meteor', 'comm', 'nav', 'iss', 'spy'],
  outer: ['meteor', 'comm', 'nav', 'hubble'],
} as const satisfies Readonly<Record<Orbit, readonly Subject[]>>;

/** The number that the solver has for it in this orbit; undefined where there are none. */
export function kindIn(orbit: Orbit, thing: Surveyed): number | undefined {
  if (thing === 'junk') return BLANK;
  const kind = (KINDS[orbit] as readonly Surveyed[]).indexOf(thing);
  return kind < 0 ? undefined : kind;
}

/** Every legal sky with Luna in this sector. [B14] */
export function skiesOf(mode: Mode, luna: Sector): PairKnowledge {
  const name = `${mode} ${luna}`;
  const skies =
    made.get(name) ??
    PairKnowledge.of(innerRing(mode), outerRing(mode, luna))
      .with(...acrossOrbits(mode))
      .trimmed();
  made.delete(name);
  made.set(name, skies);
  for (const oldest of [...made.keys()].slice(0, -MOST_MADE)) made.delete(oldest);
  return skies;
}

/** Those with Luna in this sector and meteor showers in these places of each orbit; few enough to make them at once. */
export const skiesWithMeteors = (mode: Mode, luna: Sector, meteors: number): PairKnowledge =>
  PairKnowledge.of(innerLooks(mode, [meteors]), outerRing(mode, luna, [meteors])).with(...acrossOrbits(mode));

/** What was asked for last stands last. In Expert each takes 10 megabytes. */
const made = new Map<string, PairKnowledge>();
const MOST_MADE = 3;

/** How the orbits depend on each other. [B9] to [B12] */
function acrossOrbits(mode: Mode): readonly PairClue[] {
  const { numbers, perOrbit } = boardOf(mode);
  const every = fullSet(perOrbit + 1);
  const inBoth = (of: readonly Surveyed[], value: (sets: readonly number[]) => number) => {
    const [inner, outer] = ORBITS.map(
      (orbit): Reading => ({
        of: of.map(thing => kindIn(orbit, thing) ?? BLANK),
        cut: sets => [{ places: every, value: value(sets) }],
      }),
    );
    return [inner, outer] as const;
  };
  const fits = (many: number, thing: Surveyed): boolean =>
    many >= numbers[thing].least && many <= numbers[thing].most;
  return [
    { readings: inBoth(['meteor'], ([set = 0]) => set), joined: 'equal' },
    {
      readings: inBoth(['comm', 'nav'], ([comm = 0, nav = 0]) => popcount(comm) * 16 + popcount(nav)),
      joined: (one, other) =>
        fits((one >> 4) + (other >> 4), 'comm') && fits((one & 15) + (other & 15), 'nav'),
    },
    // The UAP is one of those that appear as junk.
    {
      readings: inBoth(['junk'], ([blank = 0]) => popcount(blank)),
      joined: (one, other) => fits(one + other - 1, 'junk'),
    },
  ];
}

/** Where all of a kind can lie in one orbit, as far as it concerns them alone. [B5] to [B11] */
export function patternsOf(board: Board, orbit: Orbit, kind: Subject): readonly number[] {
  const { perOrbit, numbers, commPerOrbit } = board;
  const upTo = (least: number, most: number): readonly number[] =>
    Array.from({ length: most - least + 1 }, (_, more) => setsOf(least + more, perOrbit)).flat();
  const within = (allowed: number, sets: readonly number[]): readonly number[] =>
    sets.filter(set => (set & ~allowed) === 0);
  switch (kind) {
    case 'iss':
    case 'hubble':
      return setsOf(1, perOrbit);
    case 'spy':
      return within(oddPlaces(orbit, board), upTo(numbers.spy.least, numbers.spy.most));
    case 'comm':
      return within(
        fullSet(perOrbit) & ~oddPlaces(orbit, board),
        upTo(0, Math.min(commPerOrbit, numbers.comm.most)),
      );
    case 'meteor':
      return upTo(0, numbers.meteor.most / 2);
    case 'nav':
      return upTo(0, numbers.nav.most / 2)
        .filter(set => set <= fullSet(perOrbit / 2))
        .map(set => set | (set << (perOrbit / 2)));
  }
}

/** The places of odd sectors. */
function oddPlaces(orbit: Orbit, board: Board): number {
  let set = 0;
  for (let place = 0; place < board.perOrbit; place++)
    if (sectorAt(orbit, place, board) % 2 === 1) set |= 1 << place;
  return set;
}

/** Every look of the inner orbit. Made once. */
export function innerRing(mode: Mode): Ring {
  const ring = inner.get(mode) ?? innerLooks(mode);
  inner.set(mode, ring);
  return ring;
}

const inner = new Map<Mode, Ring>();

function innerLooks(mode: Mode, meteors?: readonly number[]): Ring {
  const board = boardOf(mode);
  const places = placesForUap(board, 'inner');
  const iss = KINDS.inner.indexOf('iss');
  return ringOf(board.perOrbit, patternsIn(board, 'inner', meteors), 0, (sets, blank) =>
    places(blank, sets[iss] ?? 0),
  );
}

/** Every look of the outer orbit with Luna in this sector. [B6] */
export function outerRing(mode: Mode, luna: Sector, meteors?: readonly number[]): Ring {
  const board = boardOf(mode);
  const places = placesForUap(board, 'outer');
  const moon = 1 << placeOf(luna, board);
  const besideMoon = beside(moon, board.perOrbit);
  const hubble = KINDS.outer.indexOf('hubble');
  return ringOf(board.perOrbit, patternsIn(board, 'outer', meteors), moon, (sets, blank) =>
    ((sets[hubble] ?? 0) & besideMoon) !== 0 ? 0 : places(blank, 0),
  );
}

/** `meteors`: the patterns they may have, where not all. */
const patternsIn = (
  board: Board,
  orbit: Orbit,
  meteors?: readonly number[],
): readonly (readonly number[])[] =>
  KINDS[orbit].map(kind => (kind === 'meteor' && meteors) || patternsOf(board, orbit, kind));

/**
 * By what appears as junk, and the place of the ISS: where the UAP can be in this orbit, and whether it can be in the
 * other one. [B7] [B12] [B13]
 */
export function placesForUap(board: Board, orbit: Orbit): (blank: number, iss: number) => number {
  const name = `${board.mode} ${orbit}`;
  let table = tables.get(name);
  if (!table) {
    table = new Uint16Array(2 ** board.perOrbit * (board.perOrbit + 1));
    for (let blank = 0; blank < 2 ** board.perOrbit; blank++)
      for (let iss = 0; iss < board.perOrbit; iss++)
        table[iss * 2 ** board.perOrbit + blank] = placesIn(board, blank, orbit === 'inner' ? 1 << iss : 0);
    tables.set(name, table);
  }
  const found = table;
  return (blank, iss) => found[((31 - Math.clz32(iss | 1)) << board.perOrbit) + blank] as number;
}

const tables = new Map<string, Uint16Array>();

function placesIn({ perOrbit, numbers }: Board, blank: number, iss: number): number {
  if (popcount(blank) > numbers.junk.most + 1) return 0;
  const nearIss = beside(iss, perOrbit);
  const isLegal = (junk: number): boolean =>
    (junk & rotated(junk, 1, perOrbit) & rotated(junk, 2, perOrbit)) === 0 &&
    (iss === 0 || (junk & nearIss) !== 0);
  let places = isLegal(blank) ? elsewhereBit(perOrbit) : 0;
  for (let left = blank; left !== 0; left &= left - 1)
    if (isLegal(blank & ~(left & -left))) places |= left & -left;
  return places;
}

/** A sky as the solver has it: the set of each kind in each orbit, and where the UAP is. */
export interface Found {
  readonly sets: Readonly<Record<Orbit, readonly number[]>>;
  readonly uap: Sector;
}

export function skyOf(board: Board, luna: Sector, { sets, uap }: Found): readonly Content[] {
  return Array.from({ length: 2 * board.perOrbit }, (_, index) => {
    const sector = index + 1;
    if (sector === uap) return 'uap';
    if (sector === luna) return 'luna';
    const orbit = sector <= board.perOrbit ? 'inner' : 'outer';
    const bit = 1 << placeOf(sector, board);
    const kind = KINDS[orbit].findIndex((_, number) => (at(sets[orbit], number) & bit) !== 0);
    return KINDS[orbit][kind] ?? 'junk';
  });
}
