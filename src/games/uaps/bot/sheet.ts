import { at } from '../../../core/contract.ts';
import { fullSet, popcount, rotated } from '../../../solver/bits.ts';
import {
  heldApart,
  heldBeside,
  inAll,
  inAny,
  kept,
  type Sheet,
  settledSheet,
  struckByFull,
  struckByPair,
  struckBySight,
} from '../../../solver/sheet.ts';
import { type Board, boardOf, onFrom, stackedWith } from '../board.ts';
import type { Clue } from '../clues.ts';
import { bitOf, inOrbits, setOfSectors } from '../outlooks.ts';
import { namedIn, placesUnder } from '../reports.ts';
import { patternsOf, placesForUap } from '../skies.ts';
import { thingsIn, topicHolds } from '../topics.ts';
import {
  type Guess,
  type Mode,
  type Public,
  type ReportRule,
  type Sector,
  type Sight,
  SUBJECTS,
  type Surveyed,
  type TopicRule,
} from '../types.ts';
import { type Deduced, shotsIn } from './deduced.ts';

/** Whether two kinds are held beside each other, or each is looked at alone. */
export type Skill = 'alone' | 'beside';

/** What holds at a table for good. */
interface Ground {
  readonly board: Board;
  readonly luna: Sector;
  readonly skill: Skill;
}

/** By subject: the sets of sectors in which it may still lie, by what these clues say line by line. */
export function sheetOf(
  { mode, luna }: Pick<Public, 'mode' | 'luna'>,
  clues: readonly Clue[],
  skill: Skill,
): Sheet {
  const ground = { board: boardOf(mode), luna, skill };
  return settledSheet(emptySheet(mode, luna), sheet => struck(sheet, clues, ground));
}

const empty = new Map<string, Sheet>();

/** Made once for each place of Luna. [B5] to [B11] */
function emptySheet(mode: Mode, luna: Sector): Sheet {
  const name = `${mode} ${luna}`;
  const sheet = empty.get(name) ?? SUBJECTS.map(subject => placesOf(subject, boardOf(mode), luna));
  empty.set(name, sheet);
  return sheet;
}

function placesOf(subject: (typeof SUBJECTS)[number], board: Board, luna: Sector): readonly number[] {
  const { perOrbit, numbers } = board;
  const inner = subject === 'hubble' ? [0] : patternsOf(board, 'inner', subject);
  const outer = subject === 'iss' || subject === 'spy' ? [0] : patternsOf(board, 'outer', subject);
  const pairs =
    subject === 'meteor'
      ? inner.map(set => set | (set << perOrbit))
      : inner.flatMap(below => outer.map(above => below | (above << perOrbit)));
  const { least, most } = numbers[subject];
  const barred = [luna, ...(subject === 'hubble' ? [onFrom(luna, 1, board), onFrom(luna, -1, board)] : [])];
  return pairs.filter(
    set => (set & setOfSectors(barred)) === 0 && popcount(set) >= least && popcount(set) <= most,
  );
}

export function deducedOn(
  sheet: Sheet,
  clues: readonly Clue[],
  { mode, luna, turns }: Pick<Public, 'mode' | 'luna' | 'turns'>,
): Deduced {
  return { guess: guessOn(sheet, clues, boardOf(mode), luna, turns), shots: shotsIn(sheet.map(inAll)) };
}

function struck(sheet: Sheet, clues: readonly Clue[], ground: Ground): Sheet {
  let now = sheet;
  for (const clue of clues) now = struckBy(clue, now, ground);
  now = heldApart(now);
  const full = now.reduce((taken, sets) => taken | inAll(sets), bitOf(ground.luna));
  now = kept(now, SUBJECTS.indexOf('iss'), set => hasJunk(set, full, ground.board));
  if (ground.skill === 'alone') return now;
  return heldBeside(struckByNumbers(now, ground));
}

/** The station still may have junk beside it. [B7] */
const hasJunk = (iss: number, full: number, { perOrbit }: Board): boolean =>
  ((rotated(iss, 1, perOrbit) | rotated(iss, perOrbit - 1, perOrbit)) & ~full) !== 0;

/** The UAP is one of those that appear as junk. [B12] [B13] */
function struckByNumbers(sheet: Sheet, { board: { perOrbit, numbers }, luna }: Ground): Sheet {
  const range = fullSet(2 * perOrbit) & ~bitOf(luna);
  const all = popcount(range);
  return struckByFull(sheet, range, {
    least: all - numbers.junk.most - 1,
    most: all - numbers.junk.least - 1,
  });
}

