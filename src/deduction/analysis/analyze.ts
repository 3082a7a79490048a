import { at, type Seat, seatsOf } from '../../core/contract.ts';
import {
  type Analysis,
  type AnalysisTypes,
  type Analyzed,
  actedIn,
  type Compared,
  type Known,
  type Learned,
  type Moment,
} from './types.ts';

/** A game that is over, as it is analyzed. */
export interface Course<T extends AnalysisTypes, Knowledge> {
  readonly seats: number;
  readonly moments: readonly Moment<T>[];
  readonly things: readonly T['Thing'][];
  /** What a seat knows before the first moment. */
  startOf(seat: Seat): Knowledge;
  /** What a seat knows after a moment. Undefined where it is told nothing. */
  after(before: Knowledge, moment: Moment<T>, seat: Seat): Knowledge | undefined;
  knownFrom(knowledge: Knowledge): Known<T['Content']>;
  /** For the act of this number among the moments. */
  compare(before: Knowledge, number: number): Compared<T['Question']> | null;
  /** Whether the act is a guess that is right. */
  isFound(act: T['Act']): boolean;
  /** Whether only one guess is possible; before the first moment there is none. */
  isProvable(knowledge: Knowledge, moment: Moment<T> | undefined): boolean;
  isProven(knowledge: Knowledge, thing: T['Thing']): boolean;
  /** Time gone when a seat claimed a thing. */
  claimedAt(thing: T['Thing'], seat: Seat): number | null;
}

/** What it yields on the way is the share that is done. */
export function* analyze<T extends AnalysisTypes, Knowledge>(
  course: Course<T, Knowledge>,
): Generator<number, Analyzed<T>> {
  const { moments } = course;
  const acts = moments.filter(actedIn).length;
  let done = 0;
  const analyses: Analysis<T>[] = [];
  for (const seat of seatsOf(course.seats)) {
    const steps = stepsOf(course, seat);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        analyses.push(step.value);
        break;
      }
      done += 1;
      yield done / acts;
    }
  }
  return { moments, analyses };
}

/** One act after the other. */
function* stepsOf<T extends AnalysisTypes, Knowledge>(
  course: Course<T, Knowledge>,
  seat: Seat,
): Generator<void, Analysis<T>> {
  let knowledge = course.startOf(seat);
  const start = course.knownFrom(knowledge);
  const steps: Learned<T>[] = [];
  const proofs = new Proofs(course);
  proofs.look(knowledge, undefined, 0);
  let found: number | null = null;
  for (const [number, moment] of course.moments.entries()) {
    const acted = actedIn(moment);
    const own = acted?.act.seat === seat ? acted : undefined;
    const before = knowledge;
    const after = acted && !own ? undefined : course.after(before, moment, seat);
    const time = at(moment.time, seat);
    knowledge = after ?? before;
    if (own && course.isFound(own.act)) found ??= own.act.at;
    // Whoever has found it needs no proof any more.
    if (found === null) proofs.look(knowledge, moment, time);
    if (own || after !== undefined)
      steps.push({
        ...{ moment: number, what: moment.what, time },
        before: steps.at(-1)?.after.skies ?? start.skies,
        after: after === undefined ? (steps.at(-1)?.after ?? start) : course.knownFrom(after),
        compared: own ? course.compare(before, number) : null,
      });
    if (own) yield;
  }
  return { seat, start, steps, provable: proofs.provable, found, things: proofs.things(seat) };
}

/** When what followed for the first time. */
class Proofs<T extends AnalysisTypes, Knowledge> {
  readonly #course: Course<T, Knowledge>;
  readonly #times: (number | null)[];
  provable: number | null = null;

  constructor(course: Course<T, Knowledge>) {
    this.#course = course;
    this.#times = course.things.map(() => null);
  }

  look(knowledge: Knowledge, moment: Moment<T> | undefined, time: number): void {
    const course = this.#course;
    if (this.provable === null && course.isProvable(knowledge, moment)) this.provable = time;
    for (const [number, thing] of course.things.entries())
      if (this.#times[number] === null && course.isProven(knowledge, thing)) this.#times[number] = time;
  }

  things(seat: Seat): Analysis<T>['things'] {
    return this.#course.things.map((thing, number) => ({
      thing,
      provable: at(this.#times, number),
      claimed: this.#course.claimedAt(thing, seat),
    }));
  }
}
