import { at } from '../../core/contract.ts';
import {
  type Board,
  isRight,
  onFrom,
  orbitOf,
  quadrantOf,
  sectorsOfQuadrant,
  sightIn,
  stackedWith,
} from './board.ts';
import type { Clue } from './clues.ts';
import {
  CONTENTS,
  type Content,
  ORBITS,
  type Orbit,
  type Relation,
  type ReportRule,
  type Sector,
  SURVEYED,
  type TopicRule,
} from './types.ts';

/**
 * What rules and clues mean, sector by sector, as the words say it. The solver says the same with sets and tables, and
 * is checked against this; nothing here may use the solver.
 */
export type Sky = readonly Content[];

export const LOGIC_RULES = ['B5', 'B6', 'B7', 'B8', 'B9', 'B10', 'B11', 'B12'] as const;
export type LogicRule = (typeof LOGIC_RULES)[number];

/** Whether a rule holds, apart from how many there may be of each in all. */
export function obeys(rule: LogicRule, sky: Sky, board: Board): boolean {
  const all = (of: Content, test: (sector: Sector) => boolean): boolean => sectorsOf(of, sky).every(test);
  const isIn = (orbit: Orbit) => (sector: Sector) => orbitOf(sector, board) === orbit;
  const holds = (sector: Sector, content: Content): boolean => at(sky, sector - 1) === content;
  const nextTo = (sector: Sector, content: Content): boolean =>
    withinOf(sector, 1, board).some(other => holds(other, content));
  switch (rule) {
    case 'B5':
      return all('luna', isIn('outer'));
    case 'B6':
      return all('hubble', sector => isIn('outer')(sector) && !nextTo(sector, 'luna'));
    case 'B7':
      return all('iss', sector => isIn('inner')(sector) && nextTo(sector, 'junk'));
    case 'B8':
      return all('spy', sector => isIn('inner')(sector) && sector % 2 === 1);
    case 'B9':
      return all('meteor', sector => holds(stackedWith(sector, 0, board), 'meteor'));
    case 'B10':
      return (
        all('comm', sector => sector % 2 === 0) &&
        ORBITS.every(orbit => sectorsOf('comm', sky).filter(isIn(orbit)).length <= board.commPerOrbit)
      );
    case 'B11':
      return all('nav', sector => holds(onFrom(sector, board.perOrbit / 2, board), 'nav'));
    case 'B12':
      return all('junk', sector => ![1, 2].every(step => holds(onFrom(sector, step, board), 'junk')));
  }
}

/** [B1], and how many there may be of each. */
export const isCounted = (sky: Sky, { perOrbit, numbers }: Board): boolean =>
  sky.length === 2 * perOrbit &&
  sectorsOf('luna', sky).length === 1 &&
  sectorsOf('uap', sky).length === 1 &&
  SURVEYED.every(one => {
    const many = sectorsOf(one, sky).length;
    return many >= numbers[one].least && many <= numbers[one].most;
  });

export const isLegal = (sky: Sky, board: Board): boolean =>
  isCounted(sky, board) && LOGIC_RULES.every(rule => obeys(rule, sky, board));

/** All with Luna in this sector, sector by sector. It takes seconds in Basic and does not end in Expert. */
export function legalSkies(board: Board, luna: Sector): readonly Sky[] {
  const found: Sky[] = [];
  const sky: Content[] = [];
  const many = new Map<Content, number>();
  const most = (content: Content): number =>
    content === 'uap' ? 1 : content === 'luna' ? 0 : board.numbers[content].most;
  const put = (content: Content): void => {
    sky.push(content);
    extend();
    sky.pop();
  };
  const extend = (): void => {
    const sector = sky.length + 1;
    if (sky.length === board.perOrbit && !isInnerOrbit(sky, board)) return;
    if (sky.length === 2 * board.perOrbit) {
      if (isLegal(sky, board)) found.push([...sky]);
      return;
    }
    if (sector === luna) {
      put('luna');
      return;
    }
    for (const content of CONTENTS) {
      const before = many.get(content) ?? 0;
      if (before === most(content) || !mayFollow(content, sky, board)) continue;
      many.set(content, before + 1);
      put(content);
      many.set(content, before);
    }
  };
  extend();
  return found;
}

/** What can be told when only the inner orbit is filled. */
const isInnerOrbit = (sky: Sky, board: Board): boolean =>
  sky.includes('iss') &&
  sky.includes('spy') &&
  (['B7', 'B12'] as const).every(rule => obeys(rule, sky, board));

/** Whether the next sector can hold this, as far as the sectors before it say. Only to come to an end. */
function mayFollow(content: Content, sky: Sky, board: Board): boolean {
  const sector = sky.length + 1;
  const isOuter = orbitOf(sector, board) === 'outer';
  const across = onFrom(sector, board.perOrbit / 2, board);
  const half = sky[across - 1];
  if (half !== undefined && (half === 'nav') !== (content === 'nav')) return false;
  const below = isOuter ? sky[stackedWith(sector, 0, board) - 1] : undefined;
  if (below !== undefined && (below === 'meteor') !== (content === 'meteor')) return false;
  switch (content) {
    case 'hubble':
      return isOuter;
    case 'iss':
      return !isOuter;
    case 'spy':
      return !isOuter && sector % 2 === 1;
    case 'comm':
      return sector % 2 === 0;
    case 'junk':
      return sky.at(-1) !== 'junk' || sky.at(-2) !== 'junk' || (sector - 1) % board.perOrbit < 2;
    default:
      return true;
  }
}

