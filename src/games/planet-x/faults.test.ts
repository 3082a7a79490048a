import { expect, test } from 'vitest';
import { Rng, stream } from '../../core/rng.ts';
import { faultsOf } from './faults.ts';
import { drawCode, puzzleOf } from './puzzle.ts';
import { type Content, MODES, type Puzzle } from './types.ts';

const half = () => 0.5;

test.each(MODES)('[Q1] [Q3] [Q4] [Q5] [Q6] [Q7] [Q8] puzzles of %s have no faults', mode => {
  const rng = new Rng(stream(mode, 'test'));
  for (let draw = 0; draw < 40; draw++) {
    const code = drawCode(mode, rng);
    expect(faultsOf(puzzleOf(code), half), code).toEqual([]);
  }
});

const puzzle = puzzleOf(drawCode('expert', new Rng(stream('sound', 'test'))));
const { sky, facts, rules, conferences } = puzzle;
const [spring = [], summer = [], autumn = [], winter = []] = facts;
const [topic] = rules;
const [x1] = conferences;
if (!topic || !x1) throw new Error('a puzzle has topics and conferences');

const holding = (content: Content): number => sky.indexOf(content) + 1;

const faulty: readonly (readonly [string, string, Partial<Puzzle>])[] = [
  ['a sky out of order', '[B2]', { sky: sky.toReversed() }],
  ['three sets', '[Q8]', { facts: [spring, summer, autumn] }],
  ['a set twice', '[Q8]', { facts: [spring, summer, autumn, spring] }],
  ['a missing fact', '[Q7]', { facts: [spring.slice(1), summer, autumn, winter] }],
  [
    'a fact twice',
    '[Q7]',
    { facts: [[...spring.slice(0, 11), ...spring.slice(0, 1)], summer, autumn, winter] },
  ],
  [
    'a fact that is not true',
    'does hold asteroid',
    {
      facts: [
        spring.map(one => (one.body === 'asteroid' ? { ...one, sector: holding('asteroid') } : one)),
        summer,
        autumn,
        winter,
      ],
    },
  ],
  [
    'a comet where none can be',
    'no comet can be',
    {
      facts: [
        spring.map(one => (one.body === 'comet' ? { ...one, sector: 4 } : one)),
        summer,
        autumn,
        winter,
      ],
    },
  ],
  [
    'batches in another order',
    'about other things',
    { facts: [spring.toReversed(), summer, autumn, winter] },
  ],
  [
    'a first batch about other sectors',
    'leaves the sectors of comets',
    {
      facts: [
        spring.map((one, index) => (index === 0 ? { ...one, sector: 4 } : one)),
        summer,
        autumn,
        winter,
      ],
    },
  ],
  [
    'a sector named twice',
    'twice',
    {
      facts: [
        spring.map((one, index) => (index === 4 ? { ...one, sector: spring[0]?.sector ?? 0 } : one)),
        summer,
        autumn,
        winter,
      ],
    },
  ],
  ['five topics', '[Q1]', { rules: rules.slice(1) }],
  ['a title twice', '[Q5]', { rules: [...rules.slice(0, 5), topic] }],
  [
    'four topics about one thing',
    '[Q5] more than three',
    {
      rules: (['asteroid', 'comet', 'gas', 'dwarf'] as const).map(of => ({
        type: 'none-opposite' as const,
        of,
        to: of,
      })),
    },
  ],
  ['a topic of no family', '[Q3] no topic', { rules: [{ type: 'band', of: 'dwarf', n: 6 }] }],
  [
    'a topic that is not true',
    '[Q4] not true',
    {
      rules: [
        { type: 'some-adjacent', of: 'comet', to: 'gas' },
        { type: 'none-adjacent', of: 'comet', to: 'gas' },
      ],
    },
  ],
  ['no conference', '[Q1]', { conferences: [] }],
  ['a conference twice', '[Q1]', { conferences: [x1, x1] }],
  [
    'a conference of no family',
    '[Q3] no conference',
    { conferences: [x1, { type: 'x-within', to: 'gas', n: 9 }] },
  ],
  [
    'conferences that contradict each other',
    '[Q4] not true',
    {
      conferences: [
        { type: 'x-within', to: 'gas', n: 2 },
        { type: 'x-not-within', to: 'gas', n: 2 },
      ],
    },
  ],
  ['conferences that leave more sectors', '[Q6]', { conferences: conferences.slice(0, 1) }],
];

test.each(faulty)('%s is found: %s', (_, told, change) => {
  expect(faultsOf({ ...puzzle, ...change }, half).join('\n')).toContain(told);
});

test('[Q4] rules that are useless or crushing are found', () => {
  expect(faultsOf(puzzle, () => 0.8).filter(line => line.includes('keeps 0.8'))).toHaveLength(6);
  expect(faultsOf(puzzle, () => 0.2).filter(line => line.includes('keeps 0.2'))).toHaveLength(6);
  expect(faultsOf(puzzle, () => 1).filter(line => line.includes('follows from'))).toHaveLength(2);
});
