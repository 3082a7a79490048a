import { createAsGame } from '../../../../deduction/ui/box/as-game.ts';
import { linesBefore } from '../../board.ts';
import { asActing, FARTHEST, isTimed } from '../../box/legal.ts';
import type { Move, UapsBox, View } from '../../box/types.ts';
import type { Move as GameMove, Public, Uaps } from '../../types.ts';
import { isEarthDue, mayAsk } from './desk.ts';
import { isOfGame } from './of-game.ts';

/** Answers have a sheet of their own, and wait in the history. */
const APART: readonly string[] = ['answered', 'facts-came', 'report'];

export const asGame = createAsGame<UapsBox, Uaps>({
  options: ({ facts: { options }, view }) => {
    const { code, help = 'exact' } = options;
    return { mode: view.public.mode, code, help };
  },
  view: view => ({ viewer: view.viewer, own: view.own, public: publicOfGame(view) }),
  composes: table => mayAsk(table) && !isEarthDue(table),
  told: event => (isOfGame(event) && !APART.includes(event.type) ? [event] : []),
  isFresh: () => true,
  isOfBox: (move): move is GameMove & Move => {
    const { type } = move;
    return type !== 'know' && type !== 'place' && type !== 'follow' && type !== 'wish';
  },
});

/** A token that nobody enters is not on the track, and then nobody knows when a line is crossed. [C8] */
function publicOfGame({ viewer, public: known, box }: View): Public {
  const mine = viewer === 'spectator' ? known : asActing(known, viewer);
  if (box.tracked) return mine;
  return { ...mine, order: mine.order.filter(seat => isTimed(box, seat)), lines: linesBefore(FARTHEST) };
}
