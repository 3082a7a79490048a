import type { Event, Region } from '../types.ts';

/** What each rumor on the table is called for short: the lowest number that is free when it comes. */
export function numbersOf(story: readonly (readonly Event[])[]): ReadonlyMap<Region, number> {
  const numbers = new Map<Region, number>();
  const gone = new Set<Region>();
  for (const event of story.flat()) {
    // It keeps its number while it is settled.
    if (event.type === 'turned-up') gone.add(event.region);
    if (event.type !== 'rumor-placed') continue;
    for (const region of gone) numbers.delete(region);
    gone.clear();
    numbers.set(event.region, lowestFree([...numbers.values()]));
  }
  return numbers;
}

function lowestFree(taken: readonly number[]): number {
  for (let number = 1; ; number++) if (!taken.includes(number)) return number;
}
