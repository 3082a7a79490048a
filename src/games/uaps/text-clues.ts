import { boardOf, sectorsOfQuadrant } from './board.ts';
import type { Clue } from './clues.ts';
import type { Premise } from './premises.ts';
import type { Conclusion } from './proof.ts';
import { a, capital, guessText, isOne, sectorsText, thing, things } from './text-names.ts';
import type {
  Content,
  Fact,
  Mode,
  Quadrant,
  Relation,
  ReportRule,
  Sector,
  Sight,
  Surveyed,
  TopicRule,
} from './types.ts';

export function topicText(rule: TopicRule, mode: Mode): string {
  const { of } = rule;
  switch (rule.type) {
    case 'all-in-orbit':
      return `All ${things[of]} ${are(of)} in the ${rule.orbit} orbit.`;
    case 'band': {
      const band = `all ${things[of]} ${of === 'junk' ? 'lies' : 'lie'} in a band of ${rule.n} sectors or fewer.`;
      return of === 'spy' ? capital(band) : `In each orbit ${band}`;
    }
    case 'some-alike':
      return some(of, `${by[rule.by]} another one`);
    case 'none-alike':
      return none(of, `${by[rule.by]} another one`);
    case 'none-in-quadrant':
      return none(of, `in ${quadrantText(rule.quadrant, mode)}`);
    case 'more-in-orbit': {
      const other = rule.orbit === 'inner' ? 'outer' : 'inner';
      return `More ${things[of]} ${are(of)} in the ${rule.orbit} orbit than in the ${other} one.`;
    }
    case 'some':
      return some(of, `${by[rule.by]} ${a(rule.to)}`);
    case 'none':
      return none(of, `${by[rule.by]} ${a(rule.to)}`);
    case 'every':
      return every(of, `${by[rule.by]} ${a(rule.to)}`);
    case 'some-within':
      return some(of, `within ${rule.n} sectors of ${a(rule.to)}`);
    case 'none-within':
      return none(of, `within ${rule.n} sectors of ${a(rule.to)}`);
    case 'every-within':
      return every(of, `within ${rule.n} sectors of ${a(rule.to)}`);
    case 'count':
      return numberText(of, rule.n);
  }
}

export function reportText(rule: ReportRule, mode: Mode): string {
  switch (rule.type) {
    case 'not-within':
      return `The UAP is not within ${rule.n} sectors of ${a(rule.to)}.`;
    case 'not-by':
      return `The UAP is not ${by[rule.by]} ${a(rule.to)}.`;
    case 'not-in-orbit':
      return `The UAP is not in the ${rule.orbit} orbit.`;
    case 'not-in-sectors':
      return `The UAP is not in an ${rule.parity} sector.`;
    case 'not-in-quadrant':
      return `The UAP is not in ${quadrantText(rule.quadrant, mode)}.`;
  }
}

export const factText = ({ sector, sight }: Fact): string =>
  sight === 'junk' ? `Sector ${sector} does not appear as space junk.` : isNotText(sector, sight);

/** What holds for every sky, by the ids of SPEC.md. */
export const TOLD_TO_ALL = ['B5', 'B6', 'B7', 'B8', 'B9', 'B10', 'B11', 'B12', 'B13', 'Q8'] as const;

export function logicText(id: (typeof TOLD_TO_ALL)[number], mode: Mode): string {
  const { numbers, commPerOrbit } = boardOf(mode);
  const many = (of: Surveyed): string => {
    const { least, most } = numbers[of];
    return `There are ${least} to ${most} ${of === 'junk' ? 'pieces of space junk' : things[of]}`;
  };
  switch (id) {
    case 'B5':
      return 'Luna is in the outer orbit.';
    case 'B6':
      return 'Hubble is in the outer orbit, not next to Luna.';
    case 'B7':
      return 'The ISS is in the inner orbit, next to space junk. The UAP does not count.';
    case 'B8':
      return `${many('spy')}, in odd sectors of the inner orbit.`;
    case 'B9':
      return `${many('meteor')}, always stacked in pairs at the start.`;
    case 'B10':
      return commPerOrbit < numbers.comm.most
        ? `${many('comm')}, in even sectors, at most ${commPerOrbit} in each orbit.`
        : `${many('comm')}, in even sectors.`;
    case 'B11':
      return `${many('nav')}, each with another one directly across.`;
    case 'B12':
      return `${many('junk')}, never more than 2 in a row. The UAP does not count.`;
    case 'B13':
      return 'The UAP appears as space junk.';
    case 'Q8':
      return 'To whoever knows how every sector appears, all reports together leave one sector for the UAP.';
  }
}

