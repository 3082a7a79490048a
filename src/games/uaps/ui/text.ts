import type { Seat } from '../../../core/contract.ts';
import { boardOf, COSTS, orbitOf, sectorsOfArea, spaceAt, stackedWith } from '../board.ts';
import {
  factText,
  text as gameText,
  levelName,
  list,
  modeName,
  modifierName,
  modifierText,
  reportText,
  thingName,
  topicText,
} from '../text.ts';
import type {
  Act,
  Answer,
  Area,
  Content,
  Fact,
  FactLevel,
  Mode,
  Modifier,
  Move,
  Public,
  Quadrant,
  Refusal,
  Report,
  Satellite,
  Sector,
  Shot,
  Subject,
  Surveyed,
  Verified,
  Wish,
} from '../types.ts';
import type { Moment } from './board-moment.ts';
import type { Noted } from './board-noted.ts';
import type { ReportMark } from './board-reports.ts';
import { type FaceDown, researchersIn, type SectorFacts } from './board-sector.ts';
import type { Form, Missing, Neighbor, Risk, Verb } from './dock-draft.ts';
import type { Landing, NextTurn, Stacks } from './dock-landing.ts';
import type { Announced } from './rail-lines.ts';

type Name = (seat: Seat) => string;

/** "1 photo", "no photos" */
const count = (number: number, one: string, many = `${one}s`): string =>
  `${number === 0 ? 'no' : number} ${number === 1 ? one : many}`;

/** Inside a sentence. */
const within = (name: string): string => (name === 'You' ? 'you' : name);
const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const possessive = (name: string): string => (name === 'You' ? 'your' : `${name}'s`);
const verb = (name: string, yours: string, theirs: string): string => (name === 'You' ? yours : theirs);

/** "7–9", "24, 13, 14"; the dash stays with its numbers. */
const span = (sectors: readonly Sector[]): string => {
  const [first = 0] = sectors;
  const last = sectors.at(-1) ?? first;
  const inARow = sectors.every((sector, index) => sector === first + index);
  return sectors.length > 1 && inARow ? `${first}\u2060–\u2060${last}` : sectors.join(', ');
};

const NAMES_WITH_CAPITALS: readonly Content[] = ['luna', 'hubble', 'iss', 'uap'];
const small = (content: Content): string =>
  NAMES_WITH_CAPITALS.includes(content) ? thingName(content) : thingName(content).toLowerCase();
const MANY: Readonly<Record<Surveyed, string>> = {
  hubble: 'Hubble',
  iss: 'the ISS',
  spy: 'spy satellites',
  meteor: 'meteor showers',
  comm: 'comm satellites',
  nav: 'nav satellites',
  junk: 'space junk',
};
const things = (of: readonly Surveyed[]): string => list(of.map(thing => MANY[thing]));

/** On chips and glyphs. */
export const shortThing: Readonly<Record<Content, string>> = {
  luna: 'Luna',
  hubble: 'Hubble',
  iss: 'ISS',
  spy: 'Spy',
  meteor: 'Meteor',
  comm: 'Comm',
  nav: 'Nav',
  junk: 'Junk',
  uap: 'UAP',
};
export const letter = (content: Content): string => shortThing[content].slice(0, 1);

// ---- where one is ----

export const where = ({ mode, stage }: Public): string => {
  const board = `${modeName[mode]}, ${2 * boardOf(mode).perOrbit} sectors`;
  switch (stage) {
    case 'know':
    case 'place':
      return `${board}, before the start`;
    case 'last-acts':
      return `${board}, last acts`;
    case 'act':
    case 'follow':
    case 'over':
      return board;
  }
};

