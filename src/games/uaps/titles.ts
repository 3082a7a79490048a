import type { Outlook } from '../../solver/outlook.ts';
import { type Board, satelliteOf } from './board.ts';
import { bitOf, inOrbits, setsOfThing, uapOf } from './outlooks.ts';
import { satelliteOf as satelliteOfRule, usefulRules } from './topic-sets.ts';
import { thingsIn, titleOfRule, topicHolds } from './topics.ts';
import type { Surveyed, Title, Topic, TopicRule } from './types.ts';

const made = new Map<string, readonly TopicRule[]>();

/** The rules that a topic of this title could have. Made once for each. */
export function rulesOfTitle(topic: Topic, title: Title, board: Board): readonly TopicRule[] {
  const satellite = satelliteOf(topic);
  const name = `${board.mode} ${satellite} ${title.join()}`;
  const before = made.get(name);
  if (before) return before;
  const rules = usefulRules(board).filter(
    rule => satelliteOfRule(rule) === satellite && titleOfRule(rule).join() === title.join(),
  );
  made.set(name, rules);
  return rules;
}

/** By sky: those of the rules that are true there, a bit for each. */
export function trueRules(rules: readonly TopicRule[], outlook: Outlook, board: Board): Uint32Array {
  const could = new Uint32Array(outlook.count);
  for (const [number, rule] of rules.entries()) {
    const [of, to] = thingsIn(rule).map(thing => trulyIn(outlook, thing));
    if (!of || !to) continue;
    for (let sky = 0; sky < outlook.count; sky++)
      if (topicHolds(rule, inOrbits(of(sky), board), inOrbits(to(sky), board), board))
        could[sky] = (could[sky] as number) | (1 << number);
  }
  return could;
}

/** Junk is truly junk. [Q2] */
function trulyIn(outlook: Outlook, thing: Surveyed): (sky: number) => number {
  const sets = setsOfThing(outlook, thing);
  if (thing !== 'junk') return sky => sets[sky] as number;
  return sky => (sets[sky] as number) & ~bitOf(uapOf(outlook.guesses[sky] as number));
}
