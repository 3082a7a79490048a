import * as v from 'valibot';
import type { Result } from './contract.ts';
import { readAs, wholeNumber } from './read.ts';

export const SAVE_FORMAT = 1;

/** A table as a file. Options and moves are checked by the rules when they are replayed. */
const saveSchema = v.object({
  area5: v.literal(SAVE_FORMAT, `must be ${SAVE_FORMAT}, the format of this save`),
  game: v.string(),
  rules: wholeNumber,
  options: v.unknown(),
  seats: wholeNumber,
  seed: v.string(),
  start: v.string(),
  moves: v.pipe(v.array(v.object({ seat: wholeNumber, move: v.unknown(), hash: v.string() })), v.readonly()),
});

export type Save = v.InferOutput<typeof saveSchema>;

export const readSave = (json: unknown): Result<Save> => readAs(saveSchema, json, 'a save');
