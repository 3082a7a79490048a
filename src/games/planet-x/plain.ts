import { at } from '../../core/contract.ts';
import { type Board, isRight, sectorsIn, sightIn } from './board.ts';
import type { Clue } from './clues.ts';
import { CONTENTS, type ConferenceRule, type Content, type Sector, type TopicRule } from './types.ts';

/**
 * What rules and clues mean, sector by sector, as the words say it. The solver says the same with sets and tables, and
 * is checked against this; nothing here may use the solver.
 */
export type Sky = readonly Content[];

export const LOGIC_RULES = ['B3', 'B4', 'B5', 'B6', 'B7'] as const;
export type LogicRule = (typeof LOGIC_RULES)[number];

export function obeys(rule: LogicRule, sky: Sky, board: Board): boolean {
  const isBeside = (of: Content, to: Content, least: number): boolean =>
    sectorsOf(of, sky).every(one => nextTo(one, to, sky) >= least);
  switch (rule) {
    case 'B3':
      return sectorsOf('planet-x', sky).every(one => nextTo(one, 'dwarf', sky) === 0);
    case 'B4':
      return isBeside('gas', 'empty', 1);
    case 'B5':
      return board.dwarfBand === null || bandOf(sectorsOf('dwarf', sky), sky.length) === board.dwarfBand;
    case 'B6':
      return isBeside('asteroid', 'asteroid', 1);
    case 'B7':
      return sectorsOf('comet', sky).every(one => board.cometSectors.includes(one));
  }
}

/** [B1] [B2] */
export const isCounted = (sky: Sky, { sectors, counts }: Board): boolean =>
  sky.length === sectors &&
  CONTENTS.every(one => sectorsOf(one, sky).length === (one === 'planet-x' ? 1 : counts[one]));

export const isLegal = (sky: Sky, board: Board): boolean =>
  isCounted(sky, board) && LOGIC_RULES.every(rule => obeys(rule, sky, board));

/** All of them, sector by sector. It takes a second or two in Standard and does not end in Expert. */
export function legalSkies(board: Board): readonly Sky[] {
  const found: Sky[] = [];
  const extend = (sky: readonly Content[]): void => {
    if (sky.length === board.sectors) {
      if (isLegal(sky, board)) found.push(sky);
      return;
    }
    for (const content of CONTENTS) {
      const many = content === 'planet-x' ? 1 : board.counts[content];
      if (sky.filter(one => one === content).length === many) continue;
      if (content === 'comet' && !board.cometSectors.includes(sky.length + 1)) continue;
      const [before, last] = sky.slice(-2);
      if (before && before !== 'asteroid' && last === 'asteroid' && content !== 'asteroid') continue;
      extend([...sky, content]);
    }
  };
  extend([]);
  return found;
}

export function holds(clue: Clue, sky: Sky, board: Board): boolean {
  switch (clue.type) {
    case 'is':
      return at(sky, clue.sector - 1) === clue.body;
    case 'is-not':
      return at(sky, clue.sector - 1) !== clue.body;
    case 'survey':
      return (
        sectorsIn(clue.from, clue.to, board).filter(one => sightIn(sky, one) === clue.of).length ===
        clue.count
      );
    case 'target':
      return sightIn(sky, clue.sector) === clue.sight;
    case 'topic':
      return topicIsTrue(clue.rule, sky);
    case 'conference':
      return conferenceIsTrue(clue.rule, sky);
    case 'one-place':
      return placesFor(sky, clue.rules, board).length === 1;
    case 'not-there':
      return !isRight(sky, clue.guess, board);
  }
}

/** The sectors that appear empty in which Planet X could be just as well, under the logic rules and these. [Q6] */
export function placesFor(sky: Sky, rules: readonly ConferenceRule[], board: Board): readonly Sector[] {
  return everySector(sky).filter(place => {
    if (sightIn(sky, place) !== 'empty') return false;
    const other = everySector(sky).map(one => (one === place ? 'planet-x' : sightIn(sky, one)));
    return isLegal(other, board) && rules.every(rule => conferenceIsTrue(rule, other));
  });
}

