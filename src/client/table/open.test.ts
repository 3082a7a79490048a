import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok, type Result } from '../../core/contract.ts';
import type { TableLink, Trouble } from '../../ui/link.ts';
import { openTable } from './open.ts';
import * as text from './text.ts';

const page = {};
const close = vi.fn();
const link = { facts: { game: 'one' }, close } as unknown as TableLink;
let opens: Result<TableLink, Trouble>;
let loads: () => unknown;

vi.mock('../local/index.ts', () => ({ localTables: { open: async () => opens } }));
vi.mock('../games.ts', () => ({ pageOf: async () => loads() }));

beforeEach(() => {
  close.mockClear();
  opens = ok(link);
  loads = () => page;
});

test('a table is opened with the page of its game', async () => {
  expect(await openTable('a1')).toEqual(ok({ link, page }));
  expect(close).not.toHaveBeenCalled();
});

test.each([
  ['no game has', () => undefined, text.UNKNOWN_GAME],
  [
    'did not load',
    () => {
      throw new TypeError('no such chunk');
    },
    text.NOT_LOADED,
  ],
])('a table whose page %s is let go, and the page says why', async (_, load, says) => {
  loads = load;
  expect(await openTable('a1')).toEqual(fail({ says, missing: false }));
  expect(close).toHaveBeenCalledTimes(1);
});

test.each(['no-such-table', 'unreachable', 'broken'] as const)(
  'a table that is %s is told',
  async trouble => {
    opens = fail(trouble);
    const missing = trouble === 'no-such-table';
    expect(await openTable('a1')).toEqual(fail({ says: text.TROUBLE_WORDS[trouble], missing }));
  },
);
