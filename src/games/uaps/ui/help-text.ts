import type { Words } from '../../../deduction/types.ts';
import { boardOf } from '../board.ts';
import type { Premise } from '../premises.ts';
import type { Conclusion } from '../proof.ts';
import { clueText, list, logicText, thingName } from '../text.ts';
import { type Content, type Mode, SURVEYED, type TopicRule, type View } from '../types.ts';
import type { UapsNotes } from './paper-game.ts';

/** There is one of each, so it is told by where it is. */
const NAMES: Readonly<Partial<Record<Content, string>>> = {
  luna: thingName('luna'),
  hubble: thingName('hubble'),
  iss: `The ${thingName('iss')}`,
  uap: `The ${thingName('uap')}`,
};

/** "Sector 1 cannot hold a spy satellite." */
export function conclusionText({ sector, content, holds }: Conclusion): string {
  const name = NAMES[content];
  if (name) return `${name} ${holds ? 'is' : 'cannot be'} in sector ${sector}.`;
  if (content === 'junk') return `Sector ${sector} ${holds ? 'is' : 'cannot be'} truly space junk.`;
  return `Sector ${sector} ${holds ? 'holds' : 'cannot hold'} a ${thingName(content).toLowerCase()}.`;
}

/** "a spy satellite in sector 5", "no spy satellite in sector 5". */
export function markText({ sector, content, holds }: Conclusion): string {
  const name = NAMES[content]?.replace('The ', 'the ');
  if (name) return `${name} ${holds ? '' : 'not '}in sector ${sector}`;
  if (content === 'junk') return `sector ${sector} ${holds ? '' : 'not '}truly space junk`;
  return `${holds ? 'a' : 'no'} ${thingName(content).toLowerCase()} in sector ${sector}`;
}

/** One step of an explanation: where it is from, and what it says. */
export function premiseText(premise: Premise, view: View): string {
  const { mode } = view.public;
  if (premise.type === 'rule') return `Rule: ${logicText(premise.rule, mode)}`;
  const { clue } = premise;
  const says = clueText(clue, mode);
  switch (clue.type) {
    case 'luna':
      return `Known to all: ${says}`;
    case 'survey':
      return `You surveyed: ${says}`;
    case 'target':
      return `You targeted: ${says}`;
    case 'topic':
      return `Topic ${topicOf(clue.rule, view)}: ${says}`;
    case 'report': {
      const number = view.own?.reports.findIndex(({ rule }) => isSame(rule, clue.rule)) ?? -1;
      return `Report ${number + 1}: ${says}`;
    }
    case 'one-place':
      return `Always so: ${says}`;
    case 'not-there':
      return `You tried: ${says}`;
    case 'is':
      return `Photo: ${says}`;
    case 'is-not': {
      const isFact = view.own?.facts.some(
        ({ sector, sight }) => sector === clue.sector && sight === clue.sight,
      );
      return `${isFact ? 'From the start' : 'Photo'}: ${says}`;
    }
  }
}

export const words: Words<UapsNotes> = {
  conclusion: conclusionText,
  mark: markText,
  premise: premiseText,
  always: view => numbersText(view.public.mode),
  /** [Q8] */
  exactUses: view => logicText('Q8', view.public.mode),
  hidden: thingName('uap'),
};

/** "Every sector holds one thing: Luna, Hubble, the ISS, the UAP, 1 to 4 spy satellites and …" [B1] */
function numbersText(mode: Mode): string {
  const { numbers } = boardOf(mode);
  const several = SURVEYED.filter(thing => NAMES[thing] === undefined).map(thing => {
    const { least, most } = numbers[thing];
    const many = thing === 'junk' ? 'pieces of space junk' : `${thingName(thing).toLowerCase()}s`;
    return `${least} to ${most} ${many}`;
  });
  const single = Object.values(NAMES).map(name => name.replace('The ', 'the '));
  return `Every sector holds one thing: ${list([...single, ...several])}.`;
}

function topicOf(rule: TopicRule, { own }: View): string {
  const told = own?.answers.flatMap(answer => (answer.type === 'analyze' ? answer.told : [])) ?? [];
  return told.find(one => isSame(one.rule, rule))?.topic ?? '';
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
