import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import { Knowledge } from '../../../solver/knowledge.ts';
import { boardOf } from '../board.ts';
import { type Clue, sieveOf } from '../clues.ts';
import { clueOf } from '../known.ts';
import { ifRight, isProven } from '../locate.ts';
import { skiesOf } from '../skies.ts';
import {
  type Act,
  type Answer,
  type Content,
  type End,
  type Event,
  type Public,
  type Puzzle,
  type Reviewed,
  type Sector,
  SIGHTS,
} from '../types.ts';
import { type Compared, compare } from './compare.ts';
import { type Course, courseOf, type Moment } from './moments.ts';
import { Proofs, type Proven } from './proofs.ts';

/** A game that is over: its last public part, and everything that all heard. */
export interface Played {
  readonly known: Public & { readonly end: End };
  readonly events: readonly Event[];
}

export interface Analyzed {
  /** In the order in which they came. */
  readonly moments: readonly Moment[];
  /** Seat by seat. */
  readonly analyses: readonly Analysis[];
}

/** What one seat could have known, and what it made of it. */
export interface Analysis {
  readonly seat: Seat;
  readonly start: Known;
  readonly steps: readonly Learned[];
  /** Sectors gone at the first moment from which only one locate was possible. */
  readonly provable: number | null;
  /** Sectors gone at the start of the locate that was right. */
  readonly located: number | null;
  readonly bodies: readonly Proven[];
}

/** What followed at some moment from what a seat was told. */
export interface Known {
  /** How many fitted. */
  readonly skies: number;
  /** By sector, the first at index 0: what it held in all of them; null where they differ. */
  readonly certain: readonly (Content | null)[];
  /** By sector: in how many of them Planet X was there. */
  readonly x: readonly number[];
}

/** Something that the seat learned. */
export type Learned = {
  /** Its number among the moments of the game. */
  readonly moment: number;
  readonly time: number;
  /** Skies that fitted before. */
  readonly before: number;
  readonly after: Known;
} & (
  | { readonly type: 'act'; readonly act: Act; readonly answer: Answer; readonly compared: Compared | null }
  | { readonly type: 'conference'; readonly number: number }
  | { readonly type: 'review'; readonly theories: readonly Reviewed[] }
);

/** What it yields on the way is the share that is done. */
export function* analyze({ known, events }: Played): Generator<number, Analyzed> {
  const course = courseOf(events, known.end.own);
  const all = new Knowledge(skiesOf(known.mode));
  let done = 0;
  const analyses: Analysis[] = [];
  for (const seat of seatsOf(known.seats)) {
    const steps = stepsOf(known, course, seat, all);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        analyses.push(step.value);
        break;
      }
      done += 1;
      yield done / known.acts.length;
    }
  }
  return { moments: course.moments, analyses };
}

/** One act after the other. */
function* stepsOf(
  known: Played['known'],
  course: Course,
  seat: Seat,
  all: Knowledge,
): Generator<void, Analysis> {
  const board = boardOf(known.mode);
  const { puzzle, own } = known.end;
  const { titles } = known;
  const told = (before: Knowledge, clues: readonly Clue[]): Knowledge =>
    clues.length === 0 ? before : before.with(...clues.map(clue => sieveOf(clue, board, all.skies)));
  let knowledge = told(
    all,
    at(own, seat).facts.map(({ sector, body }) => ({ type: 'is-not', sector, body })),
  );
  const start = knownFrom(knowledge);
  const acts: Act[] = [];
  const steps: Learned[] = [];
  const proofs = new Proofs(puzzle.sky, board);
  proofs.look(knowledge, 0);
  for (const [number, moment] of course.moments.entries()) {
    if (moment.type === 'theories' || (moment.type === 'act' && moment.act.seat !== seat)) continue;
    const time = at(moment.time, seat);
    const before = knowledge;
    if (moment.type !== 'act') {
      knowledge = told(before, cluesIn(moment, puzzle));
      proofs.look(knowledge, time);
      steps.push({
        ...said(moment),
        moment: number,
        time,
        before: before.count,
        after: knownFrom(knowledge),
      });
      continue;
    }
    const { act, answer, arrow } = moment;
    const compared = compare(before, { act, answer, arrow, before: acts, titles }, board);
    if (act.type === 'locate' && act.found && answer.type === 'locate')
      knowledge = ifRight(before, answer.guess, board);
    else {
      const clue = clueOf(act, answer);
      knowledge = clue ? told(before, [clue]) : before;
      proofs.look(knowledge, time);
    }
    const after = knownFrom(knowledge);
    steps.push({ type: 'act', act, answer, compared, moment: number, time, before: before.count, after });
    acts.push(act);
    yield;
  }
  const located = acts.find(act => act.type === 'locate' && act.found)?.at ?? null;
  return { seat, start, steps, provable: proofs.guess, located, bodies: proofs.bodies(known, course, seat) };
}

type Free = Extract<Moment, { readonly type: 'conference' | 'review' }>;

const said = (moment: Free) =>
  moment.type === 'conference'
    ? { type: moment.type, number: moment.number }
    : { type: moment.type, theories: moment.theories };

function cluesIn(moment: Free, { conferences: rules }: Puzzle): readonly Clue[] {
  if (moment.type === 'review')
    return moment.theories.map(({ sector, body, right }) => ({
      type: right ? 'is' : 'is-not',
      sector,
      body,
    }));
  const clues: Clue[] = [{ type: 'conference', rule: moment.rule }];
  return moment.number === rules.length ? [...clues, { type: 'one-place', rules }] : clues;
}

function knownFrom(knowledge: Knowledge): Known {
  const { tally } = knowledge;
  const x = [...tally.hidden];
  return { skies: tally.skies, x, certain: x.map((_, index) => certainIn(knowledge, index + 1)) };
}

const certainIn = (knowledge: Knowledge, sector: Sector): Content | null => {
  const { tally } = knowledge;
  if (tally.hidden[sector - 1] === tally.skies) return 'planet-x';
  return SIGHTS.find(sight => isProven(knowledge, sector, sight)) ?? null;
};
