import type { Seat } from '../../../core/contract.ts';
import type { Telling } from '../../../ui/game-page.ts';
import type { Event, View } from '../types.ts';

export function telling({ type }: Event): Telling {
  switch (type) {
    case 'cards-dealt':
    case 'turn-began':
    case 'revealed':
      return 'passage';
    case 'planned':
      return 'private';
    case 'decided':
    case 'move-ended':
      return 'untold';
    case 'tile-drawn':
    case 'tile-laid':
    case 'placed':
    case 'came-to-move':
    case 'flew':
    case 'hit-wall':
    case 'sandwiched':
    case 'hit-ufo':
    case 'pinned':
    case 'boosted':
    case 'braked':
    case 'streamed':
    case 'finished':
      return 'done';
  }
}

export const whose = (event: Event): Seat | null => ('seat' in event ? event.seat : null);

export const needsPaper = ({ public: { stage } }: View): boolean => stage === 'plan';

export function sound(events: readonly Event[]): 'thud' | 'double-tick' | 'paper' | null {
  if (events.some(({ type }) => type === 'finished')) return 'double-tick';
  if (events.some(event => 'damage' in event)) return 'thud';
  return events.some(({ type }) => type === 'turn-began') ? 'paper' : null;
}
