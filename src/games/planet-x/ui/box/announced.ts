import {
  announcedWithMistakes,
  type Marked,
  type MistakeLine,
} from '../../../../deduction/ui/box/announced.ts';
import type { Seen } from '../../../../ui/game-page.ts';
import { text } from '../../box/text.ts';
import type { PlanetXBox } from '../../box/types.ts';
import { type Announced, announcedIn } from '../rail-lines.ts';
import { asGame } from './as-game.ts';

type Line = Marked<Announced> | MistakeLine;

/** Newest first. An answer that was hidden stays so: it is on the own page. */
export function announcedSoFar(table: Seen<PlanetXBox>): readonly Line[] {
  const { story } = asGame(table);
  const heard = (step: number) => (story[step] ?? []).filter(({ type }) => type !== 'answered');
  const lines = announcedWithMistakes(
    table,
    step => announcedIn([heard(step)]),
    event => text.event(event, table.name, table.seat ?? undefined),
  );
  return withoutTurnedBack(lines, table.view.public.phase).toReversed();
}

/** A mistake turned the sky back: these phases are still to come, or came again. [C14] */
const withoutTurnedBack = (lines: readonly Line[], now: number): readonly Line[] =>
  lines.filter((line, place) => {
    if (line.type !== 'phase') return true;
    const isLast = !lines
      .slice(place + 1)
      .some(later => later.type === 'phase' && later.phase === line.phase);
    return isLast && line.phase <= now;
  });
