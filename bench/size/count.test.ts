import { expect, test } from 'vitest';
import { isCounted, layerOf, sizeOf, sizes, sum } from './count.ts';

test.each([
  ['core/table.ts', true],
  ['ui/parts.css', true],
  ['games/one/ui/board.tsx', true],
  ['core/table.test.ts', false],
  ['server/testing.ts', false],
  ['server/store/testing-old.ts', false],
  ['core/fixtures/twins.ts', false],
  ['games/one/text.ts', false],
  ['client/text/new-table.ts', false],
  ['games/one/ui/dock-text.ts', false],
  ['games/one/content.json', false],
])('%s is counted: %s', (path, counted) => {
  expect(isCounted(path)).toBe(counted);
});

test.each([
  ['core/table.ts', 'core'],
  ['games/index.ts', 'games'],
  ['games/one/rules.ts', 'games'],
  ['games/one/ui/box/dock.tsx', 'games/ui'],
  ['layers.ts', '.'],
])('%s belongs to %s', (path, layer) => {
  expect(layerOf(path)).toBe(layer);
});

test('comments and empty lines are no code, and what others may use is a concept', () => {
  const source = `import { one } from './one.ts';

/** What it is.
 * And more. */
export interface Thing {
  // Why.
  readonly name: string;
}
/* style */
export type Name = string; // at its end
const url = 'https://area.five';
type Own = string;
export class Box {}
`;
  expect(sizeOf(source)).toEqual({ files: 1, lines: 8, concepts: 3 });
});

test('layers are added up, the largest first', () => {
  const sources = new Map([
    ['core/one.ts', 'export type One = 1;'],
    ['ui/two.ts', 'export type Two = 2;\nconst two = 2;'],
    ['ui/two.test.ts', 'test();'],
  ]);
  expect([...sizes(sources)]).toEqual([
    ['ui', { files: 1, lines: 2, concepts: 1 }],
    ['core', { files: 1, lines: 1, concepts: 1 }],
  ]);
  expect(sum(sizes(sources).values())).toEqual({ files: 2, lines: 3, concepts: 2 });
});
