import type { Seat } from '../../../core/contract.ts';
import { boardOf, orbitOf, spaceAt } from '../board.ts';
import {
  aroundText,
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
  Mode,
  Public,
  Quadrant,
  Report,
  Sector,
  Surveyed,
} from '../types.ts';
import type { Stacks } from './dock-landing.ts';

export { possessive, verb, within } from '../../../deduction/words.ts';

export type Name = (seat: Seat) => string;

/** As they follow each other in their orbit: "7–9", "24, 13, 14"; the dash stays with its numbers. */
export const span = (sectors: readonly Sector[]): string => {
  const [first = 0] = sectors;
  const last = sectors.at(-1) ?? first;
  const inARow = sectors.every((sector, index) => sector === first + index);
  return sectors.length > 1 && inARow ? `${first}\u2060–\u2060${last}` : sectors.join(', ');
};

/** As numbers follow each other, also where their orbit begins again: "13–14 and 24". */
export const spans = (...orbits: readonly (readonly Sector[])[]): string =>
  list(orbits.flatMap(sectors => inRows(sectors).map(span)));

function inRows(sectors: readonly Sector[]): readonly (readonly Sector[])[] {
  const rows: Sector[][] = [];
  for (const sector of [...sectors].sort((one, other) => one - other)) {
    const row = rows.at(-1);
    if (row?.at(-1) === sector - 1) row.push(sector);
    else rows.push([sector]);
  }
  return rows;
}

/** "the Earth turns twice" */
export const earthTurns = (times: number): string => {
  if (times < 2) return 'the Earth turns';
  return `the Earth turns ${times === 2 ? 'twice' : `${times} times`}`;
};

const NAMES_WITH_CAPITALS: readonly Content[] = ['luna', 'hubble', 'iss', 'uap'];

export const small = (content: Content): string =>
  NAMES_WITH_CAPITALS.includes(content) ? thingName(content) : thingName(content).toLowerCase();

export const MANY: Readonly<Record<Surveyed, string>> = {
  hubble: 'Hubble',
  iss: 'the ISS',
  spy: 'spy satellites',
  meteor: 'meteor showers',
  comm: 'comm satellites',
  nav: 'nav satellites',
  junk: 'space junk',
};

export const things = (of: readonly Surveyed[]): string => list(of.map(thing => MANY[thing]));

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
      return quadrants[seat] === null ? 'to place' : `quadrant ${quadrants[seat]}`;
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

export const standsAbove = ({ inner, outer }: Stacks): string => `${span(inner)} under ${span(outer)}`;

export const quadrantName = (known: Public, quadrant: Quadrant): string =>
  modifierName[known.modifiers[quadrant - 1] ?? 'blank'];

export const plateSays = (known: Public, quadrant: Quadrant): string =>
  modifierText[known.modifiers[quadrant - 1] ?? 'blank'];

export const reportSays = (report: Report, mode: Mode): string => reportText(report.rule, mode);

/** Whose it is stands before it. */
export const ANSWER_ON_PAGE = 'your answer is on your page';
export const REPORT_ON_PAGE = 'a report is on your page';
export const ANSWER_AND_REPORT_ON_PAGE = 'your answer and a report are on your page';
export const FACTS_ON_PAGE = 'your facts are on your page';

export const did = (act: Act, mode: Mode): string => {
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
export const REPORT = 'Report:';

export const areaSays = (area: Area, sectors: readonly Sector[], mode: Mode): string => {
  const board = boardOf(mode);
  switch (area.form) {
    case 'quadrant': {
      const inner = sectors.filter(sector => orbitOf(sector, board) === 'inner');
      const outer = sectors.filter(sector => orbitOf(sector, board) === 'outer');
      return spans(inner, outer);
    }
    case 'stack':
      return `stack ${sectors.join('/')}`;
    case 'orbit':
    case 'sector':
      return spans(sectors);
  }
};

/** On a slip. */
export const answerSays = (act: Act, answer: Answer, mode: Mode): string => {
  switch (answer.type) {
    case 'survey': {
      if (answer.counts.length < 2 || act.type !== 'survey') return answer.counts.join(', ');
      return act.of.map((thing, index) => counted(answer.counts[index] ?? 0, thing)).join(', ');
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
    case 'find':
      return `${answer.guess.sector}, ${aroundText(answer.guess)}`;
    case 'move':
      return '';
  }
};

/** "1 comm satellite", "0 ISS" */
export const counted = (number: number, thing: Surveyed): string =>
  `${number} ${number === 1 || thing === 'iss' ? small(thing) : MANY[thing]}`;

export const VIEW_KEY = 'V';

export const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['M S T P A F', 'Move, survey, target, photo, analyze, find'],
  [VIEW_KEY, 'Turn your view of the board'],
];
