import type { Seat } from '../../../core/contract.ts';
import { chanceOf } from '../../../deduction/ui/analysis-text.ts';
import type { AnalysisWords } from '../../../deduction/ui/analysis-types.ts';
import type { Happened } from '../analysis/types.ts';
import { boardOf } from '../board.ts';
import { conferenceName, conferenceText, list, thingName } from '../text.ts';
import type { Content, Mode, Reviewed, Sector } from '../types.ts';
import type { PlanetXPage } from './analysis-game.ts';
import { actSays } from './dock-text.ts';
import { whenSays, whenShort } from './end-text.ts';
import { answerSays, did, submittedSays } from './text.ts';
import { small, within } from './words.ts';

type Name = (seat: Seat) => string;

export const wordsIn = (mode: Mode): AnalysisWords<PlanetXPage> => ({
  hidden: thingName('planet-x'),
  found: 'located',
  token: 'pawn',
  space: 'sector',
  when: time => whenSays(time, mode),
  whenShort: time => whenShort(time, mode),
  axis: `sector of the pawn, a new lap after ${boardOf(mode).sectors}`,
  mark: 'Theory phase',
  did,
  answer: (_, answer) => answerSays(answer, mode),
  knewAlone: ({ type }) => (type === 'locate' ? 'knew what was named' : 'heard the answer'),
  question: actSays,
  event: (event, name) => eventSays(event, mode, name),
  eventShort,
  thing: ({ body, sector }) => `${thingName(body)} in ${sector}`,
  claimed: number => `submitted ${number === 0 ? 'none' : number} of the right ones`,
  claimedAt: when => `theory at ${when}`,
  purpose: PURPOSE,
  bestMeans:
    'Of all surveys, targets and topics that this player could choose just then, the best question tells most about the whole sky for its time, on average over all skies that fitted. Answers can be luckier than that. A conference that a question brings on is left out: it comes to all in any case, and stands in a line of its own.',
  skyMeans:
    'Things that are drawn were certain. A number is the chance of Planet X in percent; a dot is open, but not Planet X. The outer line is the sky that was visible.',
});

const FOR_POINTS = 'A locate is for the points, not a question.';
const PURPOSE = { found: FOR_POINTS, points: FOR_POINTS, way: '' };

function eventSays(event: Happened, mode: Mode, name: Name): string {
  switch (event.type) {
    case 'conference':
      return `Conference ${conferenceName(event.number)}: ${conferenceText(event.rule, mode)}`;
    case 'theories':
      return theoriesAsked(event, name);
    case 'review':
      return `${reviewSays(event.theories)}.`;
  }
}

function theoriesAsked(
  { phase, submitted }: Extract<Happened, { readonly type: 'theories' }>,
  name: Name,
): string {
  const said = submitted.flatMap(({ seat, sectors }) =>
    sectors.length === 0 ? [] : [`${within(name(seat))} ${submittedSays(sectors)}`],
  );
  const head = phase === null ? 'Last act' : `Theory phase ${phase}`;
  return `${head}: ${said.length === 0 ? 'no theories' : said.join('; ')}.`;
}

/** Where several were right about one sector, it is told once. */
const reviewSays = (theories: readonly Reviewed[]): string =>
  `Review: ${list([...new Set(theories.map(({ sector, body, right }) => `${right ? '' : 'no '}${small(body)} in ${sector}`))])}`;

function eventShort(event: Happened): string {
  switch (event.type) {
    case 'conference':
      return `Conference ${conferenceName(event.number)}`;
    case 'theories':
      return event.phase === null ? 'Last act' : `Theory phase ${event.phase}`;
    case 'review':
      return reviewSays(event.theories);
  }
}

export const sectorSays = (sector: Sector, certain: Content | null, share: number): string => {
  if (certain) return `Sector ${sector}: ${certain === 'empty' ? 'truly empty' : small(certain)}`;
  return `Sector ${sector}: open, ${share === 0 ? 'not Planet X' : `Planet X ${chanceOf(share)} percent`}`;
};
