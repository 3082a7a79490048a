import type { Viewer } from '../../../core/contract.ts';
import { view as viewOfGame } from '../view.ts';
import type { State, View } from './types.ts';

/** What the game shows, and the box table, which hides nothing. [C6] */
export const view = (state: State, viewer: Viewer): View => ({
  ...viewOfGame(state, viewer),
  box: state.box,
});
