import { capital } from '../../../core/words.ts';
import { foundSays } from '../../../deduction/ui/moment-text.ts';
import { boardOf } from '../board.ts';
import { factText, text as gameText, list, modifierName, modifierText } from '../text.ts';
import type { Answer, Fact, Mode, Modifier, Public, Quadrant, Satellite, Sector } from '../types.ts';
import type { Moment } from './board-moment.ts';
import type { Noted } from './board-noted.ts';
import type { FaceDown, SectorFacts } from './board-sector.ts';
import { researchersIn } from './board-sector.ts';
import type { Barred } from './dock-choose.ts';
import type { Form, Verb } from './dock-draft.ts';
import type { Stacks } from './dock-landing.ts';
import {
  answerSays,
  earthTurns,
  letter,
  MANY,
  type Name,
  quadrantName,
  reportSays,
  small,
  span,
  standsAbove,
  within,
  youDid,
} from './text.ts';

export const boardLabel = (mode: Mode): string => `Two orbits, ${2 * boardOf(mode).perOrbit} sectors`;
export const TURN_VIEW = 'Turn my view';
export const VIEW_LOCKED = 'Turn my view: it is locked';
export const LOCK_VIEW = 'Lock my view';
export const UNLOCK_VIEW = 'Unlock my view';

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

export const sectorTitle = (sector: Sector): string => `Sector ${sector}`;

/** Why it cannot be chosen. */
export const barredSays: Readonly<Record<Barred, string>> = {
  luna: 'Luna is there, as all know.',
  verified: gameText.refusal('verified-already'),
};

const SURVEYS: Readonly<Record<Form, string>> = {
  quadrant: 'the whole quadrant',
  inner: 'the inner orbit',
  outer: 'the outer orbit',
  stack: 'its stack',
  sector: 'this sector',
};

/** What is looked for. */
export const THE_UAP = 'the UAP';

export const aboveNow = (known: Public, { inner, outer }: Stacks): string =>
  `Above ${span(inner)} are now ${span(outer)}.${outer.includes(known.luna) ? ' Luna is above you.' : ''}`;

export const factsSay = (facts: readonly Fact[]): string => facts.map(factText).join(' ');

export const listedSays = (satellite: Satellite): string =>
  `${capital(MANY[satellite])} can be analyzed from now on.`;

/** In the corner of the board. */
export const foldedShort = ({ answer, reports, facts, turned, found }: Moment): string => {
  if (answer) return answerShort(answer.answer);
  if (reports.length > 0) return 'report';
  if (facts.length > 0) return `${facts.length}`;
  if (found !== null) return 'found';
  return turned === 0 ? 'photos' : 'turn';
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

export const foldedSays = (moment: Moment, mode: Mode, name: Name): string => {
  const { answer, reports, facts, turned, found } = moment;
  const told = [
    answer ? `${youDid(answer.act, mode)} ${answerSays(answer.act, answer.answer, mode)}` : '',
    ...reports.map(report => reportSays(report, mode)),
    factsSay(facts),
    turned === 0 ? '' : `${capital(earthTurns(turned))}.`,
    found === null ? '' : `${foundSays(name(found), THE_UAP)}.`,
  ];
  return told.filter(part => part !== '').join(' ');
};
