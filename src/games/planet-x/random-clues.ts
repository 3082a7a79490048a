import { at } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { allSectors, type Board, isCometSector, onFrom, sectorsIn, sightIn, visibleWidth } from './board.ts';
import type { Clue } from './clues.ts';
import { conferenceIsTrue, placesFor, type Sky, topicIsTrue } from './plain.ts';
import { conferenceRules, topicRules } from './topics.ts';
import { BODIES, type ConferenceRule, type Guess, SIGHTS } from './types.ts';

export const CLUE_TYPES = [
  'is',
  'is-not',
  'survey',
  'target',
  'topic',
  'conference',
  'one-place',
  'not-there',
] as const satisfies readonly Clue['type'][];

/** Any clue of this type that is true of a sky; undefined where the lot found none. */
export function trueClue(type: Clue['type'], sky: Sky, board: Board, rng: Rng): Clue | undefined {
  const sector = rng.pick(allSectors(board));
  switch (type) {
    case 'is': {
      const body = BODIES.find(one => one === at(sky, sector - 1));
      return body && { type, sector, body };
    }
    case 'is-not':
      return { type, sector, body: rng.pick(BODIES.filter(one => one !== at(sky, sector - 1))) };
    case 'survey': {
      const of = rng.pick(SIGHTS);
      const to = onFrom(sector, rng.int(visibleWidth(board)), board);
      if (of === 'comet' && !(isCometSector(sector, board) && isCometSector(to, board))) return undefined;
      const count = sectorsIn(sector, to, board).filter(one => sightIn(sky, one) === of).length;
      return { type, of, from: sector, to, count };
    }
    case 'target':
      return { type, sector, sight: sightIn(sky, sector) };
    case 'topic':
      return { type, rule: rng.pick([...topicRules(board)].filter(rule => topicIsTrue(rule, sky))) };
    case 'conference':
      return { type, rule: rng.pick(trueConferences(sky, board)) };
    case 'one-place':
      return onePlace(sky, board, rng);
    case 'not-there': {
      const guess: Guess = { sector, before: rng.pick(SIGHTS), after: rng.pick(SIGHTS) };
      return at(sky, sector - 1) === 'planet-x' ? undefined : { type, guess };
    }
  }
}

const trueConferences = (sky: Sky, board: Board): readonly ConferenceRule[] =>
  [...conferenceRules(board)].filter(rule => conferenceIsTrue(rule, sky));

function onePlace(sky: Sky, board: Board, rng: Rng): Clue | undefined {
  const rules = rng.shuffle(trueConferences(sky, board)).slice(0, board.conferenceMarks.length);
  return placesFor(sky, rules, board).length === 1 ? { type: 'one-place', rules } : undefined;
}

/** So many clues about a sky, of types by lot. */
export function trueClues(count: number, sky: Sky, board: Board, rng: Rng): readonly Clue[] {
  const clues: Clue[] = [];
  while (clues.length < count) {
    const clue = trueClue(rng.pick(CLUE_TYPES), sky, board, rng);
    if (clue) clues.push(clue);
  }
  return clues;
}
