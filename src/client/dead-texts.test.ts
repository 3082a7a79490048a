import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const TEXT = /(^|[/-])text\.ts$|\/text\/[^/]+\.ts$/;
const EXPORTED = /^export (?:const|function) (\w+)/gm;
const IMPORT =
  /\b(?:import|export)\s+(?:type\s+)?(?:\* as (?<all>\w+)|\{(?<some>[^}]*)\})\s*from '(?<from>[^']+)'/g;

type Files = ReadonlyMap<string, string>;

/** Words that no other file reads are dead, or need no export. */
function deadTexts(files: Files): string[] {
  const used = new Set([...files].flatMap(([path, source]) => usedIn(path, source)));
  return [...files]
    .filter(([path]) => TEXT.test(path))
    .flatMap(([path, source]) => [...source.matchAll(EXPORTED)].map(([, name]) => `${path}: ${name}`))
    .filter(text => !used.has(text));
}

function usedIn(path: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(({ groups }) => {
    const { all, some = '', from = '' }: Partial<Record<string, string>> = groups ?? {};
    const names = all
      ? [...source.matchAll(new RegExp(`\\b${all}\\.(\\w+)`, 'g'))].map(([, name]) => name)
      : some.split(',').map(
          one =>
            one
              .trim()
              .replace(/^type /, '')
              .split(' ')[0],
        );
    return names.map(name => `${posix.join(posix.dirname(path), from)}: ${name}`);
  });
}

test('every text that is exported is used by another file', () => {
  const filesIn = (folder: string) =>
    readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
      .filter(path => /\.tsx?$/.test(path))
      .map(path => `${folder}/${path}`);
  const paths = [...filesIn('src'), ...filesIn('e2e'), 'vite.config.ts'];
  const files = new Map(paths.map(path => [path, readFileSync(new URL(path, root), 'utf8')]));
  expect(paths.filter(path => TEXT.test(path)).length).toBeGreaterThan(8);
  expect(deadTexts(files)).toEqual([]);
});

test('a dead text is found, whoever has one of the same name', () => {
  const words = "export const SKY = 'Sky';\nexport const quiet = () => 'quiet';";
  const files = (source: string) =>
    new Map([
      ['src/one/text.ts', words],
      ['src/one/other-text.ts', ''],
      ['src/one/page.tsx', source],
    ]);
  expect(deadTexts(files("import * as text from './text.ts';\ntext.SKY; text.quiet();"))).toEqual([]);
  expect(deadTexts(files("import { SKY, quiet as still } from './text.ts';"))).toEqual([]);
  expect(deadTexts(files("import { SKY } from './other-text.ts';\nSKY;"))).toHaveLength(2);
  expect(deadTexts(files("import * as text from './text.ts';\ntext.SKY;"))).toEqual([
    'src/one/text.ts: quiet',
  ]);
});
