import type { Seat } from '../../../core/contract.ts';
import { type Board, boardOf, COSTS, FACTS, sectorAt, surveyCost, visibleWidth } from '../board.ts';
import { mostTheories } from '../legal.ts';
import {
  conferenceName,
  conferenceText,
  text as gameText,
  levelName,
  list,
  modeName,
  sectorsText,
  thingName,
  topicText,
} from '../text.ts';
import type {
  Answer,
  Body,
  Claim,
  ConferenceRule,
  Content,
  Fact,
  FactLevel,
  Mode,
  Move,
  Public,
  Refusal,
  Reviewed,
  Sector,
  Sight,
} from '../types.ts';
import type { Moment } from './board-moment.ts';
import type { Noted } from './board-noted.ts';
import type { SectorFacts, Token } from './board-sector.ts';
import type { Mark } from './circle-marks.ts';
import type { Missing, Risk, Verb } from './dock-draft.ts';
import type { Landing } from './dock-landing.ts';

type Name = (seat: Seat) => string;

/** "1 target", "2 targets" */
const count = (number: number, one: string, many = `${one}s`): string =>
  `${number === 0 ? 'no' : number} ${number === 1 ? one : many}`;

/** Inside a sentence. */
export const within = (name: string): string => (name === 'You' ? 'you' : name);
export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
export const possessive = (name: string): string => (name === 'You' ? 'your' : `${name}'s`);
const verb = (name: string, yours: string, theirs: string): string => (name === 'You' ? yours : theirs);

/** "11–16"; the dash stays with its numbers. */
export const span = (from: Sector, to: Sector): string =>
  from === to ? `${from}` : `${from}\u2060–\u2060${to}`;

export const small = (content: Content): string =>
  content === 'planet-x' ? thingName(content) : thingName(content).toLowerCase();
const plural = (sight: Sight): string => (sight === 'empty' ? 'empty sectors' : `${small(sight)}s`);
const an = (content: Content): string => {
  if (content === 'empty') return 'an empty sector';
  return `${content === 'asteroid' ? 'an' : 'a'} ${small(content)}`;
};

/** For a glyph that is too small to be sure of. */
export const letter = (content: Content): string =>
  content === 'planet-x' ? 'X' : thingName(content).slice(0, 1);

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
  answer: 'Only you see this',
  conference: (number: number) => `Conference ${conferenceName(number)}`,
  review: 'Review',
  found: (name: string) => `${name} ${verb(name, 'have', 'has')} found Planet X`,
} as const;
export const factsSay = (facts: readonly Fact[]): string =>
  gameText.event({ type: 'facts-came', facts }, () => '');
export const SHOW_AGAIN = 'Show it again';
/** The answer itself where it is short, else what it is about. */
export const foldedShort = ({ answer, facts, conferences, reviewed }: Moment): string => {
  const [conference] = conferences;
  if (answer) return shortAnswer(answer.act, answer.answer);
  if (facts.length > 0) return count(facts.length, 'fact');
  return conference ? conferenceName(conference.number) : reviewed.map(({ sector }) => sector).join(' ');
};
const shortAnswer = (act: Public['acts'][number], answer: Answer): string => {
  if (answer.type === 'survey') return `${answer.count}`;
  if (answer.type === 'target') return letter(answer.sight);
  return act.type === 'research' ? act.topic : '';
};
export const foldedSays = (told: Moment, mode: Mode): string => {
  const { answer, facts, conferences, reviewed } = told;
  const parts = [
    answer ? `${youDid(answer.act)} ${answerSays(answer.answer, mode)}` : '',
    facts.length > 0 ? count(facts.length, 'fact') : '',
    reviewed.length > 0 ? momentTitle.review : '',
    ...conferences.map(({ number }) => momentTitle.conference(number)),
  ];
  return `${SHOW_AGAIN}: ${parts.filter(part => part !== '').join(', ')}`;
};
export const FOUND_SAYS = 'Whoever is behind acts once more. Then everything is shown.';
export const reviewedSays = ({ seat, sector, body, right }: Reviewed, name: Name): string =>
  `${name(seat)} ${verb(name(seat), 'are', 'is')} ${right ? 'right' : 'wrong'}: ${right ? '' : 'no '}${small(body)} in ${sector}`;
export const paysSays = (seat: Seat, time: number, name: Name): string =>
  `${name(seat)} ${verb(name(seat), 'pay', 'pays')} ${time} time.`;

/** Whose it is stands before it. */
export const ANSWER_ON_PAGE = 'your answer is on your page';
export const FACTS_ON_PAGE = 'your facts are on your page';

// ---- rail ----

