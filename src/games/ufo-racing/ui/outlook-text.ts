import { at, type Seat } from '../../../core/contract.ts';
import { list } from '../../../core/words.ts';
import { sum } from '../board.ts';
import type { Preview } from '../legal.ts';
import { cellWords, text as gameText } from '../text.ts';
import type { Direction, Speeds, Spot } from '../types.ts';
import type { Outlook } from './outlook.ts';
import { type HitHappening, isHit } from './playback.ts';
import { directionWord, speedWords } from './track-text.ts';

/** Who is spoken to, and what others are called. */
export interface Readers {
  readonly you: Seat;
  readonly name: (seat: Seat) => string;
}

export const spotWords = (spot: Spot): string => `${cellWords(spot)}, elevation ${spot.z}`;

const speedSays = (speed: Speeds): string => speedWords(speed) || 'no speed';

const obstacle = (hit: HitHappening, name: Readers['name']): string => {
  if (hit.type === 'hit-ufo' || hit.type === 'pinned') return name(hit.struck);
  const { direction } = hit;
  if (direction === 'up') return 'the ceiling';
  return direction === 'down' ? 'the floor' : `something ${directionWord(direction)}`;
};

/** Everything that is hit on the way. */
const hitsSay = ({ happened }: Preview, { name, you }: Readers): string =>
  happened
    .filter(isHit)
    .map(hit => gameText.event(hit, name, you))
    .join(' ');

/** What a direction, or a use of the battery, would do: for whoever decides it. */
export function previewSays(preview: Preview, readers: Readers): string {
  const ufo = at(preview.ufos, readers.you);
  const ends = preview.end
    ? preview.end.winner === readers.you
      ? 'You cross the finish line and win.'
      : `${readers.name(preview.end.winner)} is pushed over the finish line and wins.`
    : `You come to ${spotWords(ufo)}.`;
  const left = sum(ufo.unmoved) > 0 ? `Then ${speedWords(ufo.unmoved)} is still to be flown.` : '';
  return [hitsSay(preview, readers), ends, preview.end ? '' : left].filter(Boolean).join(' ');
}

/** Where a plan leads, for whoever makes it. */
export function outlookSays({ turn, next, lays }: Outlook, planned: Speeds, readers: Readers): string {
  const hits = hitsSay(turn, readers);
  const says = [`New speed: ${speedSays(planned)}.`];
  if (hits) says.push(hits);
  if (turn.end) {
    says.push(
      turn.end.winner === readers.you
        ? 'You cross the finish line.'
        : `${readers.name(turn.end.winner)} is pushed over the finish line.`,
    );
    return says.join(' ');
  }
  says.push(`${endSays(sum(planned) > 0, hits !== '')} at ${spotWords(at(turn.ufos, readers.you))}.`);
  if (speedWords(turn.left) !== speedWords(planned)) says.push(`Speed left: ${speedSays(turn.left)}.`);
  if (next) says.push(nextSays(next, lays, readers));
  return says.join(' ');
}

function endSays(flies: boolean, hits: boolean): string {
  if (!flies) return 'You stay';
  return hits ? 'You stop' : 'If nobody touches you, you hit nothing and stop';
}

function nextSays(next: Preview, lays: boolean, { you, name }: Readers): string {
  if (next.end?.winner === you && lays)
    return 'Then you lay a tile. Keep this speed, and the next turn reaches the open end of this one.';
  if (next.end?.winner === you) return 'Keep this speed, and the next turn crosses the finish line.';
  const hit = next.happened.filter(isHit).find(({ seat }) => seat === you);
  return hit
    ? `Keep this speed, and next turn ${small(gameText.event(hit, name, you))}`
    : `Keep this speed, and the next turn ends at ${spotWords(at(next.ufos, you))}.`;
}

/** "Best order: south, then down." */
export const orderSays = (order: readonly Direction[]): string =>
  order.length < 2 ? '' : `Best order: ${order.map(directionWord).join(', then ')}.`;

/** For ears, while chips are placed. */
export function outlookBriefly({ turn }: Outlook, planned: Speeds, { you, name }: Readers): string {
  const hits = turn.happened.filter(isHit).filter(hit => hit.seat === you);
  const met = hits.map(hit => obstacle(hit, name));
  const end = turn.end?.winner === you ? 'finish line' : spotWords(at(turn.ufos, you));
  return `${capital(speedSays(planned))}. ${met.length > 0 ? `Hits ${list(met)}. ` : ''}Ends: ${end}.`;
}

const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
