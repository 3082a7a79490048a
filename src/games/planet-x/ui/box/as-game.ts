import { createAsGame } from '../../../../deduction/ui/box/as-game.ts';
import type { Event, Move, PlanetXBox, View } from '../../box/types.ts';
import type { Event as GameEvent, Move as GameMove, PlanetX } from '../../types.ts';
import { deskOf } from '../dock-desk.ts';
import { mayAsk } from './desk.ts';
import { isOfGame } from './of-game.ts';

export const asGame = createAsGame<PlanetXBox, PlanetX>({
  options: ({ facts: { options }, view }) => {
    const { code, help = 'exact' } = options;
    return { mode: view.public.mode, code, help };
  },
  view: withKnownPawns,
  /** Theories are placed by all at once. */
  composes: (table, game) => mayAsk(table) || deskOf(game).draft().verb === 'theory',
  told,
  /** Answers have a sheet of their own. */
  isFresh: ({ type }) => type !== 'answered' && type !== 'facts-came',
  isOfBox: (move): move is GameMove & Move => move.type !== 'know' && move.type !== 'submit',
});

/** Where turns are not entered, nobody here knows where others stand. [C8] */
function withKnownPawns(view: View): View {
  if (view.box.tracked || !view.box.here.includes(false)) return view;
  const order = view.public.order.filter(seat => view.box.here[seat]);
  return { ...view, public: { ...view.public, order } };
}

function told(event: Event): readonly GameEvent[] {
  if (event.type === 'placed') return [{ type: 'submitted', seat: event.seat, sectors: [event.sector] }];
  return isOfGame(event) ? [event] : [];
}
