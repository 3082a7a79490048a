import { at, type Seat } from '../../core/contract.ts';
import { linesBefore } from './board.ts';
import { type Judge, judged, verified } from './photos.ts';
import { andThen, changed, type Stepped, toAll } from './steps.ts';
import { advanced } from './time.ts';
import type { State } from './types.ts';

/** The token goes on by the cost, and the next one is to act. [T2] [T3] */
export const turnEnded = (step: Stepped, seat: Seat, cost: number): Stepped =>
  andThen(
    andThen(step, state => advanced(changed(state, { freeMove: null }), seat, cost)),
    settled,
  );

/** The Earth turns once, and photos are verified. [T3] [M15] */
export function turned(state: State, by: Seat | null, judge: Judge = judged): Stepped {
  const turns = state.public.turns + 1;
  const step = { state: changed(state, { turns }), events: [toAll({ type: 'turned', turns, by })] };
  return andThen(step, now => verified(now, judge));
}

/** For every thick line that the last token has crossed, until nothing changes. [T3] [T4] */
export function settled(state: State): Stepped {
  let step: Stepped = { state, events: [] };
  while (linesCrossed(step.state) > step.state.public.lines)
    step = andThen(step, now => turned(changed(now, { lines: now.public.lines + 1 }), null));
  return step;
}

const linesCrossed = ({ public: { time, order } }: State): number => linesBefore(at(time, at(order, 0)));
