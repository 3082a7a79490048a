import { at } from '../../../core/contract.ts';
import { boardOf, sectorAt, widthOf } from '../board.ts';
import { capital, conferenceName, plural, rangeText, thingName, titleText, topicText } from '../text.ts';
import {
  type Act,
  type Answer,
  type ConferenceRule,
  type Content,
  type Fact,
  type Mode,
  type Sector,
  type Sight,
  type Title,
  TOPICS,
  type TopicRule,
} from '../types.ts';

/** One letter for each thing, on paper. [C13] */
export const LETTERS: Readonly<Record<Content, string>> = {
  asteroid: 'A',
  comet: 'C',
  dwarf: 'D',
  gas: 'G',
  empty: 'E',
  'planet-x': 'X',
};

/** An answer alone on its page, and what to do with it. [C13] */
export interface AnswerSheet {
  /** "Asteroids in sectors 11 to 16". */
  readonly asked: string;
  /** "2". */
  readonly answer: string;
  /** What is easily read wrong. */
  readonly aside: string | null;
  /** For paper: "A 11–16 = 2". */
  readonly note: string;
  /** What to say aloud: "asteroids, 11 to 16". */
  readonly tell: string;
  /** "Not the number." */
  readonly keep: string;
  /** "Move your pawn 3 sectors, to 14. Stand in front of those already there." */
  readonly move: string;
}

export function answerSheet(act: Act, answer: Answer, mode: Mode, titles: readonly Title[]): AnswerSheet {
  const shown = {
    asked: askedText(act, mode, titles),
    note: noteOf(act, answer),
    tell: tellText(act),
    keep: KEEP[act.type],
    move: moveText(act, mode),
  };
  switch (answer.type) {
    case 'survey':
      return { ...shown, answer: String(answer.count), aside: surveyAside(act, mode) };
    case 'target': {
      const aside = answer.sight === 'empty' ? 'Planet X appears empty too.' : null;
      return { ...shown, answer: thingName(answer.sight), aside };
    }
    case 'research':
      return { ...shown, answer: topicText(answer.rule, mode), aside: null };
    case 'locate': {
      const found = act.type === 'locate' && act.found;
      return {
        ...shown,
        answer: found ? 'You located Planet X.' : 'That is not right.',
        aside: found ? null : 'The sector, or one of its neighbors, is another.',
      };
    }
  }
}

/** What an act asks, without its answer. */
export function askedText(act: Asked, mode: Mode, titles: readonly Title[]): string {
  switch (act.type) {
    case 'survey':
      return `${act.of === 'empty' ? 'What appears empty' : capital(plural(act.of))} in ${rangeText(act.from, act.to)}`;
    case 'target':
      return `Sector ${act.sector}`;
    case 'research':
      return `Topic ${act.topic}: ${titleText(at(titles, TOPICS.indexOf(act.topic)), mode)}`;
    case 'locate':
      return 'Locate Planet X';
  }
}

/** What to say aloud. [A6] */
export function tellText(act: Asked): string {
  switch (act.type) {
    case 'survey': {
      const range = act.from === act.to ? String(act.from) : `${act.from} to ${act.to}`;
      return `${act.of === 'empty' ? 'empty' : plural(act.of)}, ${range}`;
    }
    case 'target':
      return `target, sector ${act.sector}`;
    case 'research':
      return `research, topic ${act.topic}`;
    case 'locate':
      return 'found' in act && act.found ? 'I located Planet X' : 'locate, not found';
  }
}

/** What not to say. [A6] */
export const KEEP: Readonly<Record<Act['type'], string>> = {
  survey: 'Not the number.',
  target: 'Not what is there.',
  research: 'Not the rule.',
  locate: 'Not what you named.',
};

/** A last act moves nobody. */
export function moveText({ at: time, cost }: Pick<Act, 'at' | 'cost'>, mode: Mode): string {
  if (cost === 0) return 'Your pawn stays where it is.';
  const to = sectorAt(time + cost, boardOf(mode));
  const way = `${cost} ${cost === 1 ? 'sector' : 'sectors'}, to ${to}`;
  return `Move your pawn ${way}. Stand in front of those already there.`;
}

/** What was asked and answered, for paper. */
export function noteOf(act: Act, answer: Answer): string {
  if (answer.type === 'survey') return `${questionNote(act)} = ${answer.count}`;
  if (answer.type === 'target') return `${questionNote(act)} = ${LETTERS[answer.sight]}`;
  if (answer.type === 'research') return `${questionNote(act)}: ${topicNote(answer.rule)}`;
  const { sector, before, after } = answer.guess;
  const found = act.type === 'locate' && act.found;
  return `X ${found ? '=' : '≠'} ${sector} (${LETTERS[before]}, ${LETTERS[after]})`;
}

