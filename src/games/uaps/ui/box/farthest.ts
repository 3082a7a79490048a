import type { Seat } from '../../../../core/contract.ts';
import { PENALTY } from '../../board.ts';
import type { Event } from '../../box/types.ts';

/** What moved a token: by so much, for this; or to a place, by hand. */
type Moved = { readonly by: number; readonly of: string } | { readonly to: number };

/** The farthest that a token was after any step, by what all heard. */
export function farthest(story: readonly (readonly Event[])[], seat: Seat): number {
  let moved: readonly Moved[] = [];
  let acts = 0;
  let most = 0;
  for (const step of story) {
    const before = moved;
    for (const event of step) {
      moved = withEvent(moved, event, step, { seat, acts });
      if (event.type === 'acted') acts += 1;
    }
    if (moved !== before) most = Math.max(most, timeOf(moved));
  }
  return most;
}

const timeOf = (moved: readonly Moved[]): number =>
  moved.reduce((time, one) => ('to' in one ? one.to : time + one.by), 0);

function withEvent(
  moved: readonly Moved[],
  event: Event,
  step: readonly Event[],
  { seat, acts }: { readonly seat: Seat; readonly acts: number },
): readonly Moved[] {
  switch (event.type) {
    case 'acted':
      return event.act.seat === seat ? [...moved, { by: event.act.cost, of: actOf(acts) }] : moved;
    case 'paid':
      return event.seat === seat ? [...moved, ...penaltiesIn(step, seat)] : moved;
    case 'time-set':
      return event.seat === seat ? [...moved, { to: event.time }] : moved;
    case 'mistaken':
      return without(moved, actOf(event.number));
    case 'entry-mistaken': {
      const { entry } = event;
      return entry.type === 'verify' && entry.seat === seat ? without(moved, photoOf(entry)) : moved;
    }
    default:
      return moved;
  }
}

/** One for each wrong photo, since each can be given back alone. [C14] */
const penaltiesIn = (step: readonly Event[], seat: Seat): readonly Moved[] =>
  step
    .flatMap(event => (event.type === 'verified' ? event.photos : []))
    .filter(photo => photo.seat === seat && !photo.right)
    .map(photo => ({ by: PENALTY, of: photoOf(photo) }));

const actOf = (number: number): string => `act ${number}`;

const photoOf = ({ sector, subject }: { readonly sector: number; readonly subject: string }): string =>
  `photo ${sector} ${subject}`;

/** The last one, since the same photo can be wrong again. */
function without(moved: readonly Moved[], of: string): readonly Moved[] {
  const place = moved.findLastIndex(one => 'of' in one && one.of === of);
  return place === -1 ? moved : moved.toSpliced(place, 1);
}
