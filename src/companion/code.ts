import { fail, ok, type Result } from '../core/contract.ts';
import { Rng, stream } from '../core/rng.ts';
import { type AnyCode, readAnyCode } from '../games/uaps/box/extended-code.ts';
import { CHARACTERS, CODE_LENGTH, newCode, PUZZLES, type PuzzleKind, readCode } from '../solver/code.ts';

export { writtenCode as written } from '../games/uaps/box/extended-code.ts';

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

/** What a table is made of: a puzzle, and where modifiers were changed, those. [C1] [C2] */
export type TableCode = AnyCode;

/** Why something typed is no code, or not yet. `perhaps`: what may be meant by a character that no code has. */
export type Slip =
  | { readonly type: 'nothing' | 'wrong' | 'unknown' }
  | { readonly type: 'stranger'; readonly character: string; readonly perhaps: string | undefined }
  | { readonly type: 'short' | 'long'; readonly has: number }
  /** In what comes after the plus sign: a sentence without its ends. */
  | { readonly type: 'extension'; readonly why: string };

/** However it was typed: with or without hyphens, in small letters, or as the link that carries it. [C3] */
export function readTyped(text: string): Result<TableCode, Slip> {
  const typed = charactersIn(text);
  if (typed === '') return fail({ type: 'nothing' });
  const [plain = ''] = typed.split(PLUS);
  const stranger = [...typed.replaceAll(PLUS, '')].find(character => !CHARACTERS.includes(character));
  if (stranger !== undefined)
    return fail({ type: 'stranger', character: stranger, perhaps: LOOKS_LIKE[stranger] });
  if (!FIRSTS.includes(typed.charAt(0))) return fail({ type: 'unknown' });
  if (plain.length < CODE_LENGTH) return fail({ type: 'short', has: plain.length });
  if (plain.length > CODE_LENGTH) return fail({ type: 'long', has: plain.length });
  if (!readCode(plain).ok) return fail({ type: 'wrong' });
  const read = readAnyCode(typed);
  return read.ok ? ok(read.value) : fail({ type: 'extension', why: read.error });
}

/** In groups, as a code is shown, however far it was typed. */
export function grouped(text: string): string {
  const [plain = '', ...more] = charactersIn(text).split(PLUS);
  return [(plain.match(/.{1,4}/g) ?? []).join('-'), ...more].join(PLUS);
}

/** `seed` is what makes it this one: chance for a new table, the day for a daily one. */
export const codeFrom = (kind: PuzzleKind, seed: string, purpose: string): string =>
  newCode(kind, new Rng(stream(seed, `companion/${purpose}/${kind}`)));

/** What a code of these games begins with. */
export const FIRSTS = CHARACTERS.slice(0, PUZZLES.length);

const PLUS = '+';

/** What of them is in codes. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...{ Z: '2', S: '5', G: '6', B: '8', U: 'Y', V: 'Y' },
};

const LINK = /^.*\/companion\/new\//is;

/** Some ways to send a link write its plus sign otherwise. */
const charactersIn = (text: string): string =>
  text
    .replace(LINK, '')
    .toUpperCase()
    .replaceAll('%2B', PLUS)
    .replace(/[\s.–—-]/g, '');
