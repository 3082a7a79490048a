/** A store changes lists in place, and one message may hold the same list in two places: one would undo the other. */
export const unshared = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
