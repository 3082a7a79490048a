import { list } from '../../core/words.ts';
import { within } from '../words.ts';

export const waitingFor = (names: readonly string[]): string =>
  names.length === 0 ? 'The table goes on.' : `Waiting for ${list(names.map(within))}.`;
export const YOU_WATCH = 'You watch this table.';
export const NOTES_STAY = 'Your notes stay open.';
/** Where several share a screen. */
export const NOTE_FIRST = 'Note what you want to keep, then hand the screen on.';
export const isNext = (name: string): string => `${name} is next.`;

export const stillChoosing = (names: readonly string[]): string =>
  names.length === 0 ? '' : `${list(names)} ${names.length === 1 ? 'is' : 'are'} still choosing.`;
export const CHANGE = 'You can still change it.';

export const KNOW_TO_DO = 'Choose how much you know at the start.';
export const KNOW_SAYS = 'Each fact names a thing that a sector does not hold.';
export const CHOOSE_LEVEL = 'Choose one.';
export const START = 'Start';
export const startAs = (level: string, facts: string): string => `Start as ${level}, ${facts}`;
export const startsAs = (level: string): string => `You start as ${level}.`;
