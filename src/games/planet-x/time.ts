import { at } from '../../core/contract.ts';
import { boardOf, sectorAt } from './board.ts';
import { changed, type Passed, type Said, type Stepped, toAll } from './steps.ts';
import { askForTheories, reviewed } from './theories.ts';
import type { State } from './types.ts';

/** The arrow goes on to where it was going, past one mark after the other. [T4] [T5] [T6] */
export function turned(state: State, events: readonly Said[]): Stepped {
  const told = [...events];
  let now = state;
  while (now.public.arrow < now.public.arrowTo) {
    const left = leftSector(now);
    now = left.state;
    told.push(...left.events);
    if (!left.asks) continue;
    now = askForTheories(now);
    told.push(toAll({ type: 'theories-asked', phase: now.public.phase }));
    if (now.public.done.includes(false)) return { state: now, events: told };
    const { state: after, events: shown } = reviewed(now);
    now = after;
    told.push(...shown);
  }
  return { state: changed(now, { stage: 'act' }), events: told };
}

/** The arrow goes on by one: there may be a conference, and whether there is a theory phase. [T4] [T5] */
export function leftSector<Some extends State>(state: Some): Passed<Some> & { readonly asks: boolean } {
  const { arrow, conferences, mode } = state.public;
  const board = boardOf(mode);
  const leaving = sectorAt(arrow, board);
  const next = changed(state, { arrow: arrow + 1 });
  const asks = board.theoryMarks.includes(leaving);
  const conference = arrow < board.sectors ? board.conferenceMarks.indexOf(leaving) : -1;
  if (conference < conferences.length) return { state: next, events: [], asks };
  const rule = at(state.puzzle.conferences, conference);
  return {
    state: changed(next, { conferences: [...conferences, rule] }),
    events: [toAll({ type: 'conference', mode, number: conference + 1, rule })],
    asks,
  };
}
