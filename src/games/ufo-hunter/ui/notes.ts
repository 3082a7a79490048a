import { isObject } from '../../../core/read.ts';

/** What a player writes for itself. */
export interface Notes {
  readonly text: string;
}

export const LONGEST_NOTE = 4000;

/** Whatever was kept, perhaps by another version. */
export function readNotes(json: unknown): Notes {
  const kept = isObject(json) ? (json as { text?: unknown }) : {};
  return { text: typeof kept.text === 'string' ? kept.text.slice(0, LONGEST_NOTE) : '' };
}