export const status = ({ stage, done, time, quadrants, lastActs, finder }: Public, seat: Seat): string => {
  const place = `at ${spaceAt(time[seat] ?? 0)}`;
  switch (stage) {
    case 'know':
      return done[seat] ? 'has chosen' : 'choosing';
    case 'place':
      return quadrants[seat] === null ? 'to be placed' : `quadrant ${quadrants[seat]}`;
    case 'follow':
      return done[seat] ? place : 'asked to follow';
    case 'act':
      return place;
    case 'last-acts':
      if (seat === finder) return 'found it';
      return lastActs.includes(seat) ? 'last act' : place;
    case 'over':
      return seat === finder ? 'found it' : place;
  }
};

// ---- the board ----

export const boardLabel = (mode: Mode): string => `Two orbits, ${2 * boardOf(mode).perOrbit} sectors`;
export const TURN_VIEW = 'Turn my view';
export const VIEW_LOCKED = 'Turn my view: it is locked';
export const LOCK_VIEW = 'Lock my view';
export const UNLOCK_VIEW = 'Unlock my view';

const standsAbove = ({ inner, outer }: Stacks): string => `${span(inner)} under ${span(outer)}`;
export const quadrantName = (known: Public, quadrant: Quadrant): string =>
  modifierName[known.modifiers[quadrant - 1] ?? 'blank'];

/** A name in as many lines as it has words. */
export const plateLines = (modifier: Modifier): readonly string[] => modifierName[modifier].split(' ');

/** Number, name and effect, who stands there, then what a press does. */
export function plateLabel(
  known: Public,
  quadrant: Quadrant,
  from: Quadrant | null,
  name: Name,
  choosable: boolean,
): string {
  const modifier = known.modifiers[quadrant - 1] ?? 'blank';
  const here = researchersIn(known, quadrant).map(seat => within(name(seat)));
  const words = [
    `Quadrant ${quadrant}${from === quadrant ? ', you stand here' : ''}`,
    `${modifierName[modifier]}: ${modifierText[modifier]}`,
    here.length === 0 ? 'Nobody stands here.' : `Here: ${list(here)}.`,
    choosable ? (known.stage === 'place' ? 'Press to begin here' : 'Press to move here') : '',
  ];
  return words
    .filter(part => part !== '')
    .join('. ')
    .replaceAll('..', '.');
}
export const plateTitle = (known: Public, quadrant: Quadrant): string =>
  `Quadrant ${quadrant}: ${quadrantName(known, quadrant)}`;
export const plateSays = (known: Public, quadrant: Quadrant): string =>
  modifierText[known.modifiers[quadrant - 1] ?? 'blank'];

export const sectorsNow = (stacks: Stacks): string => `Sectors ${standsAbove(stacks)} now.`;

const photoLabel = ({ seat, subject }: FaceDown, name: Name): string =>
  `photo by ${within(name(seat))}, face down${subject ? `: ${small(subject)}` : ''}`;

const contentLabel = ({ content, verifiedBy }: SectorFacts, name: Name): string => {
  if (content === null) return '';
  if (verifiedBy.length === 0) return `holds ${small(content)}`;
  return `verified ${small(content)}, photo by ${list(verifiedBy.map(seat => within(name(seat))))}`;
};

const written = ({ sure, leaning, struck }: Noted): string =>
  [
    list(sure.map(small)),
    leaning.length === 0 ? '' : `perhaps ${list(leaning.map(small))}`,
    struck.length === 0 ? '' : `not ${list(struck.map(small))}`,
  ]
    .filter(part => part !== '')
    .join('; ');

const noteLabel = (note: Noted): string =>
  [
    note.sight === null ? '' : `to you it appears as ${small(note.sight)}`,
    note.not.length === 0 ? '' : `you know: not ${note.not.map(small).join(', not ')}`,
    written(note) === '' ? '' : `your note: ${written(note)}`,
  ]
    .filter(part => part !== '')
    .join(', ');

