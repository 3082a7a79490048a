import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import { entropy } from '../../../solver/information.ts';
import { Knowledge } from '../../../solver/knowledge.ts';
import type { Question } from '../answers.ts';
import { type Board, boardOf, onFrom, TARGETS } from '../board.ts';
import { type Clue, sieveOf } from '../clues.ts';
import { type Told, toldBy } from '../information.ts';
import { clueOf } from '../known.ts';
import { questionsAt } from '../questions.ts';
import { skiesOf } from '../skies.ts';
import {
  type Act,
  type Answer,
  BODIES,
  type Body,
  type End,
  type Event,
  type Guess,
  type Public,
  type Reviewed,
  type Sector,
  SIGHTS,
  type Sight,
  TOPICS,
} from '../types.ts';
import { type Course, courseOf, type Moment } from './moments.ts';

/** A game that is over: its last public part, and everything that all heard. */
export interface Played {
  readonly known: Public & { readonly end: End };
  readonly events: readonly Event[];
}

/** What one seat could have known, and what it made of it. */
export interface Analysis {
  readonly seat: Seat;
  /** Skies that fit when the game began. */
  readonly first: number;
  readonly steps: readonly Learned[];
  /** Sectors gone at the first moment from which only one locate was possible. */
  readonly provable: number | null;
  /** Sectors gone at the start of the locate that was right. */
  readonly located: number | null;
  readonly bodies: readonly Proven[];
}

/** Something that the seat learned, and how many skies fitted before and after. */
export type Learned = { readonly time: number; readonly before: number; readonly after: number } & (
  | { readonly type: 'act'; readonly act: Act; readonly answer: Answer; readonly compared: Compared | null }
  | { readonly type: 'conference'; readonly number: number }
  | { readonly type: 'review'; readonly theories: readonly Reviewed[] }
);

/** Null for last acts, in which nothing can be asked. */
export interface Compared {
  /** Bits that the act told on average over the skies that fitted. */
  readonly average: number;
  /** The question that told most about the whole sky for its time, on average. */
  readonly best: Alternative;
}

export type Alternative = Pick<Told, 'question' | 'cost' | 'bits'>;

/** When it followed that a sector holds what it holds, and what the seat said of it. */
export interface Proven {
  readonly sector: Sector;
  readonly body: Body;
  /** Sectors gone; null where it never followed. */
  readonly provable: number | null;
  /** Sectors gone when the seat submitted it; null where it did not. */
  readonly submitted: number | null;
}

/** Seat by seat; what it yields on the way is the share that is done. */
export function* analyze({ known, events }: Played): Generator<number, readonly Analysis[]> {
  const course = courseOf(events, known.seats);
  const all = known.acts.length;
  let done = 0;
  const analyses: Analysis[] = [];
  for (const seat of seatsOf(known.seats)) {
    const steps = stepsOf(known, course, seat);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        analyses.push(step.value);
        break;
      }
      done += 1;
      yield done / all;
    }
  }
  return analyses;
}

/** One act after the other. */
function* stepsOf(known: Played['known'], course: Course, seat: Seat): Generator<void, Analysis> {
  const board = boardOf(known.mode);
  const skies = skiesOf(known.mode);
  const { puzzle, own } = known.end;
  const { facts, answers } = at(own, seat);
  const heard = { conferences: 0, acts: [] as Act[] };
  const steps: Learned[] = [];
  const proofs = new Proofs(puzzle.sky, board);
  const after = (before: Knowledge, clues: readonly Clue[]): Knowledge =>
    before.with(...clues.map(clue => sieveOf(clue, board, skies)));
  let knowledge = after(
    new Knowledge(skies),
    facts.map(({ sector, body }) => ({ type: 'is-not', sector, body })),
  );
  const first = knowledge.count;
  proofs.look(knowledge, 0);
  for (const moment of course.moments) {
    if (moment.type === 'act' && moment.act.seat !== seat) continue;
    const time = at(moment.time, seat);
    const before = knowledge;
    if (moment.type === 'act') {
      const { act } = moment;
      const answer = at(answers, heard.acts.length);
      const clue = clueOf(act, answer);
      knowledge = clue ? after(before, [clue]) : before;
      const left = isFound(act, answer) ? countRight(before, answer.guess, board) : knowledge.count;
      const compared = compare(before, moment, heard.acts, answer, known, board);
      steps.push({ type: 'act', act, answer, time, before: before.count, after: left, compared });
      heard.acts.push(act);
    } else {
      if (moment.type === 'conference') heard.conferences += 1;
      knowledge = after(before, cluesIn(moment, heard.conferences, puzzle.conferences));
      const counts = { time, before: before.count, after: knowledge.count };
      steps.push(
        moment.type === 'conference'
          ? { ...counts, type: 'conference', number: moment.number }
          : { ...counts, type: 'review', theories: moment.theories },
      );
    }
    proofs.look(knowledge, time);
    if (moment.type === 'act') yield;
  }
  return {
    seat,
    first,
    steps,
    provable: proofs.guess,
    located: heard.acts.find(act => act.type === 'locate' && act.found)?.at ?? null,
    bodies: proofs.bodies(known, course, seat),
  };
}

