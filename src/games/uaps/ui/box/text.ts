import type { Seat } from '../../../../core/contract.ts';
import { capital, howMany } from '../../../../core/words.ts';
import { boardOf, SPACES, spaceAt } from '../../board.ts';
import { text as boxText } from '../../box/text.ts';
import type { Announced, Event, Refusal } from '../../box/types.ts';
import { COLOR_NAMES, innerText, levelName, list, modeName } from '../../text.ts';
import type {
  Act,
  FactLevel,
  Mode,
  Photo,
  Public,
  Quadrant,
  Satellite,
  Sector,
  Subject,
} from '../../types.ts';
import { type Name, possessive, shortThing, small, things, verb, within } from '../text.ts';

export const refusalSays = (code: Refusal): string => boxText.refusal(code);
export const eventSays = (event: Event, name: Name, you?: Seat): string => boxText.event(event, name, you);

// ---- where one is ----

export const where = ({ mode, stage }: Public): string => {
  const game = `${modeName[mode]}, beside the box`;
  return stage === 'last-acts' ? `${game}, last acts` : game;
};
export const CHOOSING = 'choosing';
export const AWAY = 'elsewhere';
export const FOUND_IT = 'found it';
export const LAST_ACT = 'last act';
export const atSpace = (time: number): string => `at ${spaceAt(time)}`;
export const modeSays = (mode: Mode): string => modeName[mode];

// ---- the start ----

export const KNOW_TITLE = 'Choose how much you know.';
export const knowSays = (luna: Sector): string =>
  `Your color says which facts are yours: everybody has another one. ${lunaSays(luna)}`;
export const COLOR = 'Your color';
export const colorName = (set: number): string => COLOR_NAMES[set] ?? '';
export const LEVEL = 'Facts at the start';
export const TAKEN = 'taken here';
export const CHOOSE_COLOR = 'Choose your color.';
export const CHOOSE_LEVEL = 'Choose how much you know.';
export const START = 'Start';
export const factCount = (level: FactLevel, mode: Mode): string =>
  howMany(boardOf(mode).facts[level], 'fact');
export const startAs = (set: number, level: FactLevel, mode: Mode): string =>
  `${colorName(set)}, ${levelName[level]}: ${factCount(level, mode)}`;
export const factsTitle = (set: number): string => `Your facts, ${colorName(set).toLowerCase()}`;
export const FACTS_ASIDE = 'Copy them to your sheet. Nobody else hears them.';
export const STAND_TITLE = 'Where does your researcher stand?';
export const STAND_SAYS = 'On the board, the last in turn order begins first.';
export const STAND = 'Stand there';
export const standIn = (quadrant: Quadrant, mode: Mode): string =>
  `Stand in quadrant ${quadrant}, ${innerText(quadrant, mode)}`;
export const CHOOSE_QUADRANT = 'Choose a quadrant.';
export const WAIT_FOR_START = 'All who use this device begin first, each on their own page.';
export const lunaSays = (sector: Sector): string => `Luna is in sector ${sector}.`;

// ---- whose turn it is ----

export const farthestBack = (name: string, time: number, quadrant: Quadrant | null): string => {
  const stands = quadrant === null ? '' : `, quadrant ${quadrant}`;
  return `${capital(possessive(name))} token is farthest back, in space ${spaceAt(time)}${stands}.`;
};
export const FREE_MOVE = 'That move was free. Your turn goes on.';
export const LAST_ACTS = 'A last act: photos, or find the UAP. Nobody moves any more.';
export const ALL_DONE = 'All last acts are entered. End the game when you are ready.';
export const foundBy = (name: string): string => `${name} found the UAP.`;
export const UNTRACKED = 'Ask when it is your turn.';
export const OPEN_TABLE = 'Questions are asked on the private pages.';

// ---- what can be done ----

export const OTHERS = 'Others';
export const PHOTOS = 'Photos';
export const TURN_EARTH = 'Turn';
export const PLACES = 'Places';
export const END = 'End';
export const dueCount = (due: number): string => `${due} due`;
export const PASS = 'No last act';
export const BACK = 'Back';
export const readReport = (number: number): string => `Report ${number} came. Read it.`;
export const keyOf = { others: 'O', photos: 'U', turn: 'Y', places: 'G', end: 'E', report: 'R' } as const;
export const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['M S T P A F', 'Move, survey, target, photo, analyze, find'],
  [keyOf.others, 'What others announce'],
  [keyOf.photos, 'Photos on the board'],
  [keyOf.turn, 'Turn the Earth'],
  [keyOf.places, 'Set places right'],
  [keyOf.end, 'End and reveal'],
  [keyOf.report, 'Read a report that came'],
  ['V', 'Turn your view of the board'],
];

// ---- asked ----

export const sectorHolds = (sector: Sector, thing: string): string => `${sector}: ${thing}`;

// ---- reports ----

export const reportTitle = (number: number): string => `Declassified report ${number}`;
export const REPORT_ASIDE = 'Nobody else hears it.';
export const REPORTS = 'Declassified reports';
export const READ = 'Read it';
export const reportAt = (number: number, time: number): string =>
  `Report ${number}, at space ${spaceAt(time)}${lapSays(time)}`;
