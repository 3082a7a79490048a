/** Steps that came while nobody looked: all after `from`, up to and with `to`. */
export interface Missed {
  readonly from: number;
  readonly to: number;
}

/** `before`: the last step until now. A move taken back makes a story shorter. */
export function missedAfter(
  missed: Missed | null,
  { before, last, away }: { readonly before: number; readonly last: number; readonly away: boolean },
): Missed | null {
  if (away) return { from: Math.min(missed?.from ?? before, last), to: last };
  return missed && { from: Math.min(missed.from, last), to: Math.min(missed.to, last) };
}
