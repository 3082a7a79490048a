import { at } from '../../../core/contract.ts';
import { beside, fullSet, popcount } from '../../../solver/bits.ts';
import { type Board, boardOf, onFrom, sectorsIn, setOfSectors } from '../board.ts';
import type { Clue } from '../clues.ts';
import { patternsOf, placesForX } from '../skies.ts';
import { bodiesIn, placesUnder, topicHolds } from '../topics.ts';
import {
  BODIES,
  type ConferenceRule,
  type Guess,
  type Mode,
  type Sector,
  type Sight,
  type TopicRule,
} from '../types.ts';
import { claimsIn, type Deduced } from './deduced.ts';

/** By body: the sets of sectors in which it may still lie. It never rules out what is true; it may miss what follows. */
export type Sheet = readonly (readonly number[])[];

/** Whether two kinds are held beside each other, or each is looked at alone. */
export type Skill = 'alone' | 'beside';

/** Goes over the clues until nothing more is struck. */
export function sheetOf(mode: Mode, clues: readonly Clue[], skill: Skill): Sheet {
  const board = boardOf(mode);
  let sheet = emptySheet(board);
  for (;;) {
    const next = struck(sheet, clues, board, skill);
    if (next.every((sets, kind) => sets.length === at(sheet, kind).length)) return sheet;
    sheet = next;
  }
}

const empty = new Map<Mode, Sheet>();

/** Made once for each mode. */
function emptySheet(board: Board): Sheet {
  const sheet = empty.get(board.mode) ?? BODIES.map(body => patternsOf(board, body));
  empty.set(board.mode, sheet);
  return sheet;
}

export function deducedOn(sheet: Sheet, clues: readonly Clue[], mode: Mode): Deduced {
  const board = boardOf(mode);
  return { guess: guessOn(sheet, clues, board), claims: claimsIn(sheet.map(inAll)) };
}

/** The sectors that all of some sets have, and those that any has. */
export const inAll = (sets: readonly number[]): number => sets.reduce((all, set) => all & set, ~0);
export const inAny = (sets: readonly number[]): number => sets.reduce((any, set) => any | set, 0);

function struck(sheet: Sheet, clues: readonly Clue[], board: Board, skill: Skill): Sheet {
  let now = sheet;
  for (const clue of clues) now = struckBy(clue, now, board, skill);
  for (const kind of BODIES.keys()) {
    const others = now.reduce((taken, sets, other) => (other === kind ? taken : taken | inAll(sets)), 0);
    now = kept(now, kind, set => (set & others) === 0);
  }
  const full = now.reduce((taken, sets) => taken | inAll(sets), 0);
  now = kept(now, BODIES.indexOf('gas'), set => hasRoom(set, full | set, board));
  return skill === 'beside' ? heldBeside(now) : now;
}

const kept = (sheet: Sheet, kind: number, keeps: (set: number) => boolean): Sheet =>
  sheet.with(kind, at(sheet, kind).filter(keeps));

/** Every gas cloud still may have an empty sector beside it. [B4] */
function hasRoom(gas: number, taken: number, { sectors }: Board): boolean {
  for (let left = gas; left !== 0; left &= left - 1)
    if ((beside(left & -left, sectors) & ~taken) === 0) return false;
  return true;
}

/** Wherever a body lies, each other has some place beside it. */
function heldBeside(sheet: Sheet): Sheet {
  let now = sheet;
  for (const kind of BODIES.keys())
    for (const [other, places] of now.entries())
      if (kind !== other) now = kept(now, kind, set => places.some(place => (place & set) === 0));
  return now;
}

