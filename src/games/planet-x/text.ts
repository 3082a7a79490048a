import { at, type GameText, type Seat } from '../../core/contract.ts';
import { boardOf, PENALTY, TARGETS } from './board.ts';
import type { Clue } from './clues.ts';
import type { Premise } from './premises.ts';
import type { Conclusion } from './proof.ts';
import {
  type Act,
  type Answer,
  BODIES,
  type Body,
  type ConferenceRule,
  type Content,
  type Event,
  type Fact,
  type FactLevel,
  type Guess,
  type Mode,
  type PlanetX,
  type Puzzle,
  type Refusal,
  type Reviewed,
  type Sector,
  type Sight,
  type Title,
  type TopicRule,
} from './types.ts';

type Name = (seat: Seat) => string;

export const modeName: Readonly<Record<Mode, string>> = { standard: 'Standard', expert: 'Expert' };

export const levelName: Readonly<Record<FactLevel, string>> = {
  youth: 'Youth',
  beginner: 'Beginner',
  experienced: 'Experienced',
  genius: 'Genius',
};

/** By seat. [Q8] */
export const SEASON_NAMES = ['Spring', 'Summer', 'Autumn', 'Winter'] as const;

const thing: Readonly<Record<Content, string>> = {
  asteroid: 'asteroid',
  comet: 'comet',
  dwarf: 'dwarf planet',
  gas: 'gas cloud',
  empty: 'truly empty sector',
  'planet-x': 'Planet X',
};

/** As a label: what a sector holds. */
export const thingName = (content: Content): string =>
  content === 'empty' ? 'Empty' : capital(thing[content]);

export const thingsName = (body: Body, mode: Mode): string =>
  capital(isOne(body, mode) ? thing[body] : plural(body));

/** What the parts of a score are for. */
export const partName = (what: string, mode: Mode): string => {
  const body = BODIES.find(one => one === what);
  if (body) return thingsName(body, mode);
  return what === 'leader' ? 'First with a right theory' : 'Planet X located';
};

export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** "sector 5", "sectors 11 to 2". */
export const rangeText = (from: Sector, to: Sector): string =>
  from === to ? `sector ${from}` : `sectors ${from} to ${to}`;

/** "sector 5", "sectors 2, 5 and 7". */
export const sectorsText = (sectors: readonly Sector[]): string =>
  `${sectors.length === 1 ? 'sector' : 'sectors'} ${list(sectors.map(String))}`;

/** "Asteroids and comets", "Comets and the dwarf planet". */
export const titleText = (title: Title, mode: Mode): string =>
  capital(list(title.map(body => (isOne(body, mode) ? `the ${thing[body]}` : plural(body)))));

export function topicText(rule: TopicRule, mode: Mode): string {
  const { of } = rule;
  switch (rule.type) {
    case 'some-adjacent':
      return some(of, mode, `adjacent to ${other(rule, mode)}`);
    case 'none-adjacent':
      return none(of, mode, `adjacent to ${other(rule, mode)}`);
    case 'all-adjacent':
      return every(of, mode, `adjacent to ${other(rule, mode)}`);
    case 'none-within':
      return none(of, mode, `within ${rule.n} sectors of ${other(rule, mode)}`);
    case 'all-within':
      return every(of, mode, `within ${rule.n} sectors of ${other(rule, mode)}`);
    case 'some-opposite':
      return some(of, mode, `opposite ${other(rule, mode)}`);
    case 'none-opposite':
      return none(of, mode, `opposite ${other(rule, mode)}`);
    case 'all-opposite':
      return every(of, mode, `opposite ${other(rule, mode)}`);
    case 'band':
      return `All ${plural(of)} lie in a band of ${rule.n} sectors or fewer.`;
    case 'consecutive':
      return of === 'asteroid'
        ? 'All asteroids are in consecutive sectors.'
        : '3 of the dwarf planets are in consecutive sectors.';
  }
}