/** Number, orbit, quadrant, what is stacked with it, what all can see, what one was told, what a press does. */
export function sectorLabel(
  facts: SectorFacts,
  name: Name,
  { noted, press }: { readonly noted: Noted | null; readonly press: string },
): string {
  const inner = facts.orbit === 'inner';
  const parts = [
    `Sector ${facts.sector}`,
    `${facts.orbit} orbit`,
    `${facts.near ? 'your ' : ''}quadrant ${facts.quadrant}`,
    `${inner ? 'under' : 'above'} ${facts.stacked} now`,
    contentLabel(facts, name),
    ...facts.faceDown.map(photo => photoLabel(photo, name)),
    noted === null ? '' : noteLabel(noted),
  ];
  return [parts.filter(part => part !== '').join(', '), press].filter(part => part !== '').join('. ');
}

/** What a press on a sector does. */
export const pressSays = (now: Verb | null, chosen: boolean, next: Form): string => {
  switch (now) {
    case null:
      return 'Press to survey it';
    case 'survey':
      return `Press to survey ${SURVEYS[next]}`;
    case 'target':
      return chosen ? 'Press to let it go' : 'Press to target it';
    case 'photo':
      return chosen ? 'Press to let it go' : 'Press to photograph it';
    case 'find':
      return 'Press to name it for the UAP';
    case 'move':
    case 'analyze':
      return '';
  }
};
const SURVEYS: Readonly<Record<Form, string>> = {
  quadrant: 'the whole quadrant',
  inner: 'the inner orbit',
  outer: 'the outer orbit',
  stack: 'its stack',
  sector: 'this sector',
};

// ---- moments ----

export const momentTitle = {
  answer: 'Only you see this',
  turned: 'The Earth turns',
  verified: 'Photos are checked',
  found: (name: string) => `${name} ${verb(name, 'have', 'has')} found the UAP`,
} as const;
export const SHOW_AGAIN = 'Show it again';
export const aboveNow = (known: Public, { inner, outer }: Stacks): string =>
  `Above ${span(inner)} are now ${span(outer)}.${outer.includes(known.luna) ? ' Luna is above you.' : ''}`;
export const FOUND_SAYS = 'Whoever is behind acts once more. Then everything is shown.';
export const verifiedSays = ({ seat, sector, subject, right }: Verified, name: Name): string =>
  `${name(seat)} ${verb(name(seat), 'are', 'is')} ${right ? 'right' : 'wrong'}: ${right ? '' : 'no '}${small(subject)} in ${sector}`;
export const paysSays = (seat: Seat, time: number, name: Name): string =>
  `${name(seat)} ${verb(name(seat), 'pay', 'pays')} ${time} time.`;
export const reportSays = (report: Report, mode: Mode): string => reportText(report.rule, mode);
export const factsSay = (facts: readonly Fact[]): string => facts.map(factText).join(' ');
export const listedSays = (satellite: Satellite): string =>
  `${capital(MANY[satellite])} can be analyzed from now on.`;

/** In the corner of the board. */
export const foldedShort = ({ answer, reports, facts, turned }: Moment): string => {
  if (answer) return answerShort(answer.answer);
  if (reports.length > 0) return 'report';
  if (facts.length > 0) return `${facts.length}`;
  return turned === null ? '' : 'turn';
};
const answerShort = (answer: Answer): string => {
  switch (answer.type) {
    case 'survey':
      return answer.counts.join('·');
    case 'target':
      return answer.sights.map(letter).join('·');
    case 'analyze':
      return answer.told.map(({ topic }) => topic).join('·');
    case 'photo':
      return answer.subjects.map(letter).join('·');
    case 'move':
    case 'find':
      return '';
  }
};
export const foldedSays = (moment: Moment, mode: Mode): string => {
  const { answer, reports, facts, turned } = moment;
  const told = [
    answer ? `${youDid(answer.act, mode)} ${answerSays(answer.act, answer.answer, mode)}` : '',
    ...reports.map(report => reportSays(report, mode)),
    factsSay(facts),
    turned === null ? '' : `${momentTitle.turned}.`,
  ];
  return told.filter(part => part !== '').join(' ');
};

/** Whose it is stands before it. */
export const ANSWER_ON_PAGE = 'your answer is on your page';
export const FACTS_ON_PAGE = 'your facts are on your page';

