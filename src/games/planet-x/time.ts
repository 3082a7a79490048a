import { at } from '../../core/contract.ts';
import { boardOf, sectorAt } from './board.ts';
import { changed, type Said, type Stepped, toAll } from './steps.ts';
import { askForTheories, reviewed } from './theories.ts';
import type { State } from './types.ts';

/** The arrow goes on to where it was going, past one mark after the other. [T4] [T5] [T6] */
export function turned(state: State, events: readonly Said[]): Stepped {
  const board = boardOf(state.public.mode);
  const told = [...events];
  let now = state;
  while (now.public.arrow < now.public.arrowTo) {
    const { arrow } = now.public;
    const leaving = sectorAt(arrow, board);
    now = changed(now, { arrow: arrow + 1 });
    const conference = arrow < board.sectors ? board.conferenceMarks.indexOf(leaving) : -1;
    if (conference >= 0) {
      const rule = at(now.puzzle.conferences, conference);
      now = changed(now, { conferences: [...now.public.conferences, rule] });
      told.push(toAll({ type: 'conference', mode: board.mode, number: conference + 1, rule }));
    }
    if (!board.theoryMarks.includes(leaving)) continue;
    now = askForTheories(now);
    told.push(toAll({ type: 'theories-asked', phase: now.public.phase }));
    if (now.public.done.includes(false)) return { state: now, events: told };
    const { state: after, events: shown } = reviewed(now);
    now = after;
    told.push(...shown);
  }
  return { state: changed(now, { stage: 'act' }), events: told };
}
