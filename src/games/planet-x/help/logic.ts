import { at } from '../../../core/contract.ts';
import type { Left } from '../../../deduction/left.ts';
import { around, beside, popcount, rotated, setsOf } from '../../../solver/bits.ts';
import { type Board, everySector, onFrom, sectorsIn, setOfSectors } from '../board.ts';
import type { Clue } from '../clues.ts';
import { LOGIC_RULES, type LogicRule } from '../plain.ts';
import type { Conclusion } from '../proof.ts';
import { patternsOf } from '../skies.ts';
import { topicHolds } from '../topics.ts';
import {
  BODIES,
  type Body,
  CONTENTS,
  type ConferenceRule,
  type Content,
  type Guess,
  type TopicRule,
} from '../types.ts';
import { behind } from './direct.ts';
import { bitOf } from './left.ts';

/**
 * What the logic rules, the counts and the clues leave, looked at one kind of thing at a time until nothing more goes:
 * for each kind all places where it could lie as a whole, held against where the others could and must be. It never
 * tries what would follow, so it may leave more than is possible. Undefined where nothing at all is left.
 */
export function leftByRules(
  clues: readonly Clue[],
  board: Board,
  {
    marks = [],
    rules = LOGIC_RULES,
  }: { readonly marks?: readonly Conclusion[]; readonly rules?: readonly LogicRule[] } = {},
): Left | undefined {
  const keeps: readonly Keeps[] = [
    ...(rules.includes('B3') ? [notBesideDwarf(board)] : []),
    ...(rules.includes('B4') ? [gasBesideEmpty(board)] : []),
    ...clues.flatMap(clue => keepsOf(clue, board)),
    ...marks.map(keepsMark),
  ];
  let patterns = allPatterns(board, rules);
  let places = placesIn(patterns, board);
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const total = patterns.reduce((sum, sets) => sum + sets.length, 0);
    if (patterns.some(sets => sets.length === 0)) return undefined;
    if (total === before) break;
    before = total;
    const placeOf = byContent(places);
    patterns = patterns.map((sets, kind) => {
      const content = at(CONTENTS, kind);
      const { could, must } = placeOf(content);
      return sets.filter(
        set =>
          (set & ~could) === 0 && (must & ~set) === 0 && keeps.every(keep => keep(content, set, placeOf)),
      );
    });
    places = placesIn(patterns, board);
  }
  const left = Array.from({ length: board.sectors }, (_, sector) =>
    CONTENTS.reduce(
      (bits, content, kind) => ((at(places, kind).could >>> sector) & 1 ? bits | bitOf(content) : bits),
      0,
    ),
  );
  return left.includes(0) ? undefined : left;
}

/** The sectors where a kind of thing could be, and those where it is for certain. */
interface Place {
  readonly could: number;
  readonly must: number;
}
type Places = (content: Content) => Place;

/** Whether a kind can lie in exactly these sectors, as far as one rule or clue says it. */
type Keeps = (content: Content, set: number, places: Places) => boolean;

const byContent =
  (places: readonly Place[]): Places =>
  content =>
    at(places, CONTENTS.indexOf(content));

/** [B2] [B5] [B6] [B7] */
const allPatterns = (board: Board, rules: readonly LogicRule[]): readonly (readonly number[])[] =>
  CONTENTS.map(content => {
    const body = BODIES.find(one => one === content);
    const rule = body && RULE_OF[body];
    if (body && (!rule || rules.includes(rule))) return patternsOf(board, body);
    return setsOf(content === 'planet-x' ? 1 : board.counts[content], board.sectors);
  });

/** What says how all of a kind lie, beside how many there are. */
const RULE_OF: Readonly<Record<Body, LogicRule | null>> = {
  asteroid: 'B6',
  comet: 'B7',
  dwarf: 'B5',
  gas: null,
};

/** Every sector holds exactly one thing. [B1] */
function placesIn(patterns: readonly (readonly number[])[], board: Board): readonly Place[] {
  const every = everySector(board);
  const alone = patterns.map(sets => ({
    could: sets.reduce((all, set) => all | set, 0),
    must: sets.reduce((all, set) => all & set, every),
  }));
  const others = (kind: number, of: 'could' | 'must'): number =>
    alone.reduce((all, place, one) => (one === kind ? all : all | place[of]), 0);
  return alone.map(({ could, must }, kind) => ({
    could: could & ~others(kind, 'must'),
    must: must | (every & ~others(kind, 'could')),
  }));
}

/** [B3] */
const notBesideDwarf =
  ({ sectors }: Board): Keeps =>
  (content, set, places) => {
    if (content === 'planet-x') return (set & beside(places('dwarf').must, sectors)) === 0;
    return content !== 'dwarf' || (places('planet-x').could & ~beside(set, sectors)) !== 0;
  };

/** [B4] */
const gasBesideEmpty =
  ({ sectors }: Board): Keeps =>
  (content, set, places) => {
    if (content === 'gas') return (set & ~beside(places('empty').could, sectors)) === 0;
    return content !== 'empty' || (places('gas').must & ~beside(set, sectors)) === 0;
  };

