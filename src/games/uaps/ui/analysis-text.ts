import type { Seat } from '../../../core/contract.ts';
import { capital } from '../../../core/words.ts';
import { chanceOf } from '../../../deduction/ui/analysis-text.ts';
import type { AnalysisWords } from '../../../deduction/ui/analysis-types.ts';
import type { Happened } from '../analysis/types.ts';
import { SPACES } from '../board.ts';
import { list } from '../text.ts';
import type { Act, Content, Public, Sector, Verified } from '../types.ts';
import type { UapsPage } from './analysis-game.ts';
import { actSays } from './dock-text.ts';
import { whenSays, whenShort } from './end-text.ts';
import {
  answerSays,
  did,
  type Name,
  possessive,
  reportSays,
  shortThing,
  small,
  verb,
  within,
} from './text.ts';

export const wordsIn = (known: Public): AnalysisWords<UapsPage> => ({
  hidden: 'the UAP',
  found: 'found',
  token: 'token',
  space: 'space',
  when: whenSays,
  whenShort,
  axis: `space of the token, a new lap after ${SPACES}`,
  mark: 'The Earth turns',
  did: act => did(act, known.mode),
  answer: (act, answer) => answerSays(act, answer, known.mode),
  knewAlone: ({ type }) => KNEW_ALONE[type],
  question: (question, act) => actSays(question, { ...known, turns: act.turns }, act.quadrant),
  event: (event, name) => eventSays(event, known, name),
  eventShort,
  thing: ({ subject, sector }) => `${shortThing[subject]} in ${sector}`,
  claimed: number => `took ${number === 0 ? 'no' : number} right ${number === 1 ? 'photo' : 'photos'}`,
  claimedAt: when => `photo at ${when}`,
  purpose: {
    found: 'A find is for the points, not a question.',
    points: 'A photo is for the points, not a question.',
    way: 'A move asks nothing.',
  },
  bestMeans:
    'Of all surveys, targets and topics in the quadrant where this player stood just then, the best question tells most about the whole sky for its time, on average over all skies that fitted. What a move to another quadrant would have opened is left out. Answers can be luckier than the average. What a topic tells is estimated while many skies fit, the rest is exact. Reports and verified photos come to all in any case, and stand in lines of their own.',
  skyMeans:
    'Things that are drawn were certain. A number is the chance of the UAP in percent; a dot is open, but not the UAP. The orbits stand as they did then; the thick lines part the quadrants.',
});

const KNEW_ALONE: Readonly<Record<Act['type'], string>> = {
  move: '',
  survey: 'heard the answer',
  target: 'heard the answer',
  analyze: 'heard the answer',
  photo: 'knew what was on it',
  find: 'knew what was named',
};

/** On the chart. */
export const reportName = (number: number): string => `R${number}`;

function eventSays(event: Happened, { mode }: Public, name: Name): string {
  switch (event.type) {
    case 'report': {
      const who = name(event.seat);
      return `${who} ${verb(who, 'hear', 'hears')} report ${event.number}: ${reportSays(event.report, mode)}`;
    }
    case 'turned': {
      const times = event.turns === 1 ? 'once' : `${event.turns} times`;
      const turns =
        event.by === null
          ? 'The Earth turns'
          : `${capital(possessive(name(event.by)))} survey turns the Earth`;
      return `${turns}. It has turned ${times}.`;
    }
    case 'verified':
      return `Photos are checked: ${verifiedBy(event.photos, name)}.`;
    case 'followed':
      return `${list(alongSays(event.seats, name))} went along to quadrant ${event.to}.`;
  }
}

const alongSays = ([first, ...others]: readonly Seat[], name: Name): readonly string[] =>
  first === undefined ? [] : [name(first), ...others.map(seat => within(name(seat)))];

const verifiedBy = (photos: readonly Verified[], name: Name): string =>
  photos
    .map(photo => {
      const who = within(name(photo.seat));
      return `${who} ${verb(name(photo.seat), 'are', 'is')} ${photo.right ? 'right' : 'wrong'}, ${shown(photo)}`;
    })
    .join('; ');

/** What everybody knows of it now. */
const shown = ({ sector, subject, right }: Verified): string =>
  `${right ? '' : 'no '}${small(subject)} in ${sector}`;

function eventShort(event: Happened): string {
  switch (event.type) {
    case 'report':
      return `Report ${event.number}`;
    case 'turned':
      return 'The Earth turns';
    case 'verified':
      return `Photos checked: ${list([...new Set(event.photos.map(shown))])}`;
    case 'followed':
      return `Along to quadrant ${event.to}`;
  }
}

export const sectorSays = (sector: Sector, certain: Content | null, share: number): string => {
  if (certain) return `Sector ${sector}: ${small(certain)}`;
  return `Sector ${sector}: open, ${share === 0 ? 'not the UAP' : `the UAP ${chanceOf(share)} percent`}`;
};
