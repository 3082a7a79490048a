import * as v from 'valibot';
import type { Result } from './contract.ts';
import { fairSchema } from './fair-record.ts';
import { readAs, wholeNumber } from './read.ts';

/**
 * 1: everything is drawn from one fast generator. 2: what is dealt and drawn is secret, public draws in a stream apart.
 * A table keeps the format that it began with, so whatever was begun can go on and be checked.
 */
export const SAVE_FORMATS = [1, 2] as const;
export type SaveFormat = (typeof SAVE_FORMATS)[number];

/** What new tables begin with. */
export const SAVE_FORMAT: SaveFormat = 2;

/** Of one table. A choice that may be replaced may be replaced without end; memory has one. */
export const MOST_MOVES = 100_000;

/** A table as a file. Options and moves are checked by the rules when they are replayed. */
const saveSchema = v.object({
  area5: v.picklist(SAVE_FORMATS, `must be ${SAVE_FORMATS.join(' or ')}, the format of this save`),
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
