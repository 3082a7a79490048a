import { assert, at, type Seat, seatsOf } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { fillFaceDown } from '../../solver/face-down.ts';
import { analyzed, surveyed, targeted } from './answers.ts';
import { allSectors, boardOf, isRight, onFrom, sightIn, stackedWith, topicsOf } from './board.ts';
import type { Clue } from './clues.ts';
import type { SkyKnowledge } from './knowledge.ts';
import { cluesOf, knowledgeFrom } from './known.ts';
import { mayFollow } from './legal.ts';
import { effectOf, isInPlay } from './modifiers.ts';
import { type HeardOfPuzzle, imaginedPuzzle } from './puzzle.ts';
import {
  type Act,
  type Answer,
  type Content,
  type Guess,
  LEVELS_OF_FACTS,
  type Mode,
  type Own,
  type Public,
  type Puzzle,
  type Sector,
  SIGHTS,
  type State,
  SUBJECTS,
  type Subject,
  TOPICS,
  type TopicRule,
  type View,
  WISHES,
} from './types.ts';

/** A state in which this viewer would have seen exactly what this view holds. */
export function imagine(view: View, rng: Rng): State {
  const { public: known, viewer } = view;
  if (known.end) return { rng: rng.fork(), public: known, own: known.end.own, puzzle: known.end.puzzle };
  const puzzle = imaginePuzzle(view, rng);
  const own = seatsOf(known.seats).map(seat =>
    seat === viewer && view.own ? view.own : imagineOwn(known, seat, puzzle, rng),
  );
  return { rng: rng.fork(), public: known, own, puzzle };
}

/** One in a few will do. */
const MOST_TRIES = 100_000;
/** From so many skies on it is quicker to draw some and to look whether the reports fit them. */
const MANY_SKIES = 1_000_000;
const TRIES_OF_MANY = 2_000;

/** Skies that fit but admit no such topics or reports were not dealt. */
export function imaginePuzzle(view: View, rng: Rng): Puzzle {
  const { mode, luna } = view.public;
  const right = rightFind(view);
  const clues = [...cluesOf(view), ...(right ? around(right.guess, right.turns, mode) : [])];
  const isFound = (sky: readonly Content[]): boolean =>
    !right || isRight(sky, right.guess, right.turns, boardOf(mode));
  const heard = heardIn(view);
  const dealt = (knowledge: SkyKnowledge, most: number): Puzzle | undefined => {
    for (let tries = 0; tries < most; tries++) {
      const sky = knowledge.sample(rng);
      const puzzle = isFound(sky) && imaginedPuzzle(mode, sky, heard, rng);
      if (puzzle) return puzzle;
    }
    return undefined;
  };
  const without = clues.filter(({ type }) => type !== 'report' && type !== 'one-place');
  const many = knowledgeFrom(mode, luna, without);
  const puzzle =
    (many.count >= MANY_SKIES && dealt(many, TRIES_OF_MANY)) ||
    dealt(knowledgeFrom(mode, luna, clues), MOST_TRIES);
  assert(puzzle, 'some sky fits a view of a game');
  return puzzle;
}

/** What was heard of the puzzle beside its sky. */
function heardIn(view: View): HeardOfPuzzle {
  const { public: known, own, viewer } = view;
  const { modifiers, reportsAt, titles } = known;
  return {
    modifiers,
    reportsAt,
    titles,
    reports: own?.reports ?? [],
    rules: rulesHeard(view),
    facts: seatsOf(known.seats).map(seat => (seat === viewer && own ? own.facts : [])),
  };
}

/** By topic: what this viewer was told. */
function rulesHeard({ own }: View): readonly (TopicRule | null)[] {
  const told = (own?.answers ?? []).flatMap(answer => (answer.type === 'analyze' ? answer.told : []));
  return TOPICS.map(topic => told.find(one => one.topic === topic)?.rule ?? null);
}

/** Where this viewer has found the UAP. */
function rightFind({
  public: { acts },
  own,
  viewer,
}: View): { readonly guess: Guess; readonly turns: number } | undefined {
  const mine = acts.filter(act => act.seat === viewer);
  const number = mine.findIndex(act => act.type === 'find' && act.found);
  const answer = own?.answers[number];
  return answer?.type === 'find' ? { guess: answer.guess, turns: at(mine, number).turns } : undefined;
}

