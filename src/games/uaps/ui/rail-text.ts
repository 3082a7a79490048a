import type { Seat } from '../../../core/contract.ts';
import { capital, howMany } from '../../../core/words.ts';
import { spaceAt } from '../board.ts';
import { levelName } from '../text.ts';
import type { Mode, Quadrant, Verified } from '../types.ts';
import type { ReportMark } from './board-reports.ts';
import type { NextTurn } from './dock-landing.ts';
import { lapAt } from './orbits.ts';
import type { Announced } from './rail-lines.ts';
import { did, possessive, small, verb } from './text.ts';

export const SPACE = 'Space';

export const standing = (
  quadrant: Quadrant | null,
  verified: number,
  faceDown: number,
  left: number,
): string =>
  [
    quadrant === null ? '' : `quadrant ${quadrant}`,
    verified === 0 ? '' : `${verified} verified`,
    faceDown === 0 ? '' : `${faceDown} face down`,
    `${howMany(left, 'photo')} left`,
  ]
    .filter(part => part !== '')
    .join(' · ');

/** Only where tokens are in different laps. */
export const lapSays = (time: readonly number[], seat: Seat): string | undefined => {
  const laps = time.map(lapAt);
  return new Set(laps).size < 2 ? undefined : `lap ${laps[seat]}`;
};

export const QUADRANTS_LABEL = 'Quadrants';
export const HARD = 'hard';
export const COMING = 'What comes';

export const turnComes = ({ after, behind }: NextTurn): string =>
  `The Earth turns when all have passed ${after}: ${behind} still ${behind === 1 ? 'has' : 'have'} to.`;

export const reportComes = ({ at, lap }: ReportMark, isOwn: boolean): string =>
  `${isOwn ? 'Your next report' : 'A report'} comes at ${spaceAt(at)}${lap === 1 ? '' : `, lap ${lap}`}.`;

export const TURNED = 'The Earth turns';
export const turnedBy = (name: string): string => `${capital(possessive(name))} survey turns the Earth`;

const verifiedWords = ({ sector, subject, right }: Verified, name: string): string =>
  `${verb(name, 'were', 'was')} ${right ? 'right' : 'wrong'}: ${small(subject)} in ${sector}`;

/** Whose it is stands before it. */
export const lineWords = (
  line: Extract<Announced, { readonly seat: Seat }>,
  mode: Mode,
  name: string,
): string => {
  switch (line.type) {
    case 'knew':
      return `started as ${levelName[line.level]}`;
    case 'placed':
      return `began in quadrant ${line.quadrant}`;
    case 'acted':
      return did(line.act, mode);
    case 'verified':
      return verifiedWords(line.verified, name);
    case 'paid':
      return `paid ${line.time} time`;
    case 'followed':
      return `went along to quadrant ${line.to}`;
  }
};
