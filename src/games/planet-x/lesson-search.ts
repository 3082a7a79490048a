import { assert, at, seatsOf } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { Knowledge } from '../../solver/knowledge.ts';
import { answerTo, type Question } from './answers.ts';
import { boardOf, FACTS, onFrom, visibleFrom, widthOf } from './board.ts';
import { type Clue, sieveOf } from './clues.ts';
import { clueOf } from './known.ts';
import { provenGuess } from './locate.ts';
import { explain } from './proof.ts';
import { drawCode, puzzleOf } from './puzzle.ts';
import { questionsAt } from './questions.ts';
import { skiesOf } from './skies.ts';
import { clueText } from './text.ts';
import { type Puzzle, TOPICS } from './types.ts';

/**
 * Codes whose sky a beginner can solve as the lesson does: a survey, a research, a target, a survey, the conference.
 * Those that follow from the fewest clues come first. For whoever must write the lesson anew: the test prints them.
 */
export function lessonCodes(codes: number, most: number): readonly string[] {
  const found = Array.from({ length: codes }, (_, number) => solvable(number)).flat();
  return found
    .sort((one, other) => one.premises - other.premises)
    .slice(0, most)
    .map(({ code, clues, premises }) =>
      [`${code}, ${premises} premises`, ...clues.map(clue => clueText(clue, 'standard'))].join('\n  '),
    );
}

interface Solvable {
  readonly code: string;
  readonly clues: readonly Clue[];
  readonly premises: number;
}

const board = boardOf('standard');
const LEARNER = at(seatsOf(1), 0);
/** Sectors gone before each act. */
const [FIRST, TARGET, LAST] = [0, 4, 8];

/** The best of one code, where it has any. */
function solvable(number: number): readonly Solvable[] {
  const puzzle = puzzleOf(drawCode('standard', new Rng(stream(`lesson-${number}`, 'codes'))));
  const skies = skiesOf('standard');
  const after = (before: Knowledge, ...clues: readonly Clue[]): Knowledge =>
    before.with(...clues.map(clue => sieveOf(clue, board, skies)));
  const facts = at(puzzle.facts, 0)
    .slice(0, FACTS.beginner)
    .map((fact): Clue => ({ type: 'is-not', ...fact }));
  const { conferences } = puzzle;
  const told: readonly Clue[] = [
    ...conferences.map((rule): Clue => ({ type: 'conference', rule })),
    { type: 'one-place', rules: conferences },
  ];
  const start = after(new Knowledge(skies), ...facts, ...told);
  const found: Solvable[] = [];
  for (const first of surveysAt(FIRST, puzzle))
    for (const topic of TOPICS.map(one => clueTo({ type: 'research', topic: one }, puzzle)))
      for (const target of visibleFrom(TARGET, board).map(sector =>
        clueTo({ type: 'target', sector }, puzzle),
      )) {
        const before = after(start, first, topic, target);
        for (const last of surveysAt(LAST, puzzle)) {
          const guess = provenGuess(after(before, last));
          if (!guess || after(before, last).count > 1) continue;
          const clues = [...facts, first, topic, target, last, ...told];
          const premisesOf = (sector: number, content: 'planet-x' | typeof guess.before): number =>
            explain('standard', clues, { sector, content, holds: true })?.length ?? 0;
          const premises =
            premisesOf(guess.sector, 'planet-x') +
            premisesOf(onFrom(guess.sector, -1, board), guess.before) +
            premisesOf(onFrom(guess.sector, 1, board), guess.after);
          found.push({ code: puzzle.code, clues, premises });
          if (found.length > ENOUGH) return best(found);
        }
      }
  return best(found);
}

/** Ways through one sky that are compared: explaining takes long. */
const ENOUGH = 5;

const best = (found: readonly Solvable[]): readonly Solvable[] =>
  found.toSorted((one, other) => one.premises - other.premises).slice(0, 1);

/** Cheap ones, for everything but comets, which have their own rule of ends. */
const surveysAt = (arrow: number, puzzle: Puzzle): readonly Clue[] =>
  questionsAt(arrow, 0, [], board)
    .filter(
      question =>
        question.type === 'survey' &&
        question.of !== 'comet' &&
        widthOf(question.from, question.to, board) > 3,
    )
    .map(question => clueTo(question, puzzle));

function clueTo(question: Question, puzzle: Puzzle): Clue {
  const clue = clueOf({ seat: LEARNER, at: 0, cost: 0, ...question }, answerTo(puzzle, question));
  assert(clue, 'a question is answered');
  return clue;
}
