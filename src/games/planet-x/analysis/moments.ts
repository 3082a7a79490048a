import { at, type Seat } from '../../../core/contract.ts';
import type { Event, Own } from '../types.ts';
import type { Moment } from './types.ts';

export interface History {
  readonly moments: readonly Moment[];
  /** By theory phase, the first at index 0: sectors that each seat had gone. */
  readonly phases: readonly (readonly number[])[];
  /** By seat, at the end. */
  readonly time: readonly number[];
}

/** What all heard, put in order with the time of each seat, and with the answers, which are open by now. */
export function historyOf(events: readonly Event[], own: readonly Own[]): History {
  const moments: Moment[] = [];
  const phases: (readonly number[])[] = [];
  const heard = own.map(() => 0);
  let time: readonly number[] = own.map(() => 0);
  let arrow = 0;
  const add = (what: Moment['what']): void => {
    moments.push({ what, time, table: { arrow } });
  };
  const onBy = (seat: Seat, by: number): void => {
    time = time.with(seat, at(time, seat) + by);
  };
  for (const event of events)
    switch (event.type) {
      case 'acted': {
        const { act } = event;
        const number = at(heard, act.seat);
        heard[act.seat] = number + 1;
        onBy(act.seat, act.cost);
        add({ type: 'act', act, answer: at(at(own, act.seat).answers, number) });
        // Where the arrow goes is settled before penalties on its way; a right locate does not move it, nor does a
        // last act, which costs nothing. [T6] [E1] [E2]
        if (act.cost > 0 && !(act.type === 'locate' && act.found)) arrow = Math.min(...time);
        break;
      }
      case 'conference':
        add({ type: 'conference', number: event.number, rule: event.rule });
        break;
      case 'theories-asked':
        phases.push(time);
        add({ type: 'theories', phase: event.phase, submitted: [] });
        break;
      case 'submitted': {
        const { seat, sectors } = event;
        const asked = moments.at(-1);
        if (asked?.what.type === 'theories' && asked.what.phase !== null) {
          const submitted = [...asked.what.submitted, { seat, sectors }];
          moments.splice(-1, 1, { ...asked, what: { ...asked.what, submitted } });
        } else add({ type: 'theories', phase: null, submitted: [{ seat, sectors }] });
        break;
      }
      case 'reviewed':
        add({ type: 'review', theories: event.theories });
        break;
      case 'paid': {
        onBy(event.seat, event.time);
        const review = moments.pop();
        if (review) moments.push({ ...review, time });
        break;
      }
    }
  return { moments, phases, time };
}
