import { spaceAt } from '../board.ts';
import { list, sectorsText, thingName, titleText } from '../text.ts';
import type { Content, Fate, Quadrant, Satellite, Sector, Subject, Surveyed, Title } from '../types.ts';
import { lapAt } from './orbits.ts';
import type { KnownFrom } from './sheet-known.ts';
import type { Stack } from './sheet-stacks.ts';

export const LEDGER = 'Stack ledger';

// ---- the ledger ----

export const QUADRANT = 'Quadrant';
export const QUADRANT_SHORT = 'Q';
export const INNER = 'Inner orbit';
export const OUTER = 'Outer, above it now';
export const VERIFIED = 'verified';

export const rowName = (quadrant: Quadrant, { inner, outer }: Stack, isHere: boolean): string =>
  `Quadrant ${quadrant}${isHere ? ', you stand here' : ''}: ${inner} under ${outer}`;

/** "Sector 5, comm satellite". */
export const placeName = (sector: Sector, content: Content): string =>
  `Sector ${sector}, ${thingInside(content)}`;

/** Of a sector whose marks open when it is pressed. */
export const sectorName = (sector: Sector, open: readonly Content[], sure: Content | undefined): string => {
  if (sure) return `Sector ${sector}, sure: ${thingInside(sure)}`;
  const things = open.map(thingInside);
  return open.length === 0 ? `Sector ${sector}, all struck` : `Sector ${sector}, not struck: ${list(things)}`;
};
export const marksOf = (sector: Sector): string => `Marks of sector ${sector}`;

const NAMES_WITH_CAPITALS: readonly Content[] = ['luna', 'hubble', 'iss', 'uap'];
const thingInside = (content: Content): string =>
  NAMES_WITH_CAPITALS.includes(content) ? thingName(content) : thingName(content).toLowerCase();

export const turnedSays = (stacks: readonly Stack[]): string =>
  stacks.length === 0
    ? 'The Earth has turned.'
    : `The Earth has turned: ${list(stacks.map(({ inner, outer }) => `${outer} is above ${inner}`))}.`;

// ---- satellites ----

export const SATELLITES_LABEL = 'Satellites';
export const satelliteName: Readonly<Record<Satellite, string>> = { comm: 'Comm', nav: 'Nav', spy: 'Spy' };
export const listedAs = (title: Title | null): string => (title ? titleText(title) : 'not listed yet');

// ---- reports ----

export const REPORTS = 'Declassified';
export const reportName = (number: number): string => `R${number}`;
export const reportComes = (at: number): string =>
  lapAt(at) === 1 ? `at space ${spaceAt(at)}` : `at space ${spaceAt(at)}, lap ${lapAt(at)}`;

// ---- photos ----

export const PHOTOS = 'Your photos';
export const PHOTOS_OF = 'Photos';
export const PHOTOS_LEFT = 'Photos left';
const fateName: Readonly<Record<Fate, string>> = {
  'face-down': 'face down',
  right: 'verified',
  wrong: 'wrong',
};
/** "Nav satellite, face down." */
export const photoSays = (subject: Subject, fate: Fate): string =>
  `${thingName(subject)}, ${fateName[fate]}.`;
export const photoIn = (sector: Sector): string => `Sector ${sector}`;
export const photosLeftOf = (subject: Subject, left: number): string => `${thingName(subject)}: ${left} left`;

// ---- what one knows ----

export const knownFrom: Readonly<Record<KnownFrom, string>> = {
  answers: 'Answers, newest first',
  photos: 'Photos of others, newest first',
  start: 'From the start',
};
/** "No comm satellite in sectors 2, 5 and 7." */
export const notThere = (sight: Surveyed, sectors: readonly Sector[]): string => {
  if (sight === 'junk') return `No space junk to be seen in ${sectorsText(sectors)}.`;
  if (sight === 'hubble' || sight === 'iss')
    return `${sight === 'iss' ? 'The ISS' : 'Hubble'} is not in ${sectorsText(sectors)}.`;
  return `No ${thingInside(sight)} in ${sectorsText(sectors)}.`;
};
export const sourceName = {
  start: 'Start',
  survey: 'Survey',
  target: 'Target',
  find: 'Try',
  photo: 'Photo',
} as const;

// ---- what others did ----

export const HEARD_HINT =
  'What they asked and photographed, newest first. Note what you make of each: promising or not, and a remark.';
