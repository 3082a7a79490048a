import type { Seat } from '../../../core/contract.ts';
import { howMany } from '../../../core/words.ts';
import { boardOf, sectorAt } from '../board.ts';
import {
  between,
  conferenceName,
  conferenceText,
  text as gameText,
  list,
  modeName,
  sectorsText,
  topicText,
} from '../text.ts';
import type { Answer, ConferenceRule, Content, Fact, Mode, Public, Reviewed, Sector } from '../types.ts';
import type { Moment } from './board-moment.ts';
import type { Noted } from './board-noted.ts';
import type { SectorFacts, Token } from './board-sector.ts';
import type { Mark } from './circle-marks.ts';
import type { Verb } from './dock-draft.ts';
import { an, letter, plural, small, span, verb, within } from './words.ts';

type Name = (seat: Seat) => string;

// ---- where one is ----

export const where = ({ mode, stage, phase }: Public): string => {
  const board = `${modeName[mode]}, ${boardOf(mode).sectors} sectors`;
  switch (stage) {
    case 'know':
      return `${board}, before the start`;
    case 'theories':
      return `${board}, theory phase ${phase}`;
    case 'last-acts':
      return `${board}, last acts`;
    case 'act':
    case 'over':
      return board;
  }
};

export const status = (known: Public, seat: Seat): string => {
  const { stage, done, mode, time, lastActs, finder } = known;
  const place = `${sectorAt(time[seat] ?? 0, boardOf(mode))}`;
  switch (stage) {
    case 'know':
    case 'theories':
      return done[seat] ? 'has chosen' : 'choosing';
    case 'act':
      return `at ${place}`;
    case 'last-acts':
      if (seat === finder) return 'found it';
      return lastActs.includes(seat) ? 'last act' : `at ${place}`;
    case 'over':
      return seat === finder ? 'found it' : `at ${place}`;
  }
};

// ---- the circle ----

export const skyLabel = (mode: Mode): string => `Solar system, ${boardOf(mode).sectors} sectors`;
export const skyNow = (first: Sector, last: Sector): string => `sky now: ${first} to ${last}`;
export const BELOW = 'below the horizon';

const tokenLabel = ({ seat, step, body }: Token, name: Name): string =>
  `theory by ${within(name(seat))}${body ? `: ${small(body)}` : ''}, step ${step}`;

const contentLabel = ({ content, confirmedBy }: SectorFacts, name: Name): string => {
  if (content === null) return '';
  if (confirmedBy.length === 0) return `holds ${an(content)}`;
  return `confirmed ${small(content)} by ${list(confirmedBy.map(seat => within(name(seat))))}`;
};

const noteSays = ({ sure, leaning, struck }: Noted): string => {
  const names = (contents: readonly Content[]) => list(contents.map(small));
  return [
    names(sure),
    leaning.length === 0 ? '' : `perhaps ${names(leaning)}`,
    struck.length === 0 ? '' : `not ${names(struck)}`,
  ]
    .filter(part => part !== '')
    .join('; ');
};

/** Who acts first has number 1, as on the circle. */
const pawnsLabel = (names: readonly string[]): string => {
  if (names.length < 2) return names.map(name => `pawn of ${name}`).join();
  return `pawns in order: ${list(names.map((name, index) => `${index + 1} ${name}`))}`;
};

/** Number, what all can see, one's own note, then what a press does. */
export function sectorLabel(
  facts: SectorFacts,
  name: Name,
  { noted, press }: { readonly noted: Noted | null; readonly press: string },
): string {
  const parts = [
    `Sector ${facts.sector}`,
    facts.visible ? 'visible' : BELOW,
    facts.arrow ? 'the arrow is here' : '',
    facts.comet ? 'comet possible' : '',
    contentLabel(facts, name),
    pawnsLabel(facts.pawns.map(seat => within(name(seat)))),
    ...facts.tokens.map(token => tokenLabel(token, name)),
    noted === null ? '' : `your note: ${noteSays(noted)}`,
  ];
  return [parts.filter(part => part !== '').join(', '), press].filter(part => part !== '').join('. ');
}

/** What a press on a sector does. */
export const pressSays = (now: Verb | null, first: boolean, chosen: 'no' | 'now' | 'before'): string => {
  switch (now) {
    case null:
      return 'Press to begin a survey here';
    case 'survey':
      return first ? 'Press to begin the range here' : 'Press to end the range here';
    case 'target':
      return 'Press to target it';
    case 'locate':
      return 'Press to name it for Planet X';
    case 'theory':
      if (chosen === 'before') return 'Press to change the theory about it';
      return chosen === 'now' ? 'Press to take the theory away' : 'Press for a theory about it';
    case 'research':
      return '';
  }
};

