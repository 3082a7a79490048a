import * as v from 'valibot';
import { fail, ok, type Result, type Seat } from '../../../core/contract.ts';
import { readAs, wholeNumber } from '../../../core/read.ts';
import { HELPS } from '../../../deduction/help.ts';
import { readCode } from '../../../solver/code.ts';
import { SEASONS } from '../facts.ts';
import { modeOfCode } from '../puzzle.ts';
import { BODIES, LEVELS_OF_FACTS, SIGHTS, TOPICS } from '../types.ts';
import type { Move, Options } from './types.ts';

/** What a table has of it is a question for `refuse`: a move is read without a view. */
const number = wholeNumber;
const seat = v.pipe(
  wholeNumber,
  v.transform(read => read as Seat),
);
const sight = v.picklist(SIGHTS);
const body = v.picklist(BODIES);
const topic = v.picklist(TOPICS);
const survey = v.strictObject({ type: v.literal('survey'), of: sight, from: number, to: number });
const target = v.strictObject({ type: v.literal('target'), sector: number });
const research = v.strictObject({ type: v.literal('research'), topic });
const placed = { seat, sector: number, phase: number };

const move = v.variant('type', [
  v.strictObject({
    type: v.literal('know'),
    season: v.pipe(number, v.maxValue(SEASONS - 1)),
    level: v.picklist(LEVELS_OF_FACTS),
  }),
  survey,
  target,
  research,
  v.strictObject({ type: v.literal('locate'), sector: number, before: sight, after: sight }),
  v.strictObject({
    type: v.literal('announced'),
    seat,
    act: v.variant('type', [
      survey,
      target,
      research,
      v.strictObject({ type: v.literal('locate'), found: v.boolean() }),
    ]),
  }),
  v.strictObject({ type: v.literal('place'), ...placed, body: v.nullable(body) }),
  v.strictObject({ type: v.literal('review'), theory: number, body: v.nullable(body) }),
  v.strictObject({ type: v.literal('review-other'), ...placed, body }),
  v.strictObject({ type: v.literal('turn'), to: number }),
  v.strictObject({ type: v.literal('set-time'), seat, time: number }),
  v.strictObject({ type: v.literal('mistake'), act: number }),
  v.strictObject({ type: v.literal('mistake'), entry: number }),
  v.strictObject({ type: v.literal('pass'), seat }),
  v.strictObject({ type: v.literal('reveal') }),
]);

export const readMove = (json: unknown): Result<Move> => readAs(move, json, 'a move');

const options = v.strictObject({
  code: v.string(),
  help: v.exactOptional(v.picklist(HELPS)),
  here: v.array(v.boolean()),
  tracked: v.exactOptional(v.boolean()),
});

/** Where all are here, a table is always tracked. [C4] [C7] */
export function readOptions(json: unknown): Result<Options> {
  const read = readAs(options, json, 'the options');
  if (!read.ok) return read;
  const { code, here, help = 'exact' } = read.value;
  const typed = readCode(code);
  if (!typed.ok) return fail(`"code" in the options: ${typed.error}`);
  if (!modeOfCode(typed.value.code)) return fail('"code" in the options: this code is for another game');
  if (!here.includes(true)) return fail('"here" in the options: at least one seat uses this device');
  const all = !here.includes(false);
  const { tracked = all } = read.value;
  if (all && !tracked)
    return fail('"tracked" in the options: where all seats are here, their turns are tracked');
  return ok({ code: typed.value.code, help, here, tracked });
}
