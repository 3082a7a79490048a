import type { Seat } from '../../core/contract.ts';
import type { Room, TableCard } from '../../protocol/tells.ts';
import type { GamePage } from '../../ui/game-page.ts';
import { type LogLine, linesOf, type Story } from '../table/story.ts';

/**
 * What a big screen shows of a table. `veiled`: the game runs, and watchers see it when it is over. `closed`: nothing
 * was dealt, and nothing will be.
 */
export type Shown = 'gathering' | 'veiled' | 'table' | 'closed';

export function shownOf(
  { watch }: Pick<TableCard, 'watch'>,
  { stage, closed }: Pick<Room, 'stage' | 'closed'>,
): Shown {
  if (closed === 'unstarted') return 'closed';
  if (stage === 'gathering' || stage === 'dealing') return 'gathering';
  return watch === 'public' || stage === 'over' ? 'table' : 'veiled';
}

/** What happened last, the newest first. */
export function recentLines(
  story: Story,
  page: Pick<GamePage, 'telling' | 'whose'>,
  most: number,
): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (const step of story.toReversed()) {
    if (lines.length >= most) break;
    lines.push(...linesOf(step, page).toReversed());
  }
  return lines.slice(0, most);
}

/** Whether the table has begun to wait for somebody whom it did not wait for before. */
export const callsSomebody = (
  now: readonly Seat[],
  before: readonly Seat[],
  isPerson: (seat: Seat) => boolean,
): boolean => now.some(seat => !before.includes(seat) && isPerson(seat));
