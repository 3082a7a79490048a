import { at, type Seat, seatsOf } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { inCardOrder, mostBid } from './board.ts';
import {
  ACTIONS,
  CARDS,
  type CardId,
  type Own,
  type Public,
  type Region,
  type State,
  type View,
} from './types.ts';

/**
 * A state in which this viewer would have seen exactly what this view holds. A limit: once a deck was made of its
 * discards [N3], a rumor from before can be one of those cards here; the log knows better, the view does not (in 60
 * games of `ranger`, 2.7 % of the decisions at 6 seats and none at 4).
 */
export function imagine(view: View, rng: Rng): State {
  const { public: known, viewer, own: mine } = view;
  const seen = cardsSeen(view);
  const gone = new Set<CardId>([...known.discards, ...seen.values()]);
  const hidden = rng.shuffle(CARDS.filter(card => !gone.has(card)));
  const faces = known.rumors.map(({ region }) => seen.get(region) ?? at(hidden.splice(-1), 0));
  const own = seatsOf(known.seats).map(seat =>
    seat === viewer && mine ? mine : imagineOwn(known, faces, seat, rng),
  );
  return { rng: rng.fork(), public: known, own, faces, deck: inCardOrder(hidden) };
}

/** Face-down ones that the viewer has looked at, and the one that is turned up. */
function cardsSeen({ own, public: { pending } }: View): Map<Region, CardId> {
  const seen = new Map(own?.seen.map(({ region, card }) => [region, card]));
  if (pending?.type === 'option' || pending?.type === 'lose') seen.set(pending.region, pending.card);
  return seen;
}

function imagineOwn(known: Public, faces: readonly CardId[], seat: Seat, rng: Rng): Own {
  const decided = known.done[seat] === true;
  const looked = known.rumors.flatMap(({ region, looked: by }, index) =>
    by.includes(seat) ? [{ region, card: at(faces, index) }] : [],
  );
  return {
    action: decided && known.stage === 'choose' ? rng.pick(ACTIONS) : null,
    bid: decided && known.stage === 'bid' ? rng.int(mostBid(at(known.players, seat)) + 1) : null,
    seen: looked.sort((a, b) => a.region - b.region),
  };
}
