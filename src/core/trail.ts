import type { Addressed, Game, GameTypes, Step } from './contract.ts';

/** States that a table has been through, so that going back does not mean playing it again from the deal. */
export interface Trail<State> {
  /** Of the last moves, back to the last one that showed something. */
  readonly quiet: Quiet<State> | null;
  /** Now and then a state on the way here. */
  readonly marks: readonly Mark<State>[];
}

/** What a move found that showed nothing, and the same of the move before. */
export interface Quiet<State> {
  readonly found: State;
  readonly before: Quiet<State> | null;
}

export interface Mark<State> {
  /** How many moves led to it. */
  readonly moves: number;
  readonly state: State;
}

export const NO_TRAIL: Trail<never> = { quiet: null, marks: [] };

/** After one move more. `moves`: how many there are with it. `found`: the state before it. */
export function trailAfter<T extends GameTypes>(
  game: Pick<Game<T>, 'quiet'>,
  { quiet, marks }: Trail<T['State']>,
  moves: number,
  found: T['State'],
  made: Step<T>,
): Trail<T['State']> {
  return {
    quiet: isQuiet(game, made.events) ? { found, before: quiet } : null,
    marks: withMark(marks, moves, made.state),
  };
}

export const isQuiet = <T extends GameTypes>(
  { quiet }: Pick<Game<T>, 'quiet'>,
  events: readonly Addressed<T['Event']>[],
): boolean => events.every(({ event }) => quiet.includes(event.type));

/** What the quiet move so many moves ago found; nothing where something was shown since. */
export function foundBefore<State>({ quiet }: Trail<State>, ago: number): Quiet<State> | null {
  let found = quiet;
  for (let moves = 1; moves < ago && found; moves++) found = found.before;
  return found;
}

/** The trail of the same table before that move, the next one after so many. */
export const trailBefore = <State>(
  { marks }: Trail<State>,
  { before }: Quiet<State>,
  moves: number,
): Trail<State> => ({ quiet: before, marks: marks.filter(mark => mark.moves <= moves) });

/** The last mark that lies before this many moves, or there. */
export const markBefore = <State>(marks: readonly Mark<State>[], moves: number): Mark<State> | undefined =>
  marks.findLast(mark => mark.moves <= moves);

/** Most games are over by then, and are played again up to there in milliseconds; a mark takes some thousand bytes. */
const FIRST = 256;
const LEAST_APART = 128;
const MOST_MARKS = 128;

/** Evenly spread, however long the game: where they become too many, every second one goes. */
function withMark<State>(marks: readonly Mark<State>[], moves: number, state: State): readonly Mark<State>[] {
  if (moves < FIRST || moves % LEAST_APART !== 0) return marks;
  const apart = apartAfter(moves);
  return moves % apart === 0 ? [...marks.filter(mark => mark.moves % apart === 0), { moves, state }] : marks;
}

function apartAfter(moves: number): number {
  let apart = LEAST_APART;
  while (moves > apart * MOST_MARKS) apart *= 2;
  return apart;
}
