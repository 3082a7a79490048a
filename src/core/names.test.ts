import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_NAME, mendedName, type NameProblem, readName } from './names.ts';
import { alike, mendedNames, nameAmong } from './names-alike.ts';

/** Raw, how it is kept, and why. */
const ACCEPTED: readonly (readonly [raw: string, kept: string, why: string])[] = [
  ['Ann', 'Ann', 'a name'],
  ['  Ann \t Lee\n', 'Ann Lee', 'spaces at the ends go, others become one'],
  ['Ann\u00A0\u3000Lee', 'Ann Lee', 'any kind of space'],
  ['Ａｎｎ', 'Ann', 'full width letters'],
  ['ﬁn', 'fin', 'ligatures'],
  ['Jose\u0301', 'José', 'an accent typed after its letter'],
  ['№ ①', 'No 1', 'signs made of letters'],
  ['A\u200Bn\uFEFFn\u00AD', 'Ann', 'zero width space, byte order mark, soft hyphen'],
  ['\u202EnnA\u2066', 'nnA', 'marks of direction'],
  ['Ann\u0000\u001B\u009F', 'Ann', 'controls'],
  ['An\u200Dn\u200C', 'Ann', 'joiners between letters that do not join'],
  ['Ann\uFE0F\uFE01\u{E0101}', 'Ann', 'selectors that select nothing'],
  ['Ann\u{E0041}\u{E007F}', 'Ann', 'text in tags'],
  ['\u{1F3F4}\u{E0067}\u{E0062}\u{E0078}\u{E0078}\u{E0078}\u{E007F}', '🏴', 'tags that spell no flag'],
  ['\u3164Ann\uFFA0\u115F', 'Ann', 'fillers that count as letters'],
  ['⠀Ann⠀', 'Ann', 'the empty sign of Braille'],
  ['\u0301Ann', 'Ann', 'an accent without a letter'],
  ['Ann \u0323Lee', 'Ann Lee', 'an accent on a space'],
  ['7', '7', 'a number'],
  ['J.-P. O’Neill', 'J.-P. O’Neill', 'punctuation between letters'],
  ['Nguyễn Thị Hiền', 'Nguyễn Thị Hiền', 'two accents on a letter'],
  ['Ζωή', 'Ζωή', 'Greek'],
  ['Вера', 'Вера', 'Cyrillic'],
  ['מֹשֶׁה', 'מֹשֶׁה', 'Hebrew with points'],
  ['مُحَمَّد', 'مُحَمَّد', 'Arabic with vowels'],
  ['آتش\u200Cسا', 'آتش\u200Cسا', 'Persian needs its non-joiner'],
  ['क्\u200Dष', 'क्\u200Dष', 'Hindi needs its joiner'],
  ['ශ්\u200Dරී', 'ශ්\u200Dරී', 'Sinhala too'],
  ['မြွှုံး', 'မြွှုံး', 'a syllable of Burmese with six signs'],
  ['สมชาย', 'สมชาย', 'Thai'],
  ['田中', '田中', 'Japanese'],
  ['👩\u200D🚀', '👩\u200D🚀', 'an emoji of several parts'],
  ['👍🏽', '👍🏽', 'an emoji with a color of skin'],
  ['❤\uFE0F', '❤\uFE0F', 'a selector that makes an emoji'],
  ['1\uFE0F\u20E3', '1\uFE0F\u20E3', 'a key'],
  [
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    'the flag of Scotland',
  ],
  ['x'.repeat(20), 'x'.repeat(20), 'as long as it may be'],
  ['é'.repeat(20), 'é'.repeat(20), 'accents are not counted'],
  ['👍🏽'.repeat(15), '👍🏽'.repeat(15), 'an emoji is one sign'],
];

