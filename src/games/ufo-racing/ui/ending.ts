import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import { added, consolidated, MOST_DAMAGE, STILL, sum } from '../board.ts';
import { predict } from '../legal.ts';
import type { Happening, Public, Spot, Turn } from '../types.ts';
import { STEPS } from './playback.ts';

/** One turn of a seat, as it is charted. */
export interface TurnOf {
  /** Chips of speed as the turn was flown, with the plan in it. */
  readonly speed: number;
  /** When the turn was over. */
  readonly damage: number;
}

/** By turn, then by seat. A turn that was never flown is none. */
export const turnsOf = ({ turns, seats }: Pick<Public, 'turns' | 'seats'>): readonly (readonly TurnOf[])[] =>
  turns.filter(({ plans }) => plans.length > 0).map(turn => seatsOf(seats).map(seat => turnOf(turn, seat)));

function turnOf({ before, plans, happened }: Turn, seat: Seat): TurnOf {
  const { unmoved, damage } = at(before, seat);
  const taken = happened.reduce((total, one) => total + damageTo(one, seat), 0);
  return {
    speed: sum(consolidated(added(unmoved, at(plans, seat).thrust))),
    damage: Math.min(MOST_DAMAGE, damage + taken),
  };
}

function damageTo(happening: Happening, seat: Seat): number {
  if (!('damage' in happening)) return 0;
  const hurt = 'struck' in happening ? happening.struck : happening.seat;
  return hurt === seat ? happening.damage : 0;
}

/** All damage that a seat took in the race. */
export const damageOf = ({ turns }: Pick<Public, 'turns'>, seat: Seat): number =>
  turns
    .flatMap(({ happened }) => happened)
    .reduce((total, happening) => total + damageTo(happening, seat), 0);

/** Every place where a UFO stopped or turned, from its start on; the winner's goes one cell beyond the finish. */
export function lineOf({ turns }: Pick<Public, 'turns'>, seat: Seat): readonly Spot[] {
  const first = turns[0];
  if (!first) return [];
  const { x, y, z } = at(first.before, seat);
  const line: Spot[] = [{ x, y, z }];
  for (const { happened } of turns)
    for (const one of happened) {
      if (!('seat' in one) || one.seat !== seat) continue;
      if (one.type === 'flew' && one.cells > 0) line.push({ x: one.x, y: one.y, z: one.z });
      if (one.type === 'finished') {
        const step = STEPS[one.direction];
        const last = at(line, -1);
        line.push({ x: last.x + step.x, y: last.y + step.y, z: last.z });
      }
    }
  return line;
}

/** Who came how far: the winner, then by the steps that were left. */
export function standingsOf({
  track,
  ufos,
  seats,
  end,
}: Pick<Public, 'track' | 'ufos' | 'seats' | 'end'>): readonly Standing[] {
  const resting = ufos.map(ufo => ({ ...ufo, unmoved: STILL, moved: STILL }));
  return seatsOf(seats)
    .map(seat => ({
      seat,
      won: end?.winner === seat,
      left: end?.winner === seat ? 0 : predict({ track, ufos: resting }, seat).distance,
    }))
    .sort((one, other) => one.left - other.left);
}

export interface Standing {
  readonly seat: Seat;
  readonly won: boolean;
  /** Steps to the finish. */
  readonly left: number;
}
