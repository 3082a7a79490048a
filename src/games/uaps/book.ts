import { at } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import {
  type Entries,
  evening,
  FIRST_NUMBER,
  hiddenAmong,
  type Numbers,
  nextNumber,
  type SumCheck,
  scattered,
  sumCheck,
} from '../../deduction/book.ts';
import { surveyed } from './answers.ts';
import {
  allSectors,
  type Board,
  boardOf,
  FACT_SETS,
  onFrom,
  orbitOf,
  placeOf,
  QUADRANTS,
  sectorAt,
  sectorsOfArea,
  sightIn,
} from './board.ts';
import { couldStart } from './could.ts';
import { reportRules } from './reports.ts';
import { usefulRules } from './topic-sets.ts';
import { titleOfRule } from './topics.ts';
import {
  type Fact,
  type Mode,
  type Modifier,
  type Orbit,
  type Puzzle,
  type Quadrant,
  type ReportRule,
  type Sector,
  SIGHTS,
  type Sight,
  SUBJECTS,
  SURVEYED,
  type Subject,
  type Surveyed,
  type Title,
  TOPICS,
  type Topic,
  type TopicRule,
} from './types.ts';

/** A count, how a sector appears, or whether a photo is right. */
export type Answered = number | Sight | boolean;

export type Told =
  | { readonly type: 'topic'; readonly rule: TopicRule }
  | { readonly type: 'report'; readonly rule: ReportRule }
  | { readonly type: 'title'; readonly title: Title };

/** Everything that a code can answer, each under a number. [B1] of the companion. */
export interface Book {
  readonly code: string;
  readonly mode: Mode;
  readonly luna: Sector;
  /** By quadrant. */
  readonly modifiers: readonly Modifier[];
  readonly reportsAt: readonly number[];
  /** By the keys of `keys`. */
  readonly numbers: Numbers;
  readonly answers: Entries<Answered>;
  /** Of every set all that could be said, so that none says what another set knows. */
  readonly facts: Entries<OfSet>;
  readonly rules: Entries<Told>;
  /** Sector and what is before it; what is after it; the sector stacked with it now, and what is there. [A6] */
  readonly find: SumCheck;
}

export interface OfSet {
  readonly set: number;
  readonly fact: Fact;
}

/**
 * Where a survey looks, by the printed board as it stands: whoever asks sees which outer sector is above an inner one,
 * and need not know how often the Earth has turned.
 */
export type Looked =
  /** `first`: the outer sector that is above the first of the quadrant's inner ones. */
  | { readonly form: 'quadrant'; readonly quadrant: Quadrant; readonly first: Sector }
  | { readonly form: 'inner'; readonly quadrant: Quadrant }
  | { readonly form: 'outer'; readonly first: Sector }
  | { readonly form: 'stack'; readonly inner: Sector; readonly outer: Sector }
  | { readonly form: 'sector'; readonly sector: Sector };

export const keys = {
  survey: (of: Surveyed, looked: Looked): string => `survey ${of} ${Object.values(looked).join(' ')}`,
  target: (sector: Sector): string => `target ${sector}`,
  photo: (sector: Sector, subject: Subject): string => `photo ${sector} ${subject}`,
  /** Both from 0. */
  fact: (set: number, number: number): string => `fact ${set} ${number}`,
  topic: (topic: Topic): string => `topic ${topic}`,
  title: (topic: Topic): string => `title ${topic}`,
  /** From 1. */
  report: (number: number): string => `report ${number}`,
};

/** The same for the same puzzle, on every device. */
export function bookOf(puzzle: Puzzle, modifiers: readonly Modifier[] = puzzle.modifiers): Book {
  const { code, mode, sky, reports } = puzzle;
  const board = boardOf(mode);
  const luna = sky.indexOf('luna') + 1;
  const rng = new Rng(stream(code, 'uaps/book'));
  const asked = answersOf(puzzle, board);
  const values = [...asked.values()];
  const dummies = [
    ...evening(values.filter(isSight), SIGHTS),
    ...evening(
      values.filter(value => typeof value === 'boolean'),
      [true, false],
    ),
  ];
  const answers = scattered(asked, dummies, FIRST_NUMBER, rng);
  const facts = hiddenAmong(factsOf(puzzle), possibleFacts(luna, board), nextNumber(answers.entries), rng);
  const told = hiddenAmong(toldBy(puzzle), possiblyTold(board), nextNumber(facts.entries), rng);
  return {
    code,
    mode,
    luna,
    modifiers,
    reportsAt: reports.map(({ at: time }) => time),
    numbers: { ...answers.numbers, ...facts.numbers, ...told.numbers },
    answers: answers.entries,
    facts: facts.entries,
    rules: told.entries,
    find: findCheck(puzzle, board, rng),
  };
}

export const sectorsOfOrbit = (orbit: Orbit, board: Board): readonly Sector[] =>
  allSectors(board).filter(sector => orbitOf(sector, board) === orbit);

/** Every way a survey can look, whichever way the Earth has turned. [A2] */
export function everyLook(board: Board): readonly Looked[] {
  const [inner, outer] = [sectorsOfOrbit('inner', board), sectorsOfOrbit('outer', board)];
  return [
    ...QUADRANTS.flatMap(quadrant => outer.map(first => ({ form: 'quadrant', quadrant, first }) as const)),
    ...QUADRANTS.map(quadrant => ({ form: 'inner', quadrant }) as const),
    ...outer.map(first => ({ form: 'outer', first }) as const),
    ...inner.flatMap(low => outer.map(high => ({ form: 'stack', inner: low, outer: high }) as const)),
    ...allSectors(board).map(sector => ({ form: 'sector', sector }) as const),
  ];
}

