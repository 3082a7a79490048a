import { at, type Seat } from '../../../core/contract.ts';
import { list } from '../../../ui/text.ts';
import { sum } from '../board.ts';
import type { Preview } from '../legal.ts';
import type { Direction, Speeds, Spot } from '../types.ts';
import { type HitHappening, isHit, type Outlook } from './outlook.ts';
import { cellWords, directionWord, speedWords } from './track-text.ts';

/** Who is spoken to, and what others are called. */
export interface Readers {
  readonly you: Seat | null;
  readonly name: (seat: Seat) => string;
}

export const spotWords = (spot: Spot): string => `${cellWords(spot)}, elevation ${spot.z}`;

export const speedSays = (speed: Speeds): string => speedWords(speed) || 'no speed';

const obstacle = (direction: Direction): string => {
  if (direction === 'up') return 'the ceiling';
  return direction === 'down' ? 'the floor' : `the wall in the ${directionWord(direction)}`;
};

const chips = (count: number): string => `${count} ${count === 1 ? 'chip' : 'chips'}`;

/** "you hit the ceiling: 1 damage, 2 chips shed, 1 turned round" */
export function hitSays(hit: HitHappening, { you, name }: Readers): string {
  const isYou = hit.seat === you;
  const who = isYou ? 'you' : name(hit.seat);
  const does = (verb: string) => `${who} ${isYou ? verb : `${verb}s`}`;
  const spikes = hit.spikes ? ', spikes count' : '';
  const weak = hit.gone.length > 0 ? ', and the weak wall is gone' : '';
  switch (hit.type) {
    case 'hit-wall': {
      const turned = hit.turned > 0 ? `, ${chips(hit.turned)} turned round` : '';
      return `${does('hit')} ${obstacle(hit.direction)}: ${hit.damage} damage${spikes}, ${chips(hit.shed)} shed${turned}${weak}`;
    }
    case 'sandwiched':
      return `${who} ${isYou ? 'are' : 'is'} caught between two bulkheads: ${hit.damage} damage${spikes}, ${chips(hit.shed)} shed${weak}`;
    case 'hit-ufo': {
      const struck = hit.struck === you ? 'you' : name(hit.struck);
      return `${does('strike')} ${struck}: ${hit.damage} damage to ${struck}, ${chips(hit.given)} handed over`;
    }
    case 'pinned': {
      const struck = hit.struck === you ? 'you' : name(hit.struck);
      return `${does('pin')} ${struck} to ${obstacle(hit.direction)}: ${hit.damage} damage to ${struck}${spikes}, ${chips(hit.shed + hit.struckShed)} lost by both${weak}`;
    }
  }
}

/** Everything that is hit on the way, or that nothing is. */
function hitsSay({ happened }: Preview, readers: Readers): string {
  const hits = happened.filter(isHit).map(hit => hitSays(hit, readers));
  return hits.length === 0 ? '' : `${capital(hits.join('; '))}.`;
}

/** What a direction, or a use of the battery, would do: for whoever decides it. */
export function previewSays(preview: Preview, seat: Seat, readers: Readers): string {
  const ufo = at(preview.ufos, seat);
  const ends = preview.end
    ? preview.end.winner === seat
      ? 'You cross the finish line and win.'
      : `${readers.name(preview.end.winner)} is pushed over the finish line and wins.`
    : `You come to ${spotWords(ufo)}.`;
  const left = sum(ufo.unmoved) > 0 ? `Then ${speedWords(ufo.unmoved)} is still to be flown.` : '';
  return [hitsSay(preview, readers), ends, preview.end ? '' : left].filter(Boolean).join(' ');
}

/** Where a plan leads, for whoever makes it. */
export function outlookSays({ turn, next }: Outlook, seat: Seat, planned: Speeds, readers: Readers): string {
  const hits = hitsSay(turn, readers);
  const says = [`New speed: ${speedSays(planned)}.`];
  if (sum(planned) > 0) says.push(hits || 'If nobody touches you, you hit nothing.');
  if (turn.end) {
    says.push(
      turn.end.winner === seat
        ? 'You cross the finish line.'
        : `${readers.name(turn.end.winner)} is pushed over the finish line.`,
    );
    return says.join(' ');
  }
  says.push(`You ${sum(planned) > 0 ? 'stop' : 'stay'} at ${spotWords(at(turn.ufos, seat))}.`);
  if (speedWords(turn.left) !== speedWords(planned)) says.push(`Speed left: ${speedSays(turn.left)}.`);
  if (next) says.push(nextSays(next, seat, readers));
  return says.join(' ');
}

function nextSays(next: Preview, seat: Seat, readers: Readers): string {
  if (next.end?.winner === seat) return 'Kept, it crosses the finish line next turn.';
  const hits = next.happened.filter(isHit).filter(hit => hit.seat === seat);
  const to = spotWords(at(next.ufos, seat));
  const [first] = hits;
  if (!first) return `Kept, it brings you to ${to} next turn.`;
  return `Kept, ${hitSays(first, readers)} next turn.`;
}

/** "Fly order: south, then down." */
export const orderSays = (order: readonly Direction[]): string =>
  order.length < 2 ? '' : `Best order: ${order.map(directionWord).join(', then ')}.`;

/** For ears, while chips are placed. */
export function outlookBriefly({ turn }: Outlook, seat: Seat, planned: Speeds): string {
  const hits = turn.happened.filter(isHit).filter(hit => hit.seat === seat);
  const met = hits.map(({ direction }) => obstacle(direction));
  const end = turn.end?.winner === seat ? 'finish line' : spotWords(at(turn.ufos, seat));
  return `${capital(speedSays(planned))}. ${met.length > 0 ? `Hits ${list(met)}. ` : ''}Ends: ${end}.`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
