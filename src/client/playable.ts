import { IS_COMPANION } from './start.ts';
import { type GameCard, PLAYABLE } from './text.ts';

/** Those with a printed board, which are all that the companion has where it was built alone. */
const BOXED: readonly GameCard['id'][] = ['planet-x', 'uaps'];

export const PLAYABLE_HERE = PLAYABLE.filter(({ id }) => !IS_COMPANION || BOXED.includes(id));
