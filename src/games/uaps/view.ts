import { at, type Viewer } from '../../core/contract.ts';
import type { State, View } from './types.ts';

/** The public part and one's own, nothing else. [I1] [I2] */
export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  public: state.public,
  own: viewer === 'spectator' ? null : at(state.own, viewer),
});
