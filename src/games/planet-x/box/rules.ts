import { at, type Outcome, type Seat, seatsOf } from '../../../core/contract.ts';
import type { Rng, RngState } from '../../../core/rng.ts';
import { answerTo, type Question } from '../answers.ts';
import { boardOf, COSTS, costOf, FACTS, isRight } from '../board.ts';
import { puzzleOf } from '../puzzle.ts';
import { newState } from '../rules.ts';
import { scoresOf, winnersOf } from '../score.ts';
import { answered, changed, withOwn } from '../steps.ts';
import type { Act, FactLevel, Guess } from '../types.ts';
import { found, lastActDone, reveal } from './end.ts';
import { dueIn } from './legal.ts';
import { entryMistaken, mistaken } from './mistakes.ts';
import { entered, type Stepped, toAll, toOwn, withBox } from './steps.ts';
import { place, review, reviewOther } from './theories.ts';
import { followed, gone, turnedTo } from './track.ts';
import type { Announced, Box, Move, Options, State } from './types.ts';

export function setup(options: Options, seats: number, _: Rng, play: RngState): Stepped {
  const { code, help = 'exact', here, tracked } = options;
  const unchosen = here.map(() => null);
  const box: Box = {
    ...{ code, help, here, tracked, seasons: unchosen, levels: unchosen },
    ...{ track: [], mistakes: [], entries: [], due: [] },
  };
  const order = seatsOf(seats);
  const state: State = { ...newState(puzzleOf(code), order, play), box };
  const { mode, titles } = state.public;
  return {
    state,
    events: [toAll({ type: 'box-opened', code, here }), toAll({ type: 'opened', mode, order, titles })],
  };
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

export function outcome({ public: known }: State): Outcome | undefined {
  if (!known.end) return undefined;
  const scores = scoresOf(known);
  return { winners: winnersOf(scores), scores, reason: known.finder === null ? 'revealed' : 'located' };
}

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
    case 'set-time': {
      const { seat: whose, time } = move;
      const next = gone(state, { seat: whose, to: time });
      const events = [toAll({ type: 'time-set', seat: whose, time })];
      return state.public.stage === 'last-acts' ? { state: next, events } : followed(next, events);
    }
    case 'mistake':
      return 'act' in move ? mistaken(state, move.act) : entryMistaken(state, move.entry);
    case 'pass':
      return {
        state: lastActDone(entered(state, seat, { type: 'pass', seat: move.seat }), move.seat),
        events: [toAll({ type: 'passed', seat: move.seat })],
      };
    case 'reveal':
      return reveal(state);
  }
}

/** Set-up lasts until all who are here have chosen. */
function settled(state: State): State {
  const { stage } = state.public;
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
  const { seat } = act;
  const { stage, alsoFound } = state.public;
  if (stage === 'last-acts') {
    const next = act.found ? changed(state, { alsoFound: [...alsoFound, seat] }) : state;
    return { state: lastActDone(next, seat), events };
  }
  return act.found ? found(pawnMoved(state, act), seat, events) : moved({ state, events }, act);
}