// ---- rail ----

export const ORDER = 'Turn order, back to front';
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
    `${count(left, 'photo')} left`,
  ]
    .filter(part => part !== '')
    .join(' · ');
export const QUADRANTS_LABEL = 'Quadrants';
export const HARD = 'hard';
export const COMING = 'What comes';
export const turnComes = ({ after, behind }: NextTurn): string =>
  `The Earth turns when all have passed ${after}: ${behind} still ${behind === 1 ? 'has' : 'have'} to.`;
export const reportComes = ({ at, lap }: ReportMark, isOwn: boolean): string =>
  `${isOwn ? 'Your next report' : 'A report'} comes at ${spaceAt(at)}${lap === 1 ? '' : `, lap ${lap}`}.`;
export const CODE = 'Code of this sky';
export const ANNOUNCED = 'What was announced';
export const NOTHING_YET = 'Nothing has happened yet.';
export const HIDDEN = 'Only they know the answer.';
export const TURNED = 'the Earth turns';
export const turnedBy = (name: string): string => `${possessive(name)} survey turns the Earth`;

const did = (act: Act, mode: Mode): string => {
  switch (act.type) {
    case 'move':
      return `moved to quadrant ${act.to}`;
    case 'survey':
      return `surveyed ${things(act.of)}, ${areaSays(act.area, act.sectors, mode)}`;
    case 'target':
      return `targeted ${list(act.sectors.map(String))}`;
    case 'photo':
      return act.sectors.length === 0 ? 'took no photo' : `photographed ${list(act.sectors.map(String))}`;
    case 'analyze':
      return `analyzed ${shortThing[act.satellite]}`;
    case 'find':
      return act.found ? 'found the UAP' : 'failed to find the UAP';
  }
};
export const youDid = (act: Act, mode: Mode): string => `You ${did(act, mode)}:`;
const verifiedWords = ({ sector, subject, right }: Verified): string =>
  right ? `${small(subject)} in ${sector}, verified` : `wrong about ${small(subject)} in ${sector}`;
/** Whose it is stands before it. */
export const lineWords = (line: Extract<Announced, { readonly seat: Seat }>, mode: Mode): string => {
  switch (line.type) {
    case 'acted':
      return did(line.act, mode);
    case 'verified':
      return verifiedWords(line.verified);
    case 'paid':
      return `paid ${line.time} time`;
    case 'followed':
      return `went along to quadrant ${line.to}`;
  }
};
export const REPORT = 'Report:';

const areaSays = (area: Area, sectors: readonly Sector[], mode: Mode): string => {
  const board = boardOf(mode);
  switch (area.form) {
    case 'quadrant': {
      const inner = sectors.filter(sector => orbitOf(sector, board) === 'inner');
      const outer = sectors.filter(sector => orbitOf(sector, board) === 'outer');
      return `${span(inner)} and ${span(outer)}`;
    }
    case 'stack':
      return `stack ${sectors.join('/')}`;
    case 'orbit':
    case 'sector':
      return span(sectors);
  }
};

/** On a slip. */
export const answerSays = (act: Act, answer: Answer, mode: Mode): string => {
  switch (answer.type) {
    case 'survey': {
      if (answer.counts.length < 2 || act.type !== 'survey') return answer.counts.join(', ');
      return act.of.map((thing, index) => `${answer.counts[index]} ${MANY[thing]}`).join(', ');
    }
    case 'target': {
      if (answer.sights.length < 2 || act.type !== 'target') return answer.sights.map(small).join(', ');
      return act.sectors
        .map((sector, index) => {
          const sight = answer.sights[index];
          return sight ? `${sector} ${small(sight)}` : '';
        })
        .join(', ');
    }
    case 'analyze':
      return answer.told.map(({ topic, rule }) => `${topic}: ${topicText(rule, mode)}`).join(' ');
    case 'photo':
      return list(answer.subjects.map(small));
    case 'find': {
      const { sector, before, after, stacked } = answer.guess;
      return `${sector}, between ${small(before)} and ${small(after)}, stacked with ${small(stacked)}`;
    }
    case 'move':
      return '';
  }
};

