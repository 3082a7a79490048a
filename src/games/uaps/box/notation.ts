import { spaceAt } from '../board.ts';
import { a, list, sectorsText, things } from '../text-names.ts';
import { titleOfRule } from '../topics.ts';
import type { Act, Answer, Content, Relation, ReportRule } from '../types.ts';

/** The columns of a printed note board. [C13] */
export interface Note {
  readonly action: string;
  /** Nothing for whoever was not answered. */
  readonly result: string;
}

/** All that is to be done with an act on the board and on paper. [C13] */
export interface Telling {
  readonly note: Note;
  /** Said aloud. */
  readonly tell: string;
  /** Not said; nothing where there is nothing to keep. */
  readonly keep: string;
  /** How far the token goes, and to which space; null where it stays. */
  readonly token: { readonly by: number; readonly to: number } | null;
}

export const tellingOf = (act: Act, answer: Answer | null): Telling => ({
  note: noteOf(act, answer),
  tell: tellText(act),
  keep: keepText(act),
  token: act.cost === 0 ? null : { by: act.cost, to: spaceAt(act.at + act.cost) },
});

/** As on the printed note board: "Survey 1 2 9 10 N", "1". */
export function noteOf(act: Act, answer: Answer | null): Note {
  switch (act.type) {
    case 'move':
      return { action: `Move ${act.to}`, result: '' };
    case 'survey':
      return {
        action: `Survey ${[...act.sectors, ...act.of.map(letter)].join(' ')}`,
        result: answer?.type === 'survey' ? answer.counts.join(' ') : '',
      };
    case 'target':
      return {
        action: `Target ${act.sectors.join(' ')}`,
        result: answer?.type === 'target' ? answer.sights.map(letter).join(' ') : '',
      };
    case 'photo':
      return { action: photoNote(act.sectors, answer), result: '' };
    case 'analyze':
      return analyzeNote(letter(act.satellite), answer);
    case 'find':
      return { action: findNote(answer), result: act.found ? 'yes' : 'no' };
  }
}

export const noteText = ({ action, result }: Note): string =>
  result === '' ? action : `${action} → ${result}`;

/** One capital for each thing, as on the boards. */
const letter = (content: Content): string => content.charAt(0).toUpperCase();

function photoNote(sectors: readonly number[], answer: Answer | null): string {
  if (sectors.length === 0) return 'No photo';
  const shown = answer?.type === 'photo' ? answer.subjects : [];
  const each = sectors.map((sector, index) => {
    const subject = shown[index];
    return subject ? `${sector} (${letter(subject)})` : `${sector}`;
  });
  return `Take Photo ${each.join(' ')}`;
}

function analyzeNote(satellite: string, answer: Answer | null): Note {
  if (answer?.type !== 'analyze') return { action: `Analyze ${satellite}`, result: '' };
  return {
    action: `Analyze ${satellite} (${answer.told.map(({ topic }) => topic).join(' ')})`,
    result: answer.told.map(({ rule }) => titleOfRule(rule).map(letter).join('&')).join(' '),
  };
}

function findNote(answer: Answer | null): string {
  if (answer?.type !== 'find') return 'Find';
  const { sector, before, after, stacked } = answer.guess;
  return `Find ${sector} (${[before, after, stacked].map(letter).join(' ')})`;
}

/** What everybody may hear. [A7] */
export function tellText(act: Act): string {
  switch (act.type) {
    case 'move':
      return `Move to quadrant ${act.to}`;
    case 'survey':
      return `Survey for ${list(act.of.map(of => things[of]))}, ${sectorsText(act.sectors)}`;
    case 'target':
      return `Target ${sectorsText(act.sectors)}`;
    case 'photo':
      return act.sectors.length === 0 ? 'No photo' : `Photo of ${sectorsText(act.sectors)}`;
    case 'analyze':
      return `Analyze ${a(act.satellite)}`;
    case 'find':
      return act.found ? 'The UAP is found' : 'The UAP is not found';
  }
}

/** What nobody else may hear. [A7] */
export function keepText(act: Act): string {
  switch (act.type) {
    case 'move':
      return '';
    case 'survey':
      return act.of.length === 1 ? 'Not the number.' : 'Not the numbers.';
    case 'target':
      return 'Not what is there.';
    case 'photo':
      return act.sectors.length === 0 ? '' : 'Not what is on it.';
    case 'analyze':
      return 'Neither the letter nor the rule.';
    case 'find':
      return 'Not where you looked.';
  }
}

export function tokenText({ token }: Pick<Telling, 'token'>): string {
  if (!token) return 'Your token stays where it is.';
  const spaces = token.by === 1 ? '1 space' : `${token.by} spaces`;
  return `Move your token ${spaces}, to space ${token.to}. Whoever is there already acts before you.`;
}

const relations: Readonly<Record<Relation, string>> = {
  next: 'next to',
  across: 'across',
  stacked: 'stacked',
};

/** For the lines that say what the UAP is not. [U5] */
export function reportNote(rule: ReportRule): string {
  switch (rule.type) {
    case 'not-within':
      return `within ${rule.n} of ${letter(rule.to)}`;
    case 'not-by':
      return `${relations[rule.by]} ${letter(rule.to)}`;
    case 'not-in-orbit':
      return rule.orbit;
    case 'not-in-sectors':
      return rule.parity;
    case 'not-in-quadrant':
      return `in start Q${rule.quadrant}`;
  }
}
