import type { Viewer } from '../../core/contract.ts';
import { at } from '../../core/contract.ts';
import type { State, View } from './types.ts';

/** [I1] [I2]: the public part and one's own, nothing else. */
export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  public: state.public,
  own: viewer === 'spectator' ? null : at(state.own, viewer),
});
