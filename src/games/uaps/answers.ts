import { at } from '../../core/contract.ts';
import { sightIn } from './board.ts';
import {
  type Answer,
  type Content,
  type Puzzle,
  type Sector,
  type Surveyed,
  TOPICS,
  type Topic,
} from './types.ts';

/** [A2] */
export const surveyed = (
  sky: readonly Content[],
  of: readonly Surveyed[],
  sectors: readonly Sector[],
): Answer => ({
  type: 'survey',
  counts: of.map(thing => sectors.filter(sector => sightIn(sky, sector) === thing).length),
});

/** [A3] */
export const targeted = (sky: readonly Content[], sectors: readonly Sector[]): Answer => ({
  type: 'target',
  sights: sectors.map(sector => sightIn(sky, sector)),
});

/** [A5] */
export const analyzed = ({ rules }: Puzzle, topics: readonly Topic[]): Answer => ({
  type: 'analyze',
  told: topics.map(topic => ({ topic, rule: at(rules, TOPICS.indexOf(topic)) })),
});