export function holds(clue: Clue, sky: Sky, board: Board): boolean {
  switch (clue.type) {
    case 'luna':
      return at(sky, clue.sector - 1) === 'luna';
    case 'is':
      return at(sky, clue.sector - 1) === clue.sight;
    case 'is-not':
      return sightIn(sky, clue.sector) !== clue.sight;
    case 'survey':
      return clue.sectors.filter(one => sightIn(sky, one) === clue.of).length === clue.count;
    case 'target':
      return sightIn(sky, clue.sector) === clue.sight;
    case 'topic':
      return topicIsTrue(clue.rule, sky, board);
    case 'report':
      return reportIsTrue(clue.rule, sky, board);
    case 'one-place':
      return placesFor(sky, clue.rules, board).length === 1;
    case 'not-there':
      return !isRight(sky, clue.guess, clue.turns, board);
  }
}

/** The sectors that appear as junk in which the UAP could be just as well, under the logic rules and these. [Q8] */
export function placesFor(sky: Sky, rules: readonly ReportRule[], board: Board): readonly Sector[] {
  return everySector(sky).filter(place => {
    if (sightIn(sky, place) !== 'junk') return false;
    const other = everySector(sky).map(one => (one === place ? 'uap' : sightIn(sky, one)));
    return isLegal(other, board) && rules.every(rule => reportIsTrue(rule, other, board));
  });
}

/**
 * Whether the UAP could be in no other sector that appears as junk: there it would leave three junk in a row, rob the
 * ISS of its only junk, or break a report. The same as one place wherever the logic rules and the reports hold.
 */
export function isOnlyPlace(sky: Sky, rules: readonly ReportRule[], board: Board): boolean {
  return sectorsOf('junk', sky).every(place => {
    const other = everySector(sky).map(one => (one === place ? 'uap' : sightIn(sky, one)));
    const robbed = withinOf(place, 1, board).some(
      near =>
        at(other, near - 1) === 'iss' &&
        !withinOf(near, 1, board).some(beside => at(other, beside - 1) === 'junk'),
    );
    return !obeys('B12', other, board) || robbed || !rules.every(rule => reportIsTrue(rule, other, board));
  });
}

/** [Q3] */
export function topicIsTrue(rule: TopicRule, sky: Sky, board: Board): boolean {
  const of = sectorsOf(rule.of, sky);
  const inOrbit = (orbit: Orbit): readonly Sector[] => of.filter(one => orbitOf(one, board) === orbit);
  const has = (to: Content, among: readonly Sector[]): boolean =>
    among.some(other => at(sky, other - 1) === to);
  switch (rule.type) {
    case 'all-in-orbit':
      return of.every(one => orbitOf(one, board) === rule.orbit);
    case 'band':
      return ORBITS.every(orbit => bandOf(inOrbit(orbit), board.perOrbit) <= rule.n);
    case 'some-alike':
      return of.some(one => has(rule.of, byOf(one, rule.by, board)));
    case 'none-alike':
      return !of.some(one => has(rule.of, byOf(one, rule.by, board)));
    case 'none-in-quadrant':
      return !of.some(one => sectorsOfQuadrant(rule.quadrant, 0, board).includes(one));
    case 'more-in-orbit':
      return 2 * inOrbit(rule.orbit).length > of.length;
    case 'some':
      return of.some(one => has(rule.to, byOf(one, rule.by, board)));
    case 'none':
      return !of.some(one => has(rule.to, byOf(one, rule.by, board)));
    case 'every':
      return of.every(one => has(rule.to, byOf(one, rule.by, board)));
    case 'some-within':
      return of.some(one => has(rule.to, withinOf(one, rule.n, board)));
    case 'none-within':
      return !of.some(one => has(rule.to, withinOf(one, rule.n, board)));
    case 'every-within':
      return of.every(one => has(rule.to, withinOf(one, rule.n, board)));
    case 'count':
      return of.length === rule.n;
  }
}

/** [Q6] */
export function reportIsTrue(rule: ReportRule, sky: Sky, board: Board): boolean {
  const uap = at(sectorsOf('uap', sky), 0);
  const has = (to: Content, among: readonly Sector[]): boolean => among.some(one => at(sky, one - 1) === to);
  switch (rule.type) {
    case 'not-within':
      return !has(rule.to, withinOf(uap, rule.n, board));
    case 'not-by':
      return !has(rule.to, byOf(uap, rule.by, board));
    case 'not-in-orbit':
      return orbitOf(uap, board) !== rule.orbit;
    case 'not-in-sectors':
      return (uap % 2 === 1) !== (rule.parity === 'odd');
    case 'not-in-quadrant':
      return quadrantOf(uap, 0, board) !== rule.quadrant;
  }
}

const everySector = (sky: Sky): readonly Sector[] => sky.map((_, index) => index + 1);

function sectorsOf(content: Content, sky: Sky): readonly Sector[] {
  const sectors: Sector[] = [];
  for (let index = sky.indexOf(content); index >= 0; index = sky.indexOf(content, index + 1))
    sectors.push(index + 1);
  return sectors;
}

/** [B4] */
function byOf(sector: Sector, by: Relation, board: Board): readonly Sector[] {
  switch (by) {
    case 'next':
      return withinOf(sector, 1, board);
    case 'across':
      return [onFrom(sector, board.perOrbit / 2, board)];
    case 'stacked':
      return [stackedWith(sector, 0, board)];
  }
}

const withinOf = (sector: Sector, n: number, board: Board): readonly Sector[] =>
  Array.from({ length: n }, (_, step) => [
    onFrom(sector, step + 1, board),
    onFrom(sector, -step - 1, board),
  ]).flat();

/** The whole circle less the widest gap. */
function bandOf(sectors: readonly Sector[], circle: number): number {
  const gaps = sectors.map((sector, index) => {
    const next = sectors[index + 1] ?? at(sectors, 0) + circle;
    return next - sector - 1;
  });
  return sectors.length === 0 ? 0 : circle - Math.max(0, ...gaps);
}
