import { at } from '../../../core/contract.ts';
import { changed } from '../steps.ts';
import type { Act } from '../types.ts';
import { type Stepped, toAll, withBox } from './steps.ts';
import { retraced, unturned } from './track.ts';
import type { State } from './types.ts';

/** Time, order and limits are given back; that it was asked, and what was learned, stays. [C14] */
export function mistaken(state: State, number: number): Stepped {
  const act = at(state.public.acts, number);
  const marked = retraced(withBox(state, { mistakes: [...state.box.mistakes, number] }));
  const next = givenBack(marked, act);
  return {
    state: next.public.stage === 'last-acts' ? next : unturned(next),
    events: [toAll({ type: 'mistaken', number, act })],
  };
}

function givenBack(state: State, { seat, type, cost, ...act }: Act): State {
  const { targets, finder, lastActs, alsoFound, order, stage } = state.public;
  if (type === 'target') return changed(state, { targets: targets.with(seat, at(targets, seat) + 1) });
  if (type !== 'locate' || stage !== 'last-acts') return state;
  const found = 'found' in act && act.found;
  if (found && seat === finder) return changed(state, { finder: null, lastActs: [], stage: 'act' });
  if (cost > 0) return state;
  return changed(state, {
    alsoFound: alsoFound.filter(other => other !== seat),
    lastActs: order.filter(other => other === seat || lastActs.includes(other)),
  });
}
