import { at, type Score, type Seat, seatsOf } from '../../../core/contract.ts';
import { isTimed, refuseEntry, refuseMistake } from '../../../deduction/box.ts';
import { timesBehind } from '../../../deduction/pawns.ts';
import {
  allSectors,
  type Board,
  boardOf,
  COSTS,
  onFrom,
  REVIEW_AFTER,
  sectorAt,
  stepsFrom,
  theoriesWhenBehind,
  visibleFrom,
  visibleWidth,
} from '../board.ts';
import { SEASONS } from '../facts.ts';
import { ownClaims, refuseAct, tokensLeft } from '../legal.ts';
import { winnersOf } from '../score.ts';
import {
  BODIES,
  type Body,
  type Claim,
  LEVELS_OF_FACTS,
  type Public,
  type Sector,
  SIGHTS,
  TOPICS,
} from '../types.ts';
import type { Announced, Entry, Move, Placed, Refusal, State, View } from './types.ts';

/** Whoever is at this table may enter things; only seats here ask. */
export function refuse(view: View, move: Move): Refusal | undefined {
  const { viewer, own, public: known, box } = view;
  if (viewer === 'spectator' || own === null) return 'spectators-watch';
  if (known.stage === 'over') return 'game-over';
  if ('seat' in move && move.seat >= known.seats) return 'no-such-seat';
  switch (move.type) {
    case 'know':
      if (!box.here[viewer]) return 'not-here';
      if (box.seasons[viewer] !== null) return 'already-chosen';
      return box.seasons.includes(move.season) ? 'season-taken' : undefined;
    case 'survey':
    case 'target':
    case 'research':
    case 'locate':
      if (!box.here[viewer]) return 'not-here';
      if (box.seasons[viewer] === null) return 'choose-facts-first';
      return refuseAtEnd(known, viewer, move.type) ?? refuseAct(counted(view), viewer, move);
    case 'announced':
      if (box.here[move.seat]) return 'not-away';
      return refuseAtEnd(known, move.seat, move.act.type) ?? refuseAnnounced(known, move.seat, move.act);
    case 'place':
      if (!box.here[move.seat]) return move.body ? 'not-your-theory' : refusePlaced(view, move, null);
      if (move.seat !== viewer) return 'not-your-theory';
      if (move.body === null) return 'say-what';
      if (tokensLeft(own, move.body, boardOf(known.mode)) <= 0) return 'no-such-token';
      return refusePlaced(view, move, move.body);
    case 'review': {
      const theory = known.theories[move.theory];
      if (!theory) return 'no-such-theory';
      if (theory.fate !== 'in-review') return 'reviewed-already';
      const isDue = box.due.includes(move.theory);
      if (!box.here[theory.seat]) {
        if (box.inTurn && !isDue) return 'not-due';
        if (move.body === null) return 'say-what';
        return isClaimed(view, theory, move.body) ? 'already-submitted' : undefined;
      }
      // What a seat here entered otherwise is its mistake: it comes off, and is entered anew.
      if (move.body !== null) return 'not-away';
      return isDue ? undefined : 'not-due';
    }
    case 'review-other':
      return refusePlaced(view, move, move.body) ?? refuseEarly(view, move);
    case 'turn':
      if (box.tracked) return 'sky-follows';
      if (known.stage === 'last-acts') return 'not-now';
      if (!isThere(move.to, boardOf(known.mode))) return 'no-such-sector';
      return sectorAt(known.arrow, boardOf(known.mode)) === move.to ? 'already-there' : undefined;
    case 'set-time':
      return move.time > latest(known) ? 'no-such-time' : undefined;
    case 'mistake':
      return 'act' in move ? refuseMistake(view, viewer, move.act) : refuseMark(view, viewer, move.entry);
    case 'pass':
      if (box.inTurn && box.here[move.seat] && move.seat !== viewer) return 'not-your-act';
      return known.lastActs.includes(move.seat) ? undefined : 'no-last-act';
    case 'reveal':
      return undefined;
  }
}

export function* moves(view: View): Generator<Move> {
  const { viewer, own } = view;
  if (viewer === 'spectator' || own === null) return;
  for (const move of candidates(view, viewer)) if (refuse(view, move) === undefined) yield move;
}

export const talkOpen = (): boolean => true;

/** What counts of what was done. Only for limits: answers go by all acts, mistakes too. [C14] */
export const counted = ({ public: known, box }: Pick<View, 'public' | 'box'>): Public =>
  box.mistakes.length === 0
    ? known
    : { ...known, acts: known.acts.filter((_, number) => !box.mistakes.includes(number)) };

/** Theories to turn up, back to front. [P3] [P4] */
export function dueIn(known: Public): readonly number[] {
  const { theories, order } = known;
  const due = theories.flatMap((theory, number) =>
    theory.fate === 'in-review' && isDueIn(known, theory) ? [{ ...theory, number }] : [],
  );
  return due
    .sort((one, other) => one.phase - other.phase || order.indexOf(one.seat) - order.indexOf(other.seat))
    .map(({ number }) => number);
}

