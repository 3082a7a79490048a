import * as v from 'valibot';

/** Lower case only: parts are hashed as text, so there must be one way to write them. */
const THIRTY_TWO_BYTES = /^[0-9a-f]{64}$/;
const hex = v.pipe(v.string(), v.regex(THIRTY_TWO_BYTES, 'must be 64 digits of lower case hex'));

/** What one side puts into the seed: 32 random bytes. */
export const partSchema = hex;
export const commitmentSchema = hex;
export const seedOfPartsSchema = hex;

const LONGEST_TABLE = 200;

/**
 * What a save says of how its seed was made. Apart from the hashes, so that whoever only reads saves does not load them.
 */
export const fairSchema = v.object({
  table: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_TABLE)),
  server: v.object({ commitment: commitmentSchema, part: partSchema }),
  /** By seat. Null where no person committed; the part is null where it was left out. */
  seats: v.pipe(
    v.array(v.nullable(v.object({ commitment: commitmentSchema, part: v.nullable(partSchema) }))),
    v.readonly(),
  ),
});

export type Fair = v.InferOutput<typeof fairSchema>;