export function conferenceText(rule: ConferenceRule, mode: Mode): string {
  const to = a(rule.to, mode);
  switch (rule.type) {
    case 'x-not-opposite':
      return `Planet X is not opposite ${to}.`;
    case 'x-not-adjacent':
      return `Planet X is not adjacent to ${to}.`;
    case 'x-not-within':
      return `Planet X is not within ${rule.n} sectors of ${to}.`;
    case 'x-within':
      return `Planet X is within ${rule.n} sectors of ${to}.`;
  }
}

/** "X1". */
export const conferenceName = (number: number): string => `X${number}`;

export const factText = ({ sector, body }: Fact): string => `Sector ${sector} holds no ${thing[body]}.`;

/** What holds for every sky, by the ids of SPEC.md. */
export const TOLD_TO_ALL = ['B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'Q6'] as const;

export function logicText(id: (typeof TOLD_TO_ALL)[number], mode: Mode): string {
  const { counts, cometSectors, dwarfBand, conferenceMarks } = boardOf(mode);
  switch (id) {
    case 'B2':
      return `There are ${list([
        ...BODIES.map(body => counted(counts[body], body)),
        counted(counts.empty, 'empty'),
        'Planet X',
      ])}.`;
    case 'B3':
      return `Planet X is not adjacent to ${a('dwarf', mode)}.`;
    case 'B4':
      return 'Every gas cloud is adjacent to at least one truly empty sector. Planet X does not count.';
    case 'B5':
      return dwarfBand === null
        ? 'The dwarf planet can be in any sector.'
        : `The dwarf planets lie in a band of exactly ${dwarfBand} sectors, with one at each end.`;
    case 'B6':
      return 'Every asteroid is adjacent to at least one other asteroid.';
    case 'B7':
      return `Comets are only in ${sectorsText(cometSectors)}.`;
    case 'B8':
      return 'Planet X appears empty.';
    case 'Q6': {
      const rules = conferenceMarks.length === 1 ? 'the conference leaves' : 'the conferences together leave';
      return `To whoever knows how every sector appears, ${rules} one sector for Planet X.`;
    }
  }
}

export function clueText(clue: Clue, mode: Mode): string {
  switch (clue.type) {
    case 'is':
      return `Sector ${clue.sector} holds ${a(clue.body, mode)}.`;
    case 'is-not':
      return factText(clue);
    case 'survey':
      return countText(clue, clue.count);
    case 'target':
      return sightText(clue.sector, clue.sight, mode);
    case 'topic':
      return topicText(clue.rule, mode);
    case 'conference':
      return conferenceText(clue.rule, mode);
    case 'one-place':
      return logicText('Q6', mode);
    case 'not-there':
      return `Planet X is not in ${guessText(clue.guess)}.`;
  }
}

/** A line of an answer to "why?". */
export const premiseText = (premise: Premise, mode: Mode): string =>
  premise.type === 'rule' ? logicText(premise.rule, mode) : clueText(premise.clue, mode);

/** What was asked about. */
export function conclusionText({ sector, content, holds }: Conclusion): string {
  if (content === 'planet-x') return `Planet X is ${holds ? '' : 'not '}in sector ${sector}.`;
  if (content === 'empty') return `Sector ${sector} is ${holds ? '' : 'not '}truly empty.`;
  return holds ? `Sector ${sector} holds ${an(content)}.` : factText({ sector, body: content });
}

const refusals: Readonly<Record<Refusal, string>> = {
  'spectators-watch': 'You watch this table. Only players act.',
  'game-over': 'The game is over.',
  'not-now': 'Not at this stage.',
  'not-your-turn': 'It is not your turn.',
  'already-chosen': 'That is your choice already.',
  'no-such-sector': 'There is no such sector in this sky.',
  'not-visible': 'That is not in the visible sky.',
  'comet-ends': 'A survey for comets starts and ends where comets can be.',
  'no-targets-left': `You have used your ${TARGETS} targets.`,
  'research-twice': 'Your last turn was a research. Do something else first.',
  'too-many-theories': 'That is more theories than you may submit now.',
  'same-sector-twice': 'Theories of one phase are about different sectors.',
  'no-such-token': 'You have no such token left.',
  'already-submitted': 'You have submitted that theory before.',
  'confirmed-already': 'What is in that sector is confirmed.',
};

function eventText(event: Event, name: Name, you?: Seat): string {
  const does = (seat: Seat, yours: string, theirs: string): string =>
    seat === you ? `You ${yours}` : `${name(seat)} ${theirs}`;
  switch (event.type) {
    case 'opened': {
      const order = list(event.order.map(seat => (seat === you ? 'you' : name(seat))));
      return `${modeName[event.mode]}, ${boardOf(event.mode).sectors} sectors. Order: ${order}.`;
    }
    case 'chose':
      return `You choose ${levelName[event.level]}.`;
    case 'sealed':
      return event.theories.length === 0
        ? 'You choose no theory.'
        : `You choose ${list(event.theories.map(({ sector, body }) => `${an(body)} in sector ${sector}`))}.`;
    case 'decided':
      return does(event.seat, 'have chosen.', 'has chosen.');
    case 'knew': {
      const levels = event.levels.map(
        (level, seat) => `${seat === you ? 'you' : name(seat as Seat)} ${levelName[level]}`,
      );
      return `Levels: ${list(levels)}.`;
    }
    case 'facts-came':
      return event.facts.length === 0 ? 'You start without facts.' : factsText(event.facts);
    case 'acted':
      return does(event.act.seat, ...actText(event.act));
    case 'answered':
      return answerText(event.act, event.answer, event.mode);
    case 'conference':
      return `Conference ${conferenceName(event.number)}: ${conferenceText(event.rule, event.mode)}`;
    case 'theories-asked':
      return `Theory phase ${event.phase}.`;
    case 'submitted':
      return does(
        event.seat,
        `submit ${theoriesAbout(event.sectors)}.`,
        `submits ${theoriesAbout(event.sectors)}.`,
      );
    case 'reviewed':
      return `Review: ${event.theories.map(one => reviewText(one, one.seat === you ? 'your' : `${name(one.seat)}'s`)).join('; ')}.`;
    case 'paid': {
      const count = event.time / PENALTY;
      const why = `${event.time} time for ${count === 1 ? 'a wrong theory' : `${count} wrong theories`}.`;
      return does(event.seat, `pay ${why}`, `pays ${why}`);
    }
    case 'found':
      return does(event.seat, 'are the first to find Planet X.', 'is the first to find Planet X.');
    case 'ended':
      return endText(event.puzzle);
  }
}

export const text: GameText<PlanetX> = {
  event: eventText,
  refusal: code => refusals[code],
  reason: code => (code === 'located' ? 'Planet X is located.' : code),
};

export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const plural = (sight: Sight): string => `${thing[sight]}s`;

const counted = (count: number, sight: Sight): string =>
  `${count} ${count === 1 ? thing[sight] : plural(sight)}`;

/** Whether there is only one in the whole sky. */
const isOne = (sight: Sight, mode: Mode): boolean => boardOf(mode).counts[sight] === 1;

/** "an asteroid", and "the dwarf planet" where there is one. */
const a = (sight: Sight, mode: Mode): string => (isOne(sight, mode) ? `the ${thing[sight]}` : an(sight));

/** What is on both sides of Planet X: "between 2 comets". */
export const between = (before: Content, after: Content): string =>
  before === after ? `between 2 ${thing[before]}s` : `between ${an(before)} and ${an(after)}`;

export const an = (content: Content): string => `${content === 'asteroid' ? 'an' : 'a'} ${thing[content]}`;

const other = ({ of, to }: { readonly of: Body; readonly to: Body }, mode: Mode): string =>
  of === to ? `another ${thing[to]}` : a(to, mode);

const some = (of: Body, mode: Mode, where: string): string =>
  isOne(of, mode) ? `The ${thing[of]} is ${where}.` : `At least one ${thing[of]} is ${where}.`;

const none = (of: Body, mode: Mode, where: string): string =>
  isOne(of, mode) ? `The ${thing[of]} is not ${where}.` : `No ${thing[of]} is ${where}.`;

const every = (of: Body, mode: Mode, where: string): string =>
  isOne(of, mode) ? `The ${thing[of]} is ${where}.` : `Every ${thing[of]} is ${where}.`;

/** Those about one thing together. */
function factsText(facts: readonly Fact[]): string {
  const parts = BODIES.flatMap(body => {
    const sectors = facts.filter(fact => fact.body === body).map(({ sector }) => sector);
    return sectors.length === 0 ? [] : [`no ${thing[body]} in ${sectorsText(sectors.sort((x, y) => x - y))}`];
  });
  return `You know: ${parts.join('; ')}.`;
}

/** For you, and for others. A last act costs nothing. */
function actText(act: Act): readonly [string, string] {
  const cost = act.cost === 0 ? '' : ` Time: ${act.cost}.`;
  switch (act.type) {
    case 'survey': {
      const what = `${rangeText(act.from, act.to)} for ${act.of === 'empty' ? 'what appears empty' : plural(act.of)}.${cost}`;
      return [`survey ${what}`, `surveys ${what}`];
    }
    case 'target':
      return [`target sector ${act.sector}.${cost}`, `targets sector ${act.sector}.${cost}`];
    case 'research':
      return [`research topic ${act.topic}.${cost}`, `researches topic ${act.topic}.${cost}`];
    case 'locate':
      return act.found
        ? [`locate Planet X.${cost}`, `locates Planet X.${cost}`]
        : [`try to locate Planet X and fail.${cost}`, `tries to locate Planet X and fails.${cost}`];
  }
}

function answerText(act: Act, answer: Answer, mode: Mode): string {
  if (answer.type === 'survey' && act.type === 'survey') return countText(act, answer.count);
  if (answer.type === 'target' && act.type === 'target') return sightText(act.sector, answer.sight, mode);
  if (answer.type === 'research' && act.type === 'research')
    return `Topic ${act.topic}: ${topicText(answer.rule, mode)}`;
  return answer.type === 'locate' ? `You named ${guessText(answer.guess)}.` : '';
}

function countText(
  { of, from, to }: { readonly of: Sight; readonly from: Sector; readonly to: Sector },
  count: number,
): string {
  const where = rangeText(from, to);
  if (of !== 'empty')
    return `${count === 0 ? `No ${from === to ? thing[of] : plural(of)}` : counted(count, of)} in ${where}.`;
  if (from === to)
    return count === 1 ? `Sector ${from} appears empty.` : `Sector ${from} does not appear empty.`;
  if (count === 0) return `None of ${where} appears empty.`;
  return `${count} of ${where} ${count === 1 ? 'appears' : 'appear'} empty.`;
}

const sightText = (sector: Sector, sight: Sight, mode: Mode): string =>
  sight === 'empty' ? `Sector ${sector} appears empty.` : `Sector ${sector} holds ${a(sight, mode)}.`;

const guessText = ({ sector, before, after }: Guess): string => `sector ${sector} ${between(before, after)}`;

const theoriesAbout = (sectors: readonly Sector[]): string => {
  if (sectors.length === 0) return 'no theory';
  return `${sectors.length === 1 ? 'a theory' : 'theories'} about ${sectorsText(sectors)}`;
};

const reviewText = ({ sector, body, right }: Reviewed, whose: string): string =>
  `${whose} ${thing[body]} in sector ${sector} is ${right ? 'right' : 'wrong'}`;

function endText({ sky, code }: Puzzle): string {
  const index = sky.indexOf('planet-x');
  const beside = (by: number): Content => at(sky, (index + by) % sky.length);
  return `Planet X was in sector ${index + 1}, ${between(beside(-1), beside(1))}. The code is ${code}.`;
}
