/** Accents that fonts pile up without end. No language puts more than three on a letter. */
const STACK = /((?:(?=\p{Script=Inherited})[\p{Mn}\p{Me}]){3})(?:(?=\p{Script=Inherited})[\p{Mn}\p{Me}])+/gu;
/** Vowel signs and the like: a syllable of Burmese has six. */
const MARKS = /(\p{M}{6})\p{M}+/gu;

export const withoutStacks = (text: string): string =>
  text.normalize('NFD').replace(STACK, '$1').replace(MARKS, '$1').normalize('NFC');

/** Three flags are spelled in letters that nobody sees; anything else in such letters is hidden text. */
const FLAGS = ['gbeng', 'gbsct', 'gbwls'].map(
  region =>
    `\u{1F3F4}${[...region].map(letter => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}\u{E007F}`,
);
const POINTS = new RegExp(`${FLAGS.join('|')}|.`, 'gsu');
const SPACES = /[\p{Z}\t-\r]+/gu;

/** What a reader sees of a text: without signs that nobody sees, with single spaces, in normal form (NFC). */
export function seen(text: string): string {
  const points = text.replace(SPACES, ' ').match(POINTS) ?? [];
  const kept: string[] = [];
  for (const [at, point] of points.entries())
    if (isSeen(point, kept.at(-1) ?? ' ', points[at + 1] ?? '')) kept.push(point);
  return kept.join('').replace(SPACES, ' ').trim().normalize('NFC');
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
