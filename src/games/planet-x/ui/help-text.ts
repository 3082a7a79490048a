import type { Words } from '../../../deduction/types.ts';
import type { Premise } from '../premises.ts';
import type { Conclusion } from '../proof.ts';
import { clueText, conferenceName, factText, logicText, thingName } from '../text.ts';
import { type Body, TOPICS, type TopicRule, type View } from '../types.ts';
import type { PlanetXNotes } from './paper-game.ts';

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

/** "a comet in sector 5", "no comet in sector 5". */
export function markText({ sector, content, holds }: Conclusion): string {
  switch (content) {
    case 'planet-x':
      return `Planet X ${holds ? '' : 'not '}in sector ${sector}`;
    case 'empty':
      return `sector ${sector} ${holds ? '' : 'not '}truly empty`;
    default:
      return `${holds ? an(content) : `no ${thingName(content).toLowerCase()}`} in sector ${sector}`;
  }
}

export const words: Words<PlanetXNotes> = {
  conclusion: conclusionText,
  mark: markText,
  premise: premiseText,
  always: view => logicText('B2', view.public.mode),
  /** [Q6] */
  exactUses: view => logicText('Q6', view.public.mode),
  hidden: thingName('planet-x'),
};

function topicOf(rule: TopicRule, { viewer, own, public: { acts } }: View): string {
  const mine = acts.filter(act => act.seat === viewer);
  const index =
    own?.answers.findIndex(answer => answer.type === 'research' && isSame(answer.rule, rule)) ?? -1;
  const act = mine[index];
  return TOPICS.find(topic => act?.type === 'research' && act.topic === topic) ?? '';
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const an = (body: Body): string => `${body === 'asteroid' ? 'an' : 'a'} ${thingName(body).toLowerCase()}`;
