import * as v from 'valibot';
import { fail, ok, type Result } from '../../core/contract.ts';
import { readAs, wholeNumber } from '../../core/read.ts';
import { HELPS } from '../../deduction/help.ts';
import { readCode } from '../../solver/code.ts';
import { inOrder } from './legal.ts';
import { modeOfCode } from './puzzle.ts';
import { BODIES, LEVELS_OF_FACTS, MODES, type Move, type Options, SIGHTS, TOPICS } from './types.ts';

/** Whether the sky has such a sector is a question for `refuse`: a move is read without a view. */
const sector = wholeNumber;
const sight = v.picklist(SIGHTS);

const theories = v.pipe(
  v.array(v.strictObject({ sector, body: v.picklist(BODIES) })),
  v.transform(claims => inOrder(claims)),
  v.readonly(),
);

const move = v.variant('type', [
  v.strictObject({ type: v.literal('know'), level: v.picklist(LEVELS_OF_FACTS) }),
  v.strictObject({ type: v.literal('survey'), of: sight, from: sector, to: sector }),
  v.strictObject({ type: v.literal('target'), sector }),
  v.strictObject({ type: v.literal('research'), topic: v.picklist(TOPICS) }),
  v.strictObject({ type: v.literal('locate'), sector, before: sight, after: sight }),
  v.strictObject({ type: v.literal('submit'), theories }),
]);

export const readMove = (json: unknown): Result<Move> => readAs(move, json, 'a move');

const options = v.strictObject({
  mode: v.exactOptional(v.picklist(MODES)),
  help: v.exactOptional(v.picklist(HELPS)),
  code: v.exactOptional(v.string()),
});

/** A code says its mode itself. [Q9] */
export function readOptions(json: unknown): Result<Options> {
  const read = readAs(options, json, 'the options');
  if (!read.ok) return read;
  const { mode, code, help = 'exact' } = read.value;
  if (code === undefined) return ok({ mode: mode ?? 'standard', help });
  const typed = readCode(code);
  if (!typed.ok) return fail(`"code" in the options: ${typed.error}`);
  const coded = modeOfCode(typed.value.code);
  if (!coded) return fail('"code" in the options: this code is for another game');
  if (mode !== undefined && mode !== coded) return fail(`"code" in the options: this code is for ${coded}`);
  return ok({ mode: coded, help, code: typed.value.code });
}
