import * as v from 'valibot';
import type { Result } from '../../core/contract.ts';
import { readAs, wholeNumber } from '../../core/read.ts';
import { DIRECTIONS, FACES, type Move, type Options, ROTATIONS, SETUPS } from './types.ts';

/** −0 is read as 0, since JSON would not give it back. */
const integer = v.pipe(
  v.number(),
  v.safeInteger(),
  v.transform(number => number + 0),
);

const thrust = v.pipe(
  v.strictTuple([wholeNumber, wholeNumber, wholeNumber, wholeNumber, wholeNumber, wholeNumber]),
  v.readonly(),
);

const rotation = v.pipe(
  v.picklist(ROTATIONS),
  v.transform(number => (number + 0) as (typeof ROTATIONS)[number]),
);

const move = v.variant('type', [
  v.strictObject({ type: v.literal('lay'), face: v.picklist(FACES), rotation, x: integer, y: integer }),
  v.strictObject({ type: v.literal('place'), x: integer, y: integer, z: integer }),
  v.strictObject({ type: v.literal('plan'), thrust, battery: wholeNumber, initiative: integer }),
  v.strictObject({ type: v.picklist(['fly', 'boost', 'brake']), direction: v.picklist(DIRECTIONS) }),
  v.strictObject({ type: v.literal('rest') }),
]);

export const readMove = (json: unknown): Result<Move> => readAs(move, json, 'a move');

const setup = v.picklist(SETUPS, `not a set-up; these are: ${SETUPS.join(', ')}`);

export const readOptions = (json: unknown): Result<Options> =>
  readAs(v.strictObject({ setup: v.optional(setup, 'standard') }), json, 'the options');
