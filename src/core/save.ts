import * as v from 'valibot';
import type { Result } from './contract.ts';
import { fairSchema } from './fair-record.ts';
import { readAs, wholeNumber } from './read.ts';

export const SAVE_FORMAT = 1;

/** Of one table. A choice that may be replaced may be replaced without end; memory has one. */
export const MOST_MOVES = 100_000;

/** A table as a file. Options and moves are checked by the rules when they are replayed. */
const saveSchema = v.object({
  area5: v.literal(SAVE_FORMAT, `must be ${SAVE_FORMAT}, the format of this save`),
  game: v.string(),
  rules: wholeNumber,
  options: v.unknown(),
  seats: wholeNumber,
  seed: v.string(),
  start: v.string(),
  moves: v.pipe(
    v.array(v.object({ seat: wholeNumber, move: v.unknown(), hash: v.string() })),
    v.maxLength(MOST_MOVES, ({ received }) => `a table takes at most ${MOST_MOVES} moves, not ${received}`),
    v.readonly(),
  ),
  /** Where the seed was made of parts that were committed to. */
  fair: v.exactOptional(fairSchema),
});

export type Save = v.InferOutput<typeof saveSchema>;

export const readSave = (json: unknown): Result<Save> => readAs(saveSchema, json, 'a save');
