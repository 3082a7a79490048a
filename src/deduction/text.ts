import { grouped, list } from '../core/words.ts';
import type { Verdict } from './check.ts';
import type { Help } from './help.ts';
import type { Conclusion } from './left.ts';
import type { Mark, Thumb, Tool } from './marks.ts';
import type { CellState, Glow, NoteTypes, Why, Words } from './types.ts';

export const ONLY_YOU = 'only you';
export const pageOf = (name: string): string => `What ${name} knew`;

// ---- the head ----

export const TOOLS_LABEL = 'What a press does';
export const toolName: Readonly<Record<Tool, string>> = {
  pencil: 'Pencil: rule out, then lean, then clear',
  ink: 'Ink: sure',
  strike: 'Strike: ruled out',
  rubber: 'Rub out',
};
export const UNDO = 'Undo the last mark';
export const NOTHING_TO_UNDO = 'No mark to undo.';
export const SHEET_FULL = 'The sheet is full. Shorten some notes first.';

// ---- marks ----

export const GRID_KEYS = 'Arrows move. X strikes, O leans, I inks, Delete rubs out, H asks why, U undoes.';

const markName: Readonly<Record<Mark, string>> = {
  blank: 'blank',
  struck: 'struck',
  pencil: 'leaning',
  ink: 'sure',
};
const glowSays: Readonly<Record<Glow, string>> = {
  out: ', the lamp rules it out',
  certain: ', the lamp is certain of it',
};

/** "Sector 5, comet: struck". */
export const cellLabel = (place: string, { mark, glow, confirmed, wrong }: CellState): string =>
  `${place}: ${confirmed ? 'confirmed' : markName[mark]}${glow ? glowSays[glow] : ''}${wrong ? ', cannot be' : ''}`;

export const KEY_LABEL = 'What the marks mean';
export const keySays = {
  struck: 'ruled out',
  pencil: 'leaning',
  ink: 'sure',
  out: 'the lamp rules it out, you have not',
  certain: 'the lamp is certain',
} as const;

// ---- what one knows and has heard ----

export const KNOWN = 'What you know';
export const NOTHING_KNOWN = 'No answers yet.';
export const HEARD = 'What others announced';
export const NOTHING_HEARD = 'The others have announced nothing yet.';
export const thumbName: Readonly<Record<Thumb, string>> = {
  none: 'no hunch',
  up: 'promising',
  down: 'not promising',
};
export const thumbLabel = (thumb: Thumb, line: string): string =>
  `Your hunch: ${thumbName[thumb]}. ${line} Press to change it.`;
export const remarkLabel = (line: string): string => `Your remark. ${line}`;
export const REMARK_HINT = 'Remark';

// ---- free notes ----

export const FREE_NOTES = 'Free notes';
export const FREE_NOTES_HINT = 'Write what you like. It stays with your seat.';

// ---- the edge ----

export const skiesLeft = (skies: number): string => `${grouped(skies)} ${skies === 1 ? 'sky' : 'skies'} left`;
export const sureOf = (sure: number): string =>
  sure === 0 ? 'nothing marked sure yet' : `${sure} marked sure`;

// ---- the lamp ----

export const LAMP = 'Lamp';
export const LAMP_OFF = 'The lamp is off.';
export const OPEN_LAMP = 'Open the lamp';
export const LAMP_LABEL = 'How far the lamp helps';
export const helpName: Readonly<Record<Help, string>> = {
  none: 'Off',
  direct: 'Answers',
  rules: 'Rules',
  exact: 'Exact',
};
export const helpSays: Readonly<Record<Help, string>> = {
  none: 'Nothing is crossed off for you.',
  direct: 'Crosses off what each answer says by itself.',
  rules: 'Applies the logic rules and the counts too, without trying out what would follow.',
  exact: 'Weighs every sky that fits what you know.',
};
export const ASK_WHY = 'Choose a mark of the lamp to ask why.';
export const uses = (what: string): string => `It also uses this: ${what}`;

export const capSays = (most: Help): string =>
  most === 'none'
    ? 'This table is played without help.'
    : `Whoever opened this table allows help up to “${helpName[most]}”.`;
