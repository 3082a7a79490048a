import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const BLOCK = /```\n(\$ (?:bin\/area5|echo|ls) [^`]*)```/g;
/** Lines that differ from run to run keep what the document says. */
const TIMED = /^a decision of |games a second/;

/** The document with the outputs that its commands have now; `-u` renews it. */
test.skipIf(process.platform === 'win32')('README.md shows what its commands print', async () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const folder = mkdtempSync(join(tmpdir(), 'area5-'));
  try {
    const now = readme.replace(BLOCK, (_, block: string) => `\`\`\`\n${printed(block, folder)}\`\`\``);
    expect([...readme.matchAll(BLOCK)].length).toBeGreaterThan(4);
    await expect(now).toMatchFileSnapshot(join(root, 'README.md'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('what README.md links to is there, and no picture is kept that it does not show', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const linked = [...readme.matchAll(/\]\(([^):#]+)\)/g)].map(([, path = '']) => path);
  expect(linked.length).toBeGreaterThan(10);
  expect(linked.filter(path => !existsSync(join(root, path)))).toEqual([]);
  const kept = readdirSync(join(root, 'docs/screens')).map(name => `docs/screens/${name}`);
  expect(kept.filter(path => !linked.includes(path))).toEqual([]);
});

function printed(block: string, folder: string): string {
  return block
    .split(/^(?=\$ )/m)
    .map(part => {
      const [command = '', ...before] = part.split('\n');
      const output = execFileSync(
        'sh',
        ['-c', command.slice(2).replaceAll('bin/area5', join(root, 'bin/area5'))],
        {
          cwd: folder,
          encoding: 'utf8',
        },
      );
      const shown = before.length > 1 ? output : '';
      const lines = shown.split('\n').map((line, i) => (TIMED.test(line) ? (before[i] ?? line) : line));
      return [command, ...lines].join('\n');
    })
    .join('');
}
