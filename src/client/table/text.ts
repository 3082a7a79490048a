import type { CannotTakeBack } from '../../core/table.ts';
import { list } from '../../core/words.ts';
import type { LinkStatus, Trouble } from '../../ui/link.ts';

export const LEAVE = 'Leave the table';
export const LEAVE_SAYS = 'The table is kept on this device. Come back at any time.';
export const MORE = 'More';
export const OPENING = 'Opening the table.';

/* Whom it waits for. */
export const YOUR_TURN = 'It is your turn.';
export const waitingFor = (names: readonly string[]) =>
  names.length === 0 ? 'Nobody has to act.' : `Waiting for ${list(names)}.`;
/** On the tab of the browser. */
export const tabTitle = (game: string, yourTurn: boolean) => (yourTurn ? `${game} · your turn` : game);
export const ONLY_LOOKING = 'You only look here.';
export const PLAYERS_LABEL = 'Players';
export const TO_ACT = 'to act';
export const DOCK_LABEL = 'What you can do';
export const BOARD_LABEL = 'Board';
export const RAIL_LABEL = 'Beside the board';

/* Bots */
export const SKIP = 'Skip';
export const SKIP_LABEL = 'Skip the pauses';

/* The private page */
export const YOUR_PAGE = 'Your page, private';
export const pageOf = (name: string) => `The page of ${name}, private`;
export const OPEN_PAGE = 'Open your page';
export const CLOSE_PAGE = 'Close your page';
export const handTo = (name: string) => `Hand the screen to ${name}`;
export const coveredPage = (name: string) => `${name}, your page is covered`;
export const firstPage = (name: string) => `The first page is for ${name}`;
export const nothingShows = (name: string) => `Nothing shows until ${name} holds the button.`;
export const holdToOpen = (name: string) => `Hold to open ${name}’s page`;
export const confirmOpen = (name: string) => `Open ${name}’s page`;
export const HOLD_LONGER = 'Hold the button, or press the one below.';
export const BACK_TO_TABLE = 'Back to the table';
/** With what the game says waits: "your answer is on your page". */
export const waitsFor = (name: string, news: string) => `${name}: ${news}`;
export const READ_LATER = 'Read it later';
export const BACK_TO_LAST = 'Not finished? Back to the page before';
export const lookAs = (name: string) => `${name}: look at my page`;
export const CLOSE_MY_PAGE = 'Close my page';
export const handOnTo = (name: string) => `Hand on to ${name}`;

/* Log and looking back */
export const LOG = 'Log';
export const LOG_EMPTY = 'Nothing has happened yet.';
export const NEW_DIVIDER = 'new';
export const PRIVATE_LINE = 'private:';
export const goToStep = (step: number) => `Look at step ${step}`;
export const LOOK_BACK = 'Look back';
export const lookingAt = (step: number, last: number) => `You look at step ${step} of ${last}.`;
export const LOOKING_SAYS = 'You only look; nothing changes.';
export const BACK_TO_NOW = 'Back to now';
export const STEPS_LABEL = 'Step of the story';
export const FIRST = 'First step';
export const PREVIOUS = 'Previous step';
export const NEXT = 'Next step';
export const LAST = 'Last step';
export const PLAY_STEPS = 'Play';
export const PAUSE_STEPS = 'Pause';
export const asSeen = (name: string) => `As ${name} saw it`;
export const AS_ALL_SAW = 'As all saw it';
export const AS_YOU_SAW = 'As you saw it';
export const WHOSE_EYES = 'Through whose eyes';

/* What was missed */
export const missed = (count: number) =>
  count === 1 ? '1 thing happened since you last looked.' : `${count} things happened since you last looked.`;
export const SHOW = 'Show';
export const PLAY_MISSED = 'Play';

/* Taking back */
export const TAKE_BACK = 'Take back';
export const takeBackOf = (name: string) => `${name}: take back`;
export const CANNOT_TAKE_BACK_WORDS: Readonly<Record<CannotTakeBack | 'lesson', string>> = {
  'nothing-made': 'Nothing to take back yet.',
  shown: 'Everybody has seen what came of it.',
  over: 'The game is over.',
  lesson: 'In a lesson a move stays made.',
};

