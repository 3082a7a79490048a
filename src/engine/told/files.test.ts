import { expect, test } from 'vitest';
import { Files } from './files.ts';

function counted() {
  const made: string[] = [];
  const files = new Files(10);
  const ask = (table: string, size = 4) =>
    files.of(table, async () => {
      made.push(table);
      return table.repeat(size);
    });
  return { made, files, ask };
}

test('a file is made once, however many ask, and forgotten when there is no room', async () => {
  const { made, files, ask } = counted();
  await Promise.all([ask('a'), ask('a')]);
  await ask('a');
  expect(made).toEqual(['a']);
  expect(files.ready('a')).toBe('aaaa');
  expect(files.ready('b')).toBeUndefined();
  await ask('b');
  await ask('a');
  await ask('c');
  // The one that was not asked for longest had to go.
  await ask('a');
  await ask('b');
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('what cannot be made is tried again', async () => {
  const { files, ask } = counted();
  await expect(files.of('a', () => Promise.reject(new Error('rules')))).rejects.toThrow('rules');
  expect(await ask('a')).toBe('aaaa');
});
