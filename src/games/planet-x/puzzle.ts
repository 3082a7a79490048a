import { assert, at } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { membersOf, popcount } from '../../solver/bits.ts';
import { newCode, type PuzzleKind, readCode } from '../../solver/code.ts';
import { setsIn } from '../../solver/knowledge.ts';
import { enumerate, kindsOf } from '../../solver/skies.ts';
import { type Board, boardOf } from './board.ts';
import { factSets } from './facts.ts';
import { patternsOf, placesForX, skyOf } from './skies.ts';
import table from './table.json' with { type: 'json' };
import { bodiesIn, conferenceRules, placesUnder, titleOfRule, topicHolds, topicRules } from './topics.ts';
import {
  BODIES,
  type ConferenceRule,
  MODES,
  type Mode,
  type Puzzle,
  type Sight,
  TOPICS,
  type TopicRule,
} from './types.ts';

const kindOf = (mode: Mode): PuzzleKind => `planet-x ${mode}`;

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
  const rng = new Rng(stream(code, 'planet-x/puzzle'));
  const { look, conferences } = drawSky(board, rng);
  const sky = skyOf(board, look.sets, look.hidden);
  const rules = drawTopics(board, look.sets, rng);
  return { code, mode, sky, facts: factSets(board, sky, rng), rules, conferences };
}

/** A sky as sets of the solver. */
export interface Look {
  /** By body. */
  readonly sets: readonly number[];
  readonly blank: number;
  /** All sectors in which Planet X could be, to whoever sees the rest. */
  readonly places: number;
  readonly hidden: number;
}

/** [Q6] */
function drawSky(
  board: Board,
  rng: Rng,
): { readonly look: Look; readonly conferences: readonly ConferenceRule[] } {
  for (;;) {
    const look = drawLook(board, rng);
    const choices = conferencesFor(board, look);
    if (choices.length > 0) return { look, conferences: rng.pick(choices) };
  }
}

/** One of all legal skies, each equally likely: first its asteroids, by how many skies have them there. */
function drawLook(board: Board, rng: Rng): Look {
  const counts = table[board.mode].byAsteroids;
  const asteroids = patternsOf(board, 'asteroid');
  let left = rng.int(counts.reduce((sum, count) => sum + count, 0));
  let number = 0;
  for (; left >= at(counts, number); number++) left -= at(counts, number);
  const kinds = kindsOf(
    BODIES.map(body => (body === 'asteroid' ? [at(asteroids, number)] : patternsOf(board, body))),
  );
  const skies = enumerate(board.sectors, kinds, (sets, blank) => placesForX(board, sets, blank));
  const { keys, blanks, hidden } = skies.rows;
  for (let row = 0; ; row++) {
    const places = hidden[row];
    assert(places !== undefined, 'the table counts the skies of these asteroids');
    if (left < popcount(places)) {
      const sets = setsIn(skies, keys[row] ?? 0);
      return { sets, blank: blanks[row] ?? 0, places, hidden: at([...membersOf(places)], left) };
    }
    left -= popcount(places);
  }
}

/** All conferences, one or two, that leave no other sector for Planet X. */
export function conferencesFor(
  board: Board,
  { sets, blank, places, hidden }: Look,
): readonly (readonly ConferenceRule[])[] {
  const x = 1 << hidden;
  const named = (to: Sight): number => (to === 'empty' ? blank : (sets[BODIES.indexOf(to)] ?? 0));
  const rules = usefulConferences(board)
    .map(rule => ({ rule, leaves: places & placesUnder(rule, named(rule.to), board) }))
    .filter(({ leaves }) => (leaves & x) !== 0);
  if (board.conferenceMarks.length === 1)
    return rules.filter(({ leaves }) => leaves === x).map(({ rule }) => [rule]);
  const pairs = rules.flatMap((one, index) =>
    rules.slice(index + 1).flatMap(other => [
      [one, other],
      [other, one],
    ]),
  );
  const enough = pairs.filter(([one, other]) => ((one?.leaves ?? 0) & (other?.leaves ?? 0)) === x);
  // Where one of them would do alone, the other would be news to nobody.
  const needed = enough.filter(pair => pair.every(({ leaves }) => leaves !== x));
  return (needed.length > 0 ? needed : enough).map(pair => pair.map(({ rule }) => rule));
}

/** Those that do not follow from the logic rules. */
function usefulConferences(board: Board): readonly ConferenceRule[] {
  const { conferences } = table[board.mode];
  const all = table[board.mode].byAsteroids.reduce((sum, count) => sum + count, 0);
  return [...conferenceRules(board)].filter((_, index) => at(conferences, index) < all);
}

/** What a topic may keep of all skies, seen alone. [Q4] */
const KEEPS = { least: 0.25, most: 0.75 };
/** How often a puzzle has 0, 1, 2, 3 topics about a single body. [Q5] */
const SINGLES = [0.15, 0.6, 0.2, 0.05];

/** [Q4] [Q5] */
function drawTopics(board: Board, sets: readonly number[], rng: Rng): readonly TopicRule[] {
  const byTitle = topicsByTitle(board, sets);
  const titles = rng.shuffle([...byTitle.keys()]);
  const singles = titles.filter(title => !title.includes(','));
  const pairs = titles.filter(title => title.includes(','));
  const wished = weighted(SINGLES, rng);
  const few = Math.min(singles.length, Math.max(wished, TOPICS.length - pairs.length));
  const chosen = [...singles.slice(0, few), ...pairs].slice(0, TOPICS.length);
  assert(chosen.length === TOPICS.length, 'every sky has topics enough');
  return rng.shuffle(chosen).map(title => rng.pick(byTitle.get(title) ?? []));
}

/** The rules that a topic of this title could have, by the title's bodies with a comma between. */
export const topicsByTitle = (
  board: Board,
  sets: readonly number[],
): ReadonlyMap<string, readonly TopicRule[]> =>
  Map.groupBy(usefulTopics(board, sets), rule => titleOfRule(rule).join());

/** True, and neither useless nor crushing. */
const usefulTopics = (board: Board, sets: readonly number[]): readonly TopicRule[] =>
  usefulRules(board).filter(rule => {
    const [of, to] = bodiesIn(rule).map(body => sets[BODIES.indexOf(body)] ?? 0) as [number, number];
    return topicHolds(rule, of, to, board);
  });

/** Neither useless nor crushing, true or not. [Q4] */
export function usefulRules(board: Board): readonly TopicRule[] {
  const { topics, byAsteroids } = table[board.mode];
  const all = byAsteroids.reduce((sum, count) => sum + count, 0);
  return [...topicRules(board)].filter((_, index) => {
    const share = at(topics, index) / all;
    return share >= KEEPS.least && share <= KEEPS.most;
  });
}

function weighted(weights: readonly number[], rng: Rng): number {
  let left = rng.float();
  return weights.findIndex(weight => {
    left -= weight;
    return left < 0;
  });
}
