import { fail, ok, type Result } from './contract.ts';
import { seen, withoutStacks } from './seen-text.ts';

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
/** A sign that only makes Arabic words longer is nothing by itself. */
const SOMETHING = /(?!\u0640)[\p{L}\p{N}\p{So}\p{Sm}\p{Sc}]/u;

/**
 * A name as it is kept and shown: in normal form (NFKC), without what cannot be seen, and with single spaces. Reading
 * what this gives gives the same. Whether it can be told from other names is asked of `nameAmong`.
 */
export function readName(raw: string): Result<string, NameProblem> {
  if (raw.length > LONGEST_RAW_NAME) return fail('too-long');
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

const tidied = (raw: string): string => seen(raw.normalize('NFKC'));
