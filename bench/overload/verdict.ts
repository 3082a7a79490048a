import type { Fared } from './probe.ts';

/** What nobody may cost the others: milliseconds of event-loop time, and memory. */
export const MOST_BYSTANDER_MS = 50;
export const MOST_GROWTH_MB = 200;

/** What came of one attack on one server. */
export interface Outcome extends Pick<Fared, 'worstMs' | 'worstBusyMs'> {
  readonly growthMB: number;
  readonly frozen: number;
  /** Honest moves that were acknowledged and are not in the log. */
  readonly lost: number;
  readonly honestMoves: number;
  /** Everything else that is wrong, in words. */
  readonly wrong: readonly string[];
}

/** Everything that is wrong with it, in words. */
export function problemsIn(outcome: Outcome): readonly string[] {
  const { worstMs, worstBusyMs, growthMB, frozen, lost, wrong } = outcome;
  const problems = [...wrong];
  if (Math.max(worstMs, worstBusyMs) > MOST_BYSTANDER_MS)
    problems.push(`others waited ${worstMs.toFixed(0)} ms (${worstBusyMs.toFixed(0)} ms of them at work)`);
  if (growthMB > MOST_GROWTH_MB) problems.push(`the server grew by ${growthMB.toFixed(0)} MB`);
  if (frozen > 0) problems.push(`${frozen} tables froze`);
  if (lost > 0) problems.push(`${lost} moves of others were lost`);
  return problems;
}

/** Nothing but a wait in which the server had little to do: other programs had the core, so it is tried again. */
export const wasDisturbed = (outcome: Outcome): boolean =>
  outcome.worstBusyMs <= MOST_BYSTANDER_MS &&
  outcome.worstMs > MOST_BYSTANDER_MS &&
  problemsIn({ ...outcome, worstMs: 0 }).length === 0;
