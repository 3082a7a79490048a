import { describe, expect, test } from 'vitest';
import { assert } from '../../core/contract.ts';
import { allSectors, boardOf, SCORE } from './board.ts';
import { effectOf } from './modifiers.ts';
import { reportRules } from './reports.ts';
import table from './table.json' with { type: 'json' };
import { modifierName, modifierText, thingName } from './text.ts';
import { usefulRules } from './topic-sets.ts';
import { EFFECTS, MODES, type ReportRule, SUBJECTS, type TopicRule } from './types.ts';
import { SECTIONS } from './ui/rules-text.ts';

const blocks = SECTIONS.flatMap(section => section.blocks);
const sentences = blocks.flatMap(block => (block.type === 'says' ? [block.text] : []));

const groupsOf = (caption: string) => {
  const found = blocks.find(block => block.type === 'table' && block.table.caption === caption);
  assert(found?.type === 'table', `there is a table "${caption}"`);
  return found.table.groups;
};
const rowsOf = (caption: string) => groupsOf(caption).flatMap(({ rows }) => rows);

test('[B14] it tells how many skies there are', () => {
  const [basic, expert] = MODES.map(mode => table[mode].skies.toLocaleString('en-US'));
  expect(sentences).toContain(`So there are ${basic} possible skies in Basic and ${expert} in Expert.`);
});

test('[M26] it tells all modifiers, and which are hard', () => {
  const [help, hard] = groupsOf('All modifiers').map(({ rows }) => rows.map(({ head }) => head));
  const names = (challenging: boolean) =>
    EFFECTS.filter(one => (effectOf(one).challenging ?? false) === challenging).map(one => modifierName[one]);
  expect(help).toEqual(names(false));
  expect(hard).toEqual(names(true));
  expect([help?.length, hard?.length]).toEqual([13, 10]);
  const effects = rowsOf('All modifiers').map(({ cells }) => cells[0]);
  expect(new Set(effects)).toEqual(new Set(EFFECTS.map(one => modifierText[one])));
});

test('[E4] it tells what photos are worth', () => {
  const points = rowsOf('Points').map(({ head, cells }) => `${head}: ${cells[0]}`);
  for (const subject of SUBJECTS)
    expect(points).toContain(`A right photo: ${thingName(subject)}: ${SCORE.photos[subject]}`);
});

/** The row that tells a rule, in the table of the satellite that tells it. [Q2] */
const topicRow: Readonly<Record<Exclude<TopicRule['type'], 'count'>, (rule: TopicRule) => number>> = {
  'all-in-orbit': () => 0,
  'more-in-orbit': () => 1,
  band: () => 2,
  'some-alike': rule => ('by' in rule && rule.by === 'across' ? 4 : 3),
  'none-alike': rule => ('by' in rule && rule.by === 'across' ? 4 : 3),
  'none-in-quadrant': () => 5,
  some: byRelation,
  none: byRelation,
  every: byRelation,
  'some-within': () => 3,
  'none-within': () => 3,
  'every-within': () => 3,
};

function byRelation(rule: TopicRule): number {
  return 'by' in rule ? ['next', 'across', 'stacked'].indexOf(rule.by) : -1;
}

const reportRow: Readonly<Record<ReportRule['type'], number>> = {
  'not-within': 0,
  'not-by': 1,
  'not-in-orbit': 2,
  'not-in-sectors': 3,
  'not-in-quadrant': 4,
};

describe.each(MODES.map((mode, column) => [mode, column] as const))(
  '[Q3] [Q6] the families of rules, %s',
  (mode, column) => {
    const board = boardOf(mode);
    const cellOf = (some: readonly (TopicRule | ReportRule)[]): string => {
      const numbers = some.flatMap(rule => ('n' in rule ? [rule.n] : []));
      if (numbers.length > 0) return `N ${Math.min(...numbers)}–${Math.max(...numbers)}`;
      return some.length > 0 ? 'yes' : 'no';
    };
    const toldIn = (caption: string) => rowsOf(caption).map(({ cells }) => cells[column]);

    test.each([
      ['comm', 'What a topic of a comm satellite can say'],
      ['nav', 'What a topic of a nav satellite can say'],
    ])('of topics of a %s satellite have the ranges that the page tells', (satellite, caption) => {
      const all = usefulRules(board).filter(
        rule => rule.type !== 'count' && 'to' in rule === (satellite === 'nav'),
      );
      const rowOf = (rule: TopicRule): number => (rule.type === 'count' ? -1 : topicRow[rule.type](rule));
      const told = toldIn(caption);
      expect(told).toEqual(told.map((_, row) => cellOf(all.filter(rule => rowOf(rule) === row))));
      expect(all.filter(rule => rowOf(rule) < 0 || rowOf(rule) >= told.length)).toEqual([]);
    });

    test('of topics of a spy satellite are about the things that the page tells', () => {
      const counted = usefulRules(board).flatMap(rule => (rule.type === 'count' ? [rule.of] : []));
      expect(new Set(counted)).toEqual(new Set(['spy', 'meteor', 'comm', 'nav', 'junk']));
    });

    test('of reports have the ranges that the page tells', () => {
      const all = [...reportRules(board)];
      const told = toldIn('What a report can say');
      expect(told).toEqual(told.map((_, row) => cellOf(all.filter(rule => reportRow[rule.type] === row))));
    });

    test('the table of things leaves room for all sectors', () => {
      const numbers = rowsOf('What is in the sky').map(({ cells }) =>
        (cells[column] ?? '').split(/, | to /).map(Number),
      );
      const sum = (of: (all: readonly number[]) => number) =>
        numbers.reduce((total, some) => total + of(some), 0);
      expect(sum(all => Math.min(...all))).toBeLessThan(allSectors(board).length);
      expect(sum(all => Math.max(...all))).toBeGreaterThan(allSectors(board).length);
    });
  },
);
