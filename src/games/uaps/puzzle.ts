import { assert, at } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { rotated } from '../../solver/bits.ts';
import { newCode, type PuzzleKind, readCode } from '../../solver/code.ts';
import { setsIn } from '../../solver/knowledge.ts';
import { type Board, boardOf, QUADRANTS, sectorAt } from './board.ts';
import { factSets } from './facts.ts';
import { type Look, lookOf } from './look.ts';
import { effectOf } from './modifiers.ts';
import { drawReports, drawReportsAfter } from './report-sets.ts';
import { patternsOf, skiesWithMeteors, skyOf } from './skies.ts';
import table from './table.json' with { type: 'json' };
import { drawTopics, type Heard } from './topic-sets.ts';
import {
  type Content,
  EFFECTS,
  type Fact,
  MODES,
  type Mode,
  type Modifier,
  ORBITS,
  type Puzzle,
  type Report,
} from './types.ts';

const kindOf = (mode: Mode): PuzzleKind => `uaps ${mode}`;

export const drawCode = (mode: Mode, rng: Rng): string => newCode(kindOf(mode), rng);

/** The mode of a code of this game. */
export function modeOfCode(code: string): Mode | undefined {
  const read = readCode(code);
  return read.ok ? MODES.find(mode => kindOf(mode) === read.value.kind) : undefined;
}

/** The same for the same code, on every device and for ever. [Q1] */
export function puzzleOf(code: string): Puzzle {
  const mode = modeOfCode(code);
  assert(mode, `${code} is a code of this game`);
  const board = boardOf(mode);
  const rng = new Rng(stream(code, 'uaps/puzzle'));
  const { sky, look, reports } = drawSky(board, rng);
  const modifiers = drawModifiers(rng);
  const rules = drawTopics(board, look, rng);
  assert(rules, 'every sky has topics enough');
  return { code, mode, sky, modifiers, facts: factSets(board, sky, rng), rules, reports };
}

/** What somebody has heard of a puzzle. */
export interface HeardOfPuzzle extends Heard {
  /** By quadrant, where the table has those of its code or others. */
  readonly modifiers: readonly Modifier[];
  /** By seat: the first ones of its set. */
  readonly facts: readonly (readonly Fact[])[];
  readonly reportsAt: readonly number[];
  readonly reports: readonly Report[];
}

/** A puzzle of this sky of which the same was heard; undefined where none is dealt. */
export function imaginedPuzzle(
  mode: Mode,
  sky: readonly Content[],
  heard: HeardOfPuzzle,
  rng: Rng,
): Puzzle | undefined {
  const board = boardOf(mode);
  const look = lookOf(board, sky);
  const reports = drawReportsAfter(board, look, heard.reportsAt, heard.reports, rng);
  const rules = reports && drawTopics(board, look, rng, heard);
  if (!reports || !rules) return undefined;
  const facts = factSets(board, sky, rng, heard.facts);
  return { code: drawCode(mode, rng), mode, sky, modifiers: heard.modifiers, facts, rules, reports };
}

interface Drawn {
  readonly sky: readonly Content[];
  readonly look: Look;
  readonly reports: readonly Report[];
}

/** [Q8] */
function drawSky(board: Board, rng: Rng): Drawn {
  for (;;) {
    const sky = drawLegalSky(board, rng);
    const look = lookOf(board, sky);
    const reports = drawReports(board, look, rng);
    if (reports) return { sky, look, reports };
  }
}

/**
 * One of all legal skies, each equally likely: first Luna and the meteor showers, by how many skies have them there. The
 * table has Luna in the first odd and in the first even sector of her orbit; two sectors on it is all the same.
 */
function drawLegalSky(board: Board, rng: Rng): readonly Content[] {
  const { perOrbit } = board;
  const counts = table[board.mode].byMeteors;
  const turns = rng.int(perOrbit / 2);
  const all = counts.flat();
  let left = rng.int(all.reduce((sum, count) => sum + count, 0));
  const number = all.findIndex(count => {
    left -= count;
    return left < 0;
  });
  const patterns = patternsOf(board, 'outer', 'meteor');
  const meteors = rotated(at(patterns, number % patterns.length), 2 * turns, perOrbit);
  const luna = sectorAt('outer', 2 * turns + Math.floor(number / patterns.length), board);
  const known = skiesWithMeteors(board.mode, luna, meteors);
  const { keys, ring, place } = known.sample(rng);
  const [inner, outer] = known.sides;
  return skyOf(board, luna, {
    sets: { inner: setsIn(inner.ring, keys[0]), outer: setsIn(outer.ring, keys[1]) },
    uap: sectorAt(at(ORBITS, ring), place, board),
  });
}

/** [Q10] */
const BLANKS = { all: 4, least: 1 };
const MOST_CHALLENGING = 2;

function drawModifiers(rng: Rng): readonly Modifier[] {
  const pool: readonly Modifier[] = [
    ...EFFECTS,
    ...Array.from({ length: BLANKS.all }, () => 'blank' as const),
  ];
  for (;;) {
    const drawn = rng.shuffle(pool).slice(0, QUADRANTS.length);
    const challenging = drawn.filter(modifier => effectOf(modifier).challenging).length;
    const blank = drawn.filter(modifier => modifier === 'blank').length;
    if (challenging <= MOST_CHALLENGING && blank >= BLANKS.least) return drawn;
  }
}
