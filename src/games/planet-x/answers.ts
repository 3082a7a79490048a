import { at } from '../../core/contract.ts';
import { boardOf, sectorsIn, sightIn } from './board.ts';
import { type Answer, type Move, type Puzzle, TOPICS } from './types.ts';

export type Question = Extract<Move, { type: 'survey' | 'target' | 'research' }>;

/** [B8] */
export function answerTo({ mode, sky, rules }: Puzzle, move: Question): Answer {
  switch (move.type) {
    case 'survey': {
      const sectors = sectorsIn(move.from, move.to, boardOf(mode));
      return { type: 'survey', count: sectors.filter(sector => sightIn(sky, sector) === move.of).length };
    }
    case 'target':
      return { type: 'target', sight: sightIn(sky, move.sector) };
    case 'research':
      return { type: 'research', rule: at(rules, TOPICS.indexOf(move.topic)) };
  }
}