/** At the last step, about a sector that is confirmed, or when all last acts are done. [P3] [P4] */
function isDueIn(
  { theories, phase, stage, lastActs }: Public,
  placed: Pick<Placed, 'sector' | 'phase'>,
): boolean {
  const isOver = stage === 'last-acts' && lastActs.length === 0;
  const isConfirmed = theories.some(({ fate, sector }) => fate === 'right' && sector === placed.sector);
  return isOver || isConfirmed || placed.phase <= phase - REVIEW_AFTER;
}

/** Where nobody turned the sky, the board alone knows. [P4] [C11] */
const refuseEarly = ({ public: known, box }: View, placed: Placed): Refusal | undefined =>
  !box.inTurn || known.phase === 0 || isDueIn(known, placed) ? undefined : 'not-due';

/** Phases in which a theory may have been placed, the latest last. [P4] */
export function phasesFor({
  public: { phase, stage },
  box,
}: Pick<View, 'public' | 'box'>): readonly number[] {
  const last = stage === 'last-acts' ? phase + 1 : phase;
  const phases = Array.from({ length: last }, (_, index) => index + 1);
  // Where nobody turns the sky, theories are of no phase.
  return phase === 0 && !box.tracked ? [0, ...phases] : phases;
}

/** Whether theories of this phase are last acts. [E1] */
export const isLast = ({ phase, stage }: Public, placed: number): boolean =>
  stage === 'last-acts' && placed > phase;

/** How many theories a seat may place as its last act, as far as one knows. [E1] */
export function lastTheoriesOf({ public: known, box }: Pick<State, 'public' | 'box'>, seat: Seat): number {
  const { finder, time } = known;
  const most = COSTS.locate;
  if (finder === null || !isTimed(box, finder) || !isTimed(box, seat)) return theoriesWhenBehind(most);
  return theoriesWhenBehind(Math.min(most, at(time, finder) - at(time, seat)));
}

/** By seat: where pawns stand as far as it counts for having located Planet X too. [E1] */
export const timesCounted = ({ public: known, box }: Pick<State, 'public' | 'box'>): readonly number[] =>
  timesBehind(known, seat => isTimed(box, seat), COSTS.locate);

/** How far behind the finder, as far as it is known. [E1] */
export function behindIn(view: Pick<State, 'public' | 'box'>, seat: Seat): number | null {
  const { finder } = view.public;
  if (finder === null || !isTimed(view.box, finder) || !isTimed(view.box, seat)) return null;
  const time = timesCounted(view);
  return at(time, finder) - at(time, seat);
}

/** As the game breaks ties, also with points that were set by hand. [E2] */
export const winnersIn = (_: Pick<State, 'public'>, scores: readonly Score[]): readonly Seat[] =>
  winnersOf(scores);

/** What a turn of the sky passes. */
export interface Passing {
  readonly sectors: number;
  readonly phases: readonly number[];
  readonly conferences: readonly number[];
}

/** Forward, to the next sector of this number. [C8] [P1] */
export function passingTo({ arrow, phase, conferences, mode }: Public, to: Sector): Passing {
  const board = boardOf(mode);
  const sectors = stepsFrom(sectorAt(arrow, board), to, board);
  const left = Array.from({ length: sectors }, (_, step) => arrow + step);
  const marks = left.filter(gone => board.theoryMarks.includes(sectorAt(gone, board)));
  return {
    sectors,
    phases: marks.map((_, index) => phase + index + 1),
    conferences: left
      .filter(gone => gone < board.sectors)
      .map(gone => board.conferenceMarks.indexOf(sectorAt(gone, board)) + 1)
      .filter(number => number > conferences.length),
  };
}

/** The farthest that a pawn can be set to. [C10] */
export const latest = ({ time, mode }: Public): number => Math.max(...time) + boardOf(mode).sectors;

const isThere = (sector: Sector, { sectors }: Board): boolean => sector >= 1 && sector <= sectors;

/** Once somebody located Planet X there are only last acts. [E1] */
function refuseAtEnd(known: Public, seat: Seat, type: Announced['type']): Refusal | undefined {
  if (known.stage !== 'last-acts') return undefined;
  if (type !== 'locate') return 'not-now';
  if (known.finder === seat) return 'found-already';
  return known.lastActs.includes(seat) ? undefined : 'no-last-act';
}

/** Whether it was in the visible sky, the board knows better. [C9] [C11] */
function refuseAnnounced(known: Public, seat: Seat, act: Announced): Refusal | undefined {
  if (act.type === 'research' || act.type === 'locate') return undefined;
  const from = act.type === 'survey' ? act.from : act.sector;
  return refuseAct({ ...known, arrow: Math.max(0, from - 1) }, seat, act);
}

