import { list, thingName } from '../text.ts';
import type { Body, Content, Sector } from '../types.ts';
import type { Glow } from './help-lamp.ts';
import type { Mark, Thumb, Tool } from './marks.ts';
import type { KnownFrom } from './sheet-known.ts';

export const NOTE_SHEET = 'Note sheet';
export const ONLY_YOU = 'only you';
export const pageOf = (name: string): string => `What ${name} knew`;

// ---- the head ----

export const TOOLS_LABEL = 'What a press does';
export const toolName: Readonly<Record<Tool, string>> = {
  pencil: 'Pencil: rule out, then lean, then clear',
  ink: 'Ink: sure',
  strike: 'Strike: ruled out',
  rubber: 'Rub out',
};
export const UNDO = 'Undo the last mark';
export const NOTHING_TO_UNDO = 'No mark to undo.';
export const SHEET_FULL = 'The sheet is full. Shorten some notes first.';

// ---- the table ----

export const SECTOR = 'Sector';
export const GRID_KEYS = 'Arrows move. X strikes, O leans, I inks, Delete rubs out, H asks why, U undoes.';
export const letterOf: Readonly<Record<Content, string>> = {
  asteroid: 'A',
  comet: 'C',
  dwarf: 'D',
  gas: 'G',
  empty: 'E',
  'planet-x': 'X',
};
export const columnName = (content: Content): string =>
  content === 'empty' ? 'Truly empty' : thingName(content);
const inWords = (content: Content): string =>
  content === 'planet-x' ? thingName(content) : columnName(content).toLowerCase();
export const VISIBLE = 'visible';

const markName: Readonly<Record<Mark, string>> = {
  blank: 'blank',
  struck: 'struck',
  pencil: 'leaning',
  ink: 'sure',
};

const glowSays: Readonly<Record<Glow, string>> = {
  out: ', the lamp rules it out',
  certain: ', the lamp is certain of it',
};

/** "Sector 5, comet: struck". */
export function cellLabel(
  sector: Sector,
  content: Content,
  { mark, glow, confirmed, wrong }: CellState,
): string {
  const state = confirmed ? 'confirmed' : markName[mark];
  return `Sector ${sector}, ${inWords(content)}: ${state}${glow ? glowSays[glow] : ''}${wrong ? ', cannot be' : ''}`;
}

export interface CellState {
  readonly mark: Mark;
  readonly glow: Glow | null;
  readonly confirmed: boolean;
  readonly wrong: boolean;
}

export const KEY_LABEL = 'What the marks mean';
export const keySays = {
  struck: 'ruled out',
  pencil: 'leaning',
  ink: 'sure',
  out: 'the lamp rules it out, you have not',
  certain: 'the lamp is certain',
} as const;

// ---- what one knows ----

export const KNOWN = 'What you know';
export const NOTHING_KNOWN = 'No answers yet.';
export const knownFrom: Readonly<Record<KnownFrom, string>> = {
  answers: 'Answers, newest first',
  conferences: 'Conferences',
  reviews: 'Reviewed theories, newest first',
  start: 'From the start',
};
/** "No comet in sectors 2, 5 and 7." */
export const notThere = (body: Body, sectors: readonly Sector[]): string =>
  `No ${thingName(body).toLowerCase()} in ${sectors.length === 1 ? 'sector' : 'sectors'} ${list(sectors.map(String))}.`;
export const sourceName = {
  start: 'Start',
  survey: 'Survey',
  target: 'Target',
  locate: 'Try',
  review: 'Review',
} as const;

// ---- what others did ----

export const HEARD = 'What others announced';
export const HEARD_HINT =
  'Theories in review, then acts, newest first. Note what you make of each: promising or not, and a remark.';
export const NOTHING_HEARD = 'The others have announced nothing yet.';
export const theoryLine = (name: string, sector: Sector, phase: number): string =>
  `${name}: a theory about sector ${sector}, phase ${phase}.`;
export const thumbName: Readonly<Record<Thumb, string>> = {
  none: 'no hunch',
  up: 'promising',
  down: 'not promising',
};
export const thumbLabel = (thumb: Thumb, line: string): string =>
  `Your hunch: ${thumbName[thumb]}. ${line} Press to change it.`;
export const remarkLabel = (line: string): string => `Your remark. ${line}`;
export const REMARK_HINT = 'Remark';

// ---- free notes ----

export const FREE_NOTES = 'Free notes';
export const FREE_NOTES_HINT = 'Write what you like. It stays with your seat.';

// ---- the edge ----

export const skiesLeft = (skies: number): string => `${count(skies)} ${skies === 1 ? 'sky' : 'skies'} left`;
export const sureOf = (sure: number): string => (sure === 0 ? 'nothing sure yet' : `sure of ${sure}`);

export const count = (number: number): string => number.toLocaleString('en-US');
