import * as v from 'valibot';
import { fail, ok, type Result } from '../../core/contract.ts';
import { readAs, wholeNumber } from '../../core/read.ts';
import { HELPS } from '../../deduction/help.ts';
import { readCode } from '../../solver/code.ts';
import { QUADRANTS } from './board.ts';
import { inOrder } from './legal.ts';
import { modeOfCode } from './puzzle.ts';
import {
  LEVELS_OF_FACTS,
  MODES,
  MODIFIERS,
  type Move,
  type Options,
  ORBITS,
  SIGHTS,
  SUBJECTS,
  SURVEYED,
  TOPICS,
  WISHES,
} from './types.ts';

/** Whether the sky has such a sector is a question for `refuse`: a move is read without a view. */
const sector = wholeNumber;
const quadrant = wholeNumber;
const sight = v.picklist(SIGHTS);
const shot = { sector, subject: v.picklist(SUBJECTS) };

/** More than two cannot be asked for, whatever the modifier. [M13] [M22] */
const oneOrTwo = <Schema extends v.GenericSchema>(item: Schema) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(2));

const things = v.pipe(
  oneOrTwo(v.picklist(SURVEYED)),
  v.transform(some => some.toSorted((one, other) => SURVEYED.indexOf(one) - SURVEYED.indexOf(other))),
  v.readonly(),
);

const sectors = v.pipe(
  oneOrTwo(sector),
  v.transform(some => some.toSorted((one, other) => one - other)),
  v.readonly(),
);

const shots = v.pipe(
  v.array(v.strictObject(shot)),
  v.transform(some => inOrder(some)),
  v.readonly(),
);

const area = v.variant('form', [
  v.strictObject({ form: v.literal('quadrant') }),
  v.strictObject({ form: v.literal('orbit'), orbit: v.picklist(ORBITS) }),
  v.strictObject({ form: v.literal('stack'), inner: sector }),
  v.strictObject({ form: v.literal('sector'), sector }),
]);

/** Those that a table has that follows a printed board, too. */
export const actions = [
  v.strictObject({ type: v.literal('move'), to: quadrant }),
  v.strictObject({ type: v.literal('survey'), of: things, area }),
  v.strictObject({ type: v.literal('target'), sectors }),
  v.strictObject({ type: v.literal('photo'), ...shot }),
  v.strictObject({ type: v.literal('analyze'), topic: v.picklist(TOPICS) }),
  v.strictObject({ type: v.literal('find'), sector, before: sight, after: sight, stacked: sight }),
  v.strictObject({ type: v.literal('last-photos'), shots }),
] as const;

const move = v.variant('type', [
  v.strictObject({ type: v.literal('know'), level: v.picklist(LEVELS_OF_FACTS) }),
  v.strictObject({ type: v.literal('place'), quadrant }),
  ...actions,
  v.strictObject({ type: v.literal('follow'), follows: v.boolean() }),
  v.strictObject({ type: v.literal('wish'), wish: v.picklist(WISHES) }),
]);

export const readMove = (json: unknown): Result<Move> => readAs(move, json, 'a move');

const CHOICES = ['dealt', ...MODIFIERS] as const;
const MANY: readonly (typeof CHOICES)[number][] = ['dealt', 'blank'];
const A_LIST = `name ${QUADRANTS.length}, one for each quadrant; "dealt" leaves one as it is dealt`;

/** [Q12] */
const modifiers = v.pipe(
  v.array(v.picklist(CHOICES, `not a modifier; these are: ${CHOICES.join(', ')}`), A_LIST),
  v.length(QUADRANTS.length, A_LIST),
  v.check(
    some => twiceIn(some) === undefined,
    ({ input }) => `"${twiceIn(input)}" is there twice; only "dealt" and "blank" can be`,
  ),
  v.readonly(),
);

const twiceIn = (some: readonly (typeof CHOICES)[number][]) =>
  some.find((one, index) => !MANY.includes(one) && some.indexOf(one) !== index);

const options = v.strictObject({
  mode: v.exactOptional(v.picklist(MODES)),
  help: v.exactOptional(v.picklist(HELPS)),
  modifiers: v.exactOptional(modifiers),
  solo: v.exactOptional(v.pipe(wholeNumber, v.maxValue(1, 'a solo game has the seats 0 and 1'))),
  code: v.exactOptional(v.string()),
});

/** A code says its mode itself. [Q11] */
export function readOptions(json: unknown): Result<Options> {
  const read = readAs(options, json, 'the options');
  if (!read.ok) return read;
  const { mode, help = 'exact', code, modifiers: all, solo } = read.value;
  const chosen = {
    // Nothing was chosen where all are left as dealt.
    ...(all?.some(one => one !== 'dealt') && { modifiers: all }),
    ...(solo !== undefined && { solo }),
  };
  if (code === undefined) return ok({ mode: mode ?? 'basic', help, ...chosen });
  const typed = readCode(code);
  if (!typed.ok) return fail(`"code" in the options: ${typed.error}`);
  const coded = modeOfCode(typed.value.code);
  if (!coded) return fail('"code" in the options: this code is for another game');
  if (mode !== undefined && mode !== coded) return fail(`"code" in the options: this code is for ${coded}`);
  return ok({ mode: coded, help, ...chosen, code: typed.value.code });
}
