import * as v from 'valibot';
import { fail, ok, type Result } from './contract.ts';

export const SAVE_FORMAT = 1;

const whole = v.pipe(v.number(), v.integer());

/** A table as a file. Options and moves are checked by the rules when they are replayed. */
const saveSchema = v.object({
  area5: v.literal(SAVE_FORMAT, `must be ${SAVE_FORMAT}, the format of this save`),
  game: v.string(),
  rules: whole,
  options: v.unknown(),
  seats: whole,
  seed: v.string(),
  start: v.string(),
  moves: v.array(v.object({ seat: whole, move: v.unknown(), hash: v.string() })),
});

export type Save = v.InferOutput<typeof saveSchema>;

export const readSave = (json: unknown): Result<Save> => readAs(saveSchema, json, 'a save');

/** One sentence for the first thing that does not fit. */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
  what: string,
): Result<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, json, { abortEarly: true });
  if (read.success) return ok(read.output);
  const [issue] = read.issues;
  const path = v.getDotPath(issue);
  return fail(`${path ? `"${path}" in ${what}` : what}: ${issue.message}`);
}