// ---- dock ----

export const verbName: Readonly<Record<Verb, string>> = {
  move: 'Move',
  survey: 'Survey',
  target: 'Target',
  photo: 'Photo',
  analyze: 'Analyze',
  find: 'Find',
};
export const verbKey: Readonly<Record<Verb, string>> = {
  move: 'M',
  survey: 'S',
  target: 'T',
  photo: 'P',
  analyze: 'A',
  find: 'F',
};
export const VIEW_KEY = 'V';
export const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['M S T P A F', 'Move, survey, target, photo, analyze, find'],
  [VIEW_KEY, 'Turn your view of the board'],
];
/** "1–3", "1·2" */
export const priceRange = (costs: readonly number[]): string => {
  const all = [...new Set(costs)].sort((one, other) => one - other);
  const [least = 0] = all;
  const most = all.at(-1) ?? least;
  if (all.length < 3) return all.join('·');
  return most - least === all.length - 1 ? `${least}–${most}` : all.join('·');
};
export const insteadOf = (usual: string): string => `instead of ${usual}`;

export const turnOf = (name: string): string => `${capital(possessive(name))} turn.`;
export const standsIn = (quadrant: Quadrant, stacks: Stacks): string =>
  `In quadrant ${quadrant}: sectors ${standsAbove(stacks)}`;
export const AGAIN = 'That move was free. Act now.';
export const waitingFor = (names: readonly string[]): string =>
  names.length === 0 ? 'The table goes on.' : `Waiting for ${list(names.map(within))}.`;
export const YOU_WATCH = 'You watch this table.';
export const NOTES_STAY = 'Your notes stay open.';

/** Where it leads, who acts then, and what the Earth does. */
export const landingSays = (landing: Landing, actor: Seat, known: Public, name: Name): string => {
  const { space, next, turns, above, checked, goesOn } = landing;
  if (goesOn) return 'It costs nothing, and your turn goes on.';
  const lands = `${name(actor)} ${verb(name(actor), 'land', 'lands')} on ${space}`;
  const then = `${within(name(next))} ${verb(name(next), 'act', 'acts')}${next === actor ? ' again' : ''}`;
  if (turns === 0) return `${lands}, then ${then}.`;
  const earth = `the Earth turns${turns === 1 ? '' : ` ${turns} times`}`;
  return `${lands}. Then ${earth}: ${turnBrings(above, checked, known)}. Next ${then}.`;
};
const turnBrings = (above: readonly Sector[], checked: readonly Sector[], known: Public): string => {
  const luna = above.includes(known.luna) ? ' with Luna' : '';
  const comes = `${span(above)} ${above.length === 1 ? 'comes' : 'come'} above ${luna === '' ? 'you' : `you${luna}`}`;
  if (checked.length === 0) return comes;
  return `${comes}, ${count(checked.length, 'photo')} ${checked.length === 1 ? 'is' : 'are'} checked`;
};
export const landingShort = (
  { space, next, turns, above, goesOn }: Landing,
  actor: Seat,
  name: Name,
): string => {
  if (goesOn) return 'Free: your turn goes on.';
  const earth = turns === 0 ? '' : ` The Earth turns, ${span(above)} above you.`;
  return `To ${space}, then ${within(name(next))}${next === actor ? ' again' : ''}.${earth}`;
};
/** Whether a find was right is announced; any other answer is private. */
export const answeredThen = (of: Verb, leads: string, isOpen: boolean): string => {
  if (of === 'find' || of === 'move' || of === 'photo') return leads;
  return `${isOpen ? 'The answer comes to your own page.' : 'Only you see the answer.'} ${leads}`;
};

