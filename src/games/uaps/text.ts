import { at, type GameText, type Seat } from '../../core/contract.ts';
import { boardOf, onFrom, PENALTY, SPACES, sectorsOfQuadrant, spaceAt } from './board.ts';
import type { Clue } from './clues.ts';
import type { Premise } from './premises.ts';
import type { Conclusion } from './proof.ts';
import {
  type Act,
  type Answer,
  type Content,
  type Event,
  type Fact,
  type FactLevel,
  type Guess,
  MODIFIERS,
  type Mode,
  type Modifier,
  type Puzzle,
  type Quadrant,
  type Refusal,
  type Relation,
  type ReportRule,
  SATELLITES,
  type Satellite,
  type Sector,
  type Sight,
  SUBJECTS,
  SURVEYED,
  type Subject,
  type Surveyed,
  type Title,
  TOPICS,
  type TopicRule,
  type Uaps,
  type Verified,
  type Wish,
} from './types.ts';

type Name = (seat: Seat) => string;

export const modeName: Readonly<Record<Mode, string>> = { basic: 'Basic', expert: 'Expert' };

export const levelName: Readonly<Record<FactLevel, string>> = {
  beginner: 'Beginner',
  experienced: 'Experienced',
  genius: 'Genius',
};

const thing: Readonly<Record<Content, string>> = {
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

const things: Readonly<Record<Content, string>> = {
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

export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** "sector 5", "sectors 2, 5 and 7". */
export const sectorsText = (sectors: readonly Sector[]): string =>
  `${sectors.length === 1 ? 'sector' : 'sectors'} ${list(sectors.map(String))}`;

/** "Hubble and meteor showers". */
export const titleText = (title: Title): string => capital(list(title.map(one => things[one])));

export const modifierName: Readonly<Record<Modifier, string>> = {
  blank: 'Blank',
  'open-archive': 'Open Archive',
  'wide-lens': 'Wide Lens',
  overcast: 'Overcast',
  'border-guards': 'Border Guards',
  'shared-dish': 'Shared Dish',
  'clear-air': 'Clear Air',
  shuttle: 'Shuttle',
  'light-leak': 'Light Leak',
  jamming: 'Jamming',
  'power-cut': 'Power Cut',
  moonglare: 'Moonglare',
  'gag-order': 'Gag Order',
  'twin-scope': 'Twin Scope',
  witnesses: 'Witnesses',
  hadron: 'Hadron',
  convoy: 'Convoy',
  'rough-road': 'Rough Road',
  'red-tape': 'Red Tape',
  moonrise: 'Moonrise',
  'no-cameras': 'No Cameras',
  'two-sources': 'Two Sources',
  'twin-dish': 'Twin Dish',
  exclusive: 'Exclusive',
};

/** What a modifier does, for researchers who stand in its quadrant. [M1] to [M23] */
export const modifierText: Readonly<Record<Modifier, string>> = {
  blank: 'Nothing is different here.',
  'open-archive':
    'Satellites that are not verified can be analyzed here for 1 more. All titles are listed from the start.',
  'wide-lens': 'Every survey costs 1.',
  overcast: 'No sector can be targeted.',
  'border-guards':
    'It can only be entered from directly across, and not after another move in the same turn. It cannot be passed through.',
  'shared-dish': 'A target costs 3 while at least 2 researchers are here.',
  'clear-air': 'A target costs 3.',
  shuttle:
    'A move into or out of it is free. It cannot be passed through, nor left in the turn in which it was entered.',
  'light-leak': 'At the end photos here are worth 0.',
  jamming: 'No survey for comm, nav or spy satellites.',
  'power-cut': 'No survey.',
  moonglare: 'No survey and no target while Luna is here.',
  'gag-order': 'No satellite can be analyzed.',
  'twin-scope': 'A survey may ask for 2 things in the same sectors for 1 cost.',
  witnesses: 'At the end photos here are worth 1 more where several are in their sector.',
  hadron: 'After a survey the Earth turns at once, and photos are verified.',
  convoy: 'When a researcher moves from here, others who stand here may go along for nothing.',
  'rough-road': 'A move into or out of it costs 1 more.',
  'red-tape': 'A survey costs 1 more.',
  moonrise: 'A target costs 2 while Luna is here.',
  'no-cameras': 'No photo can be taken.',
  'two-sources': 'An analysis tells both topics of the satellite.',
  'twin-dish': 'In one turn 2 sectors can be targeted for 6.',
  exclusive: 'At the end photos here are worth 1 more where they are the only one in their sector.',
};

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

const refusals: Readonly<Record<Refusal, string>> = {
  'spectators-watch': 'You watch this table. Only players act.',
  'game-over': 'The game is over.',
  'not-now': 'Not at this stage.',
  'not-your-turn': 'It is not your turn.',
  'already-chosen': 'That is your choice already.',
  'no-such-sector': 'There is no such sector in this sky.',
  'no-such-quadrant': 'There is no such quadrant.',
  'already-there': 'Your researcher stands there already.',
  guarded: 'Border Guards let you in only from directly across, and not after another move in this turn.',
  'no-way-through': 'Neither side can be passed through.',
  'one-free-move': 'You have made your free move of this turn.',
  'no-passing': 'Shuttle cannot be left in the turn in which it was entered.',
  'not-in-your-quadrant': 'That is not in your quadrant now.',
  'survey-one-thing': 'A survey here asks for 1 thing.',
  'same-thing-twice': 'Those are the same thing.',
  'no-survey-here': 'No survey in this quadrant.',
  jammed: 'No survey for comm, nav or spy satellites in this quadrant.',
  moonglare: 'No survey and no target here while Luna is in this quadrant.',
  'no-target-here': 'No target in this quadrant.',
  'target-one-sector': 'A target here is 1 sector.',
  'same-sector-twice': 'Those are the same sector.',
  'no-photos-here': 'No photos in this quadrant.',
  'verified-already': 'That sector has a verified photo.',
  'photographed-already': 'You have a photo there already.',
  'no-such-photo': 'You have no such photo left.',
  'too-many-photos': 'That is more photos than you may take now.',
  'no-analyze-here': 'No satellite can be analyzed in this quadrant.',
  'not-verified': 'No satellite of that kind is verified yet.',
};

function eventText(event: Event, name: Name, you?: Seat): string {
  const who = (seat: Seat): string => (seat === you ? 'you' : name(seat));
  const does = (seat: Seat, yours: string, theirs: string): string =>
    seat === you ? `You ${yours}` : `${name(seat)} ${theirs}`;
  switch (event.type) {
    case 'opened':
      return openedText(event, who);
    case 'chose':
      return `You choose ${levelName[event.level]}.`;
    case 'decided':
      return does(event.seat, 'have chosen.', 'has chosen.');
    case 'knew': {
      const levels = event.levels.map((level, seat) => `${who(seat as Seat)} ${levelName[level]}`);
      return `Levels: ${list(levels)}.`;
    }
    case 'facts-came':
      return event.facts.length === 0 ? 'You start without facts.' : factsText(event.facts);
    case 'placed':
      return does(
        event.seat,
        `start in quadrant ${event.quadrant}.`,
        `starts in quadrant ${event.quadrant}.`,
      );
    case 'acted':
      return does(event.act.seat, ...actText(event.act));
    case 'answered':
      return answerText(event.act, event.answer, event.mode);
    case 'report':
      return `Report ${event.number}: ${reportText(event.report.rule, event.mode)}`;
    case 'follow-asked':
      return `Whoever stands in quadrant ${event.from} may follow ${who(event.seat)} to quadrant ${event.to}.`;
    case 'answered-follow':
      return event.follows ? 'You choose to follow.' : 'You choose to stay.';
    case 'wished':
      return wishText[event.wish];
    case 'followed':
      return event.seats.length === 0
        ? 'No one follows.'
        : `To quadrant ${event.to} go also: ${list(event.seats.map(who))}.`;
    case 'turned': {
      const times = event.turns === 1 ? 'once' : `${event.turns} times`;
      return `${event.by === null ? 'The Earth turns' : 'Hadron turns the Earth'}. It has turned ${times}.`;
    }
    case 'verified':
      return `Verified: ${event.photos.map(one => verifiedText(one, one.seat === you ? 'your' : `${name(one.seat)}'s`)).join('; ')}.`;
    case 'listed':
      return `${topicsOf(event.satellite)}: ${event.titles.map(titleText).join('; ')}.`;
    case 'paid': {
      const count = event.time / PENALTY;
      const why = `${event.time} time for ${count === 1 ? 'a wrong photo' : `${count} wrong photos`}.`;
      return does(event.seat, `pay ${why}`, `pays ${why}`);
    }
    case 'found':
      return does(event.seat, 'are the first to find the UAP.', 'is the first to find the UAP.');
    case 'ended':
      return endText(event.puzzle);
  }
}

export const text: GameText<Uaps> = {
  event: eventText,
  refusal: code => refusals[code],
  reason: code => (code === 'found' ? 'The UAP is found.' : code),
};

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const by: Readonly<Record<Relation, string>> = {
  next: 'next to',
  across: 'directly across from',
  stacked: 'stacked at the start with',
};

const isOne = (content: Content): boolean => thing[content] === things[content];

/** "a spy satellite", "Hubble", "space junk". */
const a = (content: Content): string =>
  isOne(content) || content === 'junk' ? things[content] : `a ${thing[content]}`;

const are = (of: Surveyed): string => (of === 'junk' ? 'is' : 'are');

const some = (of: Surveyed, where: string): string =>
  isOne(of) ? `${capital(thing[of])} is ${where}.` : `At least one ${thing[of]} is ${where}.`;

const none = (of: Surveyed, where: string): string =>
  isOne(of) ? `${capital(thing[of])} is not ${where}.` : `No ${thing[of]} is ${where}.`;

/** Of meteor showers there may be none. [Q3] */
const every = (of: Surveyed, where: string): string => {
  if (isOne(of)) return some(of, where);
  return `Every ${thing[of]}${of === 'meteor' ? ', if there is any,' : ''} is ${where}.`;
};

/** Its sectors of then, which it may not have any more. */
const quadrantText = (quadrant: Quadrant, mode: Mode): string =>
  `quadrant ${quadrant} as it was at the start, ${sectorsText(sectorsOfQuadrant(quadrant, 0, boardOf(mode)))}`;

function numberText(of: Surveyed, n: number): string {
  if (of === 'junk')
    return `There ${n === 1 ? 'is 1 piece' : `are ${n} pieces`} of space junk. The UAP does not count.`;
  if (n === 0) return `There are no ${things[of]}.`;
  return n === 1 ? `There is exactly 1 ${thing[of]}.` : `There are exactly ${n} ${things[of]}.`;
}

const isText = (sector: Sector, content: Content): string =>
  isOne(content)
    ? `${capital(thing[content])} is in sector ${sector}.`
    : `Sector ${sector} holds ${a(content)}.`;

const isNotText = (sector: Sector, content: Content): string =>
  isOne(content)
    ? `${capital(thing[content])} is not in sector ${sector}.`
    : `Sector ${sector} holds no ${thing[content]}.`;

const sightText = (sector: Sector, sight: Sight): string =>
  sight === 'junk' ? `Sector ${sector} appears as space junk.` : isText(sector, sight);

function countText(of: Surveyed, sectors: readonly Sector[], count: number): string {
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

/** "between 2 nav satellites, stacked with Luna". */
export const aroundText = ({
  before,
  after,
  stacked,
}: Readonly<Record<'before' | 'after' | 'stacked', Content>>): string =>
  `${between(before, after)}, stacked with ${a(stacked)}`;

const between = (before: Content, after: Content): string =>
  before === after && !isOne(before)
    ? `between 2 ${before === 'junk' ? 'pieces of space junk' : things[before]}`
    : `between ${a(before)} and ${a(after)}`;

const guessText = (guess: Guess): string => `sector ${guess.sector} ${aroundText(guess)}`;

/** "space 5", "space 3 of lap 2". */
const whenText = (time: number): string => {
  const lap = Math.floor(time / SPACES) + 1;
  return lap === 1 ? `space ${spaceAt(time)}` : `space ${spaceAt(time)} of lap ${lap}`;
};

function openedText(
  { mode, luna, modifiers, order, reportsAt }: Extract<Event, { type: 'opened' }>,
  who: Name,
): string {
  const named = modifiers.flatMap((one, index) =>
    one === 'blank' ? [] : [`${modifierName[one]} in quadrant ${index + 1}`],
  );
  return [
    `${modeName[mode]}, ${2 * boardOf(mode).perOrbit} sectors. Luna is in sector ${luna}.`,
    named.length === 0 ? 'No modifiers.' : `Modifiers: ${list(named)}.`,
    `Reports come at ${list(reportsAt.map(whenText))}.`,
    `Order: ${list(order.map(who))}.`,
  ].join(' ');
}

/** Those about one thing together. */
function factsText(facts: readonly Fact[]): string {
  const parts = SURVEYED.flatMap(sight => {
    const sectors = facts.filter(fact => fact.sight === sight).map(({ sector }) => sector);
    if (sectors.length === 0) return [];
    const what = isOne(sight)
      ? `${thing[sight]} is not`
      : `no ${sight === 'junk' ? things.junk : thing[sight]}`;
    return [`${what} in ${sectorsText(sectors.sort((x, y) => x - y))}`];
  });
  return `You know: ${parts.join('; ')}.`;
}

/** For you, and for others. What costs nothing says nothing of it. */
function actText(act: Act): readonly [string, string] {
  const cost = act.cost === 0 ? '' : ` Time: ${act.cost}.`;
  const both = (one: string, other: string, what: string): readonly [string, string] => [
    `${one} ${what}.${cost}`,
    `${other} ${what}.${cost}`,
  ];
  switch (act.type) {
    case 'move':
      return both('move', 'moves', `to quadrant ${act.to}`);
    case 'survey': {
      const what = list(act.of.map(of => (of === 'junk' ? 'what appears as space junk' : things[of])));
      return both('survey', 'surveys', `${sectorsText(act.sectors)} for ${what}`);
    }
    case 'target':
      return both('target', 'targets', sectorsText(act.sectors));
    case 'photo':
      return act.sectors.length === 0
        ? both('take', 'takes', 'no photo')
        : both('photograph', 'photographs', sectorsText(act.sectors));
    case 'analyze':
      return both('analyze', 'analyzes', a(act.satellite));
    case 'find':
      return act.found
        ? both('find', 'finds', 'the UAP')
        : [`try to find the UAP and fail.${cost}`, `tries to find the UAP and fails.${cost}`];
  }
}

function answerText(act: Act, answer: Answer, mode: Mode): string {
  if (answer.type === 'survey' && act.type === 'survey')
    return act.of.map((of, index) => countText(of, act.sectors, at(answer.counts, index))).join(' ');
  if (answer.type === 'target' && act.type === 'target')
    return act.sectors.map((sector, index) => sightText(sector, at(answer.sights, index))).join(' ');
  if (answer.type === 'photo' && act.type === 'photo') return photosText(act.sectors, answer.subjects);
  if (answer.type === 'analyze')
    return answer.told.map(({ topic, rule }) => `Topic ${topic}: ${topicText(rule, mode)}`).join(' ');
  return answer.type === 'find' ? `You named ${guessText(answer.guess)}.` : '';
}

function photosText(sectors: readonly Sector[], subjects: readonly Subject[]): string {
  if (sectors.length === 0) return 'You keep your photos.';
  const shown = sectors.map((sector, index) => `${a(at(subjects, index))} in sector ${sector}`);
  return `On your ${sectors.length === 1 ? 'photo' : 'photos'}: ${list(shown)}.`;
}

const wishText: Readonly<Record<Wish, string>> = {
  ask: 'You want to be asked whether you follow.',
  follow: 'You follow whenever you can.',
  stay: 'You never follow.',
};

const verifiedText = ({ sector, subject, right }: Verified, whose: string): string =>
  `${whose} photo of ${a(subject)} in sector ${sector} is ${right ? 'right' : 'wrong'}`;

const topicsOf = (satellite: Satellite): string => {
  const first = 2 * SATELLITES.indexOf(satellite);
  return `Topics ${list(TOPICS.slice(first, first + 2))}`;
};

function endText({ sky, code, mode }: Puzzle): string {
  const sector = sky.indexOf('uap') + 1;
  const beside = (step: number): Content => at(sky, onFrom(sector, step, boardOf(mode)) - 1);
  return `The UAP was in sector ${sector}, ${between(beside(-1), beside(1))}. The code is ${code}.`;
}
