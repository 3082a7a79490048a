import { assert, at, fail, ok, type Result } from '../../../core/contract.ts';
import { BASE, checkOf, type PuzzleKind, readCode, readDigits, spell } from '../../../solver/code.ts';
import { QUADRANTS } from '../board.ts';
import { EFFECTS, type Modifier } from '../types.ts';

/** What a code leads to, and what was changed. [C1] [C2] */
export interface AnyCode {
  readonly code: string;
  readonly kind: PuzzleKind;
  /** By quadrant, where the code is extended. */
  readonly modifiers?: readonly Modifier[];
}

/** It stands between the code and what extends it. */
const PLUS = '+';

/** As many characters as quadrants: there are fewer ways to lay modifiers than texts of 4 characters. */
const LENGTH = QUADRANTS.length;

/** A code that says its modifiers. One more character shows a slip in any of them. [C2] */
export function extendedCode(code: string, modifiers: readonly Modifier[]): string {
  const read = readCode(code);
  assert(read.ok && isOfUaps(read.value.kind), `${code} is a code of this game`);
  const said = digitsOf(modifiers);
  return `${read.value.code}${PLUS}${spell([...said, checkOver(read.value.code, said)])}`;
}

/** As it is shown and sent: changed modifiers travel in it. [C2] */
export const writtenCode = ({ code, modifiers }: Pick<AnyCode, 'code' | 'modifiers'>): string =>
  modifiers ? extendedCode(code, modifiers) : code;

/** Plain or extended, however it was typed. */
export function readAnyCode(text: string): Result<AnyCode> {
  const [plain = '', extension, ...more] = text.split(PLUS);
  const read = readCode(plain);
  if (!read.ok || extension === undefined) return read;
  if (more.length > 0) return fail('a code has 1 plus sign at most');
  const { code, kind } = read.value;
  if (!isOfUaps(kind)) return fail('nothing comes after the plus sign in a code of this game');
  const typed = readDigits(extension);
  if (!typed.ok) return typed;
  if (typed.value.length !== LENGTH + 1)
    return fail(`${LENGTH + 1} characters come after the plus sign, here are ${typed.value.length}`);
  const said = typed.value.slice(0, LENGTH);
  if (checkOver(code, said) !== typed.value.at(-1))
    return fail('a character after the plus sign is wrong, or it belongs to another code');
  const modifiers = modifiersOf(said);
  return modifiers ? ok({ code, kind, modifiers }) : fail('what comes after the plus sign is not known here');
}

const isOfUaps = (kind: PuzzleKind): boolean => kind.startsWith('uaps');

/** Over the whole, so that the extension of another code shows. */
function checkOver(code: string, said: readonly number[]): number {
  const digits = readDigits(code);
  assert(digits.ok, 'a code that was read');
  return checkOf([...digits.value, ...said]);
}

/** The number of the list among all lists without the same modifier twice, in digits. */
function digitsOf(modifiers: readonly Modifier[]): readonly number[] {
  let number = 0;
  let left: readonly Modifier[] = EFFECTS;
  for (const [place, modifier] of modifiers.entries()) {
    const after = LENGTH - place - 1;
    if (modifier === 'blank') continue;
    const index = left.indexOf(modifier);
    assert(index >= 0, `${modifier} is there once`);
    number += lists(after, left.length) + index * lists(after, left.length - 1);
    left = left.toSpliced(index, 1);
  }
  const digits: number[] = [];
  for (let rest = number; digits.length < LENGTH; rest = Math.floor(rest / BASE)) digits.unshift(rest % BASE);
  return digits;
}

function modifiersOf(digits: readonly number[]): readonly Modifier[] | undefined {
  let number = digits.reduce((sum, digit) => sum * BASE + digit, 0);
  if (number >= lists(LENGTH, EFFECTS.length)) return undefined;
  let left: readonly Modifier[] = EFFECTS;
  return QUADRANTS.map((_, place) => {
    const after = LENGTH - place - 1;
    const blank = lists(after, left.length);
    if (number < blank) return 'blank';
    const each = lists(after, left.length - 1);
    const index = Math.floor((number - blank) / each);
    number = (number - blank) % each;
    const modifier = at(left, index);
    left = left.toSpliced(index, 1);
    return modifier;
  });
}

/** How many lists there are of so many quadrants, with so many modifiers left and any number of blanks. */
const lists = (quadrants: number, left: number): number =>
  quadrants === 0 ? 1 : lists(quadrants - 1, left) + left * lists(quadrants - 1, left - 1);
