import { isObject } from '../../../core/read.ts';

export const MARKS = ['blank', 'trust', 'unsure', 'suspect'] as const;
export type Mark = (typeof MARKS)[number];

/** What a player writes for itself. Marks go by seat. */
export interface Notes {
  readonly marks: readonly Mark[];
  readonly text: string;
}

export const LONGEST_NOTE = 4000;

/** Whatever was kept, perhaps by another version. */
export function readNotes(json: unknown, seats: number): Notes {
  const kept = isObject(json) ? (json as { marks?: unknown; text?: unknown }) : {};
  const marks: readonly unknown[] = Array.isArray(kept.marks) ? kept.marks : [];
  return {
    marks: Array.from({ length: seats }, (_, seat) => MARKS.find(mark => mark === marks[seat]) ?? 'blank'),
    text: typeof kept.text === 'string' ? kept.text.slice(0, LONGEST_NOTE) : '',
  };
}

export const nextMark = (mark: Mark): Mark => MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length] ?? 'blank';

export const marked = ({ marks, text }: Notes, seat: number): Notes => ({
  marks: marks.map((mark, at) => (at === seat ? nextMark(mark) : mark)),
  text,
});
