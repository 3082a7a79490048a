import type { Seat } from '../../../../core/contract.ts';
import { capital, howMany } from '../../../../core/words.ts';
import { boardOf, FACTS, sectorAt } from '../../board.ts';
import { text as boxText } from '../../box/text.ts';
import type { Placed, Refusal } from '../../box/types.ts';
import { levelName, modeName, SEASON_NAMES } from '../../text.ts';
import type { Act, Body, FactLevel, Mode, Public, Sector, Theory } from '../../types.ts';
import { possessive, small, within } from '../words.ts';

type Name = (seat: Seat) => string;

export const refusalSays = (code: Refusal): string => boxText.refusal(code);

// ---- where one is ----

export const where = ({ mode, stage }: Public): string => {
  const game = `${modeName[mode]}, beside the box`;
  return stage === 'last-acts' ? `${game}, last acts` : game;
};
export const CHOSEN = 'has chosen';
export const CHOOSING = 'choosing';
export const AWAY = 'elsewhere';
export const FOUND_IT = 'found it';
export const LAST_ACT = 'last act';
export const atSector = (time: number, mode: Mode): string => `at ${sectorAt(time, boardOf(mode))}`;

// ---- the start ----

export const START_TITLE = 'Choose your season and how much you know.';
export const START_SAYS = 'Everybody around the board takes another season.';
export const SEASON = 'Season';
export const LEVEL = 'Facts at the start';
export const TAKEN = 'taken here';
export const CHOOSE_SEASON = 'Choose a season.';
export const CHOOSE_LEVEL = 'Choose how much you know.';
export const START = 'Start';
export const startAs = (season: number, level: FactLevel): string =>
  `${SEASON_NAMES[season]}, ${levelName[level]}: ${howMany(FACTS[level], 'fact')}`;
export const factsTitle = (season: number): string => `Your facts, ${SEASON_NAMES[season]}`;
export const FACTS_ASIDE = 'Copy them to your sheet. Nobody else hears them.';
export const WAIT_FOR_START = 'All who use this device choose first, each on their own page.';

// ---- whose turn it is ----

export const farthestBack = (name: string, time: number, mode: Mode): string =>
  `${capital(possessive(name))} pawn is farthest back, in sector ${sectorAt(time, boardOf(mode))}.`;
export const LAST_ACTS = 'A last act: theories, or locate Planet X. Nobody moves any more.';
export const foundBy = (name: string): string => `${name} located Planet X.`;
export const ALL_DONE = 'All last acts are entered. End the game when you are ready.';
export const LAST_ACTS_COME = 'Others take their last acts.';
export const UNTRACKED = 'Ask when it is your turn.';
export const OPEN_TABLE = 'Questions are asked on the private pages.';
export const phaseNews = (phase: number): string => `phase ${phase}: place tokens`;

// ---- the board on its side ----

export const TURN_BOARD = 'Turn the board to my side of the table';
export const LOCK_BOARD = 'Lock the board to my seat';
export const UNLOCK_BOARD = 'Unlock the board';
export const BOARD_LOCKED = 'The board is locked to my seat';

// ---- what can be done ----

export const THEORIES = 'Theories';
export const dueCount = (due: number): string => `${due} to turn up`;
export const tokensOut = (theories: number): string =>
  theories === 0 ? 'place, turn up' : `${theories} face down`;
export const OTHERS = 'Others';
export const TURN_SKY = 'Turn sky';
export const arrowAt = (sector: Sector): string => `arrow at ${sector}`;
export const TRACK = 'Track';
export const TRACK_TITLE = 'Time track';
export const END = 'End';
export const PASS = 'No last act';
export const BACK = 'Back';
export const keyOf = { theories: 'H', others: 'O', turn: 'Y', track: 'K', end: 'E' } as const;
export const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['S T R X', 'Survey, target, research, locate'],
  [keyOf.theories, 'Theories'],
  [keyOf.others, 'What others announce'],
  [keyOf.turn, 'Turn the sky'],
  [keyOf.track, 'Time track'],
  [keyOf.end, 'End and reveal'],
];

// ---- asked ----

export const landsOn = (sector: Sector): string => `Your pawn will stand in sector ${sector}.`;
export const LOCATE = 'Locate Planet X';
export const STAYS = 'Your pawn stays where it is.';

