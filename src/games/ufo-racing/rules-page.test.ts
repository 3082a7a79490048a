import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECTIONS } from './ui/rules-text.ts';

test('the rules page tells every rule of the specification, and no other', () => {
  const spec = readFileSync(new URL('SPEC.md', import.meta.url), 'utf8');
  const ids = [...spec.matchAll(/^- \[([A-Z]\d+)\]/gm)].map(([, id]) => id ?? '');
  const told = new Set(SECTIONS.flatMap(({ blocks }) => blocks.flatMap(({ of }) => of)));
  expect(ids.length).toBeGreaterThan(40);
  expect(ids.filter(id => !told.has(id))).toEqual([]);
  expect([...told].filter(id => !ids.includes(id))).toEqual([]);
});
