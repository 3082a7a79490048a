import type { Pace } from '../core/pace.ts';
import { list } from '../core/words.ts';

export const BOT = 'bot';
export const OTHER_DEVICE = 'other device';
export const CLOSE = 'Close';
export const COPIED = 'Copied.';
export const YOU = 'You';
export const ON_THIS_PAGE = 'On this page';

/** Of a seat that nobody named. */
export const playerName = (seat: number): string => `Player ${seat + 1}`;

/** A name in the middle of a sentence. */
export const within = (name: string): string => (name === YOU ? 'you' : name);

export const waitingFor = (names: readonly string[]): string =>
  names.length === 0 ? 'One moment.' : `Waiting for ${list(names.map(within))}.`;
export const YOU_WATCH = 'You watch this table.';

export const PACE = 'Pace of the bots';
export const PACE_WORDS: Readonly<Record<Pace, string>> = {
  slow: 'Slow',
  steady: 'Steady',
  quick: 'Quick',
  instant: 'Instant',
};

/* What an act is composed with. */
export const TIME = 'time';
export const DO_IT = 'Do it';
export const THINK_AGAIN = 'Think again';
