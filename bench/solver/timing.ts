/** The best of some runs: other programs can only make it slower. */
export function timed<Value>(work: () => Value, runs = 5): { readonly value: Value; readonly ms: number } {
  let best = Number.POSITIVE_INFINITY;
  for (let left = runs; ; left--) {
    const before = performance.now();
    const value = work();
    best = Math.min(best, performance.now() - before);
    if (left === 1) return { value, ms: best };
  }
}

export const times = (slow: number, fast: number): number => Math.round((slow / fast) * 10) / 10;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
