import { at } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import type { Board } from './board.ts';
import { type Look, trulyAt } from './look.ts';
import table from './table.json' with { type: 'json' };
import { thingsIn, titleOfRule, topicHolds, topicRules } from './topics.ts';
import { SATELLITES, type Satellite, type Title, TOPICS, type TopicRule } from './types.ts';

/** What a topic may keep of all skies, seen alone. A number may be rarer: else common ones would give it away. [Q4] */
const KEEPS = { least: 0.25, leastOfNumber: 0.05, most: 0.75 };

/** What is known of the topics of a puzzle. */
export interface Heard {
  /** By topic, where it is listed. */
  readonly titles: readonly (Title | null)[];
  /** By topic, where it was told. */
  readonly rules: readonly (TopicRule | null)[];
}

const NOTHING: Heard = { titles: TOPICS.map(() => null), rules: TOPICS.map(() => null) };

/** Of each satellite two, no title twice; undefined where this sky has none that fit what was heard. [Q2] [Q4] */
export function drawTopics(
  board: Board,
  look: Look,
  rng: Rng,
  heard: Heard = NOTHING,
): readonly TopicRule[] | undefined {
  const byTitle = Map.groupBy(
    usefulRules(board).filter(rule => isTrue(rule, board, look)),
    nameOf,
  );
  const drawn: (TopicRule | undefined)[] = TOPICS.map((_, topic) => heard.rules[topic] ?? undefined);
  const titles = drawn.map((rule, topic) => {
    const title = heard.titles[topic];
    return rule ? titleOfRule(rule).join() : title?.join();
  });
  // The fewest titles are those of numbers: they are chosen first.
  for (const topic of [4, 5, 0, 1, 2, 3]) {
    const satellite = at(SATELLITES, topic >> 1);
    const open = [...byTitle.keys()].filter(name => name.startsWith(`${satellite} `));
    const free = open.filter(name => !titles.includes(titleIn(name)));
    const title = titles[topic];
    const name = title === undefined ? pickOne(free, rng) : `${satellite} ${title}`;
    if (name === undefined) return undefined;
    titles[topic] = titleIn(name);
    const could = byTitle.get(name) ?? [];
    drawn[topic] ??= pickOne(could, rng);
    if (!drawn[topic]) return undefined;
  }
  return drawn.flatMap(rule => rule ?? []);
}

/** Which satellite tells it. [Q2] */
export function satelliteOf(rule: TopicRule): Satellite {
  if ('to' in rule) return 'nav';
  return rule.type === 'count' ? 'spy' : 'comm';
}

/** Neither useless nor crushing, true or not. [Q4] */
export function usefulRules(board: Board): readonly TopicRule[] {
  const { topics, skies } = table[board.mode];
  return [...topicRules(board)].filter((rule, index) => {
    const share = at(topics, index) / skies;
    return share >= (rule.type === 'count' ? KEEPS.leastOfNumber : KEEPS.least) && share <= KEEPS.most;
  });
}

const isTrue = (rule: TopicRule, board: Board, look: Look): boolean => {
  const [of, to] = thingsIn(rule);
  return topicHolds(rule, trulyAt(look, of), trulyAt(look, to), board);
};

const nameOf = (rule: TopicRule): string => `${satelliteOf(rule)} ${titleOfRule(rule).join()}`;
const titleIn = (name: string): string => name.slice(name.indexOf(' ') + 1);

const pickOne = <Item>(items: readonly Item[], rng: Rng): Item | undefined =>
  items.length > 0 ? rng.pick(items) : undefined;
