import type { GameTypes } from '../../../core/contract.ts';
import type { Seen } from '../../../ui/game-page.ts';

/** That something which was announced counts no more. [C14] */
export interface MistakeLine {
  readonly type: 'mistake';
  readonly says: string;
}

const MISTAKES: readonly string[] = ['mistaken', 'entry-mistaken'];

/** What was announced, and whether that counts. */
export type Marked<Line> = Line & { readonly isMistake: boolean };

interface Told extends GameTypes {
  Event: { readonly type: string; readonly number?: number };
}

/** In the order in which they came. The line of a mark says what it was put on, not all that came of it. */
export function announcedWithMistakes<T extends Told, Line extends { readonly type: string }>(
  table: Seen<T>,
  linesIn: (step: number) => readonly Line[],
  says: (event: T['Event']) => string,
): readonly (Marked<Line> | MistakeLine)[] {
  const marked = table.story.flatMap(step =>
    step.flatMap(({ type, number }) => (type === 'mistaken' ? [number] : [])),
  );
  let acts = 0;
  const isMistake = ({ type }: Line): boolean => type === 'acted' && marked.includes(acts++);
  return table.story.flatMap((step, number): readonly (Marked<Line> | MistakeLine)[] => {
    const mark = step.find(({ type }) => MISTAKES.includes(type));
    const lines = linesIn(number).map(line => ({ ...line, isMistake: isMistake(line) }));
    return mark ? [...lines, { type: 'mistake', says: says(mark) }] : lines;
  });
}
