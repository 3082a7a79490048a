import { counted } from '../../core/words.ts';
import type { YourState } from '../online-tables.ts';
import type { Safety } from '../safety.ts';

export const TITLE = 'Your tables';
export const SAYS = 'Tables of this device live in this browser, online ones on the server.';
export const SAYS_COMPANION = 'They live in this browser.';
/** Of what lies in this browser. */
export const SAFETY: Readonly<Record<Safety, string>> = {
  kept: 'This browser keeps them until you remove them.',
  'while-there-is-room': 'This browser may delete them when the device runs out of room.',
  'a-week': 'Safari deletes what a page keeps after seven days without a visit.',
};
export const SAFER = 'Install Area Five, or export what you want to keep.';
export const INSTALL = 'Install';
/** An installed page has a storage of its own there, which begins empty. */
export const SAFER_ON_APPLE = 'Export what you want to keep.';
export const INSTALL_BY_HAND =
  'What is installed is kept, but starts empty: export your tables, add Area Five to the Home Screen by Share, and import them there.';
export const NONE = 'No table yet.';
export const NONE_SAYS = 'Start one, or learn a game in five minutes.';
export const RUNNING = 'Running';
export const OVER = 'Over';
export const OPEN = 'Open';
export const LOOK_BACK = 'Look back';
export const REMOVE = 'Remove';
export const REMOVE_TITLE = 'Remove this table?';
export const removeSays = (game: string, others: string) =>
  `${game} with ${others} is gone for good, unless you export it first.`;
export const KEEP = 'Keep it';
export const removed = (game: string) => `${game} is removed.`;

export const stands = (...parts: readonly string[]) => parts.join(' · ');
export const YOUR_MOVE = 'Your move';
export const moveOf = (names: string) => `${names} to move`;
export const BOTS_MOVE = 'Bots are moving';
export const OTHERS_MOVE = 'The others move';
export const LESSON = 'lesson';
export const BESIDE_BOX = 'Beside the box';
export const ALONE = 'nobody else';
export const wonBy = (names: string) => `${names} won`;
export const NOBODY_WON = 'Nobody won';

export const ONLINE = 'Online';
export const ONLINE_SAYS = 'They live on the server. This device holds the key of your seat.';
export const ONLINE_UNREACHED =
  'The server does not answer, so how some of these tables stand is not known now.';
export const ONLINE_STATES: Readonly<Record<YourState, string>> = {
  gathering: 'Not started yet',
  'your-turn': 'Your move',
  'their-turn': 'The others move',
  over: 'Over',
  stopped: 'Stopped',
  gone: 'No longer on the server',
  unknown: 'No answer',
};
export const lastOpen = (state: string, when: string) => `${state} · last open ${when}`;
/** Of a table that nobody comes to any more. */
export const keptFor = (seconds: number): string => {
  const days = Math.floor(seconds / 86_400);
  if (days < 1) return 'removed today';
  return days === 1 ? 'kept for 1 more day' : `kept for ${days} more days`;
};
export const FORGET = 'Forget';
export const FORGET_TITLE = 'Forget this table on this device?';
export const forgetSays = (game: string, others: string) =>
  `The key of your seat at ${game} with ${others} is lost with it, and cannot be made again. The table itself goes on.`;
export const forgotten = (game: string) => `${game} is forgotten on this device.`;

export const IMPORT = 'Bring a table from a file';
export const IMPORT_SAYS =
  'Choose a file that was exported here, or drop it on this page. It is checked move by move.';
export const DROP = 'Drop the file to bring the table here.';
export const CHOOSE_FILE = 'Choose a file';
export const IMPORTING = 'Checking the file';
export const DOUBTED = 'The table is here. Its moves follow the rules, but its deal cannot be trusted.';
export const OPEN_ALL_THE_SAME = 'Open it all the same';
export const IMPORT_FAILED = 'The file could not be read. Nothing changed.';

export const UNREADABLE = 'Cannot be read';
export const UNREADABLE_SAYS =
  'These tables were kept by another version, or something damaged them. Export them as files, or remove them.';
export const UNKNOWN_REMOVE_SAYS = 'It is gone for good, unless you export it first.';
export const UNKNOWN_TABLE = 'A table that cannot be read';

export const NO_STORAGE = 'This browser keeps nothing.';
export const NO_STORAGE_SAYS =
  'Storage is switched off or full, perhaps in a private window. Tables work, but are gone when this page closes. Export them as files.';
export const room = (used: number, all: number) =>
  `The app and your tables use ${size(used)} of ${size(all)}.`;
export const REMOVE_FAILED = 'This table could not be removed.';

const MEGA = 1_000_000;
const size = (bytes: number): string => {
  if (bytes < MEGA) return 'less than 1 MB';
  if (bytes < 1_000 * MEGA) return `${Math.round(bytes / MEGA)} MB`;
  return `${Math.round(bytes / (1_000 * MEGA))} GB`;
};

const MINUTE = 60_000;
const ago = (count: number, unit: string) => `${counted(count, unit)} ago`;

export function since(then: number, now: number): string {
  const minutes = Math.floor((now - then) / MINUTE);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return ago(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return ago(hours, 'hour');
  const days = Math.floor(hours / 24);
  if (days === 1) return 'yesterday';
  if (days < 30) return ago(days, 'day');
  return `on ${dayOf(then)}`;
}

export const dayOf = (then: number): string =>
  new Date(then).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });
