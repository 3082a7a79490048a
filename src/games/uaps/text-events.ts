import { at, type Seat } from '../../core/contract.ts';
import { boardOf, onFrom, PENALTY, SPACES, spaceAt } from './board.ts';
import { countText, reportText, sightText, topicText } from './text-clues.ts';
import {
  a,
  between,
  guessText,
  innerText,
  isOne,
  levelName,
  list,
  modeName,
  modifierWithEffect,
  quadrantText,
  sectorsText,
  thing,
  things,
  titleText,
} from './text-names.ts';
import {
  type Act,
  type Answer,
  type Content,
  type Event,
  type Fact,
  type Mode,
  type Puzzle,
  SATELLITES,
  type Satellite,
  type Sector,
  SURVEYED,
  type Subject,
  TOPICS,
  type Verified,
  type Wish,
} from './types.ts';

type Name = (seat: Seat) => string;

export function eventText(event: Event, name: Name, you?: Seat): string {
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
        `start in quadrant ${event.quadrant}, ${innerText(event.quadrant, event.mode)}.`,
        `starts in quadrant ${event.quadrant}, ${innerText(event.quadrant, event.mode)}.`,
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

function openedText(
  { mode, luna, modifiers, order, reportsAt }: Extract<Event, { type: 'opened' }>,
  who: Name,
): string {
  const named = modifiers.flatMap((one, index) =>
    one === 'blank' ? [] : [`${quadrantText(index + 1, mode)}: ${modifierWithEffect(one)}`],
  );
  return [
    `${modeName[mode]}, ${2 * boardOf(mode).perOrbit} sectors. Luna is in sector ${luna}.`,
    ...(named.length === 0 ? ['No modifiers.'] : named),
    `Reports come at ${list(reportsAt.map(whenText))}.`,
    `Order: ${list(order.map(who))}.`,
  ].join(' ');
}

/** "space 5", "space 3 of lap 2". */
export const whenText = (time: number): string => {
  const lap = Math.floor(time / SPACES) + 1;
  return lap === 1 ? `space ${spaceAt(time)}` : `space ${spaceAt(time)} of lap ${lap}`;
};

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

export function photosText(sectors: readonly Sector[], subjects: readonly Subject[]): string {
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