function struckBy(clue: Clue, sheet: Sheet, ground: Ground): Sheet {
  switch (clue.type) {
    case 'is':
    case 'target':
      return struckBySight(sheet, bitOf(clue.sector), kindOf(clue.sight));
    case 'is-not':
      return struckByCount(clue.sight, [clue.sector], 0, sheet, ground);
    case 'survey':
      return struckByCount(clue.of, clue.sectors, clue.count, sheet, ground);
    case 'topic':
      return struckByRule(clue.rule, sheet, ground);
    // Luna is known from the start; the others are about the UAP.
    case 'luna':
    case 'report':
    case 'one-place':
    case 'not-there':
      return sheet;
  }
}

/** None where a sector appears as junk. */
const kindOf = (sight: Sight): number => (SUBJECTS as readonly Sight[]).indexOf(sight);

function struckByCount(
  of: Surveyed,
  sectors: readonly Sector[],
  count: number,
  sheet: Sheet,
  { luna, skill }: Ground,
): Sheet {
  const range = setOfSectors(sectors) & ~bitOf(luna);
  if (of !== 'junk') return kept(sheet, kindOf(of), set => popcount(set & range) === count);
  if (skill === 'alone') return sheet;
  const full = popcount(range) - count;
  return struckByFull(sheet, range, { least: full, most: full });
}

/** Topics about junk would need the whole sky. */
function struckByRule(rule: TopicRule, sheet: Sheet, { board, skill }: Ground): Sheet {
  const things = thingsIn(rule);
  const [of, to] = things.map(kindOf) as [number, number];
  if (of < 0 || to < 0) return sheet;
  const holds = (one: number, other: number): boolean =>
    topicHolds(rule, inOrbits(one, board), inOrbits(other, board), board);
  if (of === to) return kept(sheet, of, set => holds(set, set));
  return skill === 'alone' ? sheet : struckByPair(sheet, [of, to], holds);
}

function guessOn(
  sheet: Sheet,
  clues: readonly Clue[],
  board: Board,
  luna: Sector,
  turns: number,
): Guess | undefined {
  const rules = clues.flatMap(clue => (clue.type === 'report' ? [clue.rule] : []));
  const places = placesOn(sheet, rules, board, luna);
  if (popcount(places) !== 1) return undefined;
  const sector = 32 - Math.clz32(places);
  const sight = (beside: Sector): Sight | undefined => sightOn(sheet, beside, luna);
  const before = sight(onFrom(sector, -1, board));
  const after = sight(onFrom(sector, 1, board));
  const stacked = sight(stackedWith(sector, turns, board));
  return before && after && stacked ? { sector, before, after, stacked } : undefined;
}

/** Where the UAP may be. [B7] [B12] [B13] [Q6] */
function placesOn(sheet: Sheet, rules: readonly ReportRule[], board: Board, luna: Sector): number {
  const sets = sheet.map(inAll);
  const blank = fullSet(2 * board.perOrbit) & ~inAny(sets) & ~bitOf(luna);
  const complete = sheet.every(({ length }) => length === 1);
  const flat = (rule: ReportRule, set: number): number => {
    const left = placesUnder(rule, inOrbits(set, board), board);
    return left.inner | (left.outer << board.perOrbit);
  };
  return rules.reduce(
    (left, rule) => {
      const named = namedIn(rule);
      if (named === undefined) return left & flat(rule, 0);
      if (named === 'luna') return left & flat(rule, bitOf(luna));
      if (named === 'junk') return complete ? left & flat(rule, blank) : left;
      return left & inAny(at(sheet, kindOf(named)).map(set => flat(rule, set)));
    },
    complete ? legalPlaces(sets, blank, board) : blank,
  );
}

/** Of all that appear as junk, to whoever knows how every sector appears. */
function legalPlaces(sets: readonly number[], blank: number, board: Board): number {
  const { perOrbit } = board;
  const all = fullSet(perOrbit);
  const junk = inOrbits(blank, board);
  const inner = placesForUap(board, 'inner')(junk.inner, at(sets, kindOf('iss')));
  const outer = placesForUap(board, 'outer')(junk.outer, 0);
  return (outer >>> perOrbit ? inner & all : 0) | (inner >>> perOrbit ? (outer & all) << perOrbit : 0);
}

/** What a sector holds where that is certain and it is not the UAP. */
function sightOn(sheet: Sheet, sector: Sector, luna: Sector): Sight | undefined {
  if (sector === luna) return 'luna';
  const bit = bitOf(sector);
  const subject = SUBJECTS.find((_, kind) => (inAll(at(sheet, kind)) & bit) !== 0);
  if (subject) return subject;
  return sheet.every(sets => (inAny(sets) & bit) === 0) ? 'junk' : undefined;
}