// ---- moments ----

export const momentTitle = {
  conference: (number: number) => `Conference ${conferenceName(number)}`,
  review: 'Review',
} as const;
export const factsSay = (facts: readonly Fact[]): string =>
  facts.length === 0 ? '' : gameText.event({ type: 'facts-came', facts }, () => '');
/** What is looked for. */
export const PLANET_X = 'Planet X';
export const foldedName = ({ answer, facts, conferences }: Moment): string => {
  if (answer) return 'answer';
  if (facts.length > 0) return 'facts';
  return conferences.length > 0 ? 'rule' : 'review';
};
/** The answer itself where it is short, else what it is about. */
export const foldedShort = ({ answer, facts, conferences, reviewed }: Moment): string => {
  const [conference] = conferences;
  if (answer) return shortAnswer(answer.act, answer.answer);
  if (facts.length > 0) return `${facts.length}`;
  return conference ? conferenceName(conference.number) : reviewed.map(({ sector }) => sector).join(' ');
};
const shortAnswer = (act: Public['acts'][number], answer: Answer): string => {
  if (answer.type === 'survey') return `${answer.count}`;
  if (answer.type === 'target') return letter(answer.sight);
  return act.type === 'research' ? act.topic : letter('planet-x');
};
export const foldedSays = (told: Moment, mode: Mode): string => {
  const { answer, facts, conferences, reviewed } = told;
  const parts = [
    answer ? `${youDid(answer.act)} ${answerSays(answer.answer, mode)}` : '',
    facts.length > 0 ? howMany(facts.length, 'fact') : '',
    reviewed.length > 0 ? momentTitle.review : '',
    ...conferences.map(({ number }) => momentTitle.conference(number)),
  ];
  return parts.filter(part => part !== '').join(', ');
};
/** Whose it is stands before it. */
export const ANSWER_ON_PAGE = 'your answer is on your page';
export const FACTS_ON_PAGE = 'your facts are on your page';

// ---- rail ----

/** Before a number. */
export const SECTOR = 'Sector';
export const standing = (targets: number, inReview: number, confirmed: number): string => {
  const theories = inReview === 0 ? [] : [`${howMany(inReview, 'theory', 'theories')} in review`];
  const right = confirmed === 0 ? [] : [`${confirmed} confirmed`];
  return [`${howMany(targets, 'target')} left`, ...theories, ...right].join(' · ');
};
export const COMING = 'When the arrow leaves';
export const markSays = (mark: Mark, mode: Mode): string => {
  if (mark.type === 'conference') return `Conference ${conferenceName(mark.number)}`;
  const most = boardOf(mode).theoriesPerPhase;
  return `Theories, ${most === 1 ? '1 each' : `up to ${most} each`}${mark.review ? ', and a review' : ''}`;
};
export const phasePassage = (phase: number): string => `Theory phase ${phase}`;
export const conferencePassage = ({
  number,
  rule,
  mode,
}: {
  readonly number: number;
  readonly rule: ConferenceRule;
  readonly mode: Mode;
}): string => `${conferenceName(number)}: ${conferenceText(rule, mode)}`;

export const did = (act: Public['acts'][number]): string => {
  switch (act.type) {
    case 'survey':
      return `surveyed ${plural(act.of)}, ${span(act.from, act.to)}`;
    case 'target':
      return `targeted ${act.sector}`;
    case 'research':
      return `researched topic ${act.topic}`;
    case 'locate':
      return act.found ? 'located Planet X' : 'failed to locate Planet X';
  }
};
export const youDid = (act: Public['acts'][number]): string => `You ${did(act)}:`;
export const submittedSays = (sectors: readonly Sector[]): string =>
  `submitted ${sectors.length === 1 ? 'a theory' : 'theories'} about ${sectorsText(sectors)}`;
export const reviewedWords = ({ sector, body, right }: Reviewed, name: string): string =>
  `${verb(name, 'were', 'was')} ${right ? 'right' : 'wrong'}: ${small(body)} in ${sector}`;
export const paidWords = (time: number): string => `paid ${time} time`;

/** On a slip. */
export const answerSays = (answer: Answer, mode: Mode): string => {
  switch (answer.type) {
    case 'survey':
      return `${answer.count}`;
    case 'target':
      return small(answer.sight);
    case 'research':
      return topicText(answer.rule, mode);
    case 'locate':
      return `${answer.guess.sector}, ${between(answer.guess.before, answer.guess.after)}`;
  }
};
