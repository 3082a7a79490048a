import { fullSet, popcount } from '../../solver/bits.ts';
import type { Sieve } from '../../solver/sieve.ts';
import type { Skies } from '../../solver/skies.ts';
import { type Board, sectorsIn, setOfSectors } from './board.ts';
import { placesForX } from './skies.ts';
import { bodiesIn, placesUnder, topicHolds } from './topics.ts';
import {
  BODIES,
  type Body,
  type Claim,
  type ConferenceRule,
  type Guess,
  type Sector,
  type Sight,
  type TopicRule,
} from './types.ts';

/** Whatever says something about a sky. */
export type Clue =
  | ({ readonly type: 'is' | 'is-not' } & Claim)
  | {
      readonly type: 'survey';
      readonly of: Sight;
      readonly from: Sector;
      readonly to: Sector;
      readonly count: number;
    }
  | { readonly type: 'target'; readonly sector: Sector; readonly sight: Sight }
  | { readonly type: 'topic'; readonly rule: TopicRule }
  | { readonly type: 'conference'; readonly rule: ConferenceRule }
  /** All conferences were heard, and leave one sector to whoever knows how every sector appears. [Q6] */
  | { readonly type: 'one-place'; readonly rules: readonly ConferenceRule[] }
  | { readonly type: 'not-there'; readonly guess: Guess };

/** As the solver applies it. */
export function sieveOf(clue: Clue, board: Board, skies: Skies): Sieve {
  const every = fullSet(board.sectors);
  const byKind = (body: Body, keeps: (set: number) => number): Sieve => {
    const kind = BODIES.indexOf(body);
    return { type: 'kind', kind, keeps: patternsOf(skies, kind).map(keeps) };
  };
  const whole = (holds: boolean): number => (holds ? every : 0);
  switch (clue.type) {
    case 'is':
    case 'is-not': {
      const bit = setOfSectors([clue.sector]);
      return byKind(clue.body, set => whole(((set & bit) !== 0) === (clue.type === 'is')));
    }
    case 'survey': {
      const { of, count } = clue;
      const range = setOfSectors(sectorsIn(clue.from, clue.to, board));
      if (of !== 'empty') return byKind(of, set => whole(popcount(set & range) === count));
      return { type: 'blank', among: range, count };
    }
    case 'target': {
      const bit = setOfSectors([clue.sector]);
      if (clue.sight !== 'empty') return byKind(clue.sight, set => whole((set & bit) !== 0));
      return { type: 'blank', among: bit, count: 1 };
    }
    case 'topic':
      return sieveOfTopic(clue.rule, board, skies);
    case 'conference': {
      const { rule } = clue;
      if (rule.to !== 'empty') return byKind(rule.to, set => placesUnder(rule, set, board));
      // Beside Planet X, whatever is blank is truly empty.
      return { type: 'sky', keeps: (_, blank, hidden) => hidden & placesUnder(rule, blank, board) };
    }
    case 'one-place':
      return sieveOfOnePlace(clue.rules, board);
    case 'not-there':
      return sieveOfGuess(clue.guess, board);
  }
}

function sieveOfTopic(rule: TopicRule, board: Board, skies: Skies): Sieve {
  const every = fullSet(board.sectors);
  const [of, to] = bodiesIn(rule).map(body => BODIES.indexOf(body)) as [number, number];
  const [ofSets, toSets] = [patternsOf(skies, of), patternsOf(skies, to)];
  if (of === to)
    return {
      type: 'kind',
      kind: of,
      keeps: ofSets.map(set => (topicHolds(rule, set, set, board) ? every : 0)),
    };
  const keeps = new Uint32Array(ofSets.length * toSets.length);
  for (const [one, ofSet] of ofSets.entries())
    for (const [other, toSet] of toSets.entries())
      if (topicHolds(rule, ofSet, toSet, board)) keeps[one * toSets.length + other] = every;
  return { type: 'pair', kinds: [of, to], keeps };
}

/** What else is known of Planet X, such as a failed locate, is not the doing of the conferences. */
function sieveOfOnePlace(rules: readonly ConferenceRule[], board: Board): Sieve {
  return {
    type: 'sky',
    keeps: (setOf, blank, hidden) => {
      let places = placesForX(
        board,
        BODIES.map((_, kind) => setOf(kind)),
        blank,
      );
      for (const rule of rules)
        places &= placesUnder(rule, rule.to === 'empty' ? blank : setOf(BODIES.indexOf(rule.to)), board);
      return places !== 0 && (places & (places - 1)) === 0 ? hidden : 0;
    },
  };
}

function sieveOfGuess({ sector, before, after }: Guess, board: Board): Sieve {
  const { sectors } = board;
  const place = sector - 1;
  const low = 1 << ((place + sectors - 1) % sectors);
  const high = 1 << ((place + 1) % sectors);
  const has = (setOf: (kind: number) => number, blank: number, sight: Sight, bit: number): boolean =>
    ((sight === 'empty' ? blank : setOf(BODIES.indexOf(sight))) & bit) !== 0;
  return {
    type: 'sky',
    keeps: (setOf, blank, hidden) =>
      has(setOf, blank, before, low) && has(setOf, blank, after, high) ? hidden & ~(1 << place) : hidden,
  };
}

function patternsOf({ kinds }: Skies, kind: number): Uint32Array {
  const { patterns } = kinds[kind] ?? {};
  if (!patterns) throw new RangeError(`there is no kind ${kind}`);
  return patterns;
}
