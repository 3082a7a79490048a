/** Some of the skies that are left, or all where they are few; those with the same right guess side by side. */
export interface Outlook {
  readonly count: number;
  /** By kind: the sectors of each sky. */
  readonly sets: readonly Int32Array[];
  /** Those without any kind. */
  readonly blanks: Int32Array;
  /** The number of the right guess in each sky. */
  readonly guesses: Int32Array;
  /** How likely each sky is beside the others. */
  readonly weights: Float64Array;
  /** The logarithms of the weights. */
  readonly bits: Float64Array;
}

/** A sky as it goes into an outlook. */
export interface Outlooked {
  readonly sets: readonly number[];
  readonly blank: number;
  readonly guess: number;
}

/** All of them equally likely. */
export function outlookOn(skies: readonly Outlooked[], kinds: number): Outlook {
  const order = skies
    .map((_, sky) => sky)
    .sort((one, other) => (skies[one]?.guess ?? 0) - (skies[other]?.guess ?? 0) || one - other);
  const by = (value: (sky: Outlooked) => number): Int32Array =>
    Int32Array.from(order, sky => value(skies[sky] as Outlooked));
  return {
    count: order.length,
    sets: Array.from({ length: kinds }, (_, kind) => by(({ sets }) => sets[kind] as number)),
    blanks: by(({ blank }) => blank),
    guesses: by(({ guess }) => guess),
    weights: new Float64Array(order.length).fill(1),
    bits: new Float64Array(order.length),
  };
}

/** The skies that keep a weight. */
export function narrowed(outlook: Outlook, weightOf: (sky: number) => number): Outlook {
  const kept = new Uint32Array(outlook.count);
  const weights = new Float64Array(outlook.count);
  let count = 0;
  for (let sky = 0; sky < outlook.count; sky++) {
    const weight = weightOf(sky);
    if (weight === 0) continue;
    kept[count] = sky;
    weights[count++] = weight;
  }
  const only = (of: Int32Array): Int32Array => {
    const some = new Int32Array(count);
    for (let sky = 0; sky < count; sky++) some[sky] = of[kept[sky] as number] as number;
    return some;
  };
  return {
    count,
    sets: outlook.sets.map(only),
    blanks: only(outlook.blanks),
    guesses: only(outlook.guesses),
    weights: weights.subarray(0, count),
    bits: weights.subarray(0, count).map(Math.log2),
  };
}

/** The same skies by another guess. */
export function regrouped(outlook: Outlook, guessOf: (sky: number) => number): Outlook {
  const guesses = Int32Array.from({ length: outlook.count }, (_, sky) => guessOf(sky));
  const order = Uint32Array.from(guesses.keys()).sort(
    (one, other) => (guesses[one] as number) - (guesses[other] as number) || one - other,
  );
  const ordered = <List extends Int32Array | Float64Array>(of: List, room: List): List => {
    for (let sky = 0; sky < order.length; sky++) room[sky] = of[order[sky] as number] as number;
    return room;
  };
  const numbers = (of: Int32Array): Int32Array => ordered(of, new Int32Array(order.length));
  return {
    count: outlook.count,
    sets: outlook.sets.map(numbers),
    blanks: numbers(outlook.blanks),
    guesses: numbers(guesses),
    weights: ordered(outlook.weights, new Float64Array(order.length)),
    bits: ordered(outlook.bits, new Float64Array(order.length)),
  };
}
