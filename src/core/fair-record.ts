import * as v from 'valibot';
import { wholeNumber } from './read.ts';

/** Lower case only: parts are hashed as text, so there must be one way to write them. */
const THIRTY_TWO_BYTES = /^[0-9a-f]{64}$/;
const hex = v.pipe(v.string(), v.regex(THIRTY_TWO_BYTES, 'must be 64 digits of lower case hex'));

/** What one side puts into the seed: 32 random bytes. */
export const partSchema = hex;
export const commitmentSchema = hex;
export const seedOfPartsSchema = hex;

const LONGEST_TABLE = 200;
const LONGEST_NAME = 200;
/** More than a table can hold: each takes several entries of its log. */
const MOST_BROKEN_OFF = 5_000;

const serverSchema = v.object({ commitment: commitmentSchema, part: partSchema });

/** By seat. Null where no person committed; the part is null where it had not been shown. */
const brokenOffSchema = v.object({
  /** The seat that broke it off; null for a host without one. */
  by: v.nullable(wholeNumber),
  server: serverSchema,
  /** With the names of that time: somebody else may have sat there afterwards. */
  seats: v.pipe(
    v.array(
      v.nullable(
        v.object({
          name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
          commitment: commitmentSchema,
          part: v.nullable(partSchema),
        }),
      ),
    ),
    v.readonly(),
  ),
});

/** A deal that was begun and never made. */
export type BrokenOff = v.InferOutput<typeof brokenOffSchema>;

/**
 * What a save says of how its seed was made. Apart from the hashes, so that whoever only reads saves does not load them.
 */
export const fairSchema = v.object({
  table: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_TABLE)),
  server: serverSchema,
  /** By seat. Null where no person committed; the part is null where it was left out. */
  seats: v.pipe(
    v.array(v.nullable(v.object({ commitment: commitmentSchema, part: v.nullable(partSchema) }))),
    v.readonly(),
  ),
  /** The deals of this table that were broken off before this one, the first one first. */
  earlier: v.exactOptional(v.pipe(v.array(brokenOffSchema), v.maxLength(MOST_BROKEN_OFF), v.readonly())),
});

export type Fair = v.InferOutput<typeof fairSchema>;