function struckBy(clue: Clue, sheet: Sheet, board: Board, skill: Skill): Sheet {
  switch (clue.type) {
    case 'is':
      return struckBySight(clue.sector, clue.body, sheet);
    case 'target':
      return struckBySight(clue.sector, clue.sight, sheet);
    case 'is-not': {
      const bit = setOfSectors([clue.sector]);
      return kept(sheet, BODIES.indexOf(clue.body), set => (set & bit) === 0);
    }
    case 'survey': {
      const range = setOfSectors(sectorsIn(clue.from, clue.to, board));
      if (clue.of !== 'empty')
        return kept(sheet, BODIES.indexOf(clue.of), set => popcount(set & range) === clue.count);
      return skill === 'beside' ? struckByFull(range, popcount(range) - clue.count, sheet) : sheet;
    }
    case 'topic':
      return struckByRule(clue.rule, sheet, board, skill);
    // These are about Planet X.
    case 'conference':
    case 'one-place':
    case 'not-there':
      return sheet;
  }
}

function struckBySight(sector: Sector, sight: Sight, sheet: Sheet): Sheet {
  const bit = setOfSectors([sector]);
  return sheet.map((sets, kind) => sets.filter(set => ((set & bit) !== 0) === (BODIES[kind] === sight)));
}

/** So many of these sectors hold bodies. */
function struckByFull(range: number, full: number, sheet: Sheet): Sheet {
  const counts = sheet.map(sets => sets.map(set => popcount(set & range)));
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
  const least = counts.map(some => Math.min(...some));
  const most = counts.map(some => Math.max(...some));
  return sheet.map((sets, kind) => {
    const spare = full - sum(least) + at(least, kind);
    const needed = full - sum(most) + at(most, kind);
    return sets.filter(set => popcount(set & range) <= spare && popcount(set & range) >= needed);
  });
}

function struckByRule(rule: TopicRule, sheet: Sheet, board: Board, skill: Skill): Sheet {
  const [of, to] = bodiesIn(rule).map(body => BODIES.indexOf(body)) as [number, number];
  if (of === to) return kept(sheet, of, set => topicHolds(rule, set, set, board));
  if (skill === 'alone') return sheet;
  const fits = (one: number, other: number): boolean =>
    (one & other) === 0 && topicHolds(rule, one, other, board);
  const some = kept(sheet, of, set => at(sheet, to).some(other => fits(set, other)));
  return kept(some, to, set => at(some, of).some(other => fits(other, set)));
}

function guessOn(sheet: Sheet, clues: readonly Clue[], board: Board): Guess | undefined {
  const rules = clues.flatMap(clue => (clue.type === 'conference' ? [clue.rule] : []));
  const places = placesOn(sheet, rules, board);
  if (popcount(places) !== 1) return undefined;
  const sector = 32 - Math.clz32(places);
  const before = sightOn(sheet, onFrom(sector, -1, board));
  const after = sightOn(sheet, onFrom(sector, 1, board));
  return before && after ? { sector, before, after } : undefined;
}

/** Where Planet X may be. [B3] [B4] [T5] */
function placesOn(sheet: Sheet, rules: readonly ConferenceRule[], board: Board): number {
  const sets = sheet.map(inAll);
  const blank = fullSet(board.sectors) & ~inAny(sets);
  const complete = sheet.every(({ length }) => length === 1);
  const places = complete
    ? placesForX(board, sets, blank)
    : blank & ~beside(at(sets, BODIES.indexOf('dwarf')), board.sectors);
  return rules.reduce((left, rule) => {
    if (rule.to === 'empty') return complete ? left & placesUnder(rule, blank, board) : left;
    return left & inAny(at(sheet, BODIES.indexOf(rule.to)).map(set => placesUnder(rule, set, board)));
  }, places);
}

/** What a sector holds where that is certain and it is not Planet X. */
function sightOn(sheet: Sheet, sector: Sector): Sight | undefined {
  const bit = setOfSectors([sector]);
  const body = BODIES.find((_, kind) => (inAll(at(sheet, kind)) & bit) !== 0);
  if (body) return body;
  return sheet.every(sets => (inAny(sets) & bit) === 0) ? 'empty' : undefined;
}