/** Which choice of each part a guess is. */
export const partsOfGuess = (
  { sector, before, after }: { readonly sector: Sector; readonly before: Sight; readonly after: Sight },
  stacked: { readonly sector: Sector; readonly holds: Sight },
): readonly [number, number, number] => [
  choiceOf(sector, before),
  SIGHTS.indexOf(after),
  choiceOf(stacked.sector, stacked.holds),
];

const choiceOf = (sector: Sector, holds: Sight): number =>
  (sector - 1) * SIGHTS.length + SIGHTS.indexOf(holds);

function sectorsOf(looked: Looked, board: Board): readonly Sector[] {
  const firstOf = (quadrant: Quadrant): Sector => ((quadrant - 1) * board.perOrbit) / QUADRANTS.length + 1;
  const turnsWith = (inner: Sector, outer: Sector): number =>
    (placeOf(inner, board) - placeOf(outer, board) + board.perOrbit) % board.perOrbit;
  switch (looked.form) {
    case 'quadrant': {
      const { quadrant, first } = looked;
      return sectorsOfArea({ form: 'quadrant' }, quadrant, turnsWith(firstOf(quadrant), first), board);
    }
    case 'inner':
      return sectorsOfArea({ form: 'orbit', orbit: 'inner' }, looked.quadrant, 0, board);
    case 'outer':
      return sectorsOfArea({ form: 'orbit', orbit: 'outer' }, 1, turnsWith(firstOf(1), looked.first), board);
    case 'stack':
      return [looked.inner, looked.outer];
    case 'sector':
      return [looked.sector];
  }
}

function answersOf({ sky }: Puzzle, board: Board): ReadonlyMap<string, Answered> {
  const sectors = allSectors(board);
  const counted = (of: Surveyed, looked: Looked): number => {
    const answer = surveyed(sky, [of], sectorsOf(looked, board));
    return answer.type === 'survey' ? at(answer.counts, 0) : 0;
  };
  return new Map<string, Answered>([
    ...SURVEYED.flatMap(of =>
      everyLook(board).map(looked => [keys.survey(of, looked), counted(of, looked)] as const),
    ),
    ...sectors.map(sector => [keys.target(sector), sightIn(sky, sector)] as const),
    ...sectors.flatMap(sector =>
      SUBJECTS.map(subject => [keys.photo(sector, subject), at(sky, sector - 1) === subject] as const),
    ),
  ]);
}

const isSight = (value: Answered): value is Sight => typeof value === 'string';

const factsOf = ({ facts }: Puzzle): ReadonlyMap<string, OfSet> =>
  new Map(
    facts.flatMap((of, set) => of.map((fact, number) => [keys.fact(set, number), { set, fact }] as const)),
  );

/** [Q9] */
const possibleFacts = (luna: Sector, board: Board): readonly OfSet[] =>
  Array.from({ length: FACT_SETS }, (_, set) =>
    allSectors(board).flatMap(sector =>
      SURVEYED.filter(sight => couldStart(sector, sight, luna, board)).map(sight => ({
        set,
        fact: { sector, sight },
      })),
    ),
  ).flat();

const toldBy = ({ rules, reports }: Puzzle): ReadonlyMap<string, Told> =>
  new Map<string, Told>([
    ...TOPICS.map((topic, index) => [keys.topic(topic), { type: 'topic', rule: at(rules, index) }] as const),
    ...TOPICS.map(
      (topic, index) => [keys.title(topic), { type: 'title', title: titleOfRule(at(rules, index)) }] as const,
    ),
    ...reports.map(({ rule }, index) => [keys.report(index + 1), { type: 'report', rule }] as const),
  ]);

/** Titles are hidden until a satellite is verified, so rules of every title are there. [Q5] */
function possiblyTold(board: Board): readonly Told[] {
  const rules = usefulRules(board);
  const titles = new Map(rules.map(rule => [titleOfRule(rule).join(), titleOfRule(rule)]));
  return [
    ...rules.map(rule => ({ type: 'topic', rule }) as const),
    ...[...titles.values()].map(title => ({ type: 'title', title }) as const),
    ...[...reportRules(board)].map(rule => ({ type: 'report', rule }) as const),
  ];
}

function findCheck({ sky }: Puzzle, board: Board, rng: Rng): SumCheck {
  const sector = sky.indexOf('uap') + 1;
  const sightOf = (of: Sector): Sight => sightIn(sky, of);
  const [before, after] = [sightOf(onFrom(sector, -1, board)), sightOf(onFrom(sector, 1, board))];
  const choices = allSectors(board).length * SIGHTS.length;
  const stacked = sectorsOfOrbit(orbitOf(sector, board) === 'inner' ? 'outer' : 'inner', board);
  return sumCheck(
    [
      { choices, right: new Set([choiceOf(sector, before)]) },
      { choices: SIGHTS.length, right: new Set([SIGHTS.indexOf(after)]) },
      { choices, right: new Set(stacked.map(one => choiceOf(one, sightOf(one)))) },
    ],
    rng,
  );
}

/** The outer sectors of a look, from its first one on. */
export const outerFrom = (first: Sector, board: Board): readonly Sector[] =>
  Array.from({ length: board.perOrbit / QUADRANTS.length }, (_, step) =>
    sectorAt('outer', placeOf(first, board) + step, board),
  );