export const missingSays: Readonly<Record<Missing, string>> = {
  verb: 'Choose what to do.',
  quadrant: 'Choose a quadrant, here or on the Earth.',
  thing: 'Choose what to survey for.',
  sector: 'Choose a sector, here or on the board.',
  photo: 'Choose a sector of your quadrant, and what is in it.',
  subject: 'Say what is on the photo.',
  topic: 'Choose a topic.',
  neighbors: 'Say what is on both sides, and above or below.',
};
export const refusalSays = (code: Refusal): string => gameText.refusal(code);
export const barredBy = (modifier: Modifier): string => modifierName[modifier];
/** On a chip: why nothing of the kind can be done here. */
export const barredShort = (code: Refusal, modifier: Modifier): string =>
  SHORT_REFUSALS[code] ?? barredBy(modifier);
export const refusalShort = (code: Refusal): string => SHORT_REFUSALS[code] ?? refusalSays(code);
const SHORT_REFUSALS: Readonly<Partial<Record<Refusal, string>>> = {
  'not-verified': 'not verified',
  'verified-already': 'verified',
  'photographed-already': 'yours is there',
  guarded: 'guarded',
  'no-way-through': 'no way through',
  'one-free-move': 'one free move a turn',
  'no-passing': 'not this turn',
};
const NO_SECTOR = '–';
export const sectorValue = (sector: Sector | null): string => (sector === null ? NO_SECTOR : `${sector}`);
export const OWN_PAGE_FIRST = 'on your own page';
export const NONE_LEFT = 'none left';

export const AREAS = 'Where';
export const formName: Readonly<Record<Form, string>> = {
  quadrant: 'Quadrant',
  inner: 'Inner',
  outer: 'Outer',
  stack: 'Stack',
  sector: 'Sector',
};
export const SURVEY_FOR = 'Survey for';
export const surveyForUpTo = (most: number): string => `Survey for up to ${most}`;
export const SECTORS = 'Sector';
export const sectorsUpTo = (most: number): string => (most === 1 ? SECTORS : `Up to ${most} sectors`);
export const stackName = (inner: Sector, turns: number, mode: Mode): string =>
  `${inner}/${stackedWith(inner, turns, boardOf(mode))}`;
export const SECTOR_BEFORE = 'One sector back';
export const SECTOR_AFTER = 'One sector on';
export const PHOTO_PRIVATE = 'Your photo, private';
export const PHOTOS_PRIVATE = 'Your photos, private';
export const PHOTO_OF = 'It shows';
export const picksSay = (
  done: readonly { readonly sector: Sector; readonly subject: Subject | null }[],
): string =>
  done.length === 0
    ? SECTORS
    : `${capital(done.map(({ sector, subject }) => (subject === null ? `${sector}` : `${small(subject)} in ${sector}`)).join(', '))}, and sector`;
export const ONE_MORE = 'Press another sector for one more.';
export const left = (number: number): string => `${number} left`;
export const TOPICS_LABEL = 'Topic';
export const HEARD = 'heard';
export const BOTH_TOLD = 'Both topics of the satellite are told here.';
export const QUADRANT_CHOICE = 'Quadrant';
export const thereSays = (quadrant: Quadrant, stacks: Stacks): string =>
  `Quadrant ${quadrant}: sectors ${standsAbove(stacks)}.`;
export const COSTS_THERE = 'Costs there';
export const BARRED_THERE = 'not there';
export const FIND_PRIVATE = 'What you name, private';
export const UAP_IS_IN = 'The UAP is in';
export const AROUND = 'What is around it';
export const neighborShort: Readonly<Record<Neighbor, string>> = {
  before: 'before',
  after: 'after',
  stacked: 'stacked',
};
export const holdsWhat = (sector: Sector): string => `${sector} holds`;

const shots = (all: readonly Shot[]): string =>
  list(all.map(({ sector, subject }) => `${small(subject)} in ${sector}`));

