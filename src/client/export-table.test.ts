import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok, type Result } from '../core/contract.ts';
import type { Trouble } from '../ui/link.ts';
import { exportKept, exportTable } from './export-table.ts';
import { EXPORT_FAILED, exported } from './text/export.ts';

let kept: Result<string, Trouble>;
const saved: string[] = [];

vi.mock('./local/index.ts', () => ({ localTables: { exportFile: async () => kept } }));
vi.mock('./save-file.ts', () => ({ saveFile: (name: string, content: string) => saved.push(name, content) }));

beforeEach(() => {
  saved.length = 0;
  kept = ok('{"game":"unacknowledged","from":"storage"}');
});

test('a table that answers is exported as it stands', async () => {
  const now = '{"game":"unacknowledged","from":"table"}';
  expect(await exportTable('a1', async () => ok(now))).toEqual(ok('area5-unacknowledged-a1.json'));
  expect(saved).toEqual(['area5-unacknowledged-a1.json', now]);
});

test('a table that does not answer is exported as it was kept', async () => {
  await exportTable('a1', async () => fail('stopped'));
  expect(saved.at(-1)).toContain('storage');
});

test.each(['null', '{}', '{"game":5}', '{"game":"the/sky"}', 'no JSON'])(
  'a file that names no game gets a name: %s',
  async content => {
    kept = ok(content);
    expect(await exportKept('a1')).toBe(exported('area5-table-a1.json'));
    expect(saved).toEqual(['area5-table-a1.json', content]);
  },
);

test('a table that is not there is told', async () => {
  kept = fail('no-such-table');
  expect(await exportTable('a1')).toEqual(fail('no-such-table'));
  expect(await exportKept('a1')).toBe(EXPORT_FAILED);
  expect(saved).toEqual([]);
});