function cluesIn(
  moment: Exclude<Moment, { readonly type: 'act' }>,
  heard: number,
  rules: Played['known']['end']['puzzle']['conferences'],
): readonly Clue[] {
  if (moment.type === 'review')
    return moment.theories.map(({ sector, body, right }) => ({
      type: right ? 'is' : 'is-not',
      sector,
      body,
    }));
  const clues: Clue[] = [{ type: 'conference', rule: moment.rule }];
  return heard === rules.length ? [...clues, { type: 'one-place', rules }] : clues;
}

const isFound = (act: Act, answer: Answer): answer is Extract<Answer, { readonly type: 'locate' }> =>
  act.type === 'locate' && act.found && answer.type === 'locate';

/** Skies in which a guess is right. */
const countRight = (knowledge: Knowledge, guess: Guess, board: Board): number =>
  knowledge.count - knowledge.with(sieveOf({ type: 'not-there', guess }, board, knowledge.skies)).count;

function compare(
  knowledge: Knowledge,
  { act, arrow }: Extract<Moment, { readonly type: 'act' }>,
  before: readonly Act[],
  answer: Answer,
  { titles }: Public,
  board: Board,
): Compared | null {
  if (act.cost === 0) return null;
  const told = toldBy(openQuestions(before, arrow, board), knowledge, board, titles);
  const { question, cost, bits } = told.reduce((best, one) => (rate(one) > rate(best) ? one : best));
  return { average: averageOf(act, answer, told, knowledge, board), best: { question, cost, bits } };
}

/** Whatever the seat could ask just then and had not heard. [A3] [A4] */
function openQuestions(before: readonly Act[], arrow: number, board: Board): readonly Question[] {
  const heard = before.flatMap(act => (act.type === 'research' ? [act.topic] : []));
  const mayResearch = before.at(-1)?.type !== 'research';
  const targets = TARGETS - before.filter(({ type }) => type === 'target').length;
  const topics = mayResearch ? TOPICS.filter(topic => !heard.includes(topic)) : [];
  return questionsAt(arrow, targets, topics, board);
}

const rate = ({ bits, cost }: Alternative): number => bits / cost;

/** A topic that is researched again tells nothing. [A7] */
function averageOf(
  act: Act,
  answer: Answer,
  told: readonly Told[],
  knowledge: Knowledge,
  board: Board,
): number {
  if (answer.type === 'locate') {
    const right = countRight(knowledge, answer.guess, board);
    return entropy([right, knowledge.count - right]);
  }
  return told.find(({ question }) => isSame(question, act))?.bits ?? 0;
}

function isSame(question: Question, act: Act): boolean {
  if (question.type === 'survey')
    return (
      act.type === 'survey' && question.of === act.of && question.from === act.from && question.to === act.to
    );
  if (question.type === 'target') return act.type === 'target' && question.sector === act.sector;
  return act.type === 'research' && question.topic === act.topic;
}

/** When what followed for the first time. */
class Proofs {
  readonly #sky: Played['known']['end']['puzzle']['sky'];
  readonly #board: Board;
  readonly #times = new Map<Sector, number>();
  guess: number | null = null;

  constructor(sky: Played['known']['end']['puzzle']['sky'], board: Board) {
    this.#sky = sky;
    this.#board = board;
  }

  look(knowledge: Knowledge, time: number): void {
    if (this.guess === null && provenGuess(knowledge, this.#board)) this.guess = time;
    for (const { sector, body } of this.#inSky())
      if (!this.#times.has(sector) && isProven(knowledge, sector, body)) this.#times.set(sector, time);
  }

  bodies({ theories, phase }: Public, { phases, time }: Course, seat: Seat): readonly Proven[] {
    return this.#inSky().map(({ sector, body }) => {
      const theory = theories.find(one => one.seat === seat && one.sector === sector && one.body === body);
      const times = theory && (theory.phase > phase ? time : phases[theory.phase - 1]);
      return {
        ...{ sector, body, provable: this.#times.get(sector) ?? null },
        submitted: times?.[seat] ?? null,
      };
    });
  }

  #inSky(): readonly { readonly sector: Sector; readonly body: Body }[] {
    return this.#sky.flatMap((content, index) => {
      const body = BODIES.find(one => one === content);
      return body ? [{ sector: index + 1, body }] : [];
    });
  }
}

/** The only locate that can be right. */
export function provenGuess(knowledge: Knowledge, board: Board): Guess | null {
  const { tally } = knowledge;
  const place = tally.hidden.findIndex(count => count > 0);
  if (place < 0 || tally.hidden[place] !== tally.skies) return null;
  const before = provenSight(knowledge, onFrom(place + 1, -1, board));
  const after = provenSight(knowledge, onFrom(place + 1, 1, board));
  return before && after ? { sector: place + 1, before, after } : null;
}

const provenSight = (knowledge: Knowledge, sector: Sector): Sight | undefined =>
  SIGHTS.find(sight => isProven(knowledge, sector, sight));

/** Whether all skies hold it there; of what is empty, truly. */
const isProven = ({ tally }: Knowledge, sector: Sector, sight: Sight): boolean =>
  (sight === 'empty' ? tally.nothing : at(tally.kinds, BODIES.indexOf(sight)))[sector - 1] === tally.skies;
