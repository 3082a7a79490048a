import type { Viewer } from '../../../core/contract.ts';
import { view as viewOfGame } from '../view.ts';
import type { State, View } from './types.ts';

/** What lies on the printed board and what was entered is for all, answers and own theories are not. [C6] */
export const view = (state: State, viewer: Viewer): View => ({
  ...viewOfGame(state, viewer),
  box: state.box,
});
