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
import { answerTo } from './answers.ts';
import {
  allSectors,
  type Board,
  boardOf,
  isCometSector,
  onFrom,
  sectorsIn,
  sightIn,
  visibleWidth,
} from './board.ts';
import { SEASONS } from './facts.ts';
import { usefulRules } from './puzzle.ts';
import { conferenceRules, titleOfRule } from './topics.ts';
import {
  BODIES,
  type Body,
  type ConferenceRule,
  type Fact,
  type Mode,
  type Puzzle,
  type Sector,
  SIGHTS,
  type Sight,
  type Title,
  TOPICS,
  type Topic,
  type TopicRule,
} from './types.ts';

/** A count, how a sector appears, or whether a theory is right. */
export type Answered = number | Sight | boolean;

/** Everything that a code can answer, each under a number. [B1] of the companion. */
export interface Book {
  readonly code: string;
  readonly mode: Mode;
  /** By topic. */
  readonly titles: readonly Title[];
  /** By the keys of `keys`. */
  readonly numbers: Numbers;
  readonly answers: Entries<Answered>;
  /** Of every season all that could be said, so that none says what another season knows. */
  readonly facts: Entries<OfSeason>;
  readonly rules: Entries<TopicRule | ConferenceRule>;
  /** Sector and what is before it; what is after it. [A5] */
  readonly locate: SumCheck;
}

export interface OfSeason {
  readonly season: number;
  readonly fact: Fact;
}

export const keys = {
  survey: (of: Sight, from: Sector, to: Sector): string => `survey ${of} ${from} ${to}`,
  target: (sector: Sector): string => `target ${sector}`,
  theory: (sector: Sector, body: Body): string => `theory ${sector} ${body}`,
  /** Both from 0. */
  fact: (season: number, number: number): string => `fact ${season} ${number}`,
  topic: (topic: Topic): string => `topic ${topic}`,
  /** From 1. */
  conference: (number: number): string => `conference ${number}`,
};

/** The same for the same puzzle, on every device. */
export function bookOf(puzzle: Puzzle): Book {
  const { code, mode, rules } = puzzle;
  const board = boardOf(mode);
  const rng = new Rng(stream(code, 'planet-x/book'));
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
  const facts = hiddenAmong(factsOf(puzzle), possibleFacts(board), nextNumber(answers.entries), rng);
  const told = hiddenAmong(rulesOf(puzzle), possibleRules(puzzle, board), nextNumber(facts.entries), rng);
  return {
    code,
    mode,
    titles: rules.map(titleOfRule),
    numbers: { ...answers.numbers, ...facts.numbers, ...told.numbers },
    answers: answers.entries,
    facts: facts.entries,
    rules: told.entries,
    locate: locateCheck(puzzle, board, rng),
  };
}

/** Which choice of each part a guess is. */
export const partsOfGuess = (sector: Sector, before: Sight, after: Sight): readonly [number, number] => [
  (sector - 1) * SIGHTS.length + SIGHTS.indexOf(before),
  SIGHTS.indexOf(after),
];

/** All ranges that can be visible. [A1] [A2] */
export function rangesFor(
  of: Sight,
  board: Board,
): readonly { readonly from: Sector; readonly to: Sector }[] {
  const ends = allSectors(board).filter(sector => of !== 'comet' || isCometSector(sector, board));
  return ends.flatMap(from => {
    const seen = sectorsIn(from, onFrom(from, visibleWidth(board) - 1, board), board);
    return seen.filter(to => ends.includes(to)).map(to => ({ from, to }));
  });
}

function answersOf(puzzle: Puzzle, board: Board): ReadonlyMap<string, Answered> {
  const { sky } = puzzle;
  const sectors = allSectors(board);
  const counted = (of: Sight, from: Sector, to: Sector): number => {
    const answer = answerTo(puzzle, { type: 'survey', of, from, to });
    return answer.type === 'survey' ? answer.count : 0;
  };
  return new Map<string, Answered>([
    ...SIGHTS.flatMap(of =>
      rangesFor(of, board).map(({ from, to }) => [keys.survey(of, from, to), counted(of, from, to)] as const),
    ),
    ...sectors.map(sector => [keys.target(sector), sightIn(sky, sector)] as const),
    ...sectors.flatMap(sector =>
      BODIES.map(body => [keys.theory(sector, body), at(sky, sector - 1) === body] as const),
    ),
  ]);
}

const isSight = (value: Answered): value is Sight => typeof value === 'string';

const factsOf = ({ facts }: Puzzle): ReadonlyMap<string, OfSeason> =>
  new Map(
    facts.flatMap((set, season) =>
      set.map((fact, number) => [keys.fact(season, number), { season, fact }] as const),
    ),
  );

/** [Q7] */
const possibleFacts = (board: Board): readonly OfSeason[] =>
  Array.from({ length: SEASONS }, (_, season) =>
    allSectors(board).flatMap(sector =>
      BODIES.filter(body => body !== 'comet' || isCometSector(sector, board)).map(body => ({
        season,
        fact: { sector, body },
      })),
    ),
  ).flat();

const rulesOf = ({ rules, conferences }: Puzzle): ReadonlyMap<string, TopicRule | ConferenceRule> =>
  new Map<string, TopicRule | ConferenceRule>([
    ...TOPICS.map((topic, index) => [keys.topic(topic), at(rules, index)] as const),
    ...conferences.map((rule, index) => [keys.conference(index + 1), rule] as const),
  ]);

/** Titles are public: what other titles could say would only be in the way. [Q5] */
function possibleRules({ rules }: Puzzle, board: Board): readonly (TopicRule | ConferenceRule)[] {
  const titles = new Set(rules.map(rule => titleOfRule(rule).join()));
  return [
    ...usefulRules(board).filter(rule => titles.has(titleOfRule(rule).join())),
    ...conferenceRules(board),
  ];
}

function locateCheck({ sky }: Puzzle, board: Board, rng: Rng): SumCheck {
  const sector = sky.indexOf('planet-x') + 1;
  const [place, after] = partsOfGuess(
    sector,
    sightIn(sky, onFrom(sector, -1, board)),
    sightIn(sky, onFrom(sector, 1, board)),
  );
  return sumCheck(
    [
      { choices: board.sectors * SIGHTS.length, right: new Set([place]) },
      { choices: SIGHTS.length, right: new Set([after]) },
    ],
    rng,
  );
}
