import { chipsToPlan } from './board.ts';
import { distancesIn, nearer } from './distance.ts';
import { fieldOf, placeOf, STEP } from './field.ts';
import type { Plan, Speeds, Track, Ufo } from './types.ts';

/** No faster than this, so that the energy of one turn can turn a UFO round. */
const CALM = 3;

/**
 * A calm plan towards the exit: as fast as the straight way ahead allows, no speed elsewhere, the rest into the
 * battery. `choose` picks among directions that are equally good. [C1]
 */
export function steer(track: Track, ufo: Ufo, choose: (count: number) => number): Plan {
  const field = fieldOf(track);
  const place = placeOf(ufo);
  const wanted = [0, 0, 0, 0, 0, 0];
  const toward = pickBit(nearer(field, place), choose);
  if (toward >= 0) wanted[toward] = straight(track, place, toward);
  let left = chipsToPlan(ufo);
  const thrust = [0, 0, 0, 0, 0, 0];
  for (let direction = 0; direction < wanted.length; direction++) {
    const speed = (ufo.unmoved[direction] as number) - (wanted[direction] as number);
    const chips = Math.min(left, Math.abs(speed));
    const to = speed > 0 ? direction ^ 1 : direction;
    thrust[to] = (thrust[to] as number) + chips;
    left -= chips;
  }
  return { thrust: thrust as unknown as Speeds, battery: left, initiative: 0 };
}

/** Steps that lead nearer to the exit without a turn. */
function straight(track: Track, from: number, direction: number): number {
  const field = fieldOf(track);
  const distances = distancesIn(field);
  let place = from;
  for (let steps = 1; steps <= CALM; steps++) {
    if ((distances[place] as number) === 1) return steps;
    place += STEP[direction] as number;
    if (!(nearer(field, place) & (1 << direction))) return steps;
  }
  return CALM;
}

function pickBit(bits: number, choose: (count: number) => number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count++;
  if (count === 0) return -1;
  let skip = choose(count);
  for (let direction = 0; ; direction++) if (bits & (1 << direction) && skip-- === 0) return direction;
}
