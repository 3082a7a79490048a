/** How many bits it takes in the mean to tell which case it is, where each has this weight. */
export function entropy(weights: Iterable<number>): number {
  let total = 0;
  let sum = 0;
  for (const weight of weights) {
    if (weight === 0) continue;
    total += weight;
    sum += weight * Math.log2(weight);
  }
  return total === 0 ? 0 : withoutError(Math.log2(total) - sum / total);
}

/** How many bits one thing says about another. The weights are of both: by the one, then by the other. */
export function sharedBits(weights: Float64Array, others: number): number {
  const ones = new Float64Array(weights.length / others);
  const rest = new Float64Array(others);
  for (let place = 0; place < weights.length; place++) {
    const weight = weights[place] as number;
    if (weight === 0) continue;
    (ones[Math.floor(place / others)] as number) += weight;
    (rest[place % others] as number) += weight;
  }
  return withoutError(entropy(ones) + entropy(rest) - entropy(weights));
}

/** Bits below this are only the error of a sum. */
const NOTHING = 1e-9;
const withoutError = (bits: number): number => (bits < NOTHING ? 0 : bits);
