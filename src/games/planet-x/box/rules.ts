import { at, type Outcome, type Seat, seatsOf } from '../../../core/contract.ts';
import type { Rng, RngState } from '../../../core/rng.ts';
import { toAll, withBox } from '../../../deduction/box.ts';
import { answerTo, type Question } from '../answers.ts';
import { boardOf, COSTS, costOf, FACTS, isRight } from '../board.ts';
import { puzzleOf } from '../puzzle.ts';
import { newState } from '../rules.ts';
import { scoresOf, winnersOf } from '../score.ts';
import { answered, changed, withOwn } from '../steps.ts';
import type { Act, FactLevel, Guess, Theory } from '../types.ts';
import { found, reveal, withLastActs } from './end.ts';
import { dueIn, timesCounted } from './legal.ts';
import { entryMistaken, mistaken } from './mistakes.ts';
import { entered, type Stepped, toOwn } from './steps.ts';
import { place, review, reviewOther } from './theories.ts';
import { followed, gone, timeSet, turnedTo } from './track.ts';
import type { Announced, Box, Move, Options, State } from './types.ts';

export function setup(options: Options, seats: number, _: Rng, play: RngState): Stepped {
  const { code, help = 'exact', here, tracked } = options;
  const box = newBox({ code, help, here, tracked });
  const order = seatsOf(seats);
  const state: State = { ...newState(puzzleOf(code), order, play), box };
  const { mode, titles } = state.public;
  return {
    state,
    events: [toAll({ type: 'box-opened', code, here, help }), toAll({ type: 'opened', mode, order, titles })],
  };
}

export function newBox(about: Pick<Box, 'code' | 'help' | 'here' | 'tracked'>): Box {
  const unchosen = about.here.map(() => null);
  return {
    ...{ ...about, seasons: unchosen, levels: unchosen, inTurn: true },
    ...{ track: [], mistakes: [], entries: [], due: [] },
  };
}

/** As tables began by rules 1. [E1] [P3] */
export function setupByRules1(...opening: Parameters<typeof setup>): Stepped {
  const { state, events } = setup(...opening);
  const { inTurn: _, ...box } = state.box;
  return { state: { ...state, box }, events };
}

/** Whoever is next where that is known, else everybody here. [C7] [C8] */
export function toAct({ public: { stage, order, lastActs }, box }: State): readonly Seat[] {
  const here = seatsOf(order.length).filter(seat => box.here[seat]);
  switch (stage) {
    case 'over':
      return [];
    case 'know':
      return here.filter(seat => box.seasons[seat] === null);
    case 'last-acts':
      return box.tracked && lastActs.length > 0 ? lastActs.slice(0, 1) : here;
    default:
      return box.tracked ? order.slice(0, 1) : here;
  }
}

export function apply(state: State, seat: Seat, move: Move): Stepped {
  const { state: next, events } = made(state, seat, move);
  return { state: settled(next), events };
}

export function outcome(state: State): Outcome | undefined {
  const { public: known } = state;
  if (!known.end) return undefined;
  const theories = known.theories.filter(isFirstOfKind);
  const scores = scoresOf({ ...known, time: timesCounted(state), theories });
  return { winners: winnersOf(scores), scores, reason: known.finder === null ? 'revealed' : 'located' };
}

/** Nobody places the same object in the same sector twice; what was entered of it twice counts once. [P2] */
const isFirstOfKind = ({ seat, sector, body }: Theory, number: number, all: readonly Theory[]): boolean =>
  !all.slice(0, number).some(one => one.seat === seat && one.sector === sector && one.body === body);

