import { list, thingName } from '../text.ts';
import type { Body, Content, Sector } from '../types.ts';
import type { KnownFrom } from './sheet-known.ts';

export const NOTE_SHEET = 'Note sheet';

// ---- the table ----

export const SECTOR = 'Sector';
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
export const VISIBLE = 'visible';

/** "Sector 5, comet". */
export const placeName = (sector: Sector, content: Content): string =>
  `Sector ${sector}, ${content === 'planet-x' ? thingName(content) : columnName(content).toLowerCase()}`;

// ---- what one knows ----

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

export const HEARD_HINT =
  'Theories in review, then acts, newest first. Note what you make of each: promising or not, and a remark.';
export const theoryLine = (name: string, sector: Sector, phase: number): string =>
  `${name}: a theory about sector ${sector}, phase ${phase}.`;