export function clueText(clue: Clue, mode: Mode): string {
  switch (clue.type) {
    case 'luna':
      return `Luna is in sector ${clue.sector}.`;
    case 'is':
      return isText(clue.sector, clue.sight);
    case 'is-not':
      return factText(clue);
    case 'survey':
      return countText(clue.of, clue.sectors, clue.count);
    case 'target':
      return sightText(clue.sector, clue.sight);
    case 'topic':
      return topicText(clue.rule, mode);
    case 'report':
      return reportText(clue.rule, mode);
    case 'one-place':
      return logicText('Q8', mode);
    case 'not-there':
      return `The UAP is not in ${guessText(clue.guess)}.`;
  }
}

/** A line of an answer to "why?". */
export const premiseText = (premise: Premise, mode: Mode): string =>
  premise.type === 'rule' ? logicText(premise.rule, mode) : clueText(premise.clue, mode);

/** What was asked about. */
export function conclusionText({ sector, content, holds }: Conclusion): string {
  if (content === 'junk') return `Sector ${sector} ${holds ? 'holds' : 'does not hold'} space junk.`;
  return holds ? isText(sector, content) : isNotText(sector, content);
}

export function countText(of: Surveyed, sectors: readonly Sector[], count: number): string {
  const where = sectorsText(sectors);
  if (of === 'junk') {
    if (sectors.length === 1)
      return capital(`${where} ${count === 1 ? 'appears' : 'does not appear'} as space junk.`);
    if (count === 0) return `None of ${where} appears as space junk.`;
    return `${count} of ${where} ${count === 1 ? 'appears' : 'appear'} as space junk.`;
  }
  if (isOne(of)) return `${capital(thing[of])} is ${count === 0 ? 'not ' : ''}in ${where}.`;
  if (count === 0) return `No ${thing[of]} in ${where}.`;
  return `${count} ${count === 1 ? thing[of] : things[of]} in ${where}.`;
}

export const sightText = (sector: Sector, sight: Sight): string =>
  sight === 'junk' ? `Sector ${sector} appears as space junk.` : isText(sector, sight);

const isText = (sector: Sector, content: Content): string =>
  isOne(content)
    ? `${capital(thing[content])} is in sector ${sector}.`
    : `Sector ${sector} holds ${a(content)}.`;

const isNotText = (sector: Sector, content: Content): string =>
  isOne(content)
    ? `${capital(thing[content])} is not in sector ${sector}.`
    : `Sector ${sector} holds no ${thing[content]}.`;

function numberText(of: Surveyed, n: number): string {
  if (of === 'junk')
    return `There ${n === 1 ? 'is 1 piece' : `are ${n} pieces`} of space junk. The UAP does not count.`;
  if (n === 0) return `There are no ${things[of]}.`;
  return n === 1 ? `There is exactly 1 ${thing[of]}.` : `There are exactly ${n} ${things[of]}.`;
}

/** Its sectors of then, which it may not have any more. */
const quadrantText = (quadrant: Quadrant, mode: Mode): string =>
  `quadrant ${quadrant} as it was at the start, ${sectorsText(sectorsOfQuadrant(quadrant, 0, boardOf(mode)))}`;

const some = (of: Surveyed, where: string): string =>
  isOne(of) ? `${capital(thing[of])} is ${where}.` : `At least one ${thing[of]} is ${where}.`;

const none = (of: Surveyed, where: string): string =>
  isOne(of) ? `${capital(thing[of])} is not ${where}.` : `No ${thing[of]} is ${where}.`;

/** Of meteor showers there may be none. [Q3] */
const every = (of: Surveyed, where: string): string => {
  if (isOne(of)) return some(of, where);
  return `Every ${thing[of]}${of === 'meteor' ? ', if there is any,' : ''} is ${where}.`;
};

const are = (of: Surveyed): string => (of === 'junk' ? 'is' : 'are');

const by: Readonly<Record<Relation, string>> = {
  next: 'next to',
  across: 'directly across from',
  stacked: 'stacked at the start with',
};