const REFUSED: readonly (readonly [raw: string, problem: NameProblem, why: string])[] = [
  ['', 'nothing-to-see', 'nothing'],
  [' \t\u3000', 'nothing-to-see', 'spaces'],
  ['\u200B\u2060\u00AD', 'nothing-to-see', 'signs without width'],
  ['\u3164', 'nothing-to-see', 'a filler'],
  ['⠀', 'nothing-to-see', 'the empty sign of Braille'],
  ['\u0301\u0323', 'nothing-to-see', 'accents alone'],
  ['\u200D\uFE0F', 'nothing-to-see', 'joiner and selector alone'],
  ['.', 'nothing-to-see', 'a dot'],
  ['ـــ', 'nothing-to-see', 'what makes Arabic words longer, and no word'],
  ['- _ -', 'nothing-to-see', 'punctuation alone'],
  ['An\uD800n', 'unreadable', 'half a sign'],
  ['An\uDC00', 'unreadable', 'the other half'],
  ['An\uE000n', 'unreadable', 'a sign for private use'],
  ['An\u0378n', 'unreadable', 'a sign that does not exist'],
  ['An\uFFFDn', 'unreadable', 'a sign that was lost'],
  ['﷽', 'unreadable', 'one sign as wide as a sentence'],
  ['𒈙', 'unreadable', 'cuneiform as wide as a sentence'],
  ['A\u0300\u0316\u0301\u0317nn', 'stacked', 'four accents on a letter'],
  [`A${'\u0336\u035C'.repeat(20)}`, 'stacked', 'forty'],
  [`क${'ं'.repeat(7)}`, 'stacked', 'seven signs on a letter'],
  ['x'.repeat(21), 'too-long', 'one letter more than it may have'],
  ['田'.repeat(21), 'too-long', 'one sign more'],
  ['👩\u200D👩\u200D👧\u200D👦'.repeat(6), 'too-long', 'few signs made of very many'],
  [`Ann${'\u200B'.repeat(200)}`, 'too-long', 'more than is looked at'],
  ['ﷺ'.repeat(2), 'too-long', 'signs that are written out'],
];

const MISTAKABLE: readonly (readonly [one: string, other: string, why: string])[] = [
  ['Alice', 'alice', 'case'],
  ['Alice', 'ALICE', 'case'],
  ['Alice', 'Аlice', 'a Cyrillic A'],
  ['Alice', 'Αlіcе', 'a Greek Α, Cyrillic і and е'],
  ['Alice', 'AIice', 'a capital I for an l'],
  ['Alice', 'A1ice', 'a 1 for an l'],
  ['Alice', 'A|ice', 'a bar for an l'],
  ['Bob', 'B0b', 'a 0 for an o'],
  ['BOB', 'ВОВ', 'all of it Cyrillic'],
  ['Maria', 'rnaria', 'r and n for an m'],
  ['Will', 'VViII', 'two Vs for a W'],
  ['Ann', 'Ａｎｎ', 'full width letters'],
  ['Ann', '𝐀𝐧𝐧', 'bold mathematics'],
  ['Ann', 'Än\u0323n', 'accents'],
  ['Jose', 'José', 'an accent'],
  ['Søren', 'Soren', 'a stroke'],
  ['Ann Lee', 'AnnLee', 'a space'],
  ['Ann Lee', 'Ann-Lee', 'a hyphen'],
  ['Ann', 'Ann.', 'a dot at the end'],
  ['Ann', '‹Ann›', 'brackets'],
  ['Player 1', 'Player l', 'a usual name'],
  ['Ник', 'Hик', 'a Latin H'],
  ['آتش\u200Cسا', 'آتشسا', 'a non-joiner'],
  ['❤\uFE0F', '❤', 'a selector'],
  ['Anna', 'Ⲁⲛⲛⲁ', 'Coptic'],
  ['Ann', 'Annˈ', 'a mark of stress'],
  ['Cole', 'ϲole', 'a Greek sigma like a c'],
  ['Otto', '𐊒tto', 'a letter of Lycia'],
  ['محمد', 'محـمد', 'a word made longer'],
  ['علي', 'علی', 'another ya, in Persian'],
  ['ロミ', '口三', 'Chinese for Japanese'],
  ['スター', 'スタ一', 'a one for a long vowel'],
  ['Ian', 'lan', 'an l for a capital I'],
  ['ian', 'IAN', 'case, where I is an i'],
];

