import { expect, test } from 'vitest';
import { Rng, stream } from '../../core/rng.ts';
import { readOptions } from './codec.ts';
import { withChosen } from './modifiers.ts';
import { heard, opened, several } from './testing.ts';
import { EFFECTS, type Modifier, type Options } from './types.ts';

const four: readonly Modifier[] = ['hadron', 'blank', 'blank', 'shuttle'];

test('[Q10] modifiers are those of the code, or those that were chosen', () => {
  const drawn = opened({ mode: 'basic' }, 2, 'q10').state;
  expect(drawn.public.modifiers).toEqual(drawn.puzzle.modifiers);
  const chose = opened({ mode: 'basic', modifiers: four }, 2, 'q10');
  expect(chose.state.public.modifiers).toEqual(four);
  expect(chose.state.puzzle).toEqual(drawn.puzzle);
  expect(heard(chose)[0]).toMatchObject({ type: 'opened', modifiers: four });
});

const dealt: readonly Modifier[] = ['hadron', 'blank', 'shuttle', 'overcast'];
test.each<[string, Options['modifiers'] & object, readonly Modifier[]]>([
  ['one is changed, three are kept', ['dealt', 'convoy', 'dealt', 'dealt'], dealt.with(1, 'convoy')],
  ['all are kept', ['dealt', 'dealt', 'dealt', 'dealt'], dealt],
  ['all are named', ['moonrise', 'blank', 'blank', 'convoy'], ['moonrise', 'blank', 'blank', 'convoy']],
  ['blanks drive nothing out', ['dealt', 'dealt', 'blank', 'blank'], ['hadron', 'blank', 'blank', 'blank']],
  [
    'what is named where it was dealt stays there',
    ['hadron', 'dealt', 'dealt', 'dealt'],
    ['hadron', 'blank', 'shuttle', 'overcast'],
  ],
  [
    'what is dealt elsewhere changes places',
    ['dealt', 'dealt', 'hadron', 'dealt'],
    ['shuttle', 'blank', 'hadron', 'overcast'],
  ],
  ['also with a blank', ['dealt', 'overcast', 'dealt', 'dealt'], ['hadron', 'overcast', 'shuttle', 'blank']],
  [
    'what comes back and is named too goes on',
    ['dealt', 'shuttle', 'hadron', 'dealt'],
    ['blank', 'shuttle', 'hadron', 'overcast'],
  ],
  [
    'round three quadrants',
    ['dealt', 'overcast', 'hadron', 'shuttle'],
    ['blank', 'overcast', 'hadron', 'shuttle'],
  ],
  [
    'two that are named crosswise',
    ['shuttle', 'dealt', 'hadron', 'dealt'],
    ['shuttle', 'blank', 'hadron', 'overcast'],
  ],
  [
    'what is dealt where another is named, and named nowhere, is gone',
    ['dealt', 'dealt', 'dealt', 'convoy'],
    ['hadron', 'blank', 'shuttle', 'convoy'],
  ],
])('[Q12] %s: %j', (_, chosen, lies) => {
  expect(withChosen(dealt, chosen)).toEqual(lies);
});

test('[Q12] whatever is named, no modifier lies twice, and what is named lies there', () => {
  const rng = new Rng(stream('q12', 'testing'));
  for (let draw = 0; draw < 2000; draw++) {
    const drawn = rng.shuffle(['blank', 'blank', ...EFFECTS.slice(0, 4)] as const).slice(0, 4);
    const named = rng.shuffle(['dealt', 'dealt', 'dealt', 'blank', ...EFFECTS.slice(0, 4)] as const);
    const chosen = named.slice(0, 4);
    const lies = withChosen(drawn, chosen);
    const effects = lies.filter(one => one !== 'blank');
    expect(new Set(effects).size, `${drawn} with ${chosen}`).toBe(effects.length);
    expect(lies.map((one, place) => (chosen[place] === 'dealt' ? 'dealt' : one))).toEqual(chosen);
  }
});

test('[Q12] a table has what its code deals where nothing is named, and keeps its code', () => {
  const drawn = opened({ mode: 'basic' }, 2, 'q12').state;
  const other = EFFECTS.find(one => !drawn.public.modifiers.includes(one)) ?? 'hadron';
  const chose = opened({ mode: 'basic', modifiers: ['dealt', 'dealt', other, 'dealt'] }, 2, 'q12').state;
  expect(chose.public.modifiers).toEqual(drawn.public.modifiers.with(2, other));
  expect(chose.puzzle).toEqual(drawn.puzzle);
});

test.each<[string, unknown, string]>([
  ['too few', ['blank', 'blank', 'blank'], '"modifiers" in the options: name 4, one for each quadrant'],
  ['too many', [...four, 'dealt'], '"modifiers" in the options: name 4, one for each quadrant'],
  ['no list', 'hadron', '"modifiers" in the options: name 4, one for each quadrant'],
  [
    'an unknown name',
    ['dealt', 'blank', 'blank', 'nonsense'],
    '"modifiers.3" in the options: not a modifier; these are: dealt, blank, open-archive',
  ],
  ['a number', [1, 'blank', 'blank', 'blank'], '"modifiers.0" in the options: not a modifier'],
  [
    'the same twice',
    ['hadron', 'dealt', 'hadron', 'dealt'],
    '"modifiers" in the options: "hadron" is there twice; only "dealt" and "blank" can be',
  ],
])('[Q12] %s gets one sentence', (_, modifiers, error) => {
  const read = readOptions({ modifiers });
  expect(read.ok ? '' : read.error).toContain(error);
  expect(read.ok ? '' : read.error).not.toContain('Expected');
});

test('[Q12] all as dealt is as if nobody had chosen', () => {
  const usual = readOptions({ solo: 1 });
  expect(readOptions({ modifiers: several(4, 'dealt'), solo: 1 })).toEqual(usual);
  expect(usual).toEqual({ ok: true, value: { mode: 'basic', help: 'exact', solo: 1 } });
  const some = ['dealt', 'blank', 'dealt', 'hadron'];
  expect(readOptions({ modifiers: some })).toMatchObject({ ok: true, value: { modifiers: some } });
});