/**
 * Whether Planet X could be in no other sector that appears empty: there it would be beside a dwarf planet, take the
 * only truly empty sector beside a gas cloud, or break a conference rule. The same as one place wherever the logic
 * rules and the conference rules hold.
 */
export function isOnlyPlace(sky: Sky, rules: readonly ConferenceRule[]): boolean {
  return sectorsOf('empty', sky).every(place => {
    const other = everySector(sky).map(one => (one === place ? 'planet-x' : sightIn(sky, one)));
    const robbed = sectorsOf('gas', other).some(
      gas => distance(gas, place, sky) === 1 && nextTo(gas, 'empty', other) === 0,
    );
    return nextTo(place, 'dwarf', other) > 0 || robbed || !rules.every(rule => conferenceIsTrue(rule, other));
  });
}

/** [Q2] [Q3] */
export function topicIsTrue(rule: TopicRule, sky: Sky): boolean {
  const half = sky.length / 2;
  const of = sectorsOf(rule.of, sky);
  const has = (one: Sector, from: number, to: number): boolean =>
    'to' in rule && sectorsOf(rule.to, sky).some(other => isWithin(distance(one, other, sky), from, to));
  switch (rule.type) {
    case 'some-adjacent':
      return of.some(one => has(one, 1, 1));
    case 'none-adjacent':
      return !of.some(one => has(one, 1, 1));
    case 'all-adjacent':
      return of.every(one => has(one, 1, 1));
    case 'none-within':
      return !of.some(one => has(one, 1, rule.n));
    case 'all-within':
      return of.every(one => has(one, 1, rule.n));
    case 'some-opposite':
      return of.some(one => has(one, half, half));
    case 'none-opposite':
      return !of.some(one => has(one, half, half));
    case 'all-opposite':
      return of.every(one => has(one, half, half));
    case 'band':
      return bandOf(of, sky.length) <= rule.n;
    case 'consecutive':
      return everySector(sky).some(first =>
        Array.from({ length: rule.of === 'dwarf' ? 3 : of.length }, (_, step) => first + step).every(
          one => at(sky, (one - 1) % sky.length) === rule.of,
        ),
      );
  }
}

export function conferenceIsTrue(rule: ConferenceRule, sky: Sky): boolean {
  const half = sky.length / 2;
  const has = (from: number, to: number): boolean =>
    sectorsOf('planet-x', sky).some(x =>
      sectorsOf(rule.to, sky).some(other => isWithin(distance(x, other, sky), from, to)),
    );
  switch (rule.type) {
    case 'x-not-opposite':
      return !has(half, half);
    case 'x-not-adjacent':
      return !has(1, 1);
    case 'x-not-within':
      return !has(1, rule.n);
    case 'x-within':
      return has(1, rule.n);
  }
}

const everySector = (sky: Sky): readonly Sector[] => sky.map((_, index) => index + 1);

const sectorsOf = (content: Content, sky: Sky): readonly Sector[] =>
  everySector(sky).filter(sector => at(sky, sector - 1) === content);

function distance(one: Sector, other: Sector, { length }: Sky): number {
  const way = Math.abs(one - other);
  return Math.min(way, length - way);
}

const isWithin = (value: number, from: number, to: number): boolean => value >= from && value <= to;

const nextTo = (sector: Sector, content: Content, sky: Sky): number =>
  sectorsOf(content, sky).filter(other => distance(sector, other, sky) === 1).length;

/** The whole circle less the widest gap. */
function bandOf(sectors: readonly Sector[], circle: number): number {
  const gaps = sectors.map((sector, index) => {
    const next = sectors[index + 1] ?? at(sectors, 0) + circle;
    return next - sector - 1;
  });
  return circle - Math.max(0, ...gaps);
}
