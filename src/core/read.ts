import * as v from 'valibot';
import { fail, ok, type Result } from './contract.ts';

/** From 0 on; −0 is read as 0, since JSON would not give it back. */
export const wholeNumber = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.transform(number => number + 0),
);

export const isObject = (json: unknown): json is object =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

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
  const place = path ? `"${path}" in ${what}` : what;
  if (issue.expected === 'never') return fail(`${place} is not a field known here`);
  if (issue.received === 'undefined') return fail(`${place} is missing`);
  return fail(`${place}: ${issue.message}`);
}
