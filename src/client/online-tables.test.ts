import { expect, test, vi } from 'vitest';
import { ok, type Seat } from '../core/contract.ts';
import type { StandingLine, TableLine } from '../protocol/tells.ts';

vi.mock('./settings.ts', () => ({ settings: { name: '' } }));
vi.mock('./kept.ts', () => ({ readKept: () => true }));
vi.mock('./online/kept.ts', () => ({
  yourTables: async () => [kept, { ...kept, id: 'left out' }],
  forgetTable: async () => ok(null),
}));
vi.mock('./online/over-http.ts', () => ({ standing: async () => ok([told(null)]) }));
const { askOnline, yourOnline, yourTable } = await import('./online-tables.ts');

const kept = { id: 'a', game: 'unacknowledged', names: ['One', 'Two'], opened: 5 };
const line = (part: Partial<TableLine>): TableLine => ({
  table: 'a',
  game: 'unacknowledged',
  stage: 'playing',
  seats: 3,
  names: ['One', 'Two', 'Heron'],
  free: 0,
  watch: 'public',
  perMove: null,
  perGame: null,
  created: 1,
  ...part,
});
const told = (known: TableLine | null, yourTurn = false): StandingLine => ({
  table: 'a',
  line: known,
  seat: 1 as Seat,
  yourTurn,
  next: null,
});

test.each([
  ['unknown', undefined],
  ['gone', told(null)],
  ['gathering', told(line({ stage: 'gathering' }))],
  ['gathering', told(line({ stage: 'dealing' }))],
  ['your-turn', told(line({}), true)],
  ['their-turn', told(line({}))],
  ['over', told(line({ stage: 'over' }))],
  ['stopped', told(line({ stage: 'frozen' }))],
] as const)('a table is %s', (state, standing) => {
  expect(yourTable(kept, standing, 'Two').state).toBe(state);
});

test('a table that the server tells nothing of is not gone', async () => {
  await askOnline();
  expect(yourOnline().map(({ id, state }) => [id, state])).toEqual([
    ['a', 'gone'],
    ['left out', 'unknown'],
  ]);
});

test('the others are told without the person of this device', () => {
  const others = (standing?: StandingLine) => yourTable(kept, standing, 'Two').others;
  expect(others(told(line({})))).toEqual(['One', 'Heron']);
  expect(others(told(line({ names: ['Two', 'Other', 'Heron'] })))).toEqual(['Two', 'Heron']);
  expect(others(told(line({ free: 1, names: ['One', 'Two'] })))).toEqual(['One']);
  expect(others()).toEqual(['One']);
});

test('how long the server keeps it, or why it is gone, is what the server says', () => {
  const known = told(line({}));
  expect(yourTable(kept, known, '')).toMatchObject({ keptFor: null, removed: null });
  expect(yourTable(kept, { ...known, goneIn: 86_400 }, '')).toMatchObject({ keptFor: 86_400 });
  const removed = { why: 'abandoned', at: 5 } as const;
  expect(yourTable(kept, { ...told(null), removed }, '')).toMatchObject({ state: 'gone', removed });
});
