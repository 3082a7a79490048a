import { at } from '../../core/contract.ts';
import { type Board, boardOf } from './board.ts';
import { isLegal, placesFor, reportIsTrue, topicIsTrue } from './plain.ts';
import type { Fact, Mode, Modifier, Puzzle, ReportRule, Sector, Surveyed, TopicRule } from './types.ts';

/** How much of all skies a topic keeps, seen alone, wherever Luna is. */
export type Share = (rule: TopicRule) => number;

/**
 * What is wrong with a puzzle, each with the rule that it breaks. Everything is worked out from the words of SPEC.md:
 * this checks what the generator does, so it shares nothing with it.
 */
export function faultsOf(puzzle: Puzzle, share: Share): readonly string[] {
  const board = boardOf(puzzle.mode);
  return [
    ...(isLegal(puzzle.sky, board) ? [] : ['[B14] the sky is not legal']),
    ...faultsOfModifiers(puzzle.modifiers),
    ...faultsOfFacts(puzzle),
    ...faultsOfTopics(puzzle, board, share),
    ...faultsOfReports(puzzle, board),
  ];
}

/** [M26] */
const CHALLENGING: readonly Modifier[] = [
  ...(['overcast', 'border-guards', 'light-leak', 'jamming', 'power-cut'] as const),
  ...(['moonglare', 'gag-order', 'rough-road', 'red-tape', 'no-cameras'] as const),
];

/** [Q10] */
function faultsOfModifiers(modifiers: readonly Modifier[]): readonly string[] {
  const effects = modifiers.filter(modifier => modifier !== 'blank');
  return [
    ...(modifiers.length === 4 ? [] : [`[Q10] there are ${modifiers.length} modifiers`]),
    ...(effects.length < modifiers.length ? [] : ['[Q10] no modifier is blank']),
    ...(differing(effects) === effects.length ? [] : ['[Q10] a modifier is there twice']),
    ...(effects.filter(modifier => CHALLENGING.includes(modifier)).length <= 2
      ? []
      : ['[Q10] more than two modifiers are challenging']),
  ];
}

const differing = (list: readonly unknown[]): number => new Set(list.map(one => JSON.stringify(one))).size;

/** [Q9] */
function faultsOfFacts({ facts, sky, mode }: Puzzle): readonly string[] {
  const faults: string[] = [];
  if (facts.length !== 5) faults.push(`[Q9] there are ${facts.length} sets of facts`);
  if (differing(facts) < facts.length) faults.push('[Q9] two sets of facts are the same');
  for (const [seat, set] of facts.entries()) {
    const fault = (line: string): number => faults.push(`[Q9] set ${seat + 1}: ${line}`);
    if (set.length !== (mode === 'basic' ? 8 : 12)) fault(`it has ${set.length} facts`);
    if (differing(set) < set.length) fault('a fact is repeated');
    if (differing(set.slice(0, 7).map(fact => fact.sight)) < 7) fault('its first facts leave a thing out');
    for (const fact of set) {
      const held = at(sky, fact.sector - 1);
      if (held === fact.sight || (held === 'uap' && fact.sight === 'junk'))
        fault(`sector ${fact.sector} does appear as ${fact.sight}`);
      if (isGiven(fact, sky.indexOf('luna') + 1, sky.length / 2))
        fault(`everybody knows that there is no ${fact.sight} in sector ${fact.sector}`);
    }
  }
  return faults;
}

/** Where the sky has so many sectors in each orbit. [B5] to [B13] */
function isGiven({ sector, sight }: Fact, luna: Sector, perOrbit: number): boolean {
  const isInner = sector <= perOrbit;
  const fromLuna = Math.abs(sector - luna);
  if (fromLuna === 0) return true;
  switch (sight) {
    case 'hubble':
      return isInner || fromLuna === 1 || fromLuna === perOrbit - 1;
    case 'iss':
      return !isInner;
    case 'spy':
      return !isInner || sector % 2 === 0;
    case 'meteor':
      return isInner && fromLuna === perOrbit;
    case 'comm':
      return sector % 2 === 1;
    case 'nav':
      return !isInner && fromLuna === perOrbit / 2;
    case 'junk':
      return false;
  }
}