function refusePlaced(view: View, placed: Placed, body: Body | null): Refusal | undefined {
  const { seat, sector, phase } = placed;
  const { public: known } = view;
  if (!isThere(sector, boardOf(known.mode))) return 'no-such-sector';
  if (!phasesFor(view).includes(phase)) return 'no-such-phase';
  if (isLast(known, phase) && !known.lastActs.includes(seat)) return 'no-last-act';
  if (at(known.tokens, seat) === 0) return 'no-such-token';
  const there = known.theories.filter(theory => theory.sector === sector);
  if (there.some(theory => theory.seat === seat && theory.phase === phase)) return 'placed-already';
  if (there.some(theory => theory.fate === 'right' && phase > theory.phase + REVIEW_AFTER))
    return 'confirmed-already';
  if (body !== null && isClaimed(view, placed, body)) return 'already-submitted';
  const inPhase = known.theories.filter(theory => theory.seat === seat && theory.phase === phase).length;
  return inPhase >= mostIn(view, seat, phase) ? 'too-many-theories' : undefined;
}

/** How many theories a seat places in this phase. Of no phase nothing is known. [H1] [P2] */
function mostIn(view: View, seat: Seat, phase: number): number {
  if (phase === 0) return Number.POSITIVE_INFINITY;
  const { public: known } = view;
  return isLast(known, phase) ? lastTheoriesOf(view, seat) : boardOf(known.mode).theoriesPerPhase;
}

/** Whether this seat has said the same of this sector, as far as this page knows. [H2] */
const isClaimed = (view: View, { seat, sector }: Placed, body: Body): boolean =>
  claimsOf(view, seat).some(claim => claim.sector === sector && claim.body === body);

function claimsOf({ viewer, own, public: known }: View, seat: Seat): readonly Claim[] {
  if (viewer === seat && own) return ownClaims(known, own, seat);
  return known.theories.flatMap(({ seat: whose, sector, body }) =>
    whose === seat && body !== null ? [{ sector, body }] : [],
  );
}

/** [C14] */
function refuseMark({ public: known, box }: View, viewer: Seat, number: number): Refusal | undefined {
  const refusal = refuseEntry(box, viewer, number, ownersOf);
  if (refusal !== undefined) return refusal;
  const entry = at(box.entries, number);
  const isLastAct = known.stage === 'last-acts';
  if (entry.type === 'turn') return isLastAct ? 'not-now' : undefined;
  if (entry.type !== 'know') return undefined;
  return isLastAct || known.acts.some(act => act.seat === entry.seat) ? 'asked-already' : undefined;
}

const ownersOf = (entry: Entry): readonly Seat[] =>
  entry.type === 'review' || entry.type === 'turn' ? [] : [entry.seat];

function* candidates(view: View, viewer: Seat): Generator<Move> {
  const { public: known, box } = view;
  const board = boardOf(known.mode);
  const seats = seatsOf(known.seats);
  yield { type: 'reveal' };
  for (let season = 0; season < SEASONS; season++)
    for (const level of LEVELS_OF_FACTS) yield { type: 'know', season, level };
  for (const to of allSectors(board)) yield { type: 'turn', to };
  for (const seat of seats) yield { type: 'pass', seat };
  for (const act of known.acts.keys()) yield { type: 'mistake', act };
  for (const entry of box.entries.keys()) yield { type: 'mistake', entry };
  for (const theory of known.theories.keys())
    for (const body of [null, ...BODIES]) yield { type: 'review', theory, body };
  if (box.here[viewer]) yield* questions(known, board);
  for (const seat of seats) {
    for (let time = 0; time <= latest(known); time++) yield { type: 'set-time', seat, time };
    if (!box.here[seat]) for (const act of announcements(board)) yield { type: 'announced', seat, act };
    for (const phase of phasesFor(view))
      for (const sector of allSectors(board)) {
        const placed = { seat, sector, phase };
        for (const body of [null, ...BODIES]) yield { type: 'place', ...placed, body };
        for (const body of BODIES) yield { type: 'review-other', ...placed, body };
      }
  }
}

function* questions(known: Public, board: Board): Generator<Move> {
  const visible = visibleFrom(known.arrow, board);
  for (const of of SIGHTS)
    for (const [start, from] of visible.entries())
      for (const to of visible.slice(start)) yield { type: 'survey', of, from, to };
  for (const sector of visible) yield { type: 'target', sector };
  for (const topic of TOPICS) yield { type: 'research', topic };
  for (const sector of allSectors(board))
    for (const before of SIGHTS) for (const after of SIGHTS) yield { type: 'locate', sector, before, after };
}

function* announcements(board: Board): Generator<Announced> {
  for (const of of SIGHTS)
    for (const from of allSectors(board))
      for (let more = 0; more < visibleWidth(board); more++)
        yield { type: 'survey', of, from, to: onFrom(from, more, board) };
  for (const sector of allSectors(board)) yield { type: 'target', sector };
  for (const topic of TOPICS) yield { type: 'research', topic };
  for (const found of [false, true]) yield { type: 'locate', found };
}
