import { LONGEST_NAME } from '../../core/names.ts';
import type { NameAmongProblem } from '../../core/names-alike.ts';

/** Why a name cannot be had at a table. */
export const NAME_WORDS: Readonly<Record<NameAmongProblem, string>> = {
  'nothing-to-see': 'A name needs a letter, a number or an emoji.',
  unreadable: 'Not every device can show this name. Choose another.',
  stacked: 'Too many accents on one letter.',
  'too-long': `A name has at most ${LONGEST_NAME} characters.`,
  reserved: '“You” would confuse everyone. Choose another name.',
  taken: 'Too much like somebody else’s name. Choose another.',
};

/** By what the server says of it, which may be newer than this page. */
export const nameWords = (problem: string | undefined): string =>
  Object.hasOwn(NAME_WORDS, problem ?? '') ? NAME_WORDS[problem as NameAmongProblem] : NAME_WORDS.unreadable;