/** The whole act, for the button that commits it. */
export const actSays = (move: Move, known: Public, from: Quadrant | null): string => {
  switch (move.type) {
    case 'know':
      return `Start as ${levelName[move.level]}, ${factCount(move.level, known.mode)}`;
    case 'place':
      return `Begin in quadrant ${move.quadrant}`;
    case 'move':
      return `Move to quadrant ${move.to}`;
    case 'survey':
      return `Survey ${things(move.of)}, ${surveyedArea(move.area, known, from)}`;
    case 'target':
      return `Target ${list(move.sectors.map(String))}`;
    case 'photo':
      return `Photograph ${small(move.subject)} in ${move.sector}`;
    case 'analyze':
      return `Analyze topic ${move.topic}`;
    case 'find':
      return `The UAP is in ${move.sector}, between ${small(move.before)} and ${small(move.after)}, stacked with ${small(move.stacked)}`;
    case 'last-photos':
      return move.shots.length === 0 ? LAST_PASS : `Photograph ${shots(move.shots)}`;
    case 'follow':
      return move.follows ? FOLLOW : STAY;
    case 'wish':
      return wishName[move.wish];
  }
};
const surveyedArea = (area: Area, { mode, turns }: Public, from: Quadrant | null): string => {
  const board = boardOf(mode);
  return from === null ? '' : areaSays(area, sectorsOfArea(area, from, turns, board), mode);
};
export const actShort = (move: Move, known: Public, from: Quadrant | null): string => {
  switch (move.type) {
    case 'survey':
      return `Survey ${move.of.map(thing => shortThing[thing]).join(', ')}, ${surveyedArea(move.area, known, from)}`;
    case 'photo':
      return `Photo: ${shortThing[move.subject]} in ${move.sector}`;
    case 'find':
      return `Find the UAP in ${move.sector}`;
    case 'last-photos':
      return move.shots.length === 0 ? LAST_PASS : `Take ${count(move.shots.length, 'photo')}`;
    default:
      return actSays(move, known, from);
  }
};

/* Asked once more */
const WARNINGS: Readonly<Record<Risk, string>> = {
  find: `If it is wrong, it costs ${COSTS.find} all the same, and everybody hears that it failed.`,
  'last-act': 'It is your last act in this game.',
  'last-photo': 'It is your last photo of that kind. No photo comes back.',
};
export const warningOf = (risk: Risk | null): string | undefined => (risk ? WARNINGS[risk] : undefined);

export const LAST_PASS = 'Do nothing';
export const lastActToDo = (most: number): string =>
  `Your last act: ${most === 1 ? '1 photo' : `up to ${most} photos`}, or find the UAP.`;
export const LAST_ACT_SAYS = 'In any quadrant. Nobody moves any more.';

export const PLACE_TO_DO = 'Choose the quadrant in which you begin.';
export const PLACE_SAYS = 'The last in turn order begins first.';
export const BEGIN = 'Begin';

export const followToDo = (name: string, to: Quadrant): string =>
  `${name} ${verb(name, 'move', 'moves')} to quadrant ${to}. Do you go along?`;
export const FOLLOW_SAYS = 'It is free, and takes no time.';
export const FOLLOW = 'Go along';
export const STAY = 'Stay';
export const WISH_PRIVATE = 'When others leave this quadrant, private';
export const WISH_SAYS = 'When others move away from here:';
export const wishName: Readonly<Record<Wish, string>> = { ask: 'Ask me', follow: 'Go along', stay: 'Stay' };

export const KNOW_TO_DO = 'Choose how much you know at the start.';
export const KNOW_SAYS = 'Each fact names a thing that a sector does not hold.';
export const factCount = (level: FactLevel, mode: Mode): string => count(boardOf(mode).facts[level], 'fact');
export const CHOOSE_LEVEL = 'Choose one.';
export const START = 'Start';
export const levelChosen = (level: FactLevel): string => `You start as ${levelName[level]}.`;
export const CHANGE = 'You can still change it.';
export const stillChoosing = (names: readonly string[]): string =>
  names.length === 0 ? '' : `${list(names)} ${names.length === 1 ? 'is' : 'are'} still choosing.`;
