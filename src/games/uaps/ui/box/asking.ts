import { type Accessor, createMemo } from 'solid-js';
import type { Seat } from '../../../../core/contract.ts';
import type { Seen } from '../../../../ui/game-page.ts';
import { boardOf } from '../../board.ts';
import { mostLastPhotos, refuse } from '../../box/legal.ts';
import type { UapsBox } from '../../box/types.ts';
import type { Move } from '../../types.ts';
import type { Reach } from '../dock-choose.ts';
import type { Composing } from '../dock-composing.ts';
import { deskOf, landingNow, reachOf } from '../dock-desk.ts';
import { missingIn, moveOf, riskOf } from '../dock-draft.ts';
import { isAction } from '../dock-landing.ts';
import { missingSays, warningOf } from '../dock-text.ts';
import { asGame } from './as-game.ts';
import { boxDeskOf, type Question } from './desk.ts';
import * as text from './text.ts';

/** The question in the making, by the rules of a box table; to commit is to read it back. [C11] [C12] */
export function createAsking(table: Seen<UapsBox>, seat: Accessor<Seat>): Composing {
  const game = asGame(table);
  const { draft, change } = deskOf(game);
  const box = boxDeskOf(table);
  const known = () => game.view.public;
  const board = () => boardOf(known().mode);
  const move = createMemo((): Question | null => questionIn(moveOf(draft(), known(), board())));
  const problem = createMemo(() => {
    const missing = missingIn(draft(), known(), board());
    if (missing !== null) return missingSays[missing];
    const now = move();
    const refusal = now && refuse(table.view, now);
    return refusal ? text.refusalSays(refusal) : undefined;
  });
  const warning = createMemo(() => {
    const now = move();
    if (now === null) return undefined;
    const more = now.type === 'last-photos' ? mostLastPhotos(table.view, seat()) - now.shots.length : 0;
    return warningOf(riskOf(game.view, now), more);
  });
  return {
    draft,
    reach: createMemo(() => reachAt(table, seat())),
    move,
    problem,
    warning,
    landing: createMemo(() => landingNow(game)),
    change,
    commit: () => box.change({ ...box.draft(), asks: move() }),
  };
}

/** How many last photos there may be does not follow from tokens alone. [E1] */
export function reachAt(table: Seen<UapsBox>, seat: Seat): Reach {
  const known = asGame(table).view.public;
  const reach = reachOf(known, seat);
  return known.stage === 'last-acts' ? { ...reach, photos: mostLastPhotos(table.view, seat) } : reach;
}

const questionIn = (move: Move | null): Question | null =>
  move !== null && (isAction(move) || move.type === 'last-photos') ? move : null;
