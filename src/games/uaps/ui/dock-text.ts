import type { Seat } from '../../../core/contract.ts';
import { capital, howMany } from '../../../core/words.ts';
import { startAs } from '../../../deduction/ui/dock-text.ts';
import { boardOf, COSTS, sectorsOfArea, stackedWith } from '../board.ts';
import { aroundText, text as gameText, innerText, levelName, list, modifierName } from '../text.ts';
import type {
  Area,
  FactLevel,
  Mode,
  Modifier,
  Move,
  Public,
  Quadrant,
  Refusal,
  Sector,
  Shot,
  Subject,
  Wish,
} from '../types.ts';
import type { Form, Missing, Neighbor, Risk, Verb } from './dock-draft.ts';
import type { Landing, Stacks } from './dock-landing.ts';
import {
  areaSays,
  earthTurns,
  type Name,
  possessive,
  small,
  spans,
  standsAbove,
  things,
  verb,
  within,
} from './text.ts';

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

export const standsAfterFreeMove = (quadrant: Quadrant, stacks: Stacks): string =>
  `That move was free. ${standsIn(quadrant, stacks)}`;

/** Where it leads, who acts then, and what the Earth does. */
export const landingSays = (landing: Landing, actor: Seat, known: Public, name: Name): string => {
  const { space, next, turns, above, checked, later, goesOn } = landing;
  if (goesOn) return 'It costs nothing, and your turn goes on.';
  const lands = `${name(actor)} ${verb(name(actor), 'land', 'lands')} on ${space}`;
  const then = `${within(name(next))} ${verb(name(next), 'act', 'acts')}${next === actor ? ' again' : ''}`;
  if (later) {
    const brings = turnBrings(later.above, checked, known);
    const when = later.after === null ? 'When the Earth turns next' : `Once all have passed ${later.after}`;
    return `${lands}, then ${then}. ${when}, ${brings}.`;
  }
  return `${lands}, and ${earthTurns(turns)}: ${turnBrings(above, checked, known)}. Next ${then}.`;
};

const turnBrings = (above: readonly Sector[], checked: readonly Sector[], known: Public): string => {
  const luna = above.includes(known.luna) ? ' with Luna' : '';
  const comes = `${spans(above)} ${above.length === 1 ? 'comes' : 'come'} above you${luna}`;
  const sectors = [...new Set(checked)].sort((one, other) => one - other);
  if (sectors.length === 0) return comes;
  const photos = checked.length === 1 ? 'the photo' : 'photos';
  return `${comes}, ${photos} in ${list(sectors.map(String))} ${checked.length === 1 ? 'is' : 'are'} checked`;
};

export const landingShort = (
  { space, next, turns, above, goesOn }: Landing,
  actor: Seat,
  name: Name,
): string => {
  if (goesOn) return 'Free: your turn goes on.';
  const earth = turns === 0 ? '' : ` ${capital(earthTurns(turns))}, ${spans(above)} above you.`;
  return `To ${space}, then ${within(name(next))}${next === actor ? ' again' : ''}.${earth}`;
};

/** Whether a find was right is announced; any other answer is private. */
export const answeredThen = (of: Verb, leads: string, isOpen: boolean): string => {
  if (of === 'find') return `If it is wrong: ${leads}`;
  if (of === 'move' || of === 'photo') return leads;
  return `${isOpen ? 'The answer comes to your own page.' : 'Only you see the answer.'} ${leads}`;
};

export const missingSays: Readonly<Record<Missing, string>> = {
  verb: 'Choose what to do.',
  quadrant: 'Choose a quadrant, here or on the Earth.',
  thing: 'Choose what to survey for.',
  sector: 'Choose a sector, here or on the board.',
  photo: 'Choose a sector of your quadrant, and what is in it.',
  'photo-anywhere': 'Choose any sector, and what is in it.',
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

/** In another quadrant: why nothing of the kind can be done. */
export const barredThere = (code: Refusal): string => SHORT_REFUSALS[code] ?? 'not there';

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
      return startAs(levelName[move.level], factCount(move.level, known.mode));
    case 'place':
      return `Begin in quadrant ${move.quadrant}, ${innerText(move.quadrant, known.mode)}`;
    case 'move':
      return `Move to quadrant ${move.to}, ${innerText(move.to, known.mode)}`;
    case 'survey':
      return `Survey ${things(move.of)}, ${surveyedArea(move.area, known, from)}`;
    case 'target':
      return `Target ${list(move.sectors.map(String))}`;
    case 'photo':
      return `Photograph ${small(move.subject)} in ${move.sector}`;
    case 'analyze':
      return `Analyze topic ${move.topic}`;
    case 'find':
      return `The UAP is in ${move.sector}, ${aroundText(move)}`;
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
    case 'find':
      return `Find the UAP in ${move.sector}`;
    case 'last-photos':
      return move.shots.length === 0 ? LAST_PASS : `Take ${howMany(move.shots.length, 'photo')}`;
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

/** `morePhotos`: how many one could still add to a last act. */
export const warningOf = (risk: Risk | null, morePhotos: number): string | undefined => {
  if (risk === null) return undefined;
  const more = morePhotos > 0 ? `You may add ${howMany(morePhotos, 'more photo')}. ` : '';
  return `${more}${WARNINGS[risk]}`;
};

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
export const factCount = (level: FactLevel, mode: Mode): string =>
  howMany(boardOf(mode).facts[level], 'fact');
