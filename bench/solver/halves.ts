import { type Board, boardOf, placeOf, sectorAt } from '../../src/games/uaps/board.ts';
import type { Clue } from '../../src/games/uaps/clues.ts';
import { CONTENTS, type Mode, ORBITS, type Orbit, type Sector } from '../../src/games/uaps/types.ts';
import { code, OUT, type PlainClue, plainClue } from './half-clues.ts';

/**
 * A plain half-board join: what one would write who needs no more, and nothing of our solver. Every filling of one orbit,
 * with the UAP or without, is a half board. A posterior goes through all of them: each clue is a loop over sectors, what
 * both halves must agree on is a key, equal keys are counted in a map, and then keys are joined.
 */
export interface Halves {
  readonly board: Board;
  readonly luna: Sector;
  readonly orbits: Readonly<Record<Orbit, OrbitHalves>>;
}

interface OrbitHalves {
  readonly length: number;
  /** By half board, then by place: the number of what it holds. */
  readonly cells: Uint8Array;
  /** What every join needs, worked out once: by half board, its place among those that differ. */
  readonly bases: Uint16Array;
  readonly different: readonly Base[];
}

interface Base {
  /** By place, a bit for each. */
  readonly meteors: number;
  readonly numbers: number;
}

const [METEOR, COMM, NAV, JUNK, UAP, SPY, ISS, HUBBLE, LUNA] = (
  ['meteor', 'comm', 'nav', 'junk', 'uap', 'spy', 'iss', 'hubble', 'luna'] as const
).map(code) as [number, number, number, number, number, number, number, number, number];

/** In `numbers`: 4 bits each for comm, nav and true junk, then one for the UAP. */
const commOf = (numbers: number): number => numbers & 15;
const navOf = (numbers: number): number => (numbers >>> 4) & 15;
const junkOf = (numbers: number): number => (numbers >>> 8) & 15;
const uapOf = (numbers: number): number => numbers >>> 12;

export function plainHalves(mode: Mode, luna: Sector): Halves {
  const board = boardOf(mode);
  return {
    board,
    luna,
    orbits: { inner: fillings(board, 'inner', luna), outer: fillings(board, 'outer', luna) },
  };
}

/** Cell by cell. */
function fillings(board: Board, orbit: Orbit, luna: Sector): OrbitHalves {
  const { perOrbit } = board;
  const different: Base[] = [];
  const byName = new Map<number, number>();
  const baseOf = (): number => {
    const meteors = cells.reduce((set, cell, place) => set | (cell === METEOR ? 1 << place : 0), 0);
    const numbers = count(COMM) | (count(NAV) << 4) | (count(JUNK) << 8) | (count(UAP) << 12);
    const name = meteors * 2 ** 13 + numbers;
    const base = byName.get(name) ?? different.push({ meteors, numbers }) - 1;
    byName.set(name, base);
    return base;
  };
  let all = new Uint8Array(perOrbit * 1024);
  let bases = new Uint16Array(1024);
  let length = 0;
  const keep = (): void => {
    if (length === bases.length) {
      const [more, moreBases] = [new Uint8Array(2 * all.length), new Uint16Array(2 * bases.length)];
      more.set(all);
      moreBases.set(bases);
      [all, bases] = [more, moreBases];
    }
    all.set(cells, length * perOrbit);
    bases[length++] = baseOf();
  };
  const cells: number[] = [];
  const many = CONTENTS.map(() => 0);
  const count = (content: number): number => many[content] as number;
  const fits = (content: number): boolean => {
    const sector = sectorAt(orbit, cells.length, board);
    const across = cells[cells.length - perOrbit / 2];
    if (across !== undefined && (across === NAV) !== (content === NAV)) return false;
    if ((sector === luna) !== (content === LUNA)) return false;
    switch (content) {
      case HUBBLE:
        return orbit === 'outer' && count(HUBBLE) === 0;
      case ISS:
        return orbit === 'inner' && count(ISS) === 0;
      case SPY:
        return orbit === 'inner' && sector % 2 === 1 && count(SPY) < board.numbers.spy.most;
      case COMM:
        return sector % 2 === 0 && count(COMM) < board.commPerOrbit;
      case METEOR:
        return (
          placeOf(sector, board) !== placeOf(luna, board) && count(METEOR) < board.numbers.meteor.most / 2
        );
      case NAV:
        return count(NAV) < board.numbers.nav.most;
      case JUNK:
        return count(JUNK) < board.numbers.junk.most && !(cells.at(-1) === JUNK && cells.at(-2) === JUNK);
      case UAP:
        return count(UAP) === 0;
      default:
        return true;
    }
  };
  const extend = (): void => {
    if (cells.length === perOrbit) {
      if (isWhole(cells, orbit)) keep();
      return;
    }
    for (let content = 0; content < CONTENTS.length; content++) {
      if (!fits(content)) continue;
      cells.push(content);
      many[content] = count(content) + 1;
      extend();
      many[content] = count(content) - 1;
      cells.pop();
    }
  };
  extend();
  return { length, cells: all, bases, different };
}