// ---- what a mistake gives back ----

export const givesBack = ({ type, cost }: Act): string => {
  const sectors = cost === 0 ? '' : `Your pawn goes back ${howMany(cost, 'sector')}. `;
  if (type === 'target') return `${sectors}You have this target again.`;
  if (type === 'research') return `${sectors}You may research now.`;
  return `${sectors}As if it had not been asked.`;
};

// ---- what others announce ----

export const actName: Readonly<Record<Act['type'], string>> = {
  survey: 'Survey',
  target: 'Target',
  research: 'Research',
  locate: 'Locate X',
};
export const FROM = 'From';
export const TO = 'To';
export const SECTOR_STEPS = { less: 'One sector back', more: 'One sector on' } as const;
export const TOPIC = 'Topic';
export const FOUND = 'Was it right?';
export const foundName = { yes: 'Right', no: 'Not right' } as const;
export const announcedSays = (name: string, act: string): string => `${name}: ${act}`;

// ---- theories ----

export const THEORIES_TITLE = 'Theories on the board';
export const TURN_UP_NOW = 'Turn up now';
export const dueSays = ({ seat, sector }: Theory, name: Name, isKnown: boolean): string =>
  `${capital(possessive(name(seat)))} theory about sector ${sector}${isKnown ? '.' : ': what is it?'}`;
export const ON_BOARD = 'On the board';
export const NONE_ON_BOARD = 'No theories are entered.';
const phaseSays = (phase: number): string => (phase === 0 ? '' : `, phase ${phase}`);
export const theorySays = ({ seat, sector, phase, fate, body }: Theory, name: Name): string => {
  const what = `Sector ${sector}, ${within(name(seat))}${phaseSays(phase)}`;
  if (fate === 'in-review' || body === null) return `${what}: face down`;
  return `${what}: ${small(body)}, ${fate === 'right' ? 'right' : 'wrong'}`;
};
export const PLACE_OWN = 'Place my theory';
export const ADD_OTHER = 'Add one of somebody else';
export const NO_PHASE = 'No theory phase has come yet.';
export const PHASE = 'Phase';
export const PHASE_STEPS = { less: 'An earlier phase', more: 'A later phase' } as const;
export const SHOWS = 'It shows';
export const FACE_DOWN = 'Face down';
export const OWN_THEORY = 'Your theory';
export const placeAct = (theories: number): string =>
  theories > 1 ? `Place ${theories} theories` : 'Place the theory';
export const addedSays = ({ seat, sector }: Placed, name: Name, body: Body | null): string =>
  `${name(seat)}: ${body === null ? 'a theory' : small(body)} in ${sector}`;

// ---- sky and track ----

export const TURN_TITLE = 'Turn the sky';
export const TURN_SAYS = 'As far as the arrow on the board has gone, to the pawn that is farthest back.';
export const turnAct = (sector: Sector): string => `Turn to sector ${sector}`;
/** Before a turn past several marks. [P1] */
export const turnWarns = (sector: Sector): string =>
  `All of these would be over at once. Is the arrow on the board really at ${sector}?`;
export const TURN_ALL_THE_SAME = 'Turn all the same';
export const SECTOR = 'Sector';
export const placeSays = (time: number, mode: Mode): string => {
  const board = boardOf(mode);
  const lap = Math.floor(time / board.sectors) + 1;
  return lap === 1 ? `sector ${sectorAt(time, board)}` : `sector ${sectorAt(time, board)}, lap ${lap}`;
};

// ---- the end ----

export const REVEAL_TITLE = 'End and reveal';
export const revealSays = (due: number): string => {
  const waits = due === 0 ? '' : `${capital(howMany(due, 'theory', 'theories'))} should be turned up first. `;
  return `${waits}It shows the whole sky to everybody, and nothing can be asked any more.`;
};
export const REVEAL = 'Reveal the sky';
export const KEEP_PLAYING = 'Keep playing';
export const NOBODY = 'Nobody located Planet X';
const SHARE_TITLE = 'The Search for Planet X';
export const resultTitle = (mode: Mode, code: string): string => `${SHARE_TITLE}, ${modeName[mode]}, ${code}`;

// ---- own pages ----

export const ANSWER_ON_PAGE = 'your answer is on your page';
export const FACTS_ON_PAGE = 'your facts are on your page';
