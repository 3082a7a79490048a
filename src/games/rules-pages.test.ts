import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';

/** Every game has one of this shape. */
type RulesText = typeof import('./unacknowledged/ui/rules-text.ts');

describe.each(games.map(({ game }) => game.id))('the rules page of %s', async game => {
  const { SECTIONS } = (await import(`./${game}/ui/rules-text.ts`)) as RulesText;
  const spec = readFileSync(new URL(`${game}/SPEC.md`, import.meta.url), 'utf8');
  const rules = [...spec.matchAll(/^- \[([A-Z]+\d+)\]/gm)].map(([, id = '']) => id);
  const blocks = SECTIONS.flatMap(section => section.blocks);
  const told = blocks.flatMap(({ of }) => of);

  test('tells every rule of SPEC.md', () => {
    expect(rules.length).toBeGreaterThan(30);
    expect(rules.filter(id => !told.includes(id))).toEqual([]);
  });

  test('tells no rule that is not in SPEC.md', () => {
    expect(told.filter(id => !rules.includes(id))).toEqual([]);
  });

  test('has sections with ids of their own, and words', () => {
    const ids = SECTIONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(SECTIONS.filter(section => section.blocks.length === 0)).toEqual([]);
  });

  test('has tables with a cell for each head', () => {
    const tables = blocks.flatMap(block => (block.type === 'table' ? block.table : []));
    expect(tables.length).toBeGreaterThan(0);
    const ragged = tables.flatMap(({ caption, heads, groups }) =>
      groups
        .flatMap(({ rows }) => rows)
        .filter(({ cells }) => cells.length + 1 !== heads.length)
        .map(({ head }) => `${caption}: ${head}`),
    );
    expect(ragged).toEqual([]);
  });

  test('has columns for numbers where there are numbers alone, since words would be squeezed there', () => {
    const cells = blocks
      .flatMap(block => (block.type === 'table' && block.table.numbers ? block.table.groups : []))
      .flatMap(({ rows }) => rows.flatMap(row => row.cells));
    expect(cells.filter(cell => !/^\d+((, | to )\d+)*$/.test(cell))).toEqual([]);
  });
});
