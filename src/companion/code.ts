import { fail, type Result } from '../core/contract.ts';
import { Rng, stream } from '../core/rng.ts';
import type { Modifier } from '../games/uaps/types.ts';
import { CHARACTERS, CODE_LENGTH, newCode, PUZZLES, type PuzzleKind, readCode } from '../solver/code.ts';

/** The games that have a box with an app beside it. */
export const BOXES = ['planet-x', 'uaps'] as const;
export type Boxed = (typeof BOXES)[number];

/** From the one that is learned first. */
export const KINDS: Readonly<Record<Boxed, readonly PuzzleKind[]>> = {
  'planet-x': ['planet-x standard', 'planet-x expert'],
  uaps: ['uaps basic', 'uaps expert'],
};

export const gameOf = (kind: PuzzleKind): Boxed => (kind.startsWith('uaps') ? 'uaps' : 'planet-x');

export const modeOf = (kind: PuzzleKind): string => kind.slice(gameOf(kind).length + 1);

/** What a table is made of. [C1] */
export interface TableCode {
  /** The code of the puzzle. */
  readonly code: string;
  readonly kind: PuzzleKind;
  /** By quadrant, where they were changed. [C2] */
  readonly modifiers?: readonly Modifier[];
}

/** Why something typed is no code, or not yet. `perhaps`: what may be meant by a character that no code has. */
export type Slip =
  | { readonly type: 'nothing' | 'wrong' | 'unknown' }
  | { readonly type: 'stranger'; readonly character: string; readonly perhaps: string | undefined }
  | { readonly type: 'short' | 'long'; readonly has: number };

/** However it was typed: with or without hyphens, in small letters, or as the link that carries it. [C3] */
export function readTyped(text: string): Result<TableCode, Slip> {
  const typed = charactersIn(text);
  if (typed === '') return fail({ type: 'nothing' });
  const stranger = [...typed].find(character => !CHARACTERS.includes(character));
  if (stranger !== undefined)
    return fail({ type: 'stranger', character: stranger, perhaps: LOOKS_LIKE[stranger] });
  if (!FIRSTS.includes(typed.charAt(0))) return fail({ type: 'unknown' });
  if (typed.length < CODE_LENGTH) return fail({ type: 'short', has: typed.length });
  if (typed.length > CODE_LENGTH) return fail({ type: 'long', has: typed.length });
  const read = readCode(typed);
  return read.ok ? read : fail({ type: 'wrong' });
}

/** As it is shown and sent. */
export const written = ({ code }: TableCode): string => code;

/** In groups, as a code is shown, however far it was typed. */
export const grouped = (text: string): string => (charactersIn(text).match(/.{1,4}/g) ?? []).join('-');

/** `seed` is what makes it this one: chance for a new table, the day for a daily one. */
export const codeFrom = (kind: PuzzleKind, seed: string, purpose: string): string =>
  newCode(kind, new Rng(stream(seed, `companion/${purpose}/${kind}`)));

/** What a code of these games begins with. */
export const FIRSTS = CHARACTERS.slice(0, PUZZLES.length);

/** What of them is in codes. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...{ Z: '2', S: '5', G: '6', B: '8', U: 'Y', V: 'Y' },
};

const LINK = /^.*\/companion\/new\//is;

const charactersIn = (text: string): string =>
  text
    .replace(LINK, '')
    .toUpperCase()
    .replace(/[\s.–—-]/g, '');
