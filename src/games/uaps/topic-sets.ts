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
  const all = usefulRules(board).filter(rule => isTrue(rule, board, look));
  const drawn = [...heard.rules];
  const titles = heard.titles.map((title, topic) => {
    const rule = drawn[topic];
    return rule ? titleOfRule(rule).join() : title?.join();
  });
  for (const topic of FEWEST_TITLES_FIRST) {
    const title = titles[topic];
    const fitting = all.filter(
      rule =>
        satelliteOf(rule) === SATELLITES[topic >> 1] &&
        (title === undefined
          ? !titles.includes(titleOfRule(rule).join())
          : titleOfRule(rule).join() === title),
    );
    const rule = drawn[topic] ?? ofSomeFamily(fitting, drawn[topic ^ 1]?.type, rng);
    if (!rule) return undefined;
    drawn[topic] = rule;
    titles[topic] = titleOfRule(rule).join();
  }
  return drawn.flatMap(rule => rule ?? []);
}

const FEWEST_TITLES_FIRST = [4, 5, 0, 1, 2, 3];

/** Each family equally likely, and rather not that of the satellite's other topic. */
function ofSomeFamily(
  rules: readonly TopicRule[],
  unlike: TopicRule['type'] | undefined,
  rng: Rng,
): TopicRule | undefined {
  const families = Map.groupBy(rules, rule => rule.type);
  const others = [...families.keys()].filter(family => family !== unlike);
  const [family] = rng.shuffle(others.length > 0 ? others : [...families.keys()]);
  return family && rng.pick(families.get(family) ?? []);
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