function made(state: State, seat: Seat, move: Move): Stepped {
  switch (move.type) {
    case 'know':
      return know(state, seat, move.season, move.level);
    case 'survey':
    case 'target':
    case 'research':
      return ask(state, seat, move);
    case 'locate': {
      const { sector, before, after } = move;
      return locate(state, seat, { sector, before, after });
    }
    case 'announced':
      return announced(state, move.seat, move.act);
    case 'place':
      return place(state, seat, move, move.body);
    case 'review':
      return review(state, seat, move.theory, move.body);
    case 'review-other':
      return reviewOther(state, seat, move, move.body);
    case 'turn':
      return turnedTo(state, seat, move.to);
    case 'set-time':
      return timeSet(state, move.seat, move.time);
    case 'mistake':
      return 'act' in move ? mistaken(state, move.act) : entryMistaken(state, move.entry);
    case 'pass':
      return {
        state: entered(state, seat, { type: 'pass', seat: move.seat }),
        events: [toAll({ type: 'passed', seat: move.seat })],
      };
    case 'reveal':
      return reveal(state);
  }
}

/** Set-up lasts until all who are here have chosen. */
function settled(before: State): State {
  const { stage } = before.public;
  const state = stage === 'over' ? before : withLastActs(before);
  const { here, seasons } = state.box;
  const waits = here.some((isHere, seat) => isHere && seasons[seat] === null);
  const next = stage === 'know' && !waits ? changed(state, { stage: 'act' }) : state;
  return withBox(next, { due: stage === 'over' ? [] : dueIn(next.public) });
}

/** [C5] */
function know(state: State, seat: Seat, season: number, level: FactLevel): Stepped {
  const { seasons, levels } = state.box;
  const facts = at(state.puzzle.facts, season).slice(0, FACTS[level]);
  return {
    state: withBox(
      withOwn(entered(state, seat, { type: 'know', seat, season, level }), seat, { level, facts }),
      {
        seasons: seasons.with(seat, season),
        levels: levels.with(seat, level),
      },
    ),
    events: [
      toAll({ type: 'season-chosen', seat, season, level }),
      toOwn(seat, { type: 'facts-came', facts }),
    ],
  };
}

/** [C11] */
function ask(state: State, seat: Seat, move: Question): Stepped {
  const act: Act = { seat, ...priceOf(state, seat, costOf(move, boardOf(state.public.mode))), ...move };
  return moved(answered(spent(state, act), act, answerTo(state.puzzle, move)), act);
}

function locate(state: State, seat: Seat, guess: Guess): Stepped {
  const right = isRight(state.puzzle.sky, guess, boardOf(state.public.mode));
  const act = locateOf(state, seat, right);
  return located(answered(state, act, { type: 'locate', guess }), act);
}

/** Never answered. [C9] */
function announced(state: State, seat: Seat, done: Announced): Stepped {
  const told = (act: Act): Stepped => ({
    state: changed(spent(state, act), { acts: [...state.public.acts, act] }),
    events: [toAll({ type: 'acted', act })],
  });
  if (done.type === 'locate') {
    const act = locateOf(state, seat, done.found);
    return located(told(act), act);
  }
  const act: Act = { seat, ...priceOf(state, seat, costOf(done, boardOf(state.public.mode))), ...done };
  return moved(told(act), act);
}

const priceOf = (state: State, seat: Seat, cost: number): Pick<Act, 'at' | 'cost'> => ({
  at: at(state.public.time, seat),
  cost,
});

/** A last act costs nothing. [E1] */
function locateOf(state: State, seat: Seat, right: boolean): LocateAct {
  const cost = state.public.stage === 'last-acts' ? 0 : COSTS.locate;
  return { seat, ...priceOf(state, seat, cost), type: 'locate', found: right };
}

type LocateAct = Extract<Act, { type: 'locate' }>;

function spent(state: State, { seat, type }: Act): State {
  const { targets } = state.public;
  return type === 'target' ? changed(state, { targets: targets.with(seat, at(targets, seat) - 1) }) : state;
}

/** The pawn goes on, then the arrow. */
function moved({ state, events }: Stepped, act: Act): Stepped {
  return followed(pawnMoved(state, act), events);
}

const pawnMoved = (state: State, { seat, cost }: Act): State =>
  gone(state, { seat, by: cost, act: state.public.acts.length - 1 });

function located({ state, events }: Stepped, act: LocateAct): Stepped {
  if (state.public.stage === 'last-acts') return { state, events };
  return act.found ? found(pawnMoved(state, act), act.seat, events) : moved({ state, events }, act);
}
