import { at } from '../../core/contract.ts';
import { type Board, boardOf, FACTS } from './board.ts';
import { conferenceIsTrue, isLegal, placesFor, topicIsTrue } from './plain.ts';
import { BODIES, type ConferenceRule, type Fact, type Mode, type Puzzle, type TopicRule } from './types.ts';

/** How much of all skies a rule keeps, seen alone. */
export type Share = (rule: TopicRule | ConferenceRule) => number;

/**
 * What is wrong with a puzzle, each with the rule that it breaks. Everything is worked out from the words of SPEC.md:
 * this checks what the generator does, so it shares nothing with it.
 */
export function faultsOf(puzzle: Puzzle, share: Share): readonly string[] {
  const board = boardOf(puzzle.mode);
  return [
    ...(isLegal(puzzle.sky, board) ? [] : ['[B2] the sky is not legal']),
    ...faultsOfFacts(puzzle, board),
    ...faultsOfTopics(puzzle, share),
    ...faultsOfConferences(puzzle, board, share),
  ];
}

/** [Q7] in the order of names. */
const BATCHES: Readonly<Record<Mode, readonly string[]>> = {
  standard: ['asteroid,dwarf,dwarf,gas', 'asteroid,dwarf,gas,gas', 'asteroid,comet,dwarf,gas'],
  expert: ['asteroid,dwarf,gas,gas', 'asteroid,asteroid,dwarf,gas', 'asteroid,comet,dwarf,gas'],
};

/** [Q7] [Q8] */
function faultsOfFacts({ facts, sky, mode }: Puzzle, board: Board): readonly string[] {
  const faults: string[] = [];
  if (facts.length !== 4) faults.push(`[Q8] there are ${facts.length} sets of facts`);
  if (differing(facts) < facts.length) faults.push('[Q8] two sets of facts are the same');
  for (const [season, set] of facts.entries()) {
    const fault = (line: string): number => faults.push(`[Q7] set ${season + 1}: ${line}`);
    if (set.length !== FACTS.youth) fault(`it has ${set.length} facts`);
    if (differing(set) < set.length) fault('a fact is repeated');
    for (const { sector, body } of set) {
      if (at(sky, sector - 1) === body) fault(`sector ${sector} does hold ${body}`);
      if (body === 'comet' && !board.cometSectors.includes(sector))
        fault(`no comet can be in sector ${sector}`);
    }
    for (const [batch, bodies] of BATCHES[mode].entries())
      if (
        batchOf(set, batch)
          .map(({ body }) => body)
          .toSorted()
          .join() !== bodies
      )
        fault(`batch ${batch + 1} is about other things`);
    const [first, second] = [batchOf(set, 0), batchOf(set, 1)].map(some => some.map(fact => fact.sector));
    if (!first?.every(sector => board.cometSectors.includes(sector)))
      fault('the first batch leaves the sectors of comets');
    const named = [...(first ?? []), ...(second ?? [])];
    if (differing(named) < named.length) fault('the first two batches name a sector twice');
  }
  return faults;
}

const batchOf = (set: readonly Fact[], batch: number): readonly Fact[] => set.slice(4 * batch, 4 * batch + 4);

const differing = (list: readonly unknown[]): number => new Set(list.map(one => JSON.stringify(one))).size;

/** [Q3] [Q4] [Q5] */
function faultsOfTopics({ rules, sky, mode }: Puzzle, share: Share): readonly string[] {
  const faults: string[] = [];
  const titles = rules.map(rule => [...new Set(BODIES.filter(body => names(rule, body)))]);
  if (rules.length !== 6) faults.push(`[Q1] there are ${rules.length} topics`);
  if (differing(titles) < titles.length) faults.push('[Q5] two topics have the same title');
  if (titles.filter(title => title.length === 1).length > 3)
    faults.push('[Q5] more than three topics are about one thing');
  for (const rule of rules) {
    const told = JSON.stringify(rule);
    if (!isTopicOf(rule, mode)) faults.push(`[Q3] no topic can be ${told}`);
    if (!topicIsTrue(rule, sky)) faults.push(`[Q4] not true: ${told}`);
    const kept = share(rule);
    if (kept < 0.25 || kept > 0.75) faults.push(`[Q4] keeps ${kept} of all skies: ${told}`);
  }
  return faults;
}

const names = (rule: TopicRule, body: string): boolean =>
  rule.of === body || ('to' in rule && rule.to === body);

function isTopicOf(rule: TopicRule, mode: Mode): boolean {
  const alike = 'to' in rule && rule.of === rule.to;
  switch (rule.type) {
    case 'some-adjacent':
    case 'none-adjacent':
    case 'all-adjacent':
      return !alike;
    case 'some-opposite':
    case 'none-opposite':
    case 'all-opposite':
      return true;
    case 'none-within':
      return rule.n >= 2 && rule.n <= (mode === 'standard' ? 4 : 6);
    case 'all-within':
      return !alike && rule.n >= 2 && rule.n <= 4;
    case 'band':
      return rule.of !== 'dwarf' && rule.n >= 2 && rule.n <= (mode === 'standard' ? 6 : 8);
    case 'consecutive':
      return rule.of === 'asteroid' || mode === 'expert';
  }
}

/** [Q4] [Q6] */
function faultsOfConferences(
  { conferences, sky, mode }: Puzzle,
  board: Board,
  share: Share,
): readonly string[] {
  const faults: string[] = [];
  if (conferences.length !== (mode === 'standard' ? 1 : 2) || differing(conferences) < conferences.length)
    faults.push('[Q1] there are other conferences than one or two');
  for (const rule of conferences) {
    const told = JSON.stringify(rule);
    if (!isConference(rule)) faults.push(`[Q3] no conference can be ${told}`);
    if (!conferenceIsTrue(rule, sky)) faults.push(`[Q4] not true: ${told}`);
    if (share(rule) >= 1) faults.push(`[Q4] follows from the logic rules: ${told}`);
  }
  const places = placesFor(sky, conferences, board);
  if (places.join() !== String(sky.indexOf('planet-x') + 1))
    faults.push(`[Q6] the conferences leave the sectors ${places.join()}`);
  return faults;
}

const isConference = (rule: ConferenceRule): boolean =>
  rule.type === 'x-not-within'
    ? rule.n >= 2 && rule.n <= 3
    : rule.type !== 'x-within' || (rule.n >= 2 && rule.n <= 5);