export const ORDER = 'Turn order, back to front';
export const standing = (targets: number, inReview: number, confirmed: number): string => {
  const theories = inReview === 0 ? [] : [`${count(inReview, 'theory', 'theories')} in review`];
  const right = confirmed === 0 ? [] : [`${confirmed} confirmed`];
  return [`${count(targets, 'target')} left`, ...theories, ...right].join(' · ');
};
export const COMING = 'When the arrow leaves';
export const markSays = (mark: Mark, mode: Mode): string => {
  if (mark.type === 'conference') return `Conference ${conferenceName(mark.number)}`;
  const most = boardOf(mode).theoriesPerPhase;
  return `Theories, ${most === 1 ? '1 each' : `up to ${most} each`}${mark.review ? ', and a review' : ''}`;
};
export const CODE = 'Code of this sky';
export const ANNOUNCED = 'What was announced';
export const NOTHING_YET = 'Nothing has happened yet.';
export const HIDDEN = 'Only they know the answer.';
export const phasePassage = (phase: number): string => `theory phase ${phase}`;
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
      return `${answer.guess.sector}, between ${an(answer.guess.before)} and ${an(answer.guess.after)}`;
  }
};

// ---- dock ----

export const verbName: Readonly<Record<Verb, string>> = {
  survey: 'Survey',
  target: 'Target',
  research: 'Research',
  locate: 'Locate X',
  theory: 'Theories',
};
/** Each letter presses the act of that name; L opens the log. */
export const verbKey: Readonly<Record<Verb, string>> = {
  survey: 'S',
  target: 'T',
  research: 'R',
  locate: 'X',
  theory: 'T',
};
export const PASS_KEY = 'P';
export const KEYS: readonly (readonly [keys: string, does: string])[] = [
  [verbKey.survey, 'Survey'],
  [verbKey.target, 'Target; as a last act, theories'],
  [verbKey.research, 'Research'],
  [verbKey.locate, 'Locate Planet X'],
  [PASS_KEY, 'No theory'],
];
const widths = (board: Board): readonly number[] =>
  Array.from({ length: visibleWidth(board) }, (_, index) => index + 1);
export const costsOf = (of: Verb, mode: Mode): string => {
  switch (of) {
    case 'survey':
      return [...new Set(widths(boardOf(mode)).map(surveyCost))].join('·');
    case 'target':
    case 'research':
    case 'locate':
      return `${COSTS[of]}`;
    case 'theory':
      return '';
  }
};
export const TIME = 'time';
export const targetsLeft = (left: number): string => `${left} left`;

export const turnOf = (name: string): string => `${capital(possessive(name))} turn.`;
export const FARTHEST_BACK = 'Farthest back acts. Choose one.';
export const waitingFor = (names: readonly string[]): string =>
  names.length === 0 ? 'The table goes on.' : `Waiting for ${list(names.map(within))}.`;
export const YOU_WATCH = 'You watch this table.';
export const NOTES_STAY = 'Your notes stay open.';

const moments = (marks: readonly Mark[]): string =>
  list(
    marks.map(mark =>
      mark.type === 'conference' ? `conference ${conferenceName(mark.number)}` : 'a theory phase',
    ),
  );
/** Where it leads and who acts then. */
export const landingSays = ({ sector, next, marks }: Landing, actor: Seat, name: Name): string => {
  const lands = `${name(actor)} ${verb(name(actor), 'land', 'lands')} on ${sector}`;
  const then = `${within(name(next))} ${verb(name(next), 'act', 'acts')}${next === actor ? ' again' : ''}`;
  return marks.length === 0
    ? `${lands}, then ${then}.`
    : `${lands}. First comes ${moments(marks)}, then ${then}.`;
};
export const landingShort = ({ sector, next }: Landing, actor: Seat, name: Name): string =>
  `To ${sector}, then ${within(name(next))} ${verb(name(next), 'act', 'acts')}${next === actor ? ' again' : ''}.`;
/** Whether a locate was right is announced; any other answer is private. */
export const answeredThen = (of: Verb, leads: string, isOpen: boolean): string => {
  if (of === 'locate') return leads;
  return `${isOpen ? 'The answer comes to your own page.' : 'Only you see the answer.'} ${leads}`;
};

export const missingSays: Readonly<Record<Missing, string>> = {
  verb: 'Choose what to do.',
  range: 'Choose the sectors: drag over the circle, or press the first and the last.',
  sector: 'Choose a sector on the circle.',
  topic: 'Choose a topic.',
  neighbors: 'Say what is on both sides.',
  theory: 'Choose a sector on the circle, and what it holds.',
  body: 'Say what the sector holds.',
};
export const refusalSays = (code: Refusal, mode: Mode): string =>
  code === 'comet-ends'
    ? `A comet survey starts and ends on ${list(boardOf(mode).cometSectors.map(String))}.`
    : gameText.refusal(code);
