import { at, type Seat } from '../../core/contract.ts';
import {
  boardOf,
  linesBefore,
  QUADRANTS,
  satelliteOf,
  sectorsOfArea,
  sectorsOfQuadrant,
  topicsOf,
} from './board.ts';
import { costOf, standingIn, standsIn } from './costs.ts';
import { refuseAct } from './legal.ts';
import { effectFor } from './modifiers.ts';
import { areasIn, sectorsTargeted, thingsAsked } from './moves.ts';
import {
  type Action,
  type Own,
  type Public,
  type Quadrant,
  type Sector,
  type Surveyed,
  type Title,
  TOPICS,
  type Topic,
} from './types.ts';

export type Question = Extract<Action, { type: 'survey' | 'target' | 'analyze' }>;

/** A question, and what it takes to foresee its answers. */
export interface Inquiry {
  readonly question: Question;
  readonly cost: number;
  readonly asks: readonly Asked[];
}

/** One thing that is answered. */
export type Asked =
  | { readonly type: 'count'; readonly of: Surveyed; readonly sectors: readonly Sector[] }
  | { readonly type: 'sight'; readonly sector: Sector }
  | { readonly type: 'rule'; readonly topic: Topic; readonly title: Title };

/** Whatever this seat may ask where it stands. `unheard`: topics worth asking for. */
export function inquiriesAt(known: Public, seat: Seat, unheard: readonly Topic[]): readonly Inquiry[] {
  const sectors = sectorsOfQuadrant(standsIn(known, seat), known.turns, boardOf(known.mode));
  const questions: Question[] = [];
  for (const area of areasIn(sectors))
    for (const of of thingsAsked(known, seat)) questions.push({ type: 'survey', of, area });
  for (const some of sectorsTargeted(known, seat, sectors)) questions.push({ type: 'target', sectors: some });
  for (const topic of unheard) questions.push({ type: 'analyze', topic });
  return questions
    .filter(question => refuseAct(known, seat, question) === undefined)
    .map(question => inquiryOf(question, known, seat, unheard));
}

export function inquiryOf(
  question: Question,
  known: Public,
  seat: Seat,
  unheard: readonly Topic[] = TOPICS,
): Inquiry {
  const cost = costOf(known, seat, question);
  return { question, cost, asks: asksOf(question, known, seat, unheard) };
}

function asksOf(question: Question, known: Public, seat: Seat, unheard: readonly Topic[]): readonly Asked[] {
  switch (question.type) {
    case 'survey': {
      const { mode, turns } = known;
      const sectors = sectorsOfArea(question.area, standsIn(known, seat), turns, boardOf(mode));
      return question.of.map(of => ({ type: 'count', of, sectors }));
    }
    case 'target':
      return question.sectors.map(sector => ({ type: 'sight', sector }));
    case 'analyze': {
      const both = effectFor(known, seat).analyze?.topics !== undefined;
      const told = both ? topicsOf(satelliteOf(question.topic)) : [question.topic];
      return told.flatMap(topic => {
        const title = at(known.titles, TOPICS.indexOf(topic));
        return title && unheard.includes(topic) ? [{ type: 'rule' as const, topic, title }] : [];
      });
    }
  }
}

/** Topics that this seat was not told. */
export function unheardTopics({ answers }: Own): readonly Topic[] {
  const told = answers.flatMap(answer =>
    answer.type === 'analyze' ? answer.told.map(({ topic }) => topic) : [],
  );
  return TOPICS.filter(topic => !told.includes(topic));
}

/** How often the Earth has turned when this seat acts at this time: then no token is farther back. [T1] [T3] */
export const turnsAt = ({ turns, lines }: Pick<Public, 'turns' | 'lines'>, time: number): number =>
  turns + Math.max(0, linesBefore(time) - lines);

/** The table as it will be when this seat acts at this time and in this quadrant, as far as it hangs on nobody else. */
export const whenActing = (known: Public, seat: Seat, quadrant: Quadrant, time: number): Public => ({
  ...standingIn(known, seat, quadrant),
  time: known.time.with(seat, time),
  turns: turnsAt(known, time),
  lines: Math.max(known.lines, linesBefore(time)),
  freeMove: null,
});

/** Where a seat can act next: where it stands, or after a move or two. */
export interface Way {
  readonly quadrant: Quadrant;
  /** Where to go first. */
  readonly first: Quadrant;
  /** In time; 0 where it goes for nothing and acts in the same turn. */
  readonly cost: number;
  /** The table when it is there. */
  readonly there: Public;
}

export function waysFrom(known: Public, seat: Seat): readonly Way[] {
  const here = standsIn(known, seat);
  const ways: Way[] = [{ quadrant: here, first: here, cost: 0, there: known }];
  const isReached = (quadrant: Quadrant): boolean => ways.some(way => way.quadrant === quadrant);
  const legs = legsFrom(known, seat);
  ways.push(...legs);
  // What is guarded may take two, and so may what is beyond a place where one has to stay. [M4] [M7]
  for (const quadrant of QUADRANTS) {
    if (isReached(quadrant)) continue;
    const [best] = legs
      .flatMap(way =>
        legsFrom(inNextTurn(way, seat), seat)
          .filter(leg => leg.quadrant === quadrant)
          .map(leg => ({ ...leg, first: way.first, cost: at(leg.there.time, seat) - at(known.time, seat) })),
      )
      .sort((one, other) => one.cost - other.cost);
    if (best) ways.push(best);
  }
  return ways;
}

/** Whoever went there for nothing has to do something first. [T6] */
const inNextTurn = ({ there, quadrant }: Way, seat: Seat): Public =>
  there.freeMove ? whenActing(there, seat, quadrant, at(there.time, seat) + 1) : there;

function legsFrom(known: Public, seat: Seat): readonly Way[] {
  return QUADRANTS.flatMap((to): Way[] => {
    const move: Action = { type: 'move', to };
    if (refuseAct(known, seat, move) !== undefined) return [];
    const from = standsIn(known, seat);
    const cost = costOf(known, seat, move);
    const there =
      cost === 0
        ? { ...standingIn(known, seat, to), freeMove: { from, to } }
        : whenActing(known, seat, to, at(known.time, seat) + cost);
    return [{ quadrant: to, first: to, cost, there }];
  });
}
