import { boxedGame } from './boxed.ts';

export const NAME = 'Area Five';
export const NO_SCRIPT = 'Area Five needs JavaScript.';
export const LEAD = 'Five games for people who look up and keep notes.';
export const DESCRIPTION =
  'Five tabletop games about strange things in the sky, on one table in the browser.';

export const titled = (page: string) => `${page} · ${NAME}`;

export const NAV_LABEL = 'Main';
export const NAV = {
  home: 'Play',
  tables: 'Your tables',
  lessons: 'Learn',
  settings: 'Settings',
  about: 'About',
} as const;

export const LOADING = 'Loading';
export const TABLE = 'Table';
export const BIG_SCREEN = 'Big screen';
export const JOIN = 'Join a table';
export const LOBBY = 'Open tables';
export const COMPANION = 'Companion';
export const RULES = 'Rules';

export const OFFLINE = 'No connection.';
export const OFFLINE_SAYS = 'Everything on this device goes on.';
export const UPDATE = 'A new version is ready.';
export const UPDATE_SAYS = 'Your tables are safe.';
export const UPDATE_NOW = 'Use it now';
export const UPDATE_LATER = 'Not now';

export const NOWHERE = 'There is no such page';
export const NOWHERE_SAYS = 'The address leads nowhere. Perhaps a letter is missing.';
export const TO_HOME = 'To the five games';
export const NO_SUCH_GAME = 'This game is not there yet.';

export const BROKEN = {
  title: 'Something broke here',
  says: 'This page stopped. Your tables are kept on this device as they were after the last move. Load the page again and go on.',
} as const;
export const UNLOADED = {
  title: 'This page did not load',
  says: 'A part of the app is missing: perhaps the connection is gone, or a new version has taken its place. Your tables are kept on this device. Load the page again and go on.',
} as const;
export const BROKEN_RELOAD = 'Load again';
export const BROKEN_DETAIL = 'What the page said';

export const WAITING = 'Waiting for you';
export const BACK_TO_TABLE = 'Back to the table';
export const yourTurn = (game: string) => `${game}, your turn`;
export const turnOf = (game: string, names: string) => `${game}, turn of ${names}`;
export const withOthers = (names: string) => `With ${names}.`;
export const besideBox = (names: string) => `With ${names}, beside the box.`;
export const ALL_TABLES = 'All tables';

export const START_LABEL = 'Start a table';
export const FRIENDS = { title: 'With friends, by link', says: 'everybody on their own screen' } as const;
export const BESIDE_THE_BOX = {
  title: 'Beside the box',
  says: 'the companion to the printed Planet X and UAPs',
} as const;
export const JOINING = { title: JOIN, says: 'by a code, or one that is open' } as const;
export const STARTS = [
  { preset: 'alone', icon: 'bot', title: 'Alone against bots', says: 'they never peek' },
  {
    preset: 'mixed',
    icon: 'pass',
    title: 'Pass and play',
    says: 'one device, the private page closes itself',
  },
] as const;

export const GAMES_LABEL = 'The five games';
export const PLAY = 'Play';
export const playGame = (game: string) => `Play ${game}`;
export const LESSON = 'Lesson';
export const WHICH_GAME = 'Which game';
export const NOT_THERE = 'Not there yet';
export const players = (count: string) => `${count} players`;
export const plate = (numeral: string) => `Plate ${numeral}`;

export const MORE_LABEL = 'More';
export const MORE = {
  lessons: { title: 'Learn to play', says: 'A lesson and the rules of every game' },
  tables: { title: 'Your tables', says: 'Go on, look back, bring a file' },
  settings: { title: 'Settings', says: 'Theme, text size, sound, pace' },
} as const;
export const FAN_SHORT = 'An unofficial fan project. No accounts, nothing counted.';
export const ABOUT_LINK = 'About Area Five';

export const FIVE_MINUTES = 'Five-minute lesson';
export const LESSONS_SAYS =
  'A lesson is a small game with a guide at your side. It takes about five minutes, and nothing you do can break it. The rules are there to look things up.';
export const LESSON_START = 'Start the lesson';
export const RULES_OPEN = 'Read the rules';
export const startLessonOf = (game: string) => `${LESSON_START}: ${game}`;
export const readRulesOf = (game: string) => `${RULES_OPEN}: ${game}`;
export const rulesOf = (game: string) => `Rules of ${game}`;
export const lessonOf = (game: string) => `Lesson: ${game}`;

export interface GameCard {
  readonly id: 'planet-x' | 'uaps' | 'ufo-hunter' | 'unacknowledged' | 'ufo-racing';
  readonly numeral: string;
  readonly title: string;
  /** Where several stand in a row. */
  readonly short: string;
  readonly players: string;
  readonly pitch: string;
  readonly playable: boolean;
}

/** What can be played stands first. */
export const GAMES: readonly GameCard[] = [
  {
    id: 'unacknowledged',
    numeral: 'IV',
    title: 'Unacknowledged',
    short: 'Unacknowledged',
    players: '3–5',
    pitch: 'All but one play alike, and one of you lies.',
    playable: true,
  },
  {
    id: 'planet-x',
    numeral: 'I',
    title: 'The Search for Planet X',
    short: 'Planet X',
    players: '1–4',
    pitch: 'Survey the sky, publish theories, say where the missing planet hides.',
    playable: true,
  },
  {
    id: 'uaps',
    numeral: 'II',
    title: 'The Search for UAPs',
    short: 'UAPs',
    players: '1–5',
    pitch: 'Two orbits turn against each other. One piece of junk is not junk.',
    playable: true,
  },
  {
    id: 'ufo-hunter',
    numeral: 'III',
    title: 'UFO Hunter',
    short: 'UFO Hunter',
    players: '2–6',
    pitch: 'Travel, stake rumors, outbid your friends.',
    playable: true,
  },
  {
    id: 'ufo-racing',
    numeral: 'V',
    title: 'UFO Racing League',
    short: 'UFO Racing',
    players: '2–6',
    pitch: 'Momentum in three dimensions.',
    playable: true,
  },
];

export const PLAYABLE = GAMES.filter(({ playable }) => playable);

/** The id itself for a game that is not listed. */
export const gameTitle = (id: string): string =>
  GAMES.find(game => game.id === (boxedGame(id) ?? id))?.title ?? id;