/** What can only be told when the circle is closed. */
function isWhole(cells: readonly number[], orbit: Orbit): boolean {
  const size = cells.length;
  const at = (place: number): number => cells[(place + size) % size] as number;
  if (cells.some((cell, place) => cell === JUNK && at(place + 1) === JUNK && at(place + 2) === JUNK))
    return false;
  if (orbit === 'outer') {
    const hubble = cells.indexOf(HUBBLE);
    return hubble >= 0 && at(hubble - 1) !== LUNA && at(hubble + 1) !== LUNA;
  }
  const iss = cells.indexOf(ISS);
  return iss >= 0 && cells.includes(SPY) && (at(iss - 1) === JUNK || at(iss + 1) === JUNK);
}

export interface PlainPosterior {
  readonly skies: number;
  /** By sector, then by content. */
  readonly counts: Float64Array;
}

export function plainPosterior({ board, orbits }: Halves, clues: readonly Clue[]): PlainPosterior {
  const { numbers, perOrbit } = board;
  const plain = clues.filter(({ type }) => type !== 'luna').map(clue => plainClue(clue, board));
  const links = plain.filter(({ agree }) => agree);
  const halves = {
    inner: keyed(orbits.inner, perOrbit, plain, 'inner'),
    outer: keyed(orbits.outer, perOrbit, plain, 'outer'),
  };
  const fits = (many: number, of: 'comm' | 'nav' | 'junk'): boolean =>
    many >= numbers[of].least && many <= numbers[of].most;
  const outerByMeteors = Map.groupBy(halves.outer.keys, ({ meteors }) => meteors);
  let skies = 0;
  for (const one of halves.inner.keys)
    for (const other of outerByMeteors.get(one.meteors) ?? []) {
      if (uapOf(one.numbers) + uapOf(other.numbers) !== 1) continue;
      if (!fits(commOf(one.numbers) + commOf(other.numbers), 'comm')) continue;
      if (!fits(navOf(one.numbers) + navOf(other.numbers), 'nav')) continue;
      if (!fits(junkOf(one.numbers) + junkOf(other.numbers), 'junk')) continue;
      if (
        !links.every(({ agree }, link) => agree?.(one.values[link] as number, other.values[link] as number))
      )
        continue;
      one.partners += other.many;
      other.partners += one.many;
      skies += one.many * other.many;
    }
  const counts = new Float64Array(2 * perOrbit * CONTENTS.length);
  for (const [ring, orbit] of ORBITS.entries()) {
    const { cells, length } = orbits[orbit];
    const { keys, keyOf } = halves[orbit];
    for (let half = 0; half < length; half++) {
      const key = keyOf[half] as number;
      if (key < 0) continue;
      const weight = (keys[key] as Key).partners;
      if (weight === 0) continue;
      for (let place = 0; place < perOrbit; place++) {
        const cell = (ring * perOrbit + place) * CONTENTS.length + (cells[half * perOrbit + place] as number);
        counts[cell] = (counts[cell] as number) + weight;
      }
    }
  }
  return { skies, counts };
}

interface Key extends Base {
  readonly values: readonly number[];
  many: number;
  partners: number;
}

/** Every half board that the clues leave, and its key. */
function keyed(halves: OrbitHalves, perOrbit: number, clues: readonly PlainClue[], orbit: Orbit) {
  const keys: Key[] = [];
  const byName = new Map<number, number>();
  const keyOf = new Int32Array(halves.length).fill(OUT);
  const tests = clues.flatMap(({ tests, agree }) => {
    const test = tests[orbit];
    return test || agree ? [{ test, isLink: agree !== undefined }] : [];
  });
  const values: number[] = [];
  for (let half = 0; half < halves.length; half++) {
    const base = halves.bases[half] as number;
    let name = base;
    values.length = 0;
    let isOut = false;
    for (const { test, isLink } of tests) {
      const value = test ? test(halves.cells, half * perOrbit) : 0;
      if (value === OUT) {
        isOut = true;
        break;
      }
      if (isLink) {
        values.push(value);
        name = name * LARGEST_VALUE + value;
      }
    }
    if (isOut) continue;
    let key = byName.get(name);
    if (key === undefined) {
      key = keys.push({ ...(halves.different[base] as Base), values: [...values], many: 0, partners: 0 }) - 1;
      byName.set(name, key);
    }
    (keys[key] as Key).many++;
    keyOf[half] = key;
  }
  return { keys, keyOf };
}

/** Values are less: no survey has more than 6 sectors, and no orbit more than 12 of a thing. */
const LARGEST_VALUE = 13;
