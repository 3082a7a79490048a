import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game } from '../core/contract.ts';
import { readSave, type Save } from '../core/save.ts';
import { load } from '../core/table.ts';
import { game as planetXBox } from './planet-x/box/index.ts';
import { game as uapsBox } from './uaps/box/index.ts';

const BOXES: readonly (readonly [folder: string, game: Game])[] = [
  ['planet-x', planetXBox],
  ['uaps', uapsBox],
];

describe.each(BOXES)('tables of %s beside the box', (folder, game) => {
  const golden = goldenSaves(new URL(`${folder}/box/golden/`, import.meta.url));

  test('kept ones replay to their end', () => {
    expect(golden.map(({ saved }) => saved.rules)).toContain(game.rules);
    const wrong = golden.flatMap(({ name, saved }) => {
      const loaded = load(game, saved);
      if (!loaded.ok) return `${name}: ${loaded.error}`;
      return game.outcome(loaded.value.state) ? [] : `${name} is not played to the end`;
    });
    expect(wrong).toEqual([]);
  });

  test('[C14] kept ones hold mistakes of acts and of other entries', () => {
    const marks = golden.flatMap(({ saved }) => saved.moves.map(({ move }) => JSON.stringify(move)));
    expect(marks.filter(move => move.includes('"type":"mistake","act"'))).not.toEqual([]);
    expect(marks.filter(move => move.includes('"type":"mistake","entry"'))).not.toEqual([]);
  });
});

function goldenSaves(folder: URL): readonly { readonly name: string; readonly saved: Save }[] {
  return readdirSync(folder).map(name => {
    const saved = readSave(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    if (!saved.ok) throw new Error(`${name}: ${saved.error}`);
    return { name, saved: saved.value };
  });
}
