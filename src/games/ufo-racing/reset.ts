import { added, consolidated } from './board.ts';
import { cellOfPlace, fieldOf, placeOf } from './field.ts';
import type { Speeds, Track, Ufo } from './types.ts';

/** Speed that the stream under a UFO gives at the end of a turn. [R2] */
export function streamUnder(track: Track, ufo: Ufo): Speeds | undefined {
  const stream = fieldOf(track).streams.get(cellOfPlace(placeOf(ufo)));
  if (!stream) return undefined;
  const [dx, dy, dz] = stream;
  return [plus(-dy), plus(dy), plus(dx), plus(-dx), plus(dz), plus(-dz)];
}

/** The speed with which a UFO goes into the next turn. [R3] */
export function speedAfter({ unmoved, moved }: Ufo, stream: Speeds | undefined): Speeds {
  const speed = added(unmoved, moved);
  return consolidated(stream ? added(speed, stream) : speed);
}

const plus = (number: number): number => Math.max(0, number);
