import type { GameTypes } from '../../../core/contract.ts';
import type { Seen } from '../../../ui/game-page.ts';

/** That something which was announced counts no more. [C14] */
export interface MistakeLine {
  readonly type: 'mistake';
  readonly says: string;
}

const MISTAKES: readonly string[] = ['mistaken', 'entry-mistaken'];

interface Told extends GameTypes {
  Event: { readonly type: string };
}

/** In the order in which they came. A mark says what it was put on, not all that came of it. */
export const announcedWithMistakes = <T extends Told, Line>(
  table: Seen<T>,
  linesIn: (step: number) => readonly Line[],
  says: (event: T['Event']) => string,
): readonly (Line | MistakeLine)[] =>
  table.story.flatMap((step, number): readonly (Line | MistakeLine)[] => {
    const mark = step.find(({ type }) => MISTAKES.includes(type));
    const lines = linesIn(number);
    return mark ? [...lines, { type: 'mistake', says: says(mark) }] : lines;
  });
