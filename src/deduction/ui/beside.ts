import { at, type Seat } from '../../core/contract.ts';
import type { BesideLine } from '../../ui/game-page.ts';
import type { Names } from './beside-text.ts';

/** What stands on a printed board, and what was said and is to be done until it stands so. */
export interface Laid<Printed> {
  readonly printed: Printed;
  readonly lines: readonly BesideLine[];
}

/** What one event says and changes on it. */
export type After<Event, Printed> = (printed: Printed, event: Event) => Laid<Printed>;

/** By step of a story: each begins with the board as the one before left it. */
export function linesByStep<Event, Printed>(
  story: readonly (readonly Event[])[],
  start: Printed,
  after: (printed: Printed, step: readonly Event[]) => Laid<Printed>,
): readonly (readonly BesideLine[])[] {
  let printed = start;
  return story.map(step => {
    const laid = after(printed, step);
    printed = laid.printed;
    return laid.lines;
  });
}

/** One event after the other; `close`: what the end of a step changes. */
export function layStep<Event, Printed>(
  printed: Printed,
  step: readonly Event[],
  after: After<Event, Printed>,
  close: (printed: Printed) => Laid<Printed>,
): Laid<Printed> {
  let now: Laid<Printed> = { printed, lines: [] };
  for (const event of step) now = together(now, after(now.printed, event));
  return together(now, close(now.printed));
}

export const together = <Printed>(
  before: Laid<Printed>,
  { printed, lines }: Laid<Printed>,
): Laid<Printed> => ({ printed, lines: [...before.lines, ...lines] });

/** Nothing is to be said or done. */
export const quietly = <Printed>(printed: Printed): Laid<Printed> => ({ printed, lines: [] });

export const said = (says: string, seat: Seat | null = null): BesideLine => ({ seat, says, todo: false });
export const todo = (says: string, seat: Seat | null = null): BesideLine => ({ seat, says, todo: true });

/** In the words of its log. */
export const createTell =
  <Event>(text: { event(event: Event, name: Names['name'], you?: Seat): string }) =>
  (event: Event, { name, you }: Names): string =>
    text.event(event, name, you ?? undefined);

/** By piece on the board, in order: its number among those of its owner. */
export function numbersByOwner(pieces: readonly { readonly seat: Seat }[]): readonly number[] {
  const next = new Map<Seat, number>();
  return pieces.map(({ seat }) => {
    const number = next.get(seat) ?? 0;
    next.set(seat, number + 1);
    return number;
  });
}

/** Whose pieces already stand where this seat has come to. */
export const alreadyThere = (
  { time, order }: { readonly time: readonly number[]; readonly order: readonly Seat[] },
  seat: Seat,
): readonly Seat[] => order.filter(other => other !== seat && at(time, other) === at(time, seat));
