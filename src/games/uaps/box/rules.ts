import { at, type Outcome, type Seat, seatsOf } from '../../../core/contract.ts';
import type { Rng, RngState } from '../../../core/rng.ts';
import { alsoFoundIn, toAll, withBox } from '../../../deduction/box.ts';
import { boardOf } from '../board.ts';
import { closed } from '../end.ts';
import { judgedWhereKnown } from '../photos.ts';
import { puzzleOf } from '../puzzle.ts';
import { scoresOf, winnersOf } from '../score.ts';
import { newState } from '../start.ts';
import { changed, toOwn, withOwn } from '../steps.ts';
import type { FactLevel } from '../types.ts';
import { acted, announced, lastPhotos, passed, wentAlong } from './acts.ts';
import { writtenCode } from './extended-code.ts';
import { entryMistaken, mistaken } from './mistake.ts';
import { earthTurned, verified, verifiedOther } from './photos.ts';
import { byGame, entered, type Stepped, timeSet } from './steps.ts';
import { dueIn, isTurnDue, lastActsOf, seatsHere, timesCounted } from './table.ts';
import type { Box, Move, Options, State } from './types.ts';

/** Tokens stand in the order of the seats. [C10] */
export function setup(options: Options, seats: number, _: Rng, play: RngState): Stepped {
  const { code, modifiers: chosen, help = 'exact', here, tracked } = options;
  const puzzle = puzzleOf(code);
  const order = seatsOf(seats);
  const modifiers = chosen ?? puzzle.modifiers;
  const started = changed(newState(puzzle, { order, modifiers, solo: null }, play), { stage: 'act' });
  const { luna, reportsAt, titles } = started.public;
  const each = here.map(() => null);
  const box: Box = {
    ...{ code, help, here, tracked, sets: each, levels: each },
    ...{ mistakes: [], entries: [], track: [], takenBy: [], due: [], turnDue: false },
  };
  const { mode } = puzzle;
  return {
    state: { ...started, box },
    events: [
      toAll({ type: 'box-opened', code: writtenCode(options), here, help }),
      toAll({ type: 'opened', mode, luna, modifiers, order, reportsAt, titles }),
    ],
  };
}

/** First all here begin, the last in order first; then whoever is farthest back, or everybody here. [C5] [C7] [C8] [U7] */
export function toAct({ public: known, box }: State): readonly Seat[] {
  if (known.stage === 'over') return [];
  const begins = known.order.findLast(
    seat => box.here[seat] && (box.sets[seat] === null || known.quadrants[seat] === null),
  );
  if (known.stage === 'act' && begins !== undefined) return [begins];
  if (!box.tracked) return seatsHere(box);
  const next = known.stage === 'act' ? known.order : known.lastActs;
  return next.length > 0 ? next.slice(0, 1) : seatsHere(box);
}

export function apply(state: State, seat: Seat, move: Move): Stepped {
  const { state: next, events } = made(state, seat, move);
  const linked = settled(withBox(next, { takenBy: takenByIn(state, next) }));
  return { state: withBox(linked, { due: dueIn(linked), turnDue: isTurnDue(linked) }), events };
}

/** [E1] */
const settled = (state: State): State =>
  state.public.stage === 'over'
    ? changed(state, { lastActs: [] })
    : changed(state, { lastActs: lastActsOf(state), alsoFound: alsoFoundIn(state) });

/** New photos were taken by the act that is new. */
function takenByIn(before: State, { public: { acts, photos }, box }: State): readonly (number | null)[] {
  const act = acts.length > before.public.acts.length ? acts.length - 1 : null;
  return [...box.takenBy, ...photos.slice(box.takenBy.length).map(() => act)];
}

function made(state: State, seat: Seat, move: Move): Stepped {
  switch (move.type) {
    case 'know':
      return known(state, seat, move.set, move.level);
    case 'stand':
      return {
        state: changed(state, { quadrants: state.public.quadrants.with(move.seat, move.quadrant) }),
        events: [toAll({ type: 'stood', seat: move.seat, quadrant: move.quadrant, mode: state.public.mode })],
      };
    case 'move':
    case 'survey':
    case 'target':
    case 'photo':
    case 'analyze':
    case 'find':
      return acted(state, seat, move);
    case 'last-photos':
      return lastPhotos(state, seat, move.shots);
    case 'announced':
      return announced(state, move.seat, move.act);
    case 'went-along':
      return wentAlong(state, seat, move.seats);
    case 'turn':
      return earthTurned(state, seat);
    case 'verify':
      return verified(state, seat, move.photo, move.subject);
    case 'verify-other':
      return verifiedOther(state, seat, move.seat, move);
    case 'set-time':
      return timeSet(state, move.seat, move.time);
    case 'mistake':
      return 'act' in move ? mistaken(state, move.act) : entryMistaken(state, move.entry);
    case 'pass':
      return passed(state, seat, move.seat);
    case 'reveal':
      return byGame(state, closed(state, judgedWhereKnown));
  }
}

/** [C5] */
function known(state: State, seat: Seat, set: number, level: FactLevel): Stepped {
  const { public: table, puzzle, box } = state;
  const facts = at(puzzle.facts, set).slice(0, boardOf(table.mode).facts[level]);
  const chosen = { sets: box.sets.with(seat, set), levels: box.levels.with(seat, level) };
  const noted = entered(state, seat, { type: 'know', seat, set, level });
  const came = facts.length > 0 ? [toOwn(seat, { type: 'facts-came', facts })] : [];
  return {
    state: withBox(withOwn(noted, seat, { level, facts }), chosen),
    events: [toAll({ type: 'set-chosen', seat, set, level }), ...came],
  };
}

/** Of what was entered. [E2] */
export function outcome(state: State): Outcome | undefined {
  const { public: table } = state;
  if (!table.end) return undefined;
  const counted = { ...table, time: timesCounted(state) };
  const scores = scoresOf(counted);
  return {
    winners: winnersOf(counted, scores),
    scores,
    reason: table.finder === null ? 'revealed' : 'found',
  };
}
