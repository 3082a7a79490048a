import { assert, type Seat, seatsOf } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { allSectors, boardOf, onFrom, visibleWidth } from '../board.ts';
import { SEASONS } from '../facts.ts';
import { sample as sampleOfGame } from '../sample.ts';
import { BODIES, LEVELS_OF_FACTS, SIGHTS, TOPICS } from '../types.ts';
import { latest, phasesFor, refuse } from './legal.ts';
import type { Announced, Move, Placed, View } from './types.ts';

/** After so many that are refused, the table is revealed. */
const MOST_TRIES = 40;

/** Whatever is entered at such a table, questions most of all; sooner or later it is revealed. */
export function sample(view: View, rng: Rng): Move {
  const { viewer, own, box } = view;
  assert(viewer !== 'spectator' && own, 'only a seat with a move is asked for one');
  const unchosen = box.here[viewer] && box.seasons[viewer] === null;
  if (unchosen && rng.chance(0.8)) {
    const seasons = seatsOf(SEASONS).filter(season => !box.seasons.includes(season));
    return { type: 'know', season: rng.pick(seasons), level: rng.pick(LEVELS_OF_FACTS) };
  }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const move = someMove(view, viewer, rng);
    if (move && refuse(view, move) === undefined) return move;
  }
  return { type: 'reveal' };
}

/** By how often it is tried. */
const WEIGHTS = {
  ask: 11,
  research: 1,
  announce: 8,
  place: 4,
  review: 6,
  'review-other': 2,
  turn: 3,
  'set-time': 1,
  mistake: 3,
  pass: 2,
  know: 1,
  reveal: 1,
} as const;
const KINDS = Object.entries(WEIGHTS).flatMap(([kind, weight]) =>
  Array.from({ length: weight }, () => kind as keyof typeof WEIGHTS),
);

/** Not always a legal one. */
function someMove(view: View, viewer: Seat, rng: Rng): Move | undefined {
  const { public: known, box } = view;
  const board = boardOf(known.mode);
  const seat = rng.pick(seatsOf(known.seats));
  switch (rng.pick(KINDS)) {
    case 'ask':
      return someQuestion(view, rng);
    case 'research':
      return { type: 'research', topic: rng.pick(TOPICS) };
    case 'announce':
      return { type: 'announced', seat, act: someAct(view, rng) };
    case 'place': {
      const placed = somePlaced(view, box.here[seat] ? viewer : seat, rng);
      return placed && { type: 'place', ...placed, body: rng.pick([null, ...BODIES]) };
    }
    case 'review': {
      const number = rng.int(known.theories.length + 1);
      const theory = box.due.length > 0 && rng.chance(0.5) ? rng.pick(box.due) : number;
      return { type: 'review', theory, body: rng.pick([null, ...BODIES]) };
    }
    case 'review-other': {
      const placed = somePlaced(view, seat, rng);
      return placed && { type: 'review-other', ...placed, body: rng.pick(BODIES) };
    }
    case 'turn':
      return { type: 'turn', to: rng.pick(allSectors(board)) };
    case 'set-time':
      return { type: 'set-time', seat, time: rng.int(latest(known) + 1) };
    case 'mistake':
      return rng.chance(0.5)
        ? { type: 'mistake', act: rng.int(known.acts.length + 1) }
        : { type: 'mistake', entry: rng.int(box.entries.length + 1) };
    case 'pass':
      return { type: 'pass', seat };
    case 'know':
      return { type: 'know', season: rng.int(SEASONS), level: rng.pick(LEVELS_OF_FACTS) };
    case 'reveal':
      return { type: 'reveal' };
  }
}

function someQuestion(view: View, rng: Rng): Move | undefined {
  const move = sampleOfGame({ ...view, public: { ...view.public, stage: 'act' } }, rng);
  return move.type === 'know' || move.type === 'submit' ? undefined : move;
}

function someAct({ public: { mode } }: View, rng: Rng): Announced {
  const board = boardOf(mode);
  const from = rng.pick(allSectors(board));
  const to = onFrom(from, rng.int(visibleWidth(board)), board);
  return rng.pick<Announced>([
    { type: 'survey', of: rng.pick(SIGHTS), from, to },
    { type: 'target', sector: from },
    { type: 'research', topic: rng.pick(TOPICS) },
    { type: 'locate', found: rng.chance(0.2) },
  ]);
}

function somePlaced(view: View, seat: Seat, rng: Rng): Placed | undefined {
  const phases = phasesFor(view);
  if (phases.length === 0) return undefined;
  return { seat, sector: rng.pick(allSectors(boardOf(view.public.mode))), phase: rng.pick(phases) };
}
