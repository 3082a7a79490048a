import type { Verdict } from '../help/check.ts';
import type { Premise } from '../premises.ts';
import type { Conclusion } from '../proof.ts';
import { clueText, conferenceName, factText, list, logicText, thingName } from '../text.ts';
import { type Body, type Help, type Mode, TOPICS, type TopicRule, type View } from '../types.ts';
import { count } from './paper-text.ts';

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
  rules: 'Applies the logic rules and the counts too, one kind of thing at a time.',
  exact: 'Weighs every sky that fits what you know.',
};
export const ASK_WHY = 'Choose a mark of the lamp to ask why.';
/** [Q6] */
export const exactUses = (mode: Mode): string => `It also uses this: ${logicText('Q6', mode)}`;

export const capSays = (most: Help): string =>
  most === 'none'
    ? 'This table is played without help.'
    : `Whoever opened this table allows help up to “${helpName[most]}”.`;
export const NOT_ALLOWED = 'not at this table';

export const LOOKING = 'The lamp is looking.';
export const LAMP_FAILED = 'The lamp is out: this browser did not let it work.';

export const skiesFit = (skies: number): readonly [string, string] => [
  `${count(skies)} ${skies === 1 ? 'sky' : 'skies'}`,
  skies === 1 ? ' still fits what you know.' : ' still fit what you know.',
];
export const moreSays = (more: number): readonly [string, string] =>
  more === 0
    ? ['', 'You have marked all that the lamp sees.']
    : [more === 1 ? '1 mark' : `${more} marks`, ' you have not made.'];
export const takeOver = (more: number): string => `Take over ${more}`;
export const takeOverLabel = (more: number): string =>
  more === 1 ? 'Take over 1 mark from the lamp' : `Take over ${more} marks from the lamp`;

/** "Sector 1 cannot hold a dwarf planet." */
export function conclusionText({ sector, content, holds }: Conclusion): string {
  switch (content) {
    case 'planet-x':
      return holds ? `Planet X is in sector ${sector}.` : `Planet X cannot be in sector ${sector}.`;
    case 'empty':
      return holds ? `Sector ${sector} is truly empty.` : `Sector ${sector} cannot be truly empty.`;
    default:
      return `Sector ${sector} ${holds ? 'holds' : 'cannot hold'} ${an(content)}.`;
  }
}

// ---- why ----

export const WHY = 'Why?';
export const whyLabel = (conclusion: Conclusion): string => `Why? ${conclusionText(conclusion)}`;
export const whyOf = ({ sector }: Conclusion): string => `${WHY} Sector ${sector}`;
export const CLOSE_WHY = 'Close';
export const WHY_FOLLOWS = 'Because:';
export const WHY_FAILED = 'The lamp cannot say why.';
export const WHY_ONLY_COUNTS = 'The counts alone say so.';
export const countsText = (mode: Mode): string => `As always: ${logicText('B2', mode)}`;

/** The whole explanation, to be heard. */
export function whyTold(conclusion: Conclusion, premises: readonly Premise[] | 'failed', view: View): string {
  if (premises === 'failed') return WHY_FAILED;
  const reasons =
    premises.length > 0 ? [WHY_FOLLOWS, ...premises.map(one => premiseText(one, view))] : [WHY_ONLY_COUNTS];
  return [conclusionText(conclusion), ...reasons].join(' ');
}

/** One step of an explanation: where it is from, and what it says. */
export function premiseText(premise: Premise, view: View): string {
  const { mode } = view.public;
  if (premise.type === 'rule') return `Rule: ${logicText(premise.rule, mode)}`;
  const { clue } = premise;
  const says = clueText(clue, mode);
  switch (clue.type) {
    case 'survey':
      return `You surveyed: ${says}`;
    case 'target':
      return `You targeted: ${says}`;
    case 'topic':
      return `Topic ${topicOf(clue.rule, view)}: ${says}`;
    case 'conference':
      return `Conference ${conferenceName(view.public.conferences.findIndex(rule => isSame(rule, clue.rule)) + 1)}: ${says}`;
    case 'one-place':
      return `Always so: ${says}`;
    case 'not-there':
      return `You tried: ${says}`;
    case 'is':
      return `Review: ${says}`;
    case 'is-not': {
      const isFact = view.own?.facts.some(({ sector, body }) => sector === clue.sector && body === clue.body);
      return isFact ? `From the start: ${factText(clue)}` : `Review: ${says}`;
    }
  }
}

function topicOf(rule: TopicRule, { viewer, own, public: { acts } }: View): string {
  const mine = acts.filter(act => act.seat === viewer);
  const index =
    own?.answers.findIndex(answer => answer.type === 'research' && isSame(answer.rule, rule)) ?? -1;
  const act = mine[index];
  return TOPICS.find(topic => act?.type === 'research' && act.topic === topic) ?? '';
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

// ---- contradictions ----

export const CHECK = 'Check my marks';
export const CHECKING = 'Checking.';
export const CHECK_FAILED = 'The marks could not be checked.';

export function verdictText(verdict: Verdict, shows: boolean): string {
  switch (verdict.type) {
    case 'fits':
      return verdict.skies === null || !shows
        ? 'Your marks go with what you know.'
        : `Your marks fit ${count(verdict.skies)} ${verdict.skies === 1 ? 'sky' : 'skies'}.`;
    case 'wrong':
      return `Cannot be: ${list(verdict.marks.map(markText))}.`;
    case 'clash':
      return `Cannot all be: ${list(verdict.marks.map(markText))}. At least one of these marks is wrong.`;
  }
}

/** "a comet in sector 5", "no comet in sector 5". */
function markText({ sector, content, holds }: Conclusion): string {
  switch (content) {
    case 'planet-x':
      return `Planet X ${holds ? '' : 'not '}in sector ${sector}`;
    case 'empty':
      return `sector ${sector} ${holds ? '' : 'not '}truly empty`;
    default:
      return `${holds ? an(content) : `no ${thingName(content).toLowerCase()}`} in sector ${sector}`;
  }
}

/** What a wrong mark should have been. */
export const opposite = ({ sector, content, holds }: Conclusion): Conclusion => ({
  sector,
  content,
  holds: !holds,
});

const an = (body: Body): string => `${body === 'asteroid' ? 'an' : 'a'} ${thingName(body).toLowerCase()}`;