const keepsMark =
  ({ sector, content, holds }: Conclusion): Keeps =>
  (one, set) =>
    one !== content || ((set & setOfSectors([sector])) !== 0) === holds;

function keepsOf(clue: Clue, board: Board): readonly Keeps[] {
  switch (clue.type) {
    case 'is':
    case 'is-not':
      return [keepsMark({ sector: clue.sector, content: clue.body, holds: clue.type === 'is' })];
    case 'target': {
      const there = setOfSectors([clue.sector]);
      return [
        (content, set) => behind(clue.sight).includes(content) || (set & there) === 0,
        (content, set, places) =>
          !behind(clue.sight).includes(content) ||
          (set & there) !== 0 ||
          behind(clue.sight).some(other => other !== content && (places(other).could & there) !== 0),
      ];
    }
    case 'survey':
      return [keepsSurvey(clue, board)];
    case 'topic':
      return [keepsTopic(clue.rule, board)];
    case 'conference':
      return [keepsConference(clue.rule, board)];
    case 'not-there':
      return [keepsGuess(clue.guess, board)];
    case 'one-place':
      return [];
  }
}

/** What appears empty is in part truly empty, in part Planet X: of the other part, the least and the most. */
function keepsSurvey(clue: Extract<Clue, { type: 'survey' }>, board: Board): Keeps {
  const range = setOfSectors(sectorsIn(clue.from, clue.to, board));
  const kinds = behind(clue.of);
  return (content, set, places) => {
    if (!kinds.includes(content)) return true;
    const here = popcount(set & range);
    const others = kinds.filter(other => other !== content).map(places);
    const least = others.reduce((sum, { must }) => sum + popcount(must & range), here);
    const most = others.reduce((sum, { could }) => sum + popcount(could & range), here);
    return least <= clue.count && clue.count <= most;
  };
}

function keepsTopic(rule: TopicRule, board: Board): Keeps {
  if (!('to' in rule) || rule.of === rule.to)
    return (content, set) => content !== rule.of || topicHolds(rule, set, set, board);
  const { of, to } = rule;
  const { extent, near } = relationOf(rule, board);
  return (content, set, places) => {
    if (content !== of && content !== to) return true;
    const [could, must] =
      content === of
        ? [near(places(to).could) & set, near(places(to).must) & set]
        : [near(set) & places(of).could, near(set) & places(of).must];
    switch (extent) {
      case 'some':
        return could !== 0;
      case 'none':
        return must === 0;
      case 'all':
        return content === of ? (set & ~could) === 0 : (places(of).must & ~must) === 0;
    }
  };
}

function keepsConference(rule: ConferenceRule, board: Board): Keeps {
  const near = nearOf(rule, board);
  return (content, set, places) => {
    const wanted = rule.type === 'x-within';
    if (content === 'planet-x')
      return wanted ? (near(set) & places(rule.to).could) !== 0 : (near(set) & places(rule.to).must) === 0;
    if (content !== rule.to) return true;
    const there = places('planet-x').could;
    return (wanted ? there & near(set) : there & ~near(set)) !== 0;
  };
}

function keepsGuess({ sector, before, after }: Guess, board: Board): Keeps {
  const there = setOfSectors([sector]);
  const low = setOfSectors([onFrom(sector, -1, board)]);
  const high = setOfSectors([onFrom(sector, 1, board)]);
  return (content, set, places) =>
    content !== 'planet-x' ||
    set !== there ||
    (places(before).must & low) === 0 ||
    (places(after).must & high) === 0;
}

type Near = (set: number) => number;

function relationOf(
  rule: Extract<TopicRule, { readonly to: unknown }>,
  board: Board,
): { readonly extent: 'some' | 'none' | 'all'; readonly near: Near } {
  const near = nearOf(rule, board);
  switch (rule.type) {
    case 'some-adjacent':
    case 'some-opposite':
      return { extent: 'some', near };
    case 'none-adjacent':
    case 'none-opposite':
    case 'none-within':
      return { extent: 'none', near };
    case 'all-adjacent':
    case 'all-opposite':
    case 'all-within':
      return { extent: 'all', near };
  }
}

/** The sectors that a rule speaks of, seen from some. */
function nearOf(
  rule: Extract<TopicRule, { readonly to: unknown }> | ConferenceRule,
  { sectors }: Board,
): Near {
  switch (rule.type) {
    case 'some-adjacent':
    case 'none-adjacent':
    case 'all-adjacent':
    case 'x-not-adjacent':
      return set => beside(set, sectors);
    case 'some-opposite':
    case 'none-opposite':
    case 'all-opposite':
    case 'x-not-opposite':
      return set => rotated(set, sectors / 2, sectors);
    case 'none-within':
    case 'all-within':
    case 'x-not-within':
    case 'x-within':
      return set => around(set, rule.n, sectors);
  }
}