export const reportsWait = (reports: number): string => capital(howMany(reports, 'report'));
const lapSays = (time: number): string => {
  const lap = Math.floor(time / SPACES) + 1;
  return lap === 1 ? '' : `, lap ${lap}`;
};

// ---- history ----

export const FACTS = 'Facts at the start';
export const givesBack = ({ type, cost, quadrant }: Act): string => {
  const token = cost === 0 ? '' : `Your token goes back ${howMany(cost, 'space')}. `;
  switch (type) {
    case 'move':
      return `${token}Your researcher goes back to quadrant ${quadrant}.`;
    case 'photo':
      return `${token}You have the photo again, unless it was verified.`;
    case 'survey':
    case 'target':
    case 'analyze':
    case 'find':
      return `${token}As if it had not been asked.`;
  }
};

// ---- what others announce ----

export const STANDS_IN = 'Stands in quadrant';
export const GOES_TO = 'Goes to quadrant';
export const WHERE = 'Where';
export const SECTORS = 'Sectors';
export const SATELLITE = 'Satellite';
export const FOUND = 'Was it right?';
export const foundName = { yes: 'Found it', no: 'Not found' } as const;
export const NO_LAST_ACT = 'Nothing';
export const FOR_WHAT = 'For';
export const SAY_ALL = 'Say the rest of it.';
export const satelliteName = (satellite: Satellite): string => shortThing[satellite];
export const announcedSays = (name: string, act: Announced): string => `${name}: ${announcedAct(act)}`;
const announcedAct = (act: Announced): string => {
  switch (act.type) {
    case 'move':
      return `move to ${act.to}`;
    case 'survey':
      return `survey ${things(act.of)}`;
    case 'target':
      return `target ${list(act.sectors.map(String))}`;
    case 'photo':
      return `photo of ${act.sector}`;
    case 'analyze':
      return `analyze ${shortThing[act.satellite]}`;
    case 'find':
      return act.found ? 'found the UAP' : 'not found';
  }
};
export const passSays = (name: string): string => `${name}: no last act`;

// ---- who went along ----

export const modifierLeft = (modifier: string): string => `${modifier}: who goes along?`;
export const ALONG_SAYS = 'Whoever stands there may go along. It costs no time.';
export const NOBODY_ALONG = 'Nobody';
export const goAlong = (names: readonly string[]): string =>
  `${list(names)} ${names.length === 1 ? verb(names[0] ?? '', 'go', 'goes') : 'go'} along`;

// ---- photos ----

export const PHOTOS_TITLE = 'Photos on the board';
export const TURN_UP_NOW = 'Turn up now';
export const dueSays = ({ seat, sector }: Photo, name: Name): string =>
  `Sector ${sector}, of ${within(name(seat))}: what is on it?`;
export const NO_PHOTOS = 'No photos are entered.';
export const photoSays = ({ seat, sector, fate, subject }: Photo, name: Name): string => {
  const what = `Sector ${sector}, ${within(name(seat))}`;
  if (fate === 'face-down' || subject === null) return `${what}: face down`;
  return `${what}: ${small(subject)}, ${fate}`;
};
export const ADD_PHOTO = 'Add one that was missed';
export const ADD_TITLE = 'A photo that was not entered';
export const SHOWS = 'It shows';
export const addSays = (name: string, sector: Sector, subject: Subject): string =>
  `${name}: ${small(subject)} in ${sector}`;

// ---- the Earth, and places ----

export const TURN_TITLE = 'Turn the Earth';
export const turnSays = (isTracked: boolean, photos: number): string => {
  const early = isTracked ? 'Not all tokens have crossed the thick line, as far as they were entered. ' : '';
  const turned = photos === 0 ? '' : ` ${capital(howMany(photos, 'photo'))} will be verified.`;
  return `${early}Turn it on the board too.${turned}`;
};
export const EARTH_DUE = 'The Earth turns now.';
export const earthDueSays = (photos: number): string => {
  const turned = photos === 0 ? '' : ` ${capital(howMany(photos, 'photo'))} will be verified.`;
  return `All tokens have crossed the thick line. Turn it on the board too.${turned}`;
};
export const TURN_NOW = 'Turn the Earth';
export const TURN_FIRST = 'turn the Earth first';
export const TURN = 'Turn it';
export const NOT_YET = 'Not yet';
export const placeSays = (time: number): string => `space ${spaceAt(time)}${lapSays(time)}`;
export const quadrantOf = (name: string): string => `${capital(possessive(name))} quadrant`;

// ---- the end ----

export const REVEAL_TITLE = 'End and reveal';
export const revealSays = (faceDown: number): string => {
  const waits =
    faceDown === 0 ? '' : `${capital(howMany(faceDown, 'photo'))} of others should be turned up first. `;
  return `${waits}It shows the whole sky to everybody, and nothing can be asked any more.`;
};
export const REVEAL = 'Reveal the sky';
export const KEEP_PLAYING = 'Keep playing';
export const NOBODY = 'Nobody found the UAP';
export const resultTitle = (mode: Mode, code: string): string =>
  `The Search for UAPs, ${modeName[mode]}, ${code}`;

// ---- own pages ----

export const ANSWER_ON_PAGE = 'your answer is on your page';
export const REPORT_ON_PAGE = 'a report is on your page';
export const FACTS_ON_PAGE = 'your facts are on your page';
export const ALONG_ON_PAGE = 'say on your page who goes along';
