import type { RemovalReason, RemovedNote } from '../../protocol/errors.ts';
import type { OnlineFailure } from '../online/online.ts';
import { NAME_WORDS, nameWords } from './names.ts';
import { dayOf } from './tables.ts';

/** Why something that was asked of the server did not happen, each one sentence or two. */
export const ERROR_WORDS: Readonly<Record<OnlineFailure['code'], string>> = {
  offline: 'There is no connection to the server. Nothing was sent.',
  unknown: 'The server did not answer any more. Load the page again to see whether it happened.',
  'not-json': 'The server did not understand this page. Load it again.',
  'not-a-message': 'The server did not understand this page. Load it again.',
  'too-large': 'That is too long for the server.',
  'too-fast': 'That was too fast. Wait a moment, then try again.',
  'wrong-version': 'This page and the server have different versions. Load the page again.',
  'hello-first': 'The connection began out of order. Load the page again.',
  'no-such-table': 'There is no such table here. Perhaps a letter is missing, or it is long gone.',
  'no-such-game': 'This server does not know the game.',
  'not-seated': 'You have no seat at this table.',
  'not-the-host': 'Only the host can do that.',
  'nothing-to-see-yet': 'This table shows its game to watchers only when it is over.',
  'no-such-seat': 'That does not fit the seats of this table.',
  'seat-taken': 'Somebody was faster. Choose another seat.',
  'seated-already': 'You sit at this table already.',
  'not-a-name': NAME_WORDS.unreadable,
  'name-taken': NAME_WORDS.taken,
  'look-taken': 'Somebody else has this color and shape. Choose another.',
  'no-such-level': 'There is no bot of this level here.',
  'already-started': 'The game has started already.',
  'seats-are-free': 'Some seats are still free.',
  'not-all-ready': 'Not everybody is ready yet.',
  'too-few-people': 'At least one seat needs a person.',
  'no-commitment': 'This device has not joined the shuffle yet. Try again in a moment.',
  'commitment-used': 'This device must shuffle with a new part. Load the page again.',
  'part-does-not-fit': 'What this device gave to the shuffle does not fit what it promised.',
  'not-dealing': 'Nothing is being shuffled now.',
  'no-part-yet': 'No device has answered yet, so nothing can be dealt.',
  'host-part-missing': 'The deal needs the part of the host’s device.',
  'still-time': 'Give the others a few more seconds to answer.',
  'not-playing': 'The game is not running.',
  'not-a-move': 'The server did not understand this move. Load the page again.',
  refused: 'The rules do not allow that now.',
  'cannot-take-back': 'That can no longer be taken back.',
  'too-many-moves': 'This table has no room for more. You can still move when it is your turn.',
  'table-full': 'This table has little room left. You can still play to the end.',
  paused: 'The table is paused.',
  'not-paused': 'The table is not paused.',
  'talk-closed': 'The game keeps the table quiet now.',
  'bot-stands-in': 'A bot plays this seat now.',
  'no-bot-stands-in': 'No bot stands in here.',
  'still-here': 'This player is here or just lost the connection. Wait half a minute.',
  'not-over': 'The game is not over yet.',
  frozen: 'This table has stopped. All that happened is kept.',
  'not-kept': 'The server could not store that, so it did not happen.',
  'server-full': 'This server has no room for new tables right now. Tables that are open go on.',
  closing: 'The server restarts. Try again in a moment.',
};

const REMOVED: Readonly<Record<RemovalReason, (day: string) => string>> = {
  'never-started': day => `Its game never started, so this table was removed on ${day}.`,
  abandoned: day => `Nobody played on, so this table was removed on ${day}.`,
  finished: day => `Its game was long over, so this table was removed on ${day}.`,
  stopped: day => `Its game had stopped, so this table was removed on ${day}.`,
  'by-operator': day => `The people who run this server removed this table on ${day}.`,
};

export const removedSays = ({ why, at }: RemovedNote): string => REMOVED[why](dayOf(at));

/** The same, with what became of a table that is gone, and what is wrong with a name. */
export function failureSays(failure: OnlineFailure): string {
  if ('removed' in failure && failure.removed) return removedSays(failure.removed);
  return failure.code === 'not-a-name' ? nameWords(failure.detail) : ERROR_WORDS[failure.code];
}
