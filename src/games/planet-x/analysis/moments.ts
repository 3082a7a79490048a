import { at, type Seat } from '../../../core/contract.ts';
import type { Act, Answer, ConferenceRule, Event, Own, Reviewed, Sector } from '../types.ts';

/** Something that happened, as all remember it. */
export type Moment = {
  /** By seat: sectors gone when it was over, so when its seat could use it. */
  readonly time: readonly number[];
  /** Sectors that the arrow had gone; at an act, when it was chosen. */
  readonly arrow: number;
} & (
  | { readonly type: 'act'; readonly act: Act; readonly answer: Answer }
  | { readonly type: 'conference'; readonly number: number; readonly rule: ConferenceRule }
  | {
      readonly type: 'theories';
      /** Null for a last act. [E2] */
      readonly phase: number | null;
      readonly submitted: readonly { readonly seat: Seat; readonly sectors: readonly Sector[] }[];
    }
  | { readonly type: 'review'; readonly theories: readonly Reviewed[] }
);

export interface Course {
  readonly moments: readonly Moment[];
  /** By theory phase, the first at index 0: sectors that each seat had gone. */
  readonly phases: readonly (readonly number[])[];
  /** By seat, at the end. */
  readonly time: readonly number[];
}

/** What all heard, put in order with the time of each seat, and with the answers, which are open by now. */
export function courseOf(events: readonly Event[], own: readonly Own[]): Course {
  const moments: Moment[] = [];
  const phases: (readonly number[])[] = [];
  const heard = own.map(() => 0);
  let time: readonly number[] = own.map(() => 0);
  let arrow = 0;
  const onBy = (seat: Seat, by: number) => {
    time = time.with(seat, at(time, seat) + by);
  };
  for (const event of events)
    switch (event.type) {
      case 'acted': {
        const { act } = event;
        const number = at(heard, act.seat);
        heard[act.seat] = number + 1;
        onBy(act.seat, act.cost);
        moments.push({ type: 'act', act, answer: at(at(own, act.seat).answers, number), arrow, time });
        // Where the arrow goes is settled before penalties on its way; a right locate does not move it. [T6] [E1]
        if (!(act.type === 'locate' && act.found)) arrow = Math.min(...time);
        break;
      }
      case 'conference':
        moments.push({ type: 'conference', number: event.number, rule: event.rule, arrow, time });
        break;
      case 'theories-asked':
        phases.push(time);
        moments.push({ type: 'theories', phase: event.phase, submitted: [], arrow, time });
        break;
      case 'submitted': {
        const { seat, sectors } = event;
        const asked = moments.at(-1);
        if (asked?.type === 'theories' && asked.phase !== null)
          moments.splice(-1, 1, { ...asked, submitted: [...asked.submitted, { seat, sectors }] });
        else moments.push({ type: 'theories', phase: null, submitted: [{ seat, sectors }], arrow, time });
        break;
      }
      case 'reviewed':
        moments.push({ type: 'review', theories: event.theories, arrow, time });
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
