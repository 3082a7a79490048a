import { boardOf } from './board.ts';
import { modifierName, modifierText } from './text-modifiers.ts';
import {
  type Content,
  type FactLevel,
  type Guess,
  MODIFIERS,
  type Mode,
  type Modifier,
  type Quadrant,
  type Sector,
  SUBJECTS,
  type Title,
} from './types.ts';

export const modeName: Readonly<Record<Mode, string>> = { basic: 'Basic', expert: 'Expert' };

/** By set of facts: the color of whoever has it. Those of core/players.ts, in their order. [C5] of the companion. */
export const COLOR_NAMES = ['Blue', 'Red', 'Green', 'Sand', 'Violet'] as const;

export const levelName: Readonly<Record<FactLevel, string>> = {
  beginner: 'Beginner',
  experienced: 'Experienced',
  genius: 'Genius',
};

export const thing: Readonly<Record<Content, string>> = {
  luna: 'Luna',
  hubble: 'Hubble',
  iss: 'the ISS',
  spy: 'spy satellite',
  meteor: 'meteor shower',
  comm: 'comm satellite',
  nav: 'nav satellite',
  junk: 'piece of space junk',
  uap: 'the UAP',
};

export const things: Readonly<Record<Content, string>> = {
  ...thing,
  spy: 'spy satellites',
  meteor: 'meteor showers',
  comm: 'comm satellites',
  nav: 'nav satellites',
  junk: 'space junk',
};

/** As a label: what a sector holds. */
export const thingName = (content: Content): string =>
  content === 'junk' ? 'Space junk' : capital(thing[content].replace('the ', ''));

/** What the parts of a score are for. */
export const partName = (what: string): string => {
  const subject = SUBJECTS.find(one => one === what);
  if (subject) return capital(things[subject]);
  const modifier = MODIFIERS.find(one => one === what);
  return modifier ? modifierName[modifier] : 'UAP found';
};

/** "Hubble and meteor showers". */
export const titleText = (title: Title): string => capital(list(title.map(one => things[one])));

export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** "sector 5", "sectors 2, 5 and 7". */
export const sectorsText = (sectors: readonly Sector[]): string =>
  `${sectors.length === 1 ? 'sector' : 'sectors'} ${list(sectors.map(String))}`;

/** "inner 4–6": what a quadrant keeps for the whole game. [B3] */
export function innerText(quadrant: Quadrant, mode: Mode): string {
  const width = boardOf(mode).perOrbit / 4;
  return `inner ${(quadrant - 1) * width + 1}–${quadrant * width}`;
}

/** "Quadrant 2, inner 4–6". [B3] */
export const quadrantText = (quadrant: Quadrant, mode: Mode): string =>
  `Quadrant ${quadrant}, ${innerText(quadrant, mode)}`;

/** "Hadron. After a survey …". [Q10] */
export const modifierWithEffect = (modifier: Modifier): string =>
  `${modifierName[modifier]}. ${modifierText[modifier]}`;

/** "a spy satellite", "Hubble", "space junk". */
export const a = (content: Content): string =>
  isOne(content) || content === 'junk' ? things[content] : `a ${thing[content]}`;

export const isOne = (content: Content): boolean => thing[content] === things[content];

export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** "between 2 nav satellites, stacked with Luna". */
export const aroundText = ({
  before,
  after,
  stacked,
}: Readonly<Record<'before' | 'after' | 'stacked', Content>>): string =>
  `${between(before, after)}, stacked with ${a(stacked)}`;

export const between = (before: Content, after: Content): string =>
  before === after && !isOne(before)
    ? `between 2 ${before === 'junk' ? 'pieces of space junk' : things[before]}`
    : `between ${a(before)} and ${a(after)}`;

export const guessText = (guess: Guess): string => `sector ${guess.sector} ${aroundText(guess)}`;