function around({ sector, before, after, stacked }: Guess, turns: number, mode: Mode): readonly Clue[] {
  const board = boardOf(mode);
  return [
    { type: 'target', sector, sight: 'junk' },
    { type: 'target', sector: onFrom(sector, -1, board), sight: before },
    { type: 'target', sector: onFrom(sector, 1, board), sight: after },
    { type: 'target', sector: stackedWith(sector, turns, board), sight: stacked },
  ];
}

/** What somebody else may hold in private. */
function imagineOwn(known: Public, seat: Seat, puzzle: Puzzle, rng: Rng): Own {
  const { levels, done, time, stage } = known;
  const level = levels?.[seat] ?? (done[seat] ? rng.pick(LEVELS_OF_FACTS) : null);
  const facts = levels ? at(puzzle.facts, seat).slice(0, boardOf(known.mode).facts[at(levels, seat)]) : [];
  const subjects = imagineSubjects(known, seat, rng);
  const answered = stage === 'follow' && done[seat] && mayFollow(known, seat);
  const together = known.seats > 1 && isInPlay(known, ({ move }) => move?.together === true);
  return {
    level,
    facts,
    answers: imagineAnswers(known, seat, subjects, puzzle, rng),
    subjects,
    reports: puzzle.reports.filter(report => report.at <= at(time, seat)),
    wish: together ? rng.pick(WISHES) : 'ask',
    follows: answered ? rng.chance(0.5) : null,
  };
}

function imagineAnswers(
  known: Public,
  seat: Seat,
  subjects: readonly Subject[],
  puzzle: Puzzle,
  rng: Rng,
): readonly Answer[] {
  let photos = 0;
  return known.acts
    .filter(act => act.seat === seat)
    .map((act): Answer => {
      if (act.type !== 'photo') return imagineAnswer(known, act, puzzle, rng);
      const first = photos;
      photos += act.sectors.length;
      return { type: 'photo', subjects: subjects.slice(first, photos) };
    });
}

export function imagineAnswer(
  known: Public,
  act: Exclude<Act, { type: 'photo' }>,
  puzzle: Puzzle,
  rng: Rng,
): Answer {
  switch (act.type) {
    case 'move':
      return { type: 'move' };
    case 'survey':
      return surveyed(puzzle.sky, act.of, act.sectors);
    case 'target':
      return targeted(puzzle.sky, act.sectors);
    case 'analyze': {
      const topics = topicsOf(act.satellite);
      const both = effectOf(at(known.modifiers, act.quadrant - 1)).analyze?.topics !== undefined;
      return analyzed(puzzle, both ? topics : [rng.pick(topics)]);
    }
    case 'find':
      return { type: 'find', guess: imagineGuess(act.found, act.turns, puzzle, rng) };
  }
}

function imagineGuess(right: boolean, turns: number, { sky, mode }: Puzzle, rng: Rng): Guess {
  const board = boardOf(mode);
  const uap = sky.indexOf('uap') + 1;
  for (;;) {
    const sector = right ? uap : rng.pick(allSectors(board));
    const sight = (where: Sector) => (right ? sightIn(sky, where) : rng.pick(SIGHTS));
    const guess = {
      sector,
      before: sight(onFrom(sector, -1, board)),
      after: sight(onFrom(sector, 1, board)),
      stacked: sight(stackedWith(sector, turns, board)),
    };
    if (isRight(sky, guess, turns, board) === right) return guess;
  }
}

/** What lies face down: any photos that this seat could have put there. [S4] [A4] */
function imagineSubjects({ mode, photos }: Public, seat: Seat, rng: Rng): readonly Subject[] {
  const own = photos.filter(photo => photo.seat === seat);
  const placed = own.map(({ sector, subject }) => ({ place: sector, kind: subject }));
  return fillFaceDown(placed, SUBJECTS, subject => boardOf(mode).photos[subject], rng);
}
