import { describe, expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { faultsOf, puzzleFor } from './testing.ts';
import { levelName, modeName, partName, SEASON_NAMES, text, thingName, titleText } from './text.ts';
import { titleOfRule, topicRules } from './topics.ts';
import { CONTENTS, LEVELS_OF_FACTS, MODES, REFUSALS } from './types.ts';

describe('names', () => {
  test('titles name what a topic is about, in the plural where there are several', () => {
    expect(titleText(['asteroid', 'comet'], 'standard')).toBe('Asteroids and comets');
    expect(titleText(['comet', 'dwarf'], 'standard')).toBe('Comets and the dwarf planet');
    expect(titleText(['dwarf', 'gas'], 'standard')).toBe('The dwarf planet and gas clouds');
    expect(titleText(['dwarf', 'gas'], 'expert')).toBe('Dwarf planets and gas clouds');
    expect(titleText(['gas'], 'standard')).toBe('Gas clouds');
  });

  test.each(MODES)('no two titles of %s read the same', mode => {
    const titles = new Map(
      [...topicRules(boardOf(mode))].map(rule => [titleOfRule(rule).join(), titleOfRule(rule)] as const),
    );
    expect(new Set([...titles.values()].map(title => titleText(title, mode))).size).toBe(titles.size);
  });

  test('things, modes, levels, seasons, parts of a score', () => {
    expect(CONTENTS.map(thingName)).toEqual([
      'Asteroid',
      'Comet',
      'Dwarf planet',
      'Gas cloud',
      'Empty',
      'Planet X',
    ]);
    expect(MODES.map(mode => modeName[mode])).toEqual(['Standard', 'Expert']);
    expect(LEVELS_OF_FACTS.map(level => levelName[level])).toEqual([
      'Youth',
      'Beginner',
      'Experienced',
      'Genius',
    ]);
    expect(SEASON_NAMES).toHaveLength(puzzleFor('standard').facts.length);
    expect(['locate', 'leader', 'dwarf', 'gas'].map(what => partName(what, 'standard'))).toEqual([
      'Planet X located',
      'First with a right theory',
      'Dwarf planet',
      'Gas clouds',
    ]);
  });
});

describe('codes', () => {
  test.each(REFUSALS)('the refusal %s has its sentence', code => {
    expect(faultsOf(text.refusal(code))).toEqual([]);
  });

  test('no two refusals read the same', () => {
    expect(new Set(REFUSALS.map(text.refusal)).size).toBe(REFUSALS.length);
  });

  test('the one ending', () => {
    expect(faultsOf(text.reason('located'))).toEqual([]);
  });
});

test('the voice of this game has its own ear', () => {
  for (const odd of ['There is a asteroid.', 'There is an comet.', 'The gas is here.', 'The dwarf is here.'])
    expect(faultsOf(odd)).toHaveLength(1);
});
