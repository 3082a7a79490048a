import { describe, expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { faultsOf } from './testing.ts';
import {
  levelName,
  modeName,
  modifierName,
  modifierText,
  partName,
  text,
  thingName,
  titleText,
} from './text.ts';
import { titleOfRule, topicRules } from './topics.ts';
import { CONTENTS, LEVELS_OF_FACTS, MODES, MODIFIERS, REFUSALS } from './types.ts';

describe('names', () => {
  test('titles name what a topic is about', () => {
    expect(titleText(['hubble', 'meteor'])).toBe('Hubble and meteor showers');
    expect(titleText(['iss', 'junk'])).toBe('The ISS and space junk');
    const titles = [...topicRules(boardOf('basic'))].map(rule => titleText(titleOfRule(rule)));
    // Seven things, alone and in pairs.
    expect(new Set(titles).size).toBe(7 + 21);
  });

  test('everything has a name of its own', () => {
    for (const names of [
      MODES.map(mode => modeName[mode]),
      LEVELS_OF_FACTS.map(level => levelName[level]),
      CONTENTS.map(thingName),
      MODIFIERS.map(modifier => modifierName[modifier]),
      MODIFIERS.map(modifier => modifierText[modifier]),
      ['find', 'hubble', 'spy', 'exclusive'].map(partName),
    ]) {
      for (const one of names) expect(one).toMatch(/^[A-Z]/);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(thingName('iss')).toBe('ISS');
    expect(partName('light-leak')).toBe('Light Leak');
  });

  test.each(MODIFIERS)('[M26] %s says what it does', modifier =>
    expect(faultsOf(modifierText[modifier])).toEqual([]),
  );

  test.each(REFUSALS)('%s has a sentence', code => expect(faultsOf(text.refusal(code))).toEqual([]));

  test('the reason of the end', () => expect(faultsOf(text.reason('found'))).toEqual([]));
});