export const NO_SECTOR = '–';
export const sectorValue = (sector: Sector | null): string => (sector === null ? NO_SECTOR : `${sector}`);
export const OWN_PAGE_FIRST = 'on your own page';
export const NOT_TWICE = 'not twice in a row';
export const NONE_LEFT = 'none left';

export const SURVEY_FOR = 'Survey for';
export const shortThing = (sight: Sight): string => (sight === 'dwarf' ? 'Dwarf' : thingName(sight));
export const RANGE = 'Range';
export const FEWER = 'Fewer sectors';
export const MORE = 'More sectors';
export const SECTOR = 'Sector';
export const SECTOR_BEFORE = 'One sector back';
export const SECTOR_AFTER = 'One sector on';
export const TOPICS_LABEL = 'Topic';
export const HEARD = 'heard';
export const LOCATE_PRIVATE = 'What you name, private';
export const X_IS_IN = 'Planet X is in';
export const BEFORE = 'before it';
export const AFTER = 'after it';
export const besideLabel = (sector: Sector | null, side: string): string =>
  sector === null ? capital(side) : `In ${sector}, ${side}`;
export const THEORIES_PRIVATE = 'Your theories, private';
export const HOLDS = 'It holds';
export const WHICH_THEORY = 'Theory to write';
export const ANOTHER_THEORY = 'One more theory';
export const pickSays = ({
  sector,
  body,
}: {
  readonly sector: Sector;
  readonly body: Body | null;
}): string => (body === null ? `Sector ${sector}` : capital(`${small(body)} in ${sector}`));
export const tokens = (left: number): string => `${left} left`;

/** The whole act, for the button that commits it. */
export const actSays = (move: Move): string => {
  switch (move.type) {
    case 'know':
      return levelSays(move.level);
    case 'survey':
      return `Survey ${plural(move.of)}, ${span(move.from, move.to)}`;
    case 'target':
      return `Target sector ${move.sector}`;
    case 'research':
      return `Research topic ${move.topic}`;
    case 'locate':
      return `Planet X is in ${move.sector}, between ${an(move.before)} and ${an(move.after)}`;
    case 'submit':
      return move.theories.length === 0 ? NO_THEORY : `Submit ${claims(move.theories)}`;
  }
};
export const actShort = (move: Move): string => {
  switch (move.type) {
    case 'survey':
      return `Survey ${span(move.from, move.to)}`;
    case 'target':
      return `Target ${move.sector}`;
    case 'research':
      return `Research ${move.topic}`;
    default:
      return actSays(move);
  }
};
const claims = (theories: readonly Claim[]): string =>
  list(theories.map(({ sector, body }) => `${small(body)} in ${sector}`));
export const CANCEL = 'Cancel';

/* Asked once more */
const WARNINGS: Readonly<Record<Risk, string>> = {
  locate: `If it is wrong, it costs ${COSTS.locate} all the same, and everybody hears that it failed.`,
  'last-act': 'It is your last act in this game.',
  'last-token': 'It uses your last token of that kind. No token comes back.',
};
export const warningOf = (risk: Risk | null): string | undefined => (risk ? WARNINGS[risk] : undefined);
export const DO_IT = 'Do it';
export const THINK_AGAIN = 'Think again';

export const NO_THEORY = 'No theory';
export const LAST_PASS = 'Do nothing';
export const theoriesToDo = (most: number): string =>
  most === 1 ? 'Submit a theory, or none.' : `Submit up to ${most} theories, or none.`;
export const THEORIES_SAY = 'All choose at once, face down.';
export const lastActToDo = (known: Public, seat: Seat): string => {
  const most = mostTheories(known, seat);
  return `Your last act: ${most === 1 ? '1 theory' : `up to ${most} theories`}, or locate Planet X.`;
};
export const LAST_ACT_SAYS = 'Nobody moves any more.';
export const sealedSays = (theories: readonly Claim[]): string =>
  theories.length === 0 ? 'No theory from you this time.' : `Face down: ${claims(theories)}.`;
export const NO_TOKENS = 'You have no tokens left.';
export const stillChoosing = (names: readonly string[]): string =>
  names.length === 0 ? '' : `${list(names)} ${names.length === 1 ? 'is' : 'are'} still choosing.`;
export const CHANGE = 'You can still change it.';
export const PASSED = 'You submit none.';

export const KNOW_TO_DO = 'Choose how much you know at the start.';
export const KNOW_SAYS = 'Each fact names a thing that a sector does not hold.';
export const factCount = (level: FactLevel): string => count(FACTS[level], 'fact');
const levelSays = (level: FactLevel): string => `Start as ${levelName[level]}, ${factCount(level)}`;
export const CHOOSE_LEVEL = 'Choose one.';
export const START = 'Start';
export const levelChosen = (level: FactLevel): string => `You start as ${levelName[level]}.`;