/* When something does not work */
export const NOT_COUNTED = 'That did not count.';
export const NOTHING_SPENT = 'Nothing was spent.';
export const NOT_DONE = 'That did not work.';
export const NOT_TAKEN_BACK = 'That stays as it is.';
export const UNREACHABLE = 'The table does not answer.';
export const UNREACHABLE_SAYS = 'Load the page again. What was kept is kept.';
export const TROUBLE_WORDS: Readonly<Record<Trouble, string>> = {
  elsewhere: 'This table was opened in another window.',
  'not-your-seat': 'This seat is not yours on this device.',
  unreachable: `${UNREACHABLE} ${UNREACHABLE_SAYS}`,
  'no-such-table': 'This device has no such table.',
  broken: 'This table cannot be played on: its file and the rules do not agree.',
  offline: 'You are offline, so it was not sent.',
  paused: 'The table pauses.',
  'bot-stands-in': 'A bot stands in for you. Take your seat back first.',
  'not-over': 'The game is not over yet.',
  'not-now': 'The server could not take it. Try again in a moment.',
  'too-many-changes': 'You changed this very often. Your last choice stands.',
  'too-many-moves': 'This table has no room for more. You can still move when it is your turn.',
};
export const CANNOT_OPEN = 'The table cannot be opened';
export const SECOND_SCREEN_SAYS =
  'Opens a second window that follows this one: move it to a television or projector. It shows the board and what happened, and nobody’s private page.';
export const NO_SECOND_UNKEPT = 'Nothing can be stored now, so no other window can follow.';
export const NO_SECOND_HERE = 'Windows of this browser cannot tell each other anything.';
export const TRY_AGAIN = 'Try again';
export const HOME = 'Home';
export const NOT_LOADED = 'A part of this page did not load. Try again, or load the page again.';
export const UNKNOWN_GAME = 'This version does not know the game.';
export const NOT_KEPT: Readonly<Record<Exclude<LinkStatus['kept'], 'kept'>, string>> = {
  'storage-missing': 'This table lives only in this window.',
  'storage-full': 'The storage of this device is full.',
};
export const NOTES_UNREAD = 'Your notes cannot be read now.';
export const NOTES_UNREAD_SAYS =
  'The page tries again by itself, and you can write as soon as they are here.';
export const EXPORT_TO_KEEP = 'Export it to keep it.';
export const ELSEWHERE = 'This table was opened in another window.';
export const ELSEWHERE_SAYS = 'Moves do not count here.';
export const USE_HERE = 'Use it here';
export const STOPPED = 'This table has stopped.';
export const STOPPED_SAYS =
  'The rules or a bot failed, so no move counts any more. Its file keeps all that happened.';

/* The end */
export const END_LABEL = 'How it ended';
/** Beside a printed board, everybody needs the next code. */
export const ANOTHER_CODE = 'Deal another code';
export const REMATCH = 'Play again';

/* More */
export const RULES = 'Rules';
export const KEYS = 'Keys';
export const SETTINGS = 'Settings';
export const SOUND_ON = 'Sound is on';
export const SOUND_OFF = 'Sound is off';
type Key = readonly [keys: string, does: string];
const PLAYER_KEYS: readonly Key[] = [
  ['1–9', 'Choose, in the order of the page'],
  ['Arrows', 'To the choice beside'],
  ['Ctrl + Enter', 'Do what the amber button says'],
  ['Z', 'Take back'],
  ['N', 'Your page'],
];
/** What keys do for whoever plays here or watches, at a table of this device or online. */
export const keyList = (at: {
  readonly plays: boolean;
  readonly online: boolean;
  /** Letters of the game. */
  readonly own: readonly Key[];
}): readonly Key[] => [
  ...(at.plays ? [...PLAYER_KEYS, ...at.own] : []),
  ...(at.online ? [['W', 'Chat'] as const] : []),
  ['L', 'Log'],
  ['Esc', 'Close what is open'],
  ['?', 'This list'],
];
export const LETTERS_OFF = 'Single letters are off. Settings has the switch.';

/* Lessons */
export const COACH_LABEL = 'Lesson';
export const progress = (number: number, of: number) => `Step ${number} of ${of}`;
export const CARD_NEXT = 'Next';
export const CARD_BACK = 'Back';
export const NUDGE = 'For now, do what this step says. Nothing is spent.';
export const LESSON_OVER = 'The lesson is over';
export const PLAY_ON = 'Play on against bots';
export const NEW_TABLE = 'New table';
export const RESTART = 'Start the lesson again';
export const RESTART_SAYS = 'The lesson begins with its first card. What you did in it is lost.';
export const KEEP_LESSON = 'Go on with this one';
export const LEARNER_NAME = 'You';
