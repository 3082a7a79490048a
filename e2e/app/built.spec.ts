import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const assets = fileURLToPath(new URL('../../dist/assets/', import.meta.url));

test('no built file imports the entry of a worker: WebKit would run it twice @quick', () => {
  const built = readdirSync(assets)
    .filter(name => name.endsWith('.js'))
    .map(name => ({ name, source: readFileSync(assets + name, 'utf8') }));
  const entries = new Set(
    built.flatMap(({ source }) =>
      [...source.matchAll(/new Worker\([^)]*?([\w-]+\.js)/g)].map(([, entry]) => entry ?? ''),
    ),
  );
  expect(entries.size).toBeGreaterThanOrEqual(7);
  const importing = built.flatMap(({ name, source }) =>
    [...source.matchAll(/(?:\bfrom|\bimport\(?)\s*["'`]\.\/([\w-]+\.js)/g)]
      .map(([, imported]) => imported ?? '')
      .filter(imported => entries.has(imported))
      .map(imported => `${name} imports ${imported}`),
  );
  expect(importing).toEqual([]);
});
