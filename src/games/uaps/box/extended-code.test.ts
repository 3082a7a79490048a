import { expect, test } from 'vitest';
import { Rng, stream } from '../../../core/rng.ts';
import { newCode } from '../../../solver/code.ts';
import { EFFECTS, type Modifier } from '../types.ts';
import { extendedCode, readAnyCode } from './extended-code.ts';

const CHARACTERS = '23456789ACEFHJKMNPRTWXY';

const rng = new Rng(stream('extended codes', 'test'));

const LISTS: readonly (readonly Modifier[])[] = [
  ['blank', 'blank', 'blank', 'blank'],
  ['exclusive', 'twin-dish', 'two-sources', 'no-cameras'],
  ['blank', 'blank', 'blank', 'exclusive'],
  ...Array.from({ length: 40 }, () =>
    rng.shuffle([...EFFECTS, 'blank', 'blank', 'blank', 'blank'] as const).slice(0, 4),
  ),
];

const codes = LISTS.map((modifiers, index) => {
  const kind = index % 2 === 0 ? 'uaps basic' : 'uaps expert';
  const code = newCode(kind, rng);
  return { kind, code, modifiers, extended: extendedCode(code, modifiers) } as const;
});

const problemOf = (text: string): string => {
  const read = readAnyCode(text);
  return read.ok ? '' : read.error;
};

test('[C2] says the code and what lies in each quadrant, however it is typed', () => {
  for (const { kind, code, modifiers, extended } of codes) {
    expect(extended).toMatch(/^.{4}-.{4}-.{3}\+.{5}$/);
    for (const typed of [extended, extended.toLowerCase(), ` ${[...extended].join(' ')} `])
      expect(readAnyCode(typed)).toEqual({ ok: true, value: { code, kind, modifiers } });
  }
});

test('[C2] lists that differ have codes that differ', () => {
  const code = newCode('uaps basic', rng);
  const some = EFFECTS.flatMap(one =>
    EFFECTS.map((other): readonly Modifier[] => [one, 'blank', 'blank', other]),
  );
  const lists = some.filter(([one, , , other]) => one !== other);
  expect(new Set(lists.map(list => extendedCode(code, list))).size).toBe(lists.length);
});

test('[C1] [C2] a plain code is read as it is', () => {
  for (const { kind, code } of codes) expect(readAnyCode(code)).toEqual({ ok: true, value: { code, kind } });
});

test('[C2] every slip in one character shows', () => {
  for (const { extended } of codes.slice(0, 12))
    for (const [place, character] of [...extended].entries())
      for (const other of `${CHARACTERS}+`)
        if (other !== character && character !== '-')
          expect(problemOf(extended.slice(0, place) + other + extended.slice(place + 1))).not.toBe('');
});

test('[C2] every swap of neighbors shows', () => {
  for (const { extended } of codes) {
    const bare = [...extended.replaceAll('-', '')];
    for (let place = 0; place + 1 < bare.length; place++) {
      const [one = '', other = ''] = bare.slice(place, place + 2);
      const swapped = bare
        .with(place, other)
        .with(place + 1, one)
        .join('');
      if (one !== other) expect(problemOf(swapped)).not.toBe('');
    }
  }
});

test('[C2] what extends one code does not extend another', () => {
  const [one, two] = [codes[0]?.extended ?? '', codes[2]?.extended ?? ''];
  expect(problemOf(`${one.split('+')[0]}+${two.split('+')[1]}`)).toBe(
    'a character after the plus sign is wrong, or it belongs to another code',
  );
});

test('[C2] each kind of slip has a sentence', () => {
  const { code, extended } = codes[1] ?? { code: '', extended: '' };
  const planet = newCode('planet-x expert', rng);
  expect(problemOf(`${code}+`)).toBe('5 characters come after the plus sign, here are 0');
  expect(problemOf(`${extended}2`)).toBe('5 characters come after the plus sign, here are 6');
  expect(problemOf(`${extended}+`)).toBe('a code has 1 plus sign at most');
  expect(problemOf(`${code}+22O22`)).toBe('"O" is not in any code');
  expect(problemOf(`${planet}+22222`)).toBe('nothing comes after the plus sign in a code of this game');
  expect(problemOf('+22222')).toBe('a code has 11 characters, this one has 0');
});
