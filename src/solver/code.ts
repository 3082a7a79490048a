import { assert, fail, ok, type Result } from '../core/contract.ts';
import type { Rng } from '../core/rng.ts';

/**
 * A puzzle as a few characters that can be read aloud: one for what kind of puzzle it is, nine of payload, one that
 * shows a slip. No two characters look alike: of 0 O Q D, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V Y at
 * most one is there.
 */
export const CHARACTERS = '23456789ACEFHJKMNPRTWXY';

/** A prime number of characters, so that every slip in one and every swap of two neighbors shows. */
export const BASE = CHARACTERS.length;
const PAYLOAD = 9;
const GROUP = 4;

/** Without what stands between its groups. */
export const CODE_LENGTH = PAYLOAD + 2;

/** More than 40 bits. */
export const PAYLOADS = BASE ** PAYLOAD;

/** What the first character says; a number is never given to anything else. */
export const PUZZLES = ['planet-x standard', 'planet-x expert', 'uaps basic', 'uaps expert'] as const;
export type PuzzleKind = (typeof PUZZLES)[number];

export function newCode(kind: PuzzleKind, rng: Rng): string {
  const digits = Array.from({ length: PAYLOAD }, () => rng.int(BASE));
  return spelled([PUZZLES.indexOf(kind), ...digits]);
}

/** As it is written everywhere, and what kind of puzzle it leads to. However it was typed. */
export function readCode(text: string): Result<{ readonly code: string; readonly kind: PuzzleKind }> {
  const typed = readDigits(text);
  if (!typed.ok) return typed;
  const { value: digits } = typed;
  if (digits.length !== CODE_LENGTH)
    return fail(`a code has ${CODE_LENGTH} characters, this one has ${digits.length}`);
  if (checkOf(digits.slice(0, -1)) !== digits.at(-1)) return fail('a character of this code is wrong');
  const kind = PUZZLES[digits[0] ?? -1];
  if (!kind) return fail('this code is for a puzzle that is not known here');
  return ok({ code: spelled(digits.slice(0, -1)), kind });
}

/** What the characters stand for, however they were typed. */
export function readDigits(text: string): Result<readonly number[]> {
  const typed = text.toUpperCase().replace(/[\s.–—-]/g, '');
  const stranger = [...typed].find(character => !CHARACTERS.includes(character));
  if (stranger !== undefined) return fail(`"${stranger}" is not in any code`);
  return ok([...typed].map(character => CHARACTERS.indexOf(character)));
}

export const spell = (digits: readonly number[]): string =>
  digits
    .map(digit => {
      const character = CHARACTERS[digit];
      assert(character, `a digit is below ${BASE}`);
      return character;
    })
    .join('');

function spelled(digits: readonly number[]): string {
  const characters = spell([...digits, checkOf(digits)]);
  const groups: string[] = [];
  for (let start = 0; start < characters.length; start += GROUP)
    groups.push(characters.slice(start, start + GROUP));
  return groups.join('-');
}

/** Each place counts differently, so that a swap shows too. */
export function checkOf(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, place) => total + digit * (place + 2), 0);
  return (BASE - (sum % BASE)) % BASE;
}
