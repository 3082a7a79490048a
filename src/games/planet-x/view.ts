import type { Viewer } from '../../core/contract.ts';
import { at } from '../../core/contract.ts';
import type { State, View } from './types.ts';

/** The public part and one's own, nothing else. [A6] [H3] */
export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  public: state.public,
  own: viewer === 'spectator' ? null : at(state.own, viewer),
});
