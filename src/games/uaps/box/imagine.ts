import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { fillFaceDown } from '../../../solver/face-down.ts';
import { boardOf } from '../board.ts';
import { imagineAnswer, imaginePuzzle } from '../imagine.ts';
import { NEW_OWN } from '../start.ts';
import { type Answer, type Own, type Public, type Puzzle, SUBJECTS, type Subject } from '../types.ts';
import type { State, View } from './types.ts';

/**
 * A state in which this viewer would have seen exactly what this view holds. Whoever has the code could work out the
 * sky; what is imagined here does as if nobody did, so that whatever tells the sky shows as a leak.
 */
export function imagine(view: View, rng: Rng): State {
  const { public: known, viewer, box } = view;
  if (known.end) return { rng: rng.fork(), public: known, own: known.end.own, puzzle: known.end.puzzle, box };
  const puzzle = { ...withSets(imaginePuzzle(view, rng), view), code: box.code };
  const own = seatsOf(known.seats).map(seat =>
    seat === viewer && view.own ? view.own : imagineOwn(view, seat, puzzle, rng),
  );
  return { rng: rng.fork(), public: known, own, puzzle, box };
}

/** The game deals its own set to every seat; here it was chosen. [C5] */
function withSets(puzzle: Puzzle, { viewer, box }: View): Puzzle {
  const set = viewer === 'spectator' ? null : at(box.sets, viewer);
  if (viewer === 'spectator' || set === null) return puzzle;
  const { facts } = puzzle;
  return { ...puzzle, facts: facts.with(set, at(facts, viewer)).with(viewer, at(facts, set)) };
}

/** Of whoever is away nothing is known. */
function imagineOwn({ public: known, box }: View, seat: Seat, puzzle: Puzzle, rng: Rng): Own {
  if (!box.here[seat]) return NEW_OWN;
  const level = at(box.levels, seat);
  const set = at(box.sets, seat);
  const facts =
    level === null || set === null ? [] : at(puzzle.facts, set).slice(0, boardOf(known.mode).facts[level]);
  const subjects = imagineSubjects(known, seat, rng);
  return {
    ...NEW_OWN,
    level,
    facts,
    subjects,
    answers: imagineAnswers(known, seat, subjects, puzzle, rng),
    reports: puzzle.reports.filter(report => report.at <= at(known.time, seat)),
  };
}

/** The board has the last word on how many one has. [C11] */
function imagineSubjects({ photos }: Public, seat: Seat, rng: Rng): readonly Subject[] {
  const own = photos.filter(photo => photo.seat === seat);
  const placed = own.map(({ sector, subject }) => ({ place: sector, kind: subject }));
  return fillFaceDown(placed, SUBJECTS, () => own.length + 1, rng);
}

/** What was on a photo that was a mistake is not seen any more. [C14] */
function imagineAnswers(
  known: Public,
  seat: Seat,
  subjects: readonly Subject[],
  puzzle: Puzzle,
  rng: Rng,
): readonly Answer[] {
  const photos = known.photos
    .filter(photo => photo.seat === seat)
    .map(({ sector }, index) => ({ sector, subject: at(subjects, index) }));
  const onPhoto = (sector: number): Subject =>
    photos.find(photo => photo.sector === sector)?.subject ?? rng.pick(SUBJECTS);
  return known.acts
    .filter(act => act.seat === seat)
    .map(act =>
      act.type === 'photo'
        ? { type: 'photo', subjects: act.sectors.map(onPhoto) }
        : imagineAnswer(known, act, puzzle, rng),
    );
}
