import type { Seat } from '../../../core/contract.ts';
import { capital, howMany } from '../../../core/words.ts';
import { startAs } from '../../../deduction/ui/dock-text.ts';
import { type Board, boardOf, COSTS, FACTS, surveyCost, visibleWidth } from '../board.ts';
import { mostTheories } from '../legal.ts';
import { between, conferenceName, text as gameText, levelName, list, thingName } from '../text.ts';
import type { Body, Claim, FactLevel, Mode, Move, Public, Refusal, Sector, Sight } from '../types.ts';
import type { Mark } from './circle-marks.ts';
import type { Missing, Risk, Verb } from './dock-draft.ts';
import type { Landing } from './dock-landing.ts';
import { plural, possessive, small, span, verb, within } from './words.ts';

type Name = (seat: Seat) => string;

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
export const targetsLeft = (left: number): string => `${left} left`;

export const turnOf = (name: string): string => `${capital(possessive(name))} turn.`;
export const FARTHEST_BACK = 'Farthest back acts. Choose one.';

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
      return startAs(levelName[move.level], factCount(move.level));
    case 'survey':
      return `Survey ${plural(move.of)}, ${span(move.from, move.to)}`;
    case 'target':
      return `Target sector ${move.sector}`;
    case 'research':
      return `Research topic ${move.topic}`;
    case 'locate':
      return `Planet X is in ${move.sector}, ${between(move.before, move.after)}`;
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
export const PASSED = 'You submit none.';

export const factCount = (level: FactLevel): string => howMany(FACTS[level], 'fact');
