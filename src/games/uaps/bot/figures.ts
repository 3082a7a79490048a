import type { Figures } from '../../../core/contract.ts';
import type { State } from '../types.ts';

/** Of a game that is over: when its finder began to find, and whatever was photographed or found that is not so. */
export function figures({ public: { acts, photos } }: State): Figures {
  const finds = acts.filter(act => act.type === 'find');
  return {
    spreads: { findTime: finds.filter(({ found, cost }) => found && cost > 0).map(act => act.at) },
    counts: {
      wrongFinds: finds.filter(({ found }) => !found).length,
      photos: photos.length,
      falsePhotos: photos.filter(({ fate }) => fate === 'wrong').length,
    },
  };
}
