import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { FACTS } from '../board.ts';
import { imagineAnswer, imaginePuzzle } from '../imagine.ts';
import { BODIES, type Own, type Puzzle } from '../types.ts';
import type { State, View } from './types.ts';

/** A state in which this viewer would have seen exactly what this view holds, as if its code told nothing. */
export function imagine(view: View, rng: Rng): State {
  const { public: known, viewer, box } = view;
  if (known.end) return { rng: rng.fork(), public: known, own: known.end.own, puzzle: known.end.puzzle, box };
  const season = viewer === 'spectator' ? null : at(box.seasons, viewer);
  const puzzle = { ...imaginePuzzle(view, season, rng), code: box.code };
  const own = seatsOf(known.seats).map(seat =>
    seat === viewer && view.own ? view.own : imagineOwn(view, seat, puzzle, rng),
  );
  return { rng: rng.fork(), public: known, own, puzzle, box };
}

/** Of a seat that is away, this device knows nothing private. */
function imagineOwn({ public: known, box }: View, seat: Seat, puzzle: Puzzle, rng: Rng): Own {
  const level = at(box.levels, seat);
  const season = at(box.seasons, seat);
  const isHere = at(box.here, seat);
  const acts = known.acts.filter(act => isHere && act.seat === seat);
  const theories = known.theories.filter(theory => isHere && theory.seat === seat);
  return {
    level,
    facts: level === null || season === null ? [] : at(puzzle.facts, season).slice(0, FACTS[level]),
    answers: acts.map(act => imagineAnswer(act, puzzle, rng)),
    bodies: theories.map(({ body }) => body ?? rng.pick(BODIES)),
    sealed: null,
  };
}
