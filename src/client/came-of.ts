import type { Result } from '../core/contract.ts';

type Waited<Value, Why> = Result<Value, Why> | null | undefined;

/** What came of something that a page waits for; nothing while it waits, and where it failed. */
export const answerOf = <Value>(waited: Waited<Value, unknown>): Value | undefined =>
  waited?.ok ? waited.value : undefined;

/** Why it failed; nothing while the page waits, and where it did not. */
export const failureOf = <Why>(waited: Waited<unknown, Why>): Why | undefined =>
  waited && !waited.ok ? waited.error : undefined;
