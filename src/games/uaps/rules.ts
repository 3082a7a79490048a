import { type Outcome, type Seat, seatsOf } from '../../core/contract.ts';
import type { Rng, RngState } from '../../core/rng.ts';
import { lastPhotos } from './end.ts';
import { follow, move as moveTo, settle } from './follow.ts';
import { placing } from './legal.ts';
import { withChosen } from './modifiers.ts';
import { drawCode, puzzleOf } from './puzzle.ts';
import { scoresOf, winnersOf } from './score.ts';
import { know, newState, place } from './start.ts';
import { type Stepped, toAll } from './steps.ts';
import { ask, find, survey } from './turn.ts';
import type { Move, Options, State } from './types.ts';

export function setup(
  { mode, code, modifiers: chosen, solo }: Options,
  seats: number,
  rng: Rng,
  play: RngState,
): Stepped {
  const puzzle = puzzleOf(code ?? drawCode(mode, rng));
  const order = rng.public.shuffle(seatsOf(seats));
  const modifiers = chosen ? withChosen(puzzle.modifiers, chosen) : puzzle.modifiers;
  const state = newState(puzzle, { order, modifiers, solo: (solo as Seat | undefined) ?? null }, play);
  const { luna, reportsAt, titles } = state.public;
  return { state, events: [toAll({ type: 'opened', mode, luna, modifiers, order, reportsAt, titles })] };
}

export function toAct({ public: known }: State): readonly Seat[] {
  switch (known.stage) {
    case 'know':
    case 'follow':
      return seatsOf(known.seats).filter(seat => !known.done[seat]);
    case 'place':
      return [placing(known)];
    case 'act':
      return known.order.slice(0, 1);
    case 'last-acts':
      return known.lastActs.slice(0, 1);
    case 'over':
      return [];
  }
}

export function apply(state: State, seat: Seat, move: Move): Stepped {
  switch (move.type) {
    case 'know':
      return know(state, seat, move.level);
    case 'place':
      return place(state, seat, move.quadrant);
    case 'move':
      return moveTo(state, seat, move.to);
    case 'survey':
      return survey(state, seat, move);
    case 'target':
    case 'photo':
    case 'analyze':
      return ask(state, seat, move);
    case 'find':
      return find(state, seat, move);
    case 'last-photos':
      return lastPhotos(state, seat, move.shots);
    case 'follow':
      return follow(state, seat, move.follows);
    case 'wish':
      return settle(state, seat, move.wish);
  }
}

export function outcome({ public: known }: State): Outcome | undefined {
  if (!known.end) return undefined;
  const scores = scoresOf(known);
  return { winners: winnersOf(known, scores), scores, reason: 'found' };
}
