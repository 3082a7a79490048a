import { expect, test } from 'vitest';
import type { Seat } from '../core/contract.ts';
import type { StandingLine, TableLine } from '../protocol/tells.ts';
import { yourTable } from './online-tables.ts';

const kept = { id: 'a', game: 'unacknowledged', names: ['One', 'Two'], opened: 5 };
const line = (part: Partial<TableLine>): TableLine => ({
  table: 'a',
  game: 'unacknowledged',
  stage: 'playing',
  seats: 3,
  names: ['One', 'Two', 'Heron'],
  free: 0,
  watch: 'public',
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
  expect(yourTable(kept, standing).state).toBe(state);
});

test('the others are told without the person of this device as soon as all seats are taken', () => {
  expect(yourTable(kept, told(line({}))).others).toEqual(['One', 'Heron']);
  expect(yourTable(kept, told(line({ free: 1, names: ['One', 'Two'] }))).others).toEqual(['One', 'Two']);
  expect(yourTable(kept, undefined).others).toEqual(['One', 'Two']);
});
