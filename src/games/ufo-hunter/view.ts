import { at, type Viewer } from '../../core/contract.ts';
import type { Own, Public, Rumor, State, View } from './types.ts';

/** [I1] [I2]: what is named here, nothing else. A key that is added to the state reaches nobody before it is named. */
export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  public: openPart(state.public),
  own: viewer === 'spectator' ? null : ownPart(at(state.own, viewer)),
});

/** [I1] */
const openPart = (known: Public): Public => ({
  seats: known.seats,
  round: known.round,
  stage: known.stage,
  done: known.done,
  pending: known.pending,
  doing: known.doing,
  pawn: known.pawn,
  players: known.players,
  rumors: known.rumors.map(faceDown),
  discards: known.discards,
  mapDiscards: known.mapDiscards,
  bag: known.bag,
  pile: known.pile,
  blue: known.blue,
  last: known.last,
  board: known.board,
  landing: known.landing,
  past: known.past,
  now: known.now,
  end: known.end,
});

/** Its card lies beside it in the state, and must not come along. */
const faceDown = ({ region, by, looked, stake, holders }: Rumor): Rumor => ({
  region,
  by,
  looked,
  stake,
  holders,
});

/** [I2] */
const ownPart = ({ action, bid, seen }: Own): Own => ({ action, bid, seen });
