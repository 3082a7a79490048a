import { at, type Seat } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { aboutLeast } from '../../../solver/choice.ts';
import type { Outlook } from '../../../solver/outlook.ts';
import type { Prospect } from '../../../solver/prospects.ts';
import { boardOf } from '../board.ts';
import type { SkyKnowledge } from '../knowledge.ts';
import { unheardTopics, whenActing } from '../questions.ts';
import type { Public, Topic } from '../types.ts';
import { type Asking, type Idea, ideaOf } from './idea.ts';
import { type Outlooks, outlooksFrom, type Plan, plansIn, type Step, stepsFrom, timeAfter } from './plans.ts';
import { afterAnswer } from './prospects.ts';
import { momentAt, remainingTime } from './remaining.ts';

/** How much a level looks at that wants to know soonest: counts, never a clock. */
export interface Search {
  /** Skies. */
  readonly skies: number;
  /** How far ahead it looks: at the next question, the one after that, and so on. */
  readonly ahead: readonly Depth[];
  /** The time that a bit about the sky is worth at a table with others, where photos count. */
  readonly curiosity: number;
  /** The time that it gives away for not doing the same as others like it. */
  readonly variety: number;
}

/** Where no more skies than this are left, it looks beyond so many of the questions. */
interface Depth {
  readonly skies: number;
  readonly questions: number;
}

/** What is left to do once something is known: the less the better. */
type Left = (open: Pick<Prospect, 'guessBits' | 'skyBits'>, time: number) => number;

/** Where a seat stands when it asks, and what it could ask. */
interface Position {
  readonly known: Public;
  readonly seat: Seat;
  readonly unheard: readonly Topic[];
  readonly steps: readonly Step[];
}

const positionOf = (known: Public, seat: Seat, unheard: readonly Topic[]): Position => ({
  ...{ known, seat, unheard },
  steps: stepsFrom(known, seat, unheard),
});

/** What leads to the UAP soonest. Its loss is the time until then. */
export function askForSoonest(
  knowledge: SkyKnowledge,
  outlook: Outlook,
  asking: Asking,
  { ahead, curiosity, variety }: Search,
  rng: Rng,
): Idea | undefined {
  const { known, own, seat } = asking;
  const unseen = Math.log2(knowledge.count / outlook.count);
  const perSkyBit = known.seats > 1 ? curiosity : 0;
  const left: Left = ({ guessBits, skyBits }, time) => {
    const bits = skyBits + unseen;
    const moment = momentAt(time, own.reports.length, known.reportsAt);
    return remainingTime({ guessBits, skyBits: bits }, moment, known.mode) + perSkyBit * bits;
  };
  const slack = known.seats > 1 ? variety : 0;
  const outlooks = outlooksFrom(outlook, known.turns, known);
  const rated = ratedIn(positionOf(known, seat, unheardTopics(own)), outlooks, left, ahead, slack);
  if (rated.length === 0) return undefined;
  const { plan, time } = aboutLeast(rated, one => one.time, slack, rng);
  return ideaOf(plan, time, asking);
}

/** A plan, and the time until nothing is left to do, seen from where it is chosen. */
interface Rated {
  readonly plan: Plan;
  readonly time: number;
}

/** `slack`: how much above the best a time may be that must be exact. */
function ratedIn(
  position: Position,
  outlooks: Outlooks,
  left: Left,
  [depth, ...deeper]: readonly Depth[],
  slack: number,
): readonly Rated[] {
  const { known, seat, steps } = position;
  const now = at(known.time, seat);
  const plans = plansIn(steps, outlooks, known.mode);
  const rated = worthwhile(plans, now, known).map(
    (plan): Rated => ({ plan, time: timeAfter(plan, prospect => left(prospect, now + plan.cost)) }),
  );
  if (!depth || outlooks(known.turns).count > depth.skies) return rated;
  const promising = rated.toSorted((one, other) => one.time - other.time).slice(0, depth.questions);
  let best = Number.POSITIVE_INFINITY;
  return promising.map(({ plan, time: estimated }) => {
    const time = hearsReport(plan, now, known)
      ? estimated
      : timeAhead(plan, position, outlooks, left, deeper, best + slack);
    best = Math.min(best, time);
    return { plan, time };
  });
}

/**
 * Time that passes for nothing is of use only while reports are to come. Else what is put off looks nearer than it is,
 * time and again.
 */
function worthwhile(plans: readonly Plan[], now: number, { reportsAt }: Public): readonly Plan[] {
  if (reportsAt.some(time => time > now)) return plans;
  const telling = plans.filter(({ prospects }) => prospects.length > 1);
  return telling.length > 0 ? telling : plans;
}

/** Nobody can look beyond a rule that nobody knows. */
const hearsReport = ({ cost }: Plan, now: number, { reportsAt }: Public): boolean =>
  reportsAt.some(time => time > now && time <= now + cost);

/** Not gone into any further once it reaches `enough`. */
function timeAhead(
  plan: Plan,
  { known, seat, unheard }: Position,
  outlooks: Outlooks,
  left: Left,
  deeper: readonly Depth[],
  enough: number,
): number {
  const { way, inquiry, cost, turns, prospects } = plan;
  const time = at(known.time, seat) + cost;
  const later = { ...whenActing(known, seat, way.quadrant, time), turns };
  const told = inquiry.asks.flatMap(asked => (asked.type === 'rule' ? [asked.topic] : []));
  const next = positionOf(
    later,
    seat,
    unheard.filter(topic => !told.includes(topic)),
  );
  let sum = cost;
  for (const prospect of prospects) {
    if (sum >= enough) break;
    const { answer, chance, guessBits } = prospect;
    if (guessBits === 0) {
      sum += chance * left(prospect, time);
      continue;
    }
    const outlook = afterAnswer(outlooks(turns), inquiry, answer, boardOf(known.mode));
    const rated = ratedIn(next, outlooksFrom(outlook, turns, known), left, deeper, 0);
    sum += chance * Math.min(...rated.map(one => one.time));
  }
  return sum;
}
