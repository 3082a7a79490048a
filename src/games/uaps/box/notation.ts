import { spaceAt } from '../board.ts';
import { topicText } from '../text-clues.ts';
import { a, capital, innerText, list, sectorsText, thingName, things } from '../text-names.ts';
import { titleOfRule } from '../topics.ts';
import type { Act, Answer, Content, Fact, Mode, Relation, ReportRule, Surveyed } from '../types.ts';

/** The columns of a printed note board. [C13] */
export interface Note {
  readonly action: string;
  /** Nothing for whoever was not answered. */
  readonly result: string;
}

/** An answer alone on its page, and what to do with it. [C13] */
export interface AnswerSheet {
  /** "Nav satellites in sectors 1, 2, 9 and 10". */
  readonly asked: string;
  /** "1". */
  readonly answer: string;
  /** What is easily read wrong. */
  readonly aside: string | null;
  /** For paper: "Survey 1 2 9 10 N → 1". */
  readonly note: string;
  /** What to say aloud: "survey for nav satellites, sectors 1, 2, 9 and 10". */
  readonly tell: string;
  /** "Not the number."; nothing where there is nothing to keep. */
  readonly keep: string;
  /** "Move your token 1 space, to space 4. …" */
  readonly move: string;
}

export const answerSheet = (act: Act, answer: Answer, mode: Mode): AnswerSheet => ({
  asked: askedText(act, mode),
  answer: answerText(act, answer, mode),
  aside: asideText(act, answer),
  note: noteText(noteOf(act, answer)),
  tell: tellText(act, mode),
  keep: keepText(act),
  move: moveText(act),
});

/** What an act asks, without its answer. */
export function askedText(act: Act, mode: Mode): string {
  switch (act.type) {
    case 'move':
      return `Move to quadrant ${act.to}, ${innerText(act.to, mode)}`;
    case 'survey':
      return `${capital(surveyedText(act.of))} in ${sectorsText(act.sectors)}`;
    case 'target':
      return capital(sectorsText(act.sectors));
    case 'photo':
      return act.sectors.length === 0 ? 'No photo' : `Photo of ${sectorsText(act.sectors)}`;
    case 'analyze':
      return `Analyze ${a(act.satellite)}`;
    case 'find':
      return 'Find the UAP';
  }
}

function answerText(act: Act, answer: Answer, mode: Mode): string {
  switch (answer.type) {
    case 'move':
      return '';
    case 'survey':
      return answer.counts.join(' · ');
    case 'target':
      return list(answer.sights.map(thingName));
    case 'photo':
      return list(answer.subjects.map(thingName));
    case 'analyze':
      return answer.told.map(({ topic, rule }) => `Topic ${topic}: ${topicText(rule, mode)}`).join(' ');
    case 'find':
      return act.type === 'find' && act.found ? 'You found the UAP.' : 'That is not right.';
  }
}

function asideText(act: Act, answer: Answer): string | null {
  switch (answer.type) {
    case 'survey':
      return act.type === 'survey' && act.of.includes('junk') ? 'The UAP counts as space junk here.' : null;
    case 'target':
      return answer.sights.includes('junk') ? 'The UAP appears as space junk too.' : null;
    case 'find':
      return act.type === 'find' && act.found
        ? null
        : 'The sector, or something next to it or stacked with it, is another.';
    case 'move':
    case 'photo':
    case 'analyze':
      return null;
  }
}

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

/** What everybody may hear, said aloud. [A7] */
export function tellText(act: Act, mode: Mode): string {
  switch (act.type) {
    case 'move':
      return `move to quadrant ${act.to}, ${innerText(act.to, mode)}`;
    case 'survey':
      return `survey for ${surveyedText(act.of)}, ${sectorsText(act.sectors)}`;
    case 'target':
      return `target, ${sectorsText(act.sectors)}`;
    case 'photo':
      return act.sectors.length === 0 ? 'no photo' : `photo, ${sectorsText(act.sectors)}`;
    case 'analyze':
      return `analyze ${a(act.satellite)}`;
    case 'find':
      return act.found ? 'I found the UAP' : 'find, not found';
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

/** A last act, and a move for nothing, move no token. */
export function moveText({ at: time, cost }: Pick<Act, 'at' | 'cost'>): string {
  if (cost === 0) return 'Your token stays where it is.';
  const way = `${cost === 1 ? '1 space' : `${cost} spaces`}, to space ${spaceAt(time + cost)}`;
  return `Move your token ${way}. Stand in front of those already there.`;
}

const surveyedText = (of: readonly Surveyed[]): string => list(of.map(thing => things[thing]));

const relations: Readonly<Record<Relation, string>> = {
  next: 'next to',
  across: 'across',
  stacked: 'stacked',
};

/** What a sector does not hold. [C5] */
export const factNote = ({ sector, sight }: Fact): string => `${sector} ≠ ${letter(sight)}`;

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
