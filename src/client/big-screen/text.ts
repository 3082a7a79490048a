import { list } from '../../core/words.ts';
import type { Missing } from '../pages/online/gathering.ts';

/* Before the deal */
export const JOIN_HERE = 'Join here';
export const joinSays = (free: number) =>
  free > 0 ? 'Scan this with your phone, or enter the code.' : 'All seats are taken. Scan this to watch.';
export const SEATS = 'At the table';
export function missing(what: Missing): string {
  switch (what.type) {
    case 'people-to-sit':
      return what.free === 1 ? '1 seat is free.' : `${what.free} seats are free.`;
    case 'somebody':
      return 'Waiting for the first person to sit down.';
    case 'ready':
      return `Waiting for ${list(what.names)} to get ready.`;
    case 'start':
      return 'Everyone is ready. The host can start the game.';
  }
}
export const SHUFFLING = 'Shuffling together. Keep your phones awake.';

/* In play */
export const NEWS = 'What happened';
export const NOTHING_YET = 'Nothing has happened yet.';
export const WATCH_HERE = 'Watch on your phone';
export const ANYONE = 'Anyone may act now.';

/* Buttons */
export const SOUND_ON = 'Turn sound on';
export const SOUND_OFF = 'Turn sound off';
export const LEAVE = 'Close big screen';