/** What was asked, also by others, for paper. */
export function questionNote(act: Asked): string {
  switch (act.type) {
    case 'survey':
      return `${LETTERS[act.of]} ${act.from === act.to ? act.from : `${act.from}–${act.to}`}`;
    case 'target':
      return `T ${act.sector}`;
    case 'research':
      return `R ${act.topic}`;
    case 'locate':
      return 'found' in act && act.found ? 'X found' : 'X not found';
  }
}

export const factNote = ({ sector, body }: Fact): string => `${sector} ≠ ${LETTERS[body]}`;

export function topicNote(rule: TopicRule): string {
  const of = LETTERS[rule.of];
  switch (rule.type) {
    case 'band':
      return `${of} band ≤ ${rule.n}`;
    case 'consecutive':
      return rule.of === 'dwarf' ? `3 ${of} in a row` : `${of} in a row`;
    case 'none-within':
      return `no ${of} within ${rule.n} of ${LETTERS[rule.to]}`;
    case 'all-within':
      return `all ${of} within ${rule.n} of ${LETTERS[rule.to]}`;
    default:
      return `${SHARE[rule.type]} ${of} ${WHERE[rule.type]} ${LETTERS[rule.to]}`;
  }
}

export function conferenceNote(rule: ConferenceRule, number: number): string {
  const to = LETTERS[rule.to];
  const name = conferenceName(number);
  switch (rule.type) {
    case 'x-not-opposite':
      return `${name}: X not opp. ${to}`;
    case 'x-not-adjacent':
      return `${name}: X not adj. ${to}`;
    case 'x-not-within':
      return `${name}: X not within ${rule.n} of ${to}`;
    case 'x-within':
      return `${name}: X within ${rule.n} of ${to}`;
  }
}

/** What every short sign means, for the sheet on the table. [B2] */
export const SIGNS: readonly (readonly [sign: string, means: string])[] = [
  ['A, C, D, G, E, X', 'Asteroid, comet, dwarf planet, gas cloud, appears empty, Planet X.'],
  ['A 11–16 = 2', 'A survey: 2 asteroids in sectors 11 to 16.'],
  ['T 7 = G', 'A target: sector 7 holds a gas cloud.'],
  ['R B: no A adj. C', 'The rule of topic B.'],
  ['some, all, no', 'At least one, every one, none.'],
  ['adj., opp.', 'Adjacent to, opposite.'],
  ['X1: X not opp. G', 'The first conference.'],
  ['5 ≠ C', 'A starting fact: sector 5 holds no comet.'],
  ['X ≠ 6 (A, C)', 'A locate that failed: sector 6, after an asteroid and before a comet.'],
];

type Asked =
  | Extract<Act, { type: 'locate' }>
  | { readonly type: 'locate' }
  | { readonly type: 'survey'; readonly of: Sight; readonly from: Sector; readonly to: Sector }
  | { readonly type: 'target'; readonly sector: Sector }
  | { readonly type: 'research'; readonly topic: (typeof TOPICS)[number] };

type Beside = Exclude<TopicRule['type'], 'band' | 'consecutive' | 'none-within' | 'all-within'>;

const SHARE: Readonly<Record<Beside, string>> = {
  'some-adjacent': 'some',
  'none-adjacent': 'no',
  'all-adjacent': 'all',
  'some-opposite': 'some',
  'none-opposite': 'no',
  'all-opposite': 'all',
};

const WHERE: Readonly<Record<Beside, string>> = {
  'some-adjacent': 'adj.',
  'none-adjacent': 'adj.',
  'all-adjacent': 'adj.',
  'some-opposite': 'opp.',
  'none-opposite': 'opp.',
  'all-opposite': 'opp.',
};

/** Planet X appears empty, and is counted so. [B8] */
function surveyAside(act: Act, mode: Mode): string | null {
  if (act.type !== 'survey') return null;
  const width = widthOf(act.from, act.to, boardOf(mode));
  const sectors = `${width} ${width === 1 ? 'sector' : 'sectors'}.`;
  return act.of === 'empty'
    ? `${sectors} Planet X appears empty and counts here.`
    : `${sectors} Planet X appears empty, so it never counts here.`;
}
