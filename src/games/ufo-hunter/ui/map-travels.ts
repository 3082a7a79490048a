import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { place } from '../board.ts';
import { middleLon } from './map-geometry.ts';
import type { MapHunter } from './map-types.ts';

/** Longer than a hunter is on its way. */
const TRAVEL_MS = 500;
/** Degrees: over the edge of the map a hunter leaves on one side and is there on the other. */
const OVER_THE_EDGE = 180;

/** Whether hunters are on their way; else they are where they are at once, however the map is zoomed. */
export function createTravels(hunters: Accessor<readonly MapHunter[]>): Accessor<boolean> {
  const [traveling, setTraveling] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const where = () => hunters().map(({ region }) => region);
  createEffect(
    on(where, (now, before) => {
      const lon = (region: number) => middleLon(place(region).box);
      const ways = now.map((region, i) => Math.abs(lon(region) - lon(before?.[i] ?? region)));
      if (ways.every(way => way === 0)) return;
      clearTimeout(timer);
      setTraveling(ways.every(way => way < OVER_THE_EDGE));
      timer = setTimeout(() => setTraveling(false), TRAVEL_MS);
    }),
  );
  onCleanup(() => clearTimeout(timer));
  return traveling;
}
