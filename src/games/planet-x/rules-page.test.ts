import { describe, expect, test } from 'vitest';
import { assert, at } from '../../core/contract.ts';
import { countOf } from '../../solver/skies.ts';
import { boardOf } from './board.ts';
import { skiesOf } from './skies.ts';
import { conferenceRules, topicRules } from './topics.ts';
import { type ConferenceRule, MODES, type TopicRule } from './types.ts';
import { SECTIONS } from './ui/rules-text.ts';

const blocks = SECTIONS.flatMap(section => section.blocks);
const sentences = blocks.flatMap(block => (block.type === 'says' ? [block.text] : []));

const rowsOf = (caption: string) => {
  const found = blocks.find(block => block.type === 'table' && block.table.caption === caption);
  assert(found?.type === 'table', `there is a table "${caption}"`);
  return found.table.groups.flatMap(({ rows }) => rows);
};

test('it tells how many skies there are', () => {
  const counts = MODES.map(mode => countOf(skiesOf(mode).rows).toLocaleString('en-US'));
  expect(sentences).toContain(
    `So there are ${counts[0]} possible skies in Standard and ${counts[1]} in Expert.`,
  );
});

/** The family of a rule, by the row that tells it. */
const topicRow: Readonly<Record<TopicRule['type'], number>> = {
  'some-adjacent': 0,
  'none-adjacent': 0,
  'all-adjacent': 0,
  'none-within': 1,
  'all-within': 2,
  'some-opposite': 3,
  'none-opposite': 3,
  'all-opposite': 3,
  band: 4,
  consecutive: 5,
};

const conferenceRow: Readonly<Record<ConferenceRule['type'], number>> = {
  'x-not-opposite': 0,
  'x-not-adjacent': 1,
  'x-not-within': 2,
  'x-within': 3,
};

describe.each(MODES.map((mode, column) => [mode, column] as const))(
  'the families of rules, %s',
  (mode, column) => {
    const cellOf = (some: readonly (TopicRule | ConferenceRule)[]): string => {
      const numbers = some.flatMap(rule => ('n' in rule ? [rule.n] : []));
      if (numbers.length > 0) return `N ${Math.min(...numbers)}–${Math.max(...numbers)}`;
      return some.length > 0 ? 'yes' : 'no';
    };

    test('of topics have the ranges that the page tells', () => {
      const all = [...topicRules(boardOf(mode))];
      const rowOf = (rule: TopicRule): number =>
        rule.type === 'consecutive' && rule.of === 'dwarf' ? 6 : topicRow[rule.type];
      const rows = rowsOf('What a topic can say');
      expect(rows.map(({ cells }) => cells[column])).toEqual(
        rows.map((_, row) => cellOf(all.filter(rule => rowOf(rule) === row))),
      );
      expect(all.map(rowOf).filter(row => row >= rows.length)).toEqual([]);
      expect(new Set(all.flatMap(rule => (rule.type === 'band' ? [rule.of] : [])))).toEqual(
        new Set(['asteroid', 'comet', 'gas']),
      );
    });

    test('of conferences have the ranges that the page tells', () => {
      const all = [...conferenceRules(boardOf(mode))];
      const rows = rowsOf('What a conference can say');
      expect(rows.map(({ cells }) => cells[column])).toEqual(
        rows.map((_, row) => cellOf(all.filter(rule => conferenceRow[rule.type] === row))),
      );
    });
  },
);

test('the table of things counts all sectors', () => {
  for (const [column, mode] of MODES.entries()) {
    const counts = rowsOf('What is in the sky').map(({ cells }) => Number(at(cells, column)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(boardOf(mode).sectors);
  }
});
