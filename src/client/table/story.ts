import type { Seat } from '../../core/contract.ts';
import type { News } from '../../core/news.ts';
import type { GamePage, Telling } from '../../ui/game-page.ts';
import type { Missed } from './missed.ts';

type Event = News['steps'][number][number];
export type Step = readonly Event[];
export type Story = readonly Step[];

/** Steps that were known keep their identity. */
export const continued = (story: Story, { from, steps }: Pick<News, 'from' | 'steps'>): Story => [
  ...story.slice(0, from),
  ...steps,
];

export interface LogLine {
  readonly event: Event;
  readonly telling: Exclude<Telling, 'untold'>;
  readonly whose: Seat | null;
}

type Teller = Pick<GamePage, 'telling' | 'whose'>;

export const linesOf = (step: Step, page: Teller): readonly LogLine[] =>
  step.flatMap(event => {
    const telling = page.telling(event);
    return telling === 'untold' ? [] : [{ event, telling, whose: page.whose(event) }];
  });

export const newLines = (story: Story, { from, to }: Missed, page: Teller): number =>
  story.slice(from + 1, to + 1).reduce((count, step) => count + linesOf(step, page).length, 0);

/** What last changed before all eyes; talk stands beside the board anyway. */
export function newestChange(story: Story, page: Teller): readonly LogLine[] {
  for (const step of story.toReversed()) {
    const lines = linesOf(step, page).filter(({ telling }) => telling === 'passage' || telling === 'done');
    if (lines.length > 0) return lines;
  }
  return [];
}
