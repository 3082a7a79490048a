import { seatsOf } from '../../../../core/contract.ts';
import type { Seen } from '../../../../ui/game-page.ts';
import type { PlanetXBox } from '../../box/types.ts';

/**
 * The theory phase in which tokens are placed now: it came with the newest question, and whoever looks at this page, or
 * anybody here around the open table, has entered none in it. The next question is the end of it. [P2]
 */
export function phaseToFill({
  view,
  seat,
  story,
}: Pick<Seen<PlanetXBox>, 'view' | 'seat' | 'story'>): number | null {
  const { public: known, box } = view;
  const { phase } = known;
  const came = story.findLastIndex(step =>
    step.some(event => event.type === 'theories-asked' && event.phase === phase),
  );
  if (came === -1 || story.slice(came + 1).some(step => step.some(({ type }) => type === 'acted')))
    return null;
  const mayPlace = seat === null ? seatsOf(known.seats).filter(one => box.here[one]) : [seat];
  const hasPlaced = (one: number) =>
    known.theories.some(theory => theory.seat === one && theory.phase === phase);
  return mayPlace.every(hasPlaced) ? null : phase;
}
