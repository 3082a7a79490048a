import * as v from 'valibot';
import { fail, ok, type Result } from './contract.ts';

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