const APART: readonly (readonly [one: string, other: string])[] = [
  ['Jo', 'Joe'],
  ['Ann', 'Anna'],
  ['Player 1', 'Player 2'],
  ['Player 1', 'Player 11'],
  ['Lia', 'Ila'],
  ['Ali', 'All'],
  ['Jan', 'Jon'],
  ['Rob', 'Bob'],
  ['Clan', 'Dan'],
  ['Вера', 'Вика'],
  ['Вера', 'Vera'],
  ['かな', 'がな'],
  ['राम', 'रम'],
  ['田中', '中田'],
  ['علي', 'عليا'],
  ['🦊', '🐺'],
  ['👍🏻', '👍🏿'],
  ['C', 'C++'],
  ['Heron', 'Lynx'],
];

describe('a name', () => {
  test.each(ACCEPTED)('%j is kept as %j: %s', (raw, kept) => {
    expect(readName(raw)).toEqual({ ok: true, value: kept });
  });

  test.each(REFUSED)('%j is refused as %s: %s', (raw, problem) => {
    expect(readName(raw)).toEqual({ ok: false, error: problem });
  });

  test('that was read reads as itself, whatever it was', () => {
    const odd = fc.constantFrom(
      ...ACCEPTED.flatMap(([raw]) => [...raw]),
      ...REFUSED.flatMap(([raw]) => [...raw]),
    );
    const raw = fc.array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 12 });
    fc.assert(
      fc.property(raw, signs => {
        const read = readName(signs.join(''));
        if (read.ok) expect(readName(read.value)).toEqual(read);
      }),
    );
  });
});

describe('two names', () => {
  test.each(MISTAKABLE)('%j and %j are alike: %s', (one, other) => {
    expect([alike(one, other), alike(other, one)]).toEqual([true, true]);
    expect(nameAmong(other, ['Zoe', one])).toEqual({ ok: false, error: 'taken' });
  });

  test.each(APART)('%j and %j are told apart', (one, other) => {
    expect([alike(one, other), alike(other, one)]).toEqual([false, false]);
    expect(nameAmong(other, [one])).toMatchObject({ ok: true });
  });
});

test.each(['You', 'you', 'Yοu', ' YOU. '])('%j is what pages call whoever reads, and nobody else', raw => {
  expect(nameAmong(raw, [])).toEqual({ ok: false, error: 'reserved' });
});

describe('a name from a file', () => {
  test.each([
    ['Ann', 'Ann'],
    ['An\uD800n\uE000', 'Ann'],
    ['', 'Player 1'],
    ['...', 'Player 1'],
    ['x'.repeat(10_000), 'x'.repeat(20)],
    [`Z\u0300\u0301\u0302\u0303\u0304oe`, 'Z̀́̂oe'],
    ['👩\u200D👩\u200D👧\u200D👦'.repeat(9), '👩\u200D👩\u200D👧\u200D👦'.repeat(5)],
    ['﷽ Ann', 'Ann'],
  ])('%j is shown as %j', (raw, shown) => expect(mendedName(raw, 'Player 1')).toBe(shown));

  test('always is a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), raw => {
        const mended = mendedName(raw, 'Player 1');
        expect(readName(mended)).toEqual({ ok: true, value: mended });
      }),
    );
  });

  test('gets a number where it is like an earlier one', () => {
    const long = 'x'.repeat(LONGEST_NAME);
    const names = ['Ann', 'Аnn', 'ann ', 'Ann 2', long, long, ''];
    const mended = mendedNames(names, index => `Player ${index + 1}`);
    expect(mended).toEqual(['Ann', 'Аnn 2', 'ann 3', 'Ann 2 2', long, `${'x'.repeat(18)} 2`, 'Player 7']);
    for (const [index, name] of mended.entries())
      expect(mended.slice(0, index).some(other => alike(other, name))).toBe(false);
  });
});
