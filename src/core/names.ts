import { fail, ok, type Result } from './contract.ts';

/** As a reader counts: a letter with its accents is one, and so is a whole emoji. */
export const LONGEST_NAME = 20;
/** In UTF-16 units, whatever they look like. */
const MOST_UNITS = 60;
/** What is looked at of a name that somebody sent. */
export const LONGEST_RAW_NAME = 200;

export const NAME_PROBLEMS = ['nothing-to-see', 'unreadable', 'stacked', 'too-long'] as const;
export type NameProblem = (typeof NAME_PROBLEMS)[number];

/** Half signs, signs of no alphabet, signs that stand for a lost one, and single signs as wide as a sentence. */
const UNREADABLE = /[\p{Cs}\p{Co}\p{Cn}\uFFFC\uFFFD\uFDFD\u2E3A\u2E3B\p{Script=Cuneiform}\p{Script=Egyp}]/u;
const SOMETHING = /[\p{L}\p{N}\p{So}\p{Sm}\p{Sc}]/u;
/** Accents that fonts pile up without end. No language puts more than three on a letter. */
const STACK = /((?:(?=\p{Script=Inherited})[\p{Mn}\p{Me}]){3})(?:(?=\p{Script=Inherited})[\p{Mn}\p{Me}])+/gu;
/** Vowel signs and the like: a syllable of Burmese has six. */
const MARKS = /(\p{M}{6})\p{M}+/gu;

/**
 * A name as it is kept and shown: in normal form (NFKC), without what cannot be seen, and with single spaces. Reading
 * what this gives gives the same. Whether it can be told from other names is asked of `nameAmong`.
 */
export function readName(raw: string): Result<string, NameProblem> {
  const name = tidied(raw);
  if (UNREADABLE.test(name)) return fail('unreadable');
  if (!SOMETHING.test(name)) return fail('nothing-to-see');
  if (withoutStacks(name) !== name) return fail('stacked');
  if (name.length > LONGEST_NAME && signsOf(name).length > LONGEST_NAME) return fail('too-long');
  return name.length > MOST_UNITS ? fail('too-long') : ok(name);
}

/** What can be shown of a name that was taken elsewhere; `usual` where that is nothing. */
export function mendedName(raw: string, usual: string): string {
  const readable = tidied(raw.slice(0, LONGEST_RAW_NAME)).replaceAll(new RegExp(UNREADABLE, 'gu'), '');
  const read = readName(shortened(withoutStacks(tidied(readable)), LONGEST_NAME));
  return read.ok ? read.value : usual;
}

export function shortened(name: string, most: number): string {
  let short = '';
  for (const sign of signsOf(name).slice(0, most)) {
    if (short.length + sign.length > MOST_UNITS) break;
    short += sign;
  }
  return short.trim();
}

/** Browsers of before 2024 may count the parts of an emoji. */
function signsOf(name: string): readonly string[] {
  if (!('Segmenter' in Intl)) return [...name];
  const signs = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name);
  return Array.from(signs, ({ segment }) => segment);
}

const withoutStacks = (name: string): string =>
  name.normalize('NFD').replace(STACK, '$1').replace(MARKS, '$1').normalize('NFC');

/** Three flags are spelled in letters that nobody sees; anything else in such letters is hidden text. */
const FLAGS = ['gbeng', 'gbsct', 'gbwls'].map(
  region =>
    `\u{1F3F4}${[...region].map(letter => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}\u{E007F}`,
);
const POINTS = new RegExp(`${FLAGS.join('|')}|.`, 'gsu');
const SPACES = /[\p{Z}\t-\r]+/gu;

function tidied(raw: string): string {
  const points = raw.normalize('NFKC').replace(SPACES, ' ').match(POINTS) ?? [];
  const seen: string[] = [];
  for (const [at, point] of points.entries())
    if (isSeen(point, seen.at(-1) ?? ' ', points[at + 1] ?? '')) seen.push(point);
  return seen.join('').replace(SPACES, ' ').trim().normalize('NFC');
}

/** Controls, marks of direction, fillers, selectors, tags, and two blanks that count as symbols. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800\u{1D159}]/u;
const MARK = /^\p{M}$/u;
const LETTER = /\p{L}/u;
const ARABIC = /\p{Script=Arabic}/u;
/** Takes the vowel from a letter, in India and around: what joins or parts behind it changes how the next is drawn. */
const VIRAMA =
  /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\u1039\u103A\u17D2\u1A60\u1B44\u1BAA\uA953\uA9C0]/u;
const PICTURE = /\p{Extended_Pictographic}/u;
const PART_OF_PICTURE = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F/u;

/** `before`: what was seen last. Joiners and selectors stay where writing or an emoji needs them. */
function isSeen(point: string, before: string, after: string): boolean {
  switch (point) {
    case '\u200D':
      return (
        (PART_OF_PICTURE.test(before) && PICTURE.test(after)) || (VIRAMA.test(before) && LETTER.test(after))
      );
    case '\u200C':
      return (VIRAMA.test(before) || ARABIC.test(before)) && LETTER.test(after);
    case '\uFE0F':
      return PICTURE.test(before) || (/[0-9#*]/.test(before) && after === '\u20E3');
    default:
      // A mark without a letter would sit on whatever stands before the name.
      if (MARK.test(point) && before === ' ') return false;
      return !UNSEEN.test(point) || FLAGS.includes(point);
  }
}
