import * as v from 'valibot';
import { fail, ok, type Result, type Seat } from '../../../core/contract.ts';
import { readAs, wholeNumber } from '../../../core/read.ts';
import { HELPS } from '../../../deduction/help.ts';
import { boardOf, FACT_SETS, QUADRANTS } from '../board.ts';
import { actions } from '../codec.ts';
import { modeOfCode } from '../puzzle.ts';
import { EFFECTS, LEVELS_OF_FACTS, MODIFIERS, type Modifier, SATELLITES, SUBJECTS } from '../types.ts';
import { readAnyCode } from './extended-code.ts';
import type { Move, Options } from './types.ts';

/** Of the largest table; how many there are at this one is a question for `refuse`. */
const LAST_SEAT = 4;

const seat = v.pipe(
  wholeNumber,
  v.maxValue(LAST_SEAT, `a seat is a whole number from 0 to ${LAST_SEAT}`),
  v.transform(number => number as Seat),
);

/** Ascending. */
const seats = v.pipe(
  v.array(seat),
  v.minLength(1, 'name at least 1 seat'),
  v.check(some => new Set(some).size === some.length, 'no seat is named twice'),
  v.transform(some => some.toSorted((one, other) => one - other)),
  v.readonly(),
);

const [going, surveying, targeting] = actions;
const subject = v.picklist(SUBJECTS);

/** [C9] */
const announced = v.variant('type', [
  going,
  surveying,
  targeting,
  v.strictObject({ type: v.literal('photo'), sector: wholeNumber }),
  v.strictObject({ type: v.literal('analyze'), satellite: v.picklist(SATELLITES) }),
  v.strictObject({ type: v.literal('find'), found: v.boolean() }),
]);

const move = v.variant('type', [
  v.strictObject({
    type: v.literal('know'),
    set: v.pipe(wholeNumber, v.maxValue(FACT_SETS - 1, `a set is a whole number from 0 to ${FACT_SETS - 1}`)),
    level: v.picklist(LEVELS_OF_FACTS),
  }),
  v.strictObject({ type: v.literal('stand'), seat, quadrant: wholeNumber }),
  ...actions,
  v.strictObject({ type: v.literal('announced'), seat, act: announced }),
  v.strictObject({ type: v.literal('went-along'), seats }),
  v.strictObject({ type: v.literal('turn') }),
  v.strictObject({ type: v.literal('verify'), photo: wholeNumber, subject }),
  v.strictObject({ type: v.literal('verify-other'), seat, sector: wholeNumber, subject }),
  v.strictObject({ type: v.literal('set-time'), seat, time: wholeNumber }),
  v.strictObject({ type: v.literal('mistake'), act: wholeNumber }),
  v.strictObject({ type: v.literal('mistake'), entry: wholeNumber }),
  v.strictObject({ type: v.literal('pass'), seat }),
  v.strictObject({ type: v.literal('reveal') }),
]);

export const readMove = (json: unknown): Result<Move> => readAs(move, json, 'a move');

const A_LIST = `name ${QUADRANTS.length}, one for each quadrant`;

/** [Q12] */
const modifiers = v.pipe(
  v.array(v.picklist(MODIFIERS, `not a modifier; these are: ${MODIFIERS.join(', ')}`), A_LIST),
  v.length(QUADRANTS.length, A_LIST),
  v.check(
    some => EFFECTS.every(effect => some.filter(one => one === effect).length < 2),
    'a modifier is there twice; only "blank" can be',
  ),
  v.readonly(),
);

const options = v.strictObject({
  code: v.string('a box table has the code of its deal'),
  modifiers: v.exactOptional(modifiers),
  help: v.exactOptional(v.picklist(HELPS)),
  here: v.pipe(
    v.array(v.boolean()),
    v.check(some => some.includes(true), 'at least 1 seat is here'),
    v.readonly(),
  ),
  tracked: v.exactOptional(v.boolean()),
});

/** An extended code says the modifiers too. [C2] [C4] [C7] */
export function readOptions(json: unknown): Result<Options> {
  const read = readAs(options, json, 'the options');
  if (!read.ok) return read;
  const { help = 'exact', here, tracked = false } = read.value;
  const typed = readAnyCode(read.value.code);
  if (!typed.ok) return fail(`"code" in the options: ${typed.error}`);
  const { code, modifiers: said } = typed.value;
  const mode = modeOfCode(code);
  if (!mode) return fail('"code" in the options: this code is for another game');
  const { max } = boardOf(mode).seats;
  if (here.length > max) return fail(`"here" in the options: ${mode} takes at most ${max} seats`);
  const chosen = read.value.modifiers ?? said;
  if (said && !isSame(said, chosen)) return fail('"modifiers" in the options: the code says other modifiers');
  return ok({
    code,
    ...(chosen && { modifiers: chosen }),
    ...{ help, here, tracked: tracked || !here.includes(false) },
  });
}

const isSame = (one: readonly Modifier[], other: readonly Modifier[] | undefined): boolean =>
  one.join() === other?.join();
