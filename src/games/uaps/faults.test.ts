import { expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { faultsOf } from './faults.ts';
import { drawCode, puzzleOf } from './puzzle.ts';
import { type Content, type Fact, MODES, type Puzzle, type Report, type TopicRule } from './types.ts';

const half = () => 0.5;

test.each(MODES)('[Q1] [Q2] [Q3] [Q4] [Q6] [Q7] [Q8] [Q9] [Q10] puzzles of %s have no faults', mode => {
  const rng = new Rng(stream(mode, 'test'));
  for (let draw = 0; draw < 40; draw++) {
    const code = drawCode(mode, rng);
    expect(faultsOf(puzzleOf(code), half), code).toEqual([]);
  }
});

/** One with three reports, so that each can be taken away. */
const puzzle = ((): Puzzle => {
  const rng = new Rng(stream('sound', 'test'));
  for (;;) {
    const drawn = puzzleOf(drawCode('expert', rng));
    if (drawn.reports.length === 3) return drawn;
  }
})();
const { sky, facts, rules, reports } = puzzle;
const [first = [], ...otherFacts] = facts;
const [one, two, three] = reports as [Report, Report, Report];

const holding = (content: Content): number => sky.indexOf(content) + 1;
const withFact = (fact: Fact): Partial<Puzzle> => ({ facts: [[fact, ...first.slice(1)], ...otherFacts] });
const withTopic = (rule: TopicRule, topic = 0): Partial<Puzzle> => ({ rules: rules.with(topic, rule) });
const withReports = (...some: readonly Report[]): Partial<Puzzle> => ({ reports: some });
const orbit = holding('uap') <= 12 ? 'inner' : 'outer';
const luna = holding('luna');

const faulty: readonly (readonly [string, string, Partial<Puzzle>])[] = [
  ['a sky out of order', '[B14]', { sky: sky.toReversed() }],
  ['three modifiers', '[Q10] there are 3', { modifiers: ['blank', 'blank', 'hadron'] }],
  ['no blank', '[Q10] no modifier is blank', { modifiers: ['hadron', 'convoy', 'shuttle', 'moonrise'] }],
  [
    'a modifier twice',
    '[Q10] a modifier is there twice',
    { modifiers: ['hadron', 'hadron', 'blank', 'blank'] },
  ],
  ['too hard', '[Q10] more than two', { modifiers: ['overcast', 'jamming', 'red-tape', 'blank'] }],
  ['four sets', '[Q9] there are 4', { facts: facts.slice(1) }],
  ['a set twice', '[Q9] two sets', { facts: [first, first, ...facts.slice(2)] }],
  ['a missing fact', 'it has 11 facts', { facts: [first.slice(1), ...otherFacts] }],
  ['a fact twice', 'is repeated', { facts: [[...first.slice(0, 11), at(first, 0)], ...otherFacts] }],
  [
    'a thing left out',
    'leave a thing out',
    { facts: [[...first.slice(7), ...first.slice(0, 7)], ...otherFacts] },
  ],
  ['a fact that is not true', 'does appear as comm', withFact({ sector: holding('comm'), sight: 'comm' })],
  ['the UAP is seen as junk', 'does appear as junk', withFact({ sector: holding('uap'), sight: 'junk' })],
  ['what parity gives', 'everybody knows', withFact({ sector: 3, sight: 'comm' })],
  ['what its orbit gives', 'everybody knows', withFact({ sector: 13, sight: 'iss' })],
  ['what Luna gives', 'everybody knows', withFact({ sector: luna, sight: 'nav' })],
  ['what Luna gives below her', 'everybody knows', withFact({ sector: luna - 12, sight: 'meteor' })],
  ['a topic too few', '[Q2]', { rules: rules.slice(1) }],
  ['topics in another order', '[Q2]', { rules: rules.toReversed() }],
  ['a title twice', '[Q4] two topics', withTopic(at(rules, 4), 5)],
  [
    'a topic that is not true',
    '[Q4] not true',
    withTopic({ type: 'count', of: 'meteor', n: sky.includes('meteor') ? 0 : 2 }, 4),
  ],
  ['a number out of range', '[Q3]', withTopic({ type: 'band', of: 'spy', n: 11 })],
  ['a reach out of range', '[Q3]', withTopic({ type: 'none-within', of: 'spy', to: 'nav', n: 6 }, 2)],
  ['stacked junk', '[Q3]', withTopic({ type: 'none', of: 'spy', to: 'junk', by: 'stacked' }, 2)],
  ['only without meteors', '[Q3]', withTopic({ type: 'every', of: 'meteor', to: 'iss', by: 'next' }, 2)],
  ['a single thing alike', '[Q3]', withTopic({ type: 'none-alike', of: 'iss', by: 'next' })],
  [
    'an orbit that goes without saying',
    '[Q3]',
    withTopic({ type: 'all-in-orbit', of: 'spy', orbit: 'inner' }),
  ],
  ['no report', '[Q1] there are 0', withReports()],
  ['a report too few', '[Q8] the reports leave', withReports(one, three)],
  [
    'a report that is not true',
    '[Q6] not true',
    withReports(one, two, { ...three, rule: { type: 'not-in-orbit', orbit } }),
  ],
  [
    'a report out of range',
    '[Q6] no report',
    withReports(one, two, { ...three, rule: { type: 'not-within', to: 'luna', n: 6 } }),
  ],
  [
    'a report that says nothing',
    '[Q7] not needed',
    withReports(
      { at: 3, rule: { type: 'not-by', to: 'nav', by: 'across' } },
      ...reports.map(report => ({ ...report, at: report.at + 1 })),
    ),
  ],
  ['reports in another order', '[Q7] reports come at', withReports(two, one, three)],
  ['a report too early', '[Q7] reports come at', withReports({ ...one, at: 2 }, two, three)],
  [
    'all reports early',
    '[Q7] the last report',
    withReports({ ...one, at: 3 }, { ...two, at: 4 }, { ...three, at: 5 }),
  ],
  ['a report too late', '[Q7] the last report', withReports(one, two, { ...three, at: 19 })],
];

test.each(faulty)('%s is found: %s', (_, line, fault) => {
  expect(faultsOf({ ...puzzle, ...fault }, half).join('\n')).toContain(line);
});

test.each([0.24, 0.76])('[Q4] a rule that keeps %d of all skies is found, but for rare numbers', kept => {
  const found = faultsOf(puzzle, () => kept);
  expect(found.filter(fault => fault.startsWith('[Q4] keeps'))).toHaveLength(kept < 0.25 ? 4 : 6);
  expect(faultsOf(puzzle, () => 0.04)).toHaveLength(6);
});