/** [Q2] [Q3] [Q4] */
function faultsOfTopics({ rules, sky, mode }: Puzzle, board: Board, share: Share): readonly string[] {
  const faults: string[] = [];
  const titles = rules.map(rule => ('to' in rule ? [rule.of, rule.to] : [rule.of]).toSorted());
  if (differing(titles) < titles.length) faults.push('[Q4] two topics have the same title');
  if (rules.map(aboutWhat).join() !== 'places,places,two,two,number,number')
    faults.push(`[Q2] topics A to F are about ${rules.map(aboutWhat).join()}`);
  for (const rule of rules) {
    const told = JSON.stringify(rule);
    if (!isTopicOf(rule, mode)) faults.push(`[Q3] no topic can be ${told}`);
    if (!topicIsTrue(rule, sky, board)) faults.push(`[Q4] not true: ${told}`);
    const kept = share(rule);
    if (kept < (rule.type === 'count' ? 0.05 : 0.25) || kept > 0.75)
      faults.push(`[Q4] keeps ${kept} of all skies: ${told}`);
  }
  return faults;
}

const aboutWhat = (rule: TopicRule): 'places' | 'two' | 'number' => {
  if (rule.type === 'count') return 'number';
  return 'to' in rule ? 'two' : 'places';
};

function isTopicOf(rule: TopicRule, mode: Mode): boolean {
  const isSingle = (thing: Surveyed): boolean => thing === 'hubble' || thing === 'iss';
  const isInEither = (thing: Surveyed): boolean => ['comm', 'nav', 'junk'].includes(thing);
  const n = 'n' in rule ? rule.n : 0;
  if ('to' in rule && rule.of === rule.to) return false;
  switch (rule.type) {
    case 'all-in-orbit':
    case 'more-in-orbit':
      return isInEither(rule.of);
    case 'band':
      return !isSingle(rule.of) && n >= 2 && n <= (mode === 'basic' ? 6 : 10);
    case 'some-alike':
    case 'none-alike':
      return !isSingle(rule.of);
    case 'none-in-quadrant':
      return rule.quadrant >= 1 && rule.quadrant <= 4;
    case 'some':
    case 'none':
    case 'every':
      if (rule.by === 'stacked' && [rule.of, rule.to].some(thing => thing === 'meteor' || thing === 'junk'))
        return false;
      return rule.type !== 'every' || rule.of !== 'meteor' || isInEither(rule.to);
    case 'some-within':
    case 'none-within':
    case 'every-within':
      if (n < 2 || n > (mode === 'basic' ? 3 : 5)) return false;
      return rule.type !== 'every-within' || rule.of !== 'meteor' || isInEither(rule.to);
    case 'count':
      return !isSingle(rule.of);
  }
}

/** [Q6] [Q7] [Q8] */
function faultsOfReports({ reports, sky, mode }: Puzzle, board: Board): readonly string[] {
  const faults: string[] = [];
  const rules = reports.map(report => report.rule);
  const times = reports.map(report => report.at);
  if (reports.length < 1 || reports.length > 4) faults.push(`[Q1] there are ${reports.length} reports`);
  const [from, lastFrom, until] = mode === 'basic' ? [2, 6, 12] : [3, 9, 18];
  const last = times.at(-1) ?? 0;
  if (times.some((time, index) => time < from || time <= (times[index - 1] ?? 0)))
    faults.push(`[Q7] reports come at ${times.join()}`);
  if (last < lastFrom || last > until) faults.push(`[Q7] the last report comes at ${last}`);
  for (const rule of rules) {
    const told = JSON.stringify(rule);
    if (!isReport(rule, mode)) faults.push(`[Q6] no report can be ${told}`);
    if (!reportIsTrue(rule, sky, board)) faults.push(`[Q6] not true: ${told}`);
  }
  const leave = (some: readonly ReportRule[]): readonly Sector[] => placesFor(sky, some, board);
  if (leave(rules).join() !== String(sky.indexOf('uap') + 1))
    faults.push(`[Q8] the reports leave the sectors ${leave(rules).join()}`);
  const spare = rules.filter(rule => leave(rules.filter(other => other !== rule)).length === 1);
  if (spare.length > 0 && (rules.length > 1 || leave([]).length > 1))
    faults.push(`[Q7] not needed: ${JSON.stringify(spare)}`);
  return faults;
}

const isReport = (rule: ReportRule, mode: Mode): boolean =>
  rule.type !== 'not-within' || (rule.n >= 2 && rule.n <= (mode === 'basic' ? 3 : 5));
