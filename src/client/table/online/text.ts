import { counted } from '../../../core/words.ts';
import type { LineState } from '../../online/online.ts';
import { CHAT } from '../../text/online.ts';

/* The connection */
export const LINE: Readonly<Record<LineState, string>> = {
  connecting: 'connecting',
  live: 'live',
  'catching-up': 'catching up',
  offline: 'offline',
  closed: 'closed',
};
export const LINE_SAYS: Readonly<Record<LineState, string>> = {
  connecting: 'Looking for the server.',
  live: 'What you see is how the table stands.',
  'catching-up': 'What you see may be a moment old.',
  offline: 'No connection. What you see may be old.',
  closed: 'This page has left the table.',
};

/* Why no move can be made */
export const BLOCKED_OFFLINE = 'No connection. Moves are not sent.';
export const BLOCKED_BEHIND = 'Catching up with the table.';
export const PAUSED = 'The table is paused.';
export const STANDS_IN = 'A bot plays your seat.';

/* Players */
export const AWAY = 'away';
export const BOT_STANDS_IN = 'bot stands in';
export const LEFT = ' left';
export const HURRY = 'You have less than 10 seconds left.';

const SECOND = 1_000;
const HOUR = 3_600;
const DAY = 24 * HOUR;
const two = (number: number): string => String(number).padStart(2, '0');

/** What a clock shows: the less is left, the finer. */
export function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  if (seconds >= 2 * DAY) return `${Math.round(seconds / DAY)} d`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${two(Math.floor((seconds % HOUR) / 60))}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** On a clock that is nearly out. */
export const secondsLeft = (milliseconds: number) => `${Math.ceil(milliseconds / SECOND)} s${LEFT}`;

/* What is told above the table */
export const STOPPED_SAYS =
  'The rules or a bot failed, so no move counts any more. The server keeps all that happened.';
export const CLOSED_SAYS = 'The people who run this server have closed it. No move counts any more.';
/** At the end of a game. */
export const keptFor = (time: string) =>
  `This server keeps the game for ${time}. Export it to keep it longer.`;
export const NOTES_NOT_KEPT = 'Your last notes are on this page only.';
export const pausedBy = (name: string) => `${name} paused the table.`;
export const YOU_PAUSED = 'You paused the table.';
export const PAUSED_SAYS = 'Nobody moves, no clock runs.';
export const RAN_OUT = 'Your time ran out.';
export const RAN_OUT_SAYS = 'The clock made this move for you.';
export const RESUME = 'Go on';
export const STANDS_IN_SAYS = 'It knows what your seat knows, and no more.';
export const TAKE_SEAT_BACK = 'Take my seat back';
export const NEXT_TABLE = 'The same people have a new table.';
export const FOLLOW = 'Go to the next table';

/* Before a game may be watched */
export const VEILED_SAYS =
  'This table shows its game to watchers when it is over. Leave this page open: it opens by itself.';
export const VEILED_RUNS = 'The game is running.';
/** On the tab of the browser. */
export const veiledTitle = (game: string) => `${game} · running`;
export const WHO_PLAYS = 'Who plays';
export const HERE = 'here';
export const waitToo = (count: number) =>
  count === 1 ? '1 other window waits for the end too.' : `${count} other windows wait for the end too.`;
export const THIS_TABLE = 'This table';
export const MEANWHILE = 'Meanwhile';

/* Chat */
export const chatWith = (unread: number) => {
  if (unread === 0) return CHAT;
  return `${CHAT}, ${counted(unread, 'new line')}`;
};

/* The menu */
export const INVITE = 'Invite people to watch';
export const INVITE_SAYS: Readonly<Record<'public' | 'after', string>> = {
  public: 'Whoever has this link sees what is public, and nobody’s private page.',
  after: 'Whoever has this link sees the game when it is over, and not before.',
};
/** Windows, not people: one person may have two. */
export function watching(count: number): string {
  if (count === 0) return 'Nobody watches now.';
  return count === 1 ? '1 window watches now.' : `${count} windows watch now.`;
}
export const TO_BIG_SCREEN = 'Show on a big screen';
export const BIG_SCREEN_SAYS =
  'For a television or a laptop that everyone sees: the board and what happened, and nobody’s private page.';
export const OPEN_BIG_SCREEN = 'Open in a new window';
export const BIG_SCREEN_LINK = 'The link to the big screen';
export const BIG_SCREEN_QR = 'The link to the big screen as a square code for a camera';
/** On a phone beside a big screen. */
export const ONLY_PAGE = 'Only my page and actions';
export const SHOW_BOARD = 'Show the board';
export const CARRY = 'Carry my seat to another device';
export const CARRY_SAYS =
  'Open this link on the other device. Whoever has it sees your private page and plays in your place, so show it to nobody else.';
export const CARRY_SAYS_HOST = 'You lead this table. Whoever has the link leads it too.';
export const CARRY_LINK = 'The link to my seat';
export const CARRY_QR = 'The link to my seat as a square code for a camera';
export const CARRY_NOTHING = 'This device does not hold the key of a seat at this table.';
export const SHOW_CARRY = 'Show the link';
export const PAUSE = 'Pause the table';
export const HAND_OVER = 'Let a bot play for me';
export const handOverFor = (name: string) => `Let a bot stand in for ${name}`;
export const NOTIFY_ON = 'I am told when it is my turn';
export const NOTIFY_OFF = 'Tell me when it is my turn';
export const LEAVE_SAYS = 'Your seat stays yours. You find the table again under your tables.';
export const LEAVE_SAYS_WATCHING = 'The link leads back at any time.';

/* A message of the system */
export const yourTurn = (game: string) => `${game}: your turn`;
export const THEY_WAIT = 'The table waits for you.';

/* The end */
export const CHECK = 'Check this game';
export const CHECKING = 'Computing the whole game again.';
