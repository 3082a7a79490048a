import { type Outcome, type Seat, seatsOf } from '../../core/contract.ts';
import { finalPointsOf, setScore } from './board.ts';
import { type Course, nobody } from './steps.ts';
import type { End, Ending, FinalScore, State } from './types.ts';

/** [W1] [W2] [W3] */
export function end(course: Course): void {
  const { table } = course;
  const scores = table.players.map(
    ({ blue, black, equipment, money }): FinalScore => ({ blue, black, set: setScore(equipment), money }),
  );
  const ending: End = { ...winnersOf(scores), scores };
  table.stage = 'over';
  table.done = nobody(table.seats);
  table.end = ending;
  course.tell({ type: 'game-ended', ...ending });
}

/** [W3] */
export function winnersOf(scores: readonly FinalScore[]): {
  readonly winners: readonly Seat[];
  readonly why: Ending;
} {
  const best = Math.max(...scores.map(finalPointsOf));
  const leading = seatsOf(scores.length).filter(seat => finalPointsOf(scoreOf(scores, seat)) === best);
  const richest = Math.max(...leading.map(seat => scoreOf(scores, seat).money));
  const winners = leading.filter(seat => scoreOf(scores, seat).money === richest);
  if (leading.length === 1) return { winners, why: 'most-points' };
  return { winners, why: winners.length === 1 ? 'more-money' : 'shared' };
}

export function outcome({ public: { end: ending } }: State): Outcome | undefined {
  if (!ending) return undefined;
  const scores = ending.scores.map(score => ({
    total: finalPointsOf(score),
    parts: [
      { what: 'blue', points: score.blue },
      { what: 'black', points: score.black },
      { what: 'set', points: score.set },
    ],
  }));
  return { winners: ending.winners, scores, reason: ending.why };
}

const NOTHING: FinalScore = { blue: 0, black: 0, set: 0, money: 0 };
const scoreOf = (scores: readonly FinalScore[], seat: Seat): FinalScore => scores[seat] ?? NOTHING;
