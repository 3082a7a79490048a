import type { Seat } from '../../../../core/contract.ts';
import { capital, howMany } from '../../../../core/words.ts';
import { satelliteOf, spaceAt } from '../../board.ts';
import { effectFor } from '../../legal.ts';
import { aroundText, list } from '../../text.ts';
import type { Public, Quadrant, Shot } from '../../types.ts';
import type { Landing } from '../dock-landing.ts';
import { actSays, landingSays } from '../dock-text.ts';
import { type Name, small } from '../text.ts';
import type { Question } from './desk.ts';
import { FREE_MOVE, sectorHolds } from './text.ts';

const landsOn = (time: number): string => `Your token will stand in space ${spaceAt(time)}.`;
const STAYS = 'Your token stays where it is.';
const HADRON_TURNS = 'The survey turns the Earth at once, before your token moves: turn it on the board too.';

/** Where it leads. [C12] */
export const leadsTo = (
  question: Question,
  landing: Landing | null,
  known: Public,
  name: Name,
  actor: Seat,
  isTracked: boolean,
): string => {
  if (landing === null) return STAYS;
  const turns = isTurning(question, known, actor) ? ` ${HADRON_TURNS}` : '';
  if (!isTracked) return landing.goesOn ? FREE_MOVE : `${landsOn(landing.time)}${turns}`;
  const leads = landingSays(landing, actor, known, name);
  return question.type === 'find' ? `If it is wrong: ${leads}` : `${leads}${turns}`;
};

/** [M15] */
const isTurning = (question: Question, known: Public, actor: Seat): boolean =>
  question.type === 'survey' && effectFor(known, actor).survey?.turnsEarth === true;

/** On the answer's page, after a survey that turned the Earth. [U8] */
export const boardTurns = (photos: number): string => {
  const verified =
    photos === 0 ? '' : ` ${capital(howMany(photos, 'photo'))} ${photos === 1 ? 'is' : 'are'} verified.`;
  return `Turn the Earth by 1 on the board.${verified} Then move your token.`;
};

/** What all hear of it. */
export const askedSays = (question: Question, known: Public, from: Quadrant | null): string => {
  switch (question.type) {
    case 'photo':
      return photosOf([question.sector]);
    case 'last-photos':
      return question.shots.length === 0
        ? actSays(question, known, from)
        : photosOf(question.shots.map(({ sector }) => sector));
    case 'analyze':
      return `Analyze ${small(satelliteOf(question.topic))}`;
    case 'find':
      return 'Find the UAP';
    case 'move':
    case 'survey':
    case 'target':
      return actSays(question, known, from);
  }
};

const photosOf = (sectors: readonly number[]): string =>
  `Photo of ${sectors.length === 1 ? 'sector' : 'sectors'} ${list(sectors.map(String))}`;

/** What nobody else may see of it. [A7] */
export const secretsIn = (question: Question): readonly string[] => {
  switch (question.type) {
    case 'photo':
      return [shows(question)];
    case 'last-photos':
      return question.shots.map(shows);
    case 'analyze':
      return [`Topic ${question.topic}`];
    case 'find':
      return [`The UAP is in ${question.sector}, ${aroundText(question)}`];
    case 'move':
    case 'survey':
    case 'target':
      return [];
  }
};

const shows = ({ sector, subject }: Shot): string => sectorHolds(sector, small(subject));

/** Where nothing is asked. */
export const readBackTitle = (question: Question): string | undefined =>
  doIt(question) === undefined ? undefined : 'You do';

/** Where nothing is answered. */
export const doIt = ({ type }: Question): string | undefined => {
  switch (type) {
    case 'move':
      return 'Move';
    case 'photo':
    case 'last-photos':
      return 'Photograph';
    case 'survey':
    case 'target':
    case 'analyze':
    case 'find':
      return undefined;
  }
};
