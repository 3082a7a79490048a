import type { Seat } from '../../../core/contract.ts';
import type { Telling } from '../../../ui/game-page.ts';
import type { Event } from '../types.ts';

/** Who one is stays under its flap: a log lies open longer than one looks. */
export function telling({ type }: Event): Telling {
  switch (type) {
    case 'round-began':
    case 'draft-ended':
    case 'talk-closed':
    case 'effect-began':
    case 'game-ended':
      return 'passage';
    case 'said':
      return 'said';
    case 'revealed':
    case 'succeeded':
    case 'negated':
    case 'overexposed':
    case 'failed':
    case 'lab-drew':
      return 'done';
    case 'pack-came':
    case 'chosen':
    case 'hand-filled':
      return 'private';
    case 'identity-dealt':
    case 'decided':
    case 'became-ready':
      return 'untold';
  }
}

export const whose = (event: Event): Seat | null => (event.type === 'said' ? event.seat : null);

export function sound(events: readonly Event[]): 'thud' | 'double-tick' | 'paper' | null {
  const has = (...types: readonly Event['type'][]) => events.some(({ type }) => types.includes(type));
  if (has('negated', 'overexposed')) return 'thud';
  if (has('succeeded')) return 'double-tick';
  return has('pack-came', 'round-began', 'revealed') ? 'paper' : null;
}
