import { at } from '../../../core/contract.ts';
import { beside, fullSet, popcount } from '../../../solver/bits.ts';
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

/** Whether two kinds are held beside each other, or each is looked at alone. */
export type Skill = 'alone' | 'beside';

/** Goes over the clues until nothing more is struck. */
export function sheetOf(mode: Mode, clues: readonly Clue[], skill: Skill): Sheet {
  const board = boardOf(mode);
  return settledSheet(emptySheet(board), sheet => struck(sheet, clues, board, skill));
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

function struck(sheet: Sheet, clues: readonly Clue[], board: Board, skill: Skill): Sheet {
  let now = sheet;
  for (const clue of clues) now = struckBy(clue, now, board, skill);
  now = heldApart(now);
  const full = now.reduce((taken, sets) => taken | inAll(sets), 0);
  now = kept(now, BODIES.indexOf('gas'), set => hasRoom(set, full | set, board));
  return skill === 'beside' ? heldBeside(now) : now;
}

/** Every gas cloud still may have an empty sector beside it. [B4] */
function hasRoom(gas: number, taken: number, { sectors }: Board): boolean {
  for (let left = gas; left !== 0; left &= left - 1)
    if ((beside(left & -left, sectors) & ~taken) === 0) return false;
  return true;
}

function struckBy(clue: Clue, sheet: Sheet, board: Board, skill: Skill): Sheet {
  switch (clue.type) {
    case 'is':
      return struckBySight(sheet, setOfSectors([clue.sector]), BODIES.indexOf(clue.body));
    case 'target':
      return struckBySight(sheet, setOfSectors([clue.sector]), kindOf(clue.sight));
    case 'is-not': {
      const bit = setOfSectors([clue.sector]);
      return kept(sheet, BODIES.indexOf(clue.body), set => (set & bit) === 0);
    }
    case 'survey': {
      const range = setOfSectors(sectorsIn(clue.from, clue.to, board));
      if (clue.of !== 'empty')
        return kept(sheet, BODIES.indexOf(clue.of), set => popcount(set & range) === clue.count);
      const full = popcount(range) - clue.count;
      return skill === 'beside' ? struckByFull(sheet, range, { least: full, most: full }) : sheet;
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

/** None of the bodies where a sector appears empty. */
const kindOf = (sight: Sight): number => (BODIES as readonly Sight[]).indexOf(sight);

function struckByRule(rule: TopicRule, sheet: Sheet, board: Board, skill: Skill): Sheet {
  const [of, to] = bodiesIn(rule).map(body => BODIES.indexOf(body)) as [number, number];
  if (of === to) return kept(sheet, of, set => topicHolds(rule, set, set, board));
  if (skill === 'alone') return sheet;
  return struckByPair(sheet, [of, to], (one, other) => topicHolds(rule, one, other, board));
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
