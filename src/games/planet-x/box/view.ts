import type { Viewer } from '../../../core/contract.ts';
import { view as viewOfGame } from '../view.ts';
import { shownOwn } from './steps.ts';
import type { State, View } from './types.ts';

/** What lies on the printed board and what was entered is for all, answers and own theories are not. [C6] */
export function view(state: State, viewer: Viewer): View {
  const seen = viewOfGame(state, viewer);
  const { own } = seen;
  return {
    ...seen,
    own: own === null || viewer === 'spectator' ? own : shownOwn(state.public, own, viewer),
    box: state.box,
  };
}
