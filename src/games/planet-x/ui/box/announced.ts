import type { Seen } from '../../../../ui/game-page.ts';
import type { PlanetXBox } from '../../box/types.ts';
import { type Announced, announcedIn } from '../rail-lines.ts';
import { asGame } from './as-game.ts';

/** Newest first. An answer that was hidden stays so: it is on the own page. */
export function announcedSoFar(table: Seen<PlanetXBox>): readonly Announced[] {
  const heard = asGame(table).story.map(step => step.filter(({ type }) => type !== 'answered'));
  return withoutTurnedBack(announcedIn(heard), table.view.public.phase).toReversed();
}

/** A mistake turned the sky back: these phases are still to come, or came again. [C14] */
const withoutTurnedBack = (lines: readonly Announced[], now: number): readonly Announced[] =>
  lines.filter((line, place) => {
    if (line.type !== 'phase') return true;
    const isLast = !lines
      .slice(place + 1)
      .some(later => later.type === 'phase' && later.phase === line.phase);
    return isLast && line.phase <= now;
  });
