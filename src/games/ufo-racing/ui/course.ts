import { type Accessor, createMemo } from 'solid-js';
import { at, type Seat } from '../../../core/contract.ts';
import type { Seen } from '../../../ui/game-page.ts';
import { isPlaced } from '../board.ts';
import { type Preview, preview } from '../legal.ts';
import type { UfoRacing } from '../types.ts';
import { actorOf, lookedMove } from './desk.ts';
import { placedChips } from './kept-plan.ts';
import { type Outlook, outlookOf, pathOf, pathOfOutlook } from './outlook.ts';
import { type Chips, thrustOf } from './planning.ts';
import type { PlainStanding } from './standing.ts';
import type { PlannedPath } from './track-shown.ts';

/** Where what is being decided leads. */
export interface Course {
  readonly chips: Accessor<Chips>;
  /** Of one's own UFO, while one plans or moves. */
  readonly outlook: Accessor<Outlook | null>;
  /** Of the direction, or the use of the battery, that is looked at. */
  readonly preview: Accessor<Preview | null>;
  readonly path: Accessor<PlannedPath | null>;
}

export function createCourse(table: Seen<UfoRacing>, { track, ufos }: PlainStanding): Course {
  const stage = () => table.view.public.stage;
  const chips = createMemo(() => placedChips(table));
  const flyer = createMemo((): Seat | null => {
    if (stage() !== 'plan' && stage() !== 'move') return null;
    const seat = actorOf(table);
    return seat !== null && isPlaced(at(ufos(), seat)) ? seat : null;
  });
  const outlook = createMemo(() => {
    const seat = flyer();
    if (seat === null) return null;
    const standing = { track: track(), ufos: ufos() };
    return stage() === 'plan' ? outlookOf(standing, seat, thrustOf(chips())) : outlookOf(standing, seat);
  });
  const looked = createMemo(() => {
    const seat = flyer();
    const move = seat !== null && stage() === 'move' ? lookedMove(table, seat) : null;
    if (!move || seat === null) return null;
    return preview({ track: track(), ufos: ufos() }, seat, move);
  });
  const path = createMemo(() => {
    const seat = flyer();
    if (seat === null) return null;
    const { look } = table.player(seat);
    const from = at(ufos(), seat);
    const [one, all] = [looked(), outlook()];
    if (one?.happened.some(({ type }) => type === 'boosted' || type === 'braked'))
      return pathOfOutlook(outlookOf(one, seat), from, seat, look);
    if (one && one.happened.length > 0) return pathOf(one.happened, from, seat, look);
    return all && pathOfOutlook(all, from, seat, look);
  });
  return { chips, outlook, preview: looked, path };
}