export const NOT_ALLOWED = 'not at this table';

export const LOOKING = 'The lamp is looking.';
export const LAMP_FAILED = 'The lamp is out: this browser did not let it work.';

export const skiesFit = (skies: number): readonly [string, string] => [
  `${grouped(skies)} ${skies === 1 ? 'sky' : 'skies'}`,
  skies === 1 ? ' still fits what you know.' : ' still fit what you know.',
];
export const moreSays = (more: number): readonly [string, string] =>
  more === 0
    ? ['', 'You have marked all that the lamp sees.']
    : [more === 1 ? '1 mark' : `${more} marks`, ' you have not made.'];
export const takeOver = (more: number): string => `Take over ${more}`;
export const takeOverLabel = (more: number): string =>
  more === 1 ? 'Take over 1 mark from the lamp' : `Take over ${more} marks from the lamp`;

/** "Planet X: sector 5 with 40%, 7 with 31% and 3 others." */
export function chancesSay(hidden: string, chances: readonly number[]): string {
  const likely = chances
    .map((chance, index) => ({ sector: index + 1, chance }))
    .filter(({ chance }) => chance > 0)
    .toSorted((one, other) => other.chance - one.chance);
  const [first, ...rest] = likely.slice(0, MOST_CHANCES);
  if (!first) return '';
  if (likely.length === 1) return `${hidden} is in sector ${first.sector}.`;
  const others = likely.length - 1 - rest.length;
  const parts = [
    `sector ${first.sector} with ${percent(first.chance)}`,
    ...rest.map(({ sector, chance }) => `${sector} with ${percent(chance)}`),
  ];
  const more = others === 0 ? [] : [`${others} ${others === 1 ? 'other' : 'others'}`];
  return `${hidden}: ${list([...parts, ...more])}.`;
}

const MOST_CHANCES = 4;
const percent = (chance: number): string => {
  const rounded = Math.round(100 * chance);
  if (rounded === 0) return 'under 1%';
  return rounded === 100 ? 'over 99%' : `${rounded}%`;
};

// ---- why ----

export const WHY = 'Why?';
export const whyLabel = (conclusion: string): string => `Why? ${conclusion}`;
export const whyOf = (sector: number): string => `${WHY} Sector ${sector}`;
export const CLOSE_WHY = 'Close';
export const WHY_FOLLOWS = 'Because:';
export const WHY_FAILED = 'The lamp cannot say why.';
export const WHY_ONLY_COUNTS = 'The counts alone say so.';
export const asAlways = (what: string): string => `As always: ${what}`;

/** The whole explanation, to be heard. */
export function whyTold<T extends NoteTypes>(
  { conclusion, premises }: Why<T>,
  words: Words<T>,
  view: T['Game']['View'],
): string {
  if (premises === null) return '';
  if (premises === 'failed') return WHY_FAILED;
  const reasons =
    premises.length > 0 ? [WHY_FOLLOWS, ...premises.map(one => words.premise(one, view))] : [WHY_ONLY_COUNTS];
  return [words.conclusion(conclusion), ...reasons].join(' ');
}

/** What a wrong mark should have been. */
export const opposite = <Content>({ sector, content, holds }: Conclusion<Content>): Conclusion<Content> => ({
  sector,
  content,
  holds: !holds,
});

// ---- contradictions ----

export const CHECK = 'Check my marks';
export const CHECKING = 'Checking.';
export const CHECK_FAILED = 'The marks could not be checked.';

/** `shows`: whether skies may be counted for the player. */
export function verdictText<Content>(
  verdict: Verdict<Content>,
  shows: boolean,
  markText: (mark: Conclusion<Content>) => string,
): string {
  switch (verdict.type) {
    case 'fits':
      return verdict.skies === null || !shows
        ? 'Your marks go with what you know.'
        : `Your marks fit ${grouped(verdict.skies)} ${verdict.skies === 1 ? 'sky' : 'skies'}.`;
    case 'wrong':
      return `Cannot be: ${list(verdict.marks.map(markText))}.`;
    case 'clash':
      return `Cannot all be: ${list(verdict.marks.map(markText))}. At least one of these marks is wrong.`;
  }
}
