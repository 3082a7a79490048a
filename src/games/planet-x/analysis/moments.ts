import { at, type Seat } from '../../../core/contract.ts';
import type { Act, ConferenceRule, Event, Reviewed } from '../types.ts';

/** Whatever told somebody something about the sky. */
export type Moment = {
  /** By seat: sectors gone when it was over, so when its seat could use it. */
  readonly time: readonly number[];
} & (
  | {
      readonly type: 'act';
      readonly act: Act;
      /** Sectors that the arrow had gone when it was chosen. */
      readonly arrow: number;
    }
  | { readonly type: 'conference'; readonly number: number; readonly rule: ConferenceRule }
  | { readonly type: 'review'; readonly theories: readonly Reviewed[] }
);

export interface Course {
  readonly moments: readonly Moment[];
  /** By theory phase, the first at index 0: sectors that each seat had gone. */
  readonly phases: readonly (readonly number[])[];
  /** By seat, at the end. */
  readonly time: readonly number[];
}

/** What all heard, put in order with the time of each seat. */
export function courseOf(events: readonly Event[], seats: number): Course {
  const moments: Moment[] = [];
  const phases: (readonly number[])[] = [];
  let time: readonly number[] = Array.from({ length: seats }, () => 0);
  let arrow = 0;
  const onBy = (seat: Seat, by: number) => {
    time = time.with(seat, at(time, seat) + by);
  };
  for (const event of events)
    switch (event.type) {
      case 'acted': {
        onBy(event.act.seat, event.act.cost);
        moments.push({ type: 'act', act: event.act, arrow, time });
        // Where the arrow goes is settled before penalties on its way. [T6]
        arrow = Math.min(...time);
        break;
      }
      case 'conference':
        moments.push({ type: 'conference', number: event.number, rule: event.rule, time });
        break;
      case 'theories-asked':
        phases.push(time);
        break;
      case 'reviewed':
        moments.push({ type: 'review', theories: event.theories, time });
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
