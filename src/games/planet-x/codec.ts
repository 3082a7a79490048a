import * as v from 'valibot';
import type { Result } from '../../core/contract.ts';
import { readAs, wholeNumber } from '../../core/read.ts';
import { inOrder } from './legal.ts';
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

export const readOptions = (json: unknown): Result<Options> =>
  readAs(v.strictObject({ mode: v.optional(v.picklist(MODES), 'standard') }), json, 'the options');
