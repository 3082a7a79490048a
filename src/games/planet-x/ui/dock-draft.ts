import type { Seat } from '../../../core/contract.ts';
import {
  allSectors,
  type Board,
  boardOf,
  COSTS,
  costOf,
  isCometSector,
  movedOn,
  onFrom,
  sectorAt,
  sectorsIn,
  visibleFrom,
} from '../board.ts';
import { confirmedIn, inOrder, mostTheories, refuse, refuseAct } from '../legal.ts';
import type { Body, Claim, Move, Public, Refusal, Sector, Sight, Stage, Topic, View } from '../types.ts';
import { type Range, rangeOver } from './circle.ts';
import { type Mark, marksBetween } from './circle-marks.ts';

export const VERBS = ['survey', 'target', 'research', 'locate', 'theory'] as const;
export type Verb = (typeof VERBS)[number];

/** A theory in the making. */
export interface Pick {
  readonly sector: Sector;
  readonly body: Body | null;
}

/** An act in the making. What a verb does not need stays as it was, and is not done. */
export interface Draft {
  readonly verb: Verb | null;
  /** What a survey is for. */
  readonly of: Sight;
  readonly range: Range | null;
  /** The first end of a range whose other end comes next. */
  readonly anchor: Sector | null;
  /** Where to target, or to locate. */
  readonly sector: Sector | null;
  readonly topic: Topic | null;
  readonly before: Sight | null;
  readonly after: Sight | null;
  /** In the order in which they were picked; the last one is being written. */
  readonly picks: readonly Pick[];
  /** What the next theory is about. */
  readonly body: Body | null;
}

export const BLANK: Draft = {
  verb: null,
  of: 'asteroid',
  range: null,
  anchor: null,
  sector: null,
  topic: null,
  before: null,
  after: null,
  picks: [],
  body: null,
};

/** What a stage lets one do at all. */
export const verbsAt = (stage: Stage): readonly Verb[] => {
  switch (stage) {
    case 'act':
      return ['survey', 'target', 'research', 'locate'];
    case 'theories':
      return ['theory'];
    case 'last-acts':
      return ['theory', 'locate'];
    case 'know':
    case 'over':
      return [];
  }
};

export const MISSING = ['verb', 'range', 'sector', 'topic', 'neighbors', 'theory', 'body'] as const;
export type Missing = (typeof MISSING)[number];

/** What must still be chosen before there is a move. */
export function missingIn({ verb, range, sector, topic, before, after, picks }: Draft): Missing | null {
  switch (verb) {
    case null:
      return 'verb';
    case 'survey':
      return range ? null : 'range';
    case 'target':
      return sector === null ? 'sector' : null;
    case 'research':
      return topic === null ? 'topic' : null;
    case 'locate':
      if (sector === null) return 'sector';
      return before === null || after === null ? 'neighbors' : null;
    case 'theory':
      if (picks.length === 0) return 'theory';
      return picks.some(({ body }) => body === null) ? 'body' : null;
  }
}

/** Null while something is missing. */
export function moveOf({ verb, of, range, sector, topic, before, after, picks }: Draft): Move | null {
  switch (verb) {
    case null:
      return null;
    case 'survey':
      return range && { type: 'survey', of, ...range };
    case 'target':
      return sector === null ? null : { type: 'target', sector };
    case 'research':
      return topic && { type: 'research', topic };
    case 'locate':
      return sector === null || before === null || after === null
        ? null
        : { type: 'locate', sector, before, after };
    case 'theory': {
      const theories = picks.filter((pick): pick is Claim => pick.body !== null);
      return theories.length === 0 || theories.length < picks.length
        ? null
        : { type: 'submit', theories: inOrder(theories) };
    }
  }
}

/** On an open table one acts without a view of one's own. */
export const whyNot = (view: View, actor: Seat, move: Move): Refusal | undefined =>
  view.own ? refuse(view, move) : refuseAct(view.public, actor, move);

/** What a draft costs, as soon as it says so itself. */
export function costInDraft(draft: Draft, known: Public): number | null {
  if (known.stage !== 'act') return null;
  const { verb } = draft;
  if (verb === 'target' || verb === 'research' || verb === 'locate') return COSTS[verb];
  const move = moveOf(draft);
  return move && costIn(known, move);
}

/** Nobody moves for a theory, or at the end. */
export function costIn({ mode, stage }: Public, move: Move): number {
  if (stage !== 'act' || move.type === 'know' || move.type === 'submit') return 0;
  return costOf(move, boardOf(mode));
}

export interface Landing {
  readonly time: number;
  readonly sector: Sector;
  /** Among the pawns that then stand there, first come first. */
  readonly place: number;
  readonly count: number;
  /** Who is farthest back then. */
  readonly next: Seat;
  /** What happens before that. */
  readonly marks: readonly Mark[];
}

export function landingOf(known: Public, seat: Seat, cost: number): Landing {
  const board = boardOf(known.mode);
  const { time, order } = movedOn(known, seat, cost);
  const there = time[seat] ?? 0;
  const together = order.filter(other => time[other] === there);
  const next = order[0] ?? seat;
  return {
    time: there,
    sector: sectorAt(there, board),
    place: together.indexOf(seat),
    count: together.length,
    next,
    marks: marksBetween(known, time[next] ?? 0),
  };
}

/** Each sector that a survey for this may begin or end with. [A2] */
const endsFor = (of: Sight, arrow: number, board: Board): readonly Sector[] =>
  visibleFrom(arrow, board).filter(sector => of !== 'comet' || isCometSector(sector, board));

/** As much of the visible sky as one survey can take in, which is the cheapest. */
export function widest(of: Sight, arrow: number, board: Board): Range | null {
  const ends = endsFor(of, arrow, board);
  const [from] = ends;
  const to = ends.at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}

/** Narrowed to ends that a survey for this may have; as it is where there are none inside. */
export function fitted(range: Range | null, of: Sight, arrow: number, board: Board): Range | null {
  if (!range) return widest(of, arrow, board);
  const inside = sectorsIn(range.from, range.to, board);
  const ends = endsFor(of, arrow, board).filter(sector => inside.includes(sector));
  const [from] = ends;
  const to = ends.at(-1);
  return from === undefined || to === undefined ? range : { from, to };
}

/** One end further at the far side, then at the near side; or one less at the far side. */
export function widened(draft: Draft, by: 1 | -1, arrow: number, board: Board): Draft {
  const ends = endsFor(draft.of, arrow, board);
  const range = fitted(draft.range, draft.of, arrow, board);
  if (!range) return draft;
  const [first, last] = [ends.indexOf(range.from), ends.indexOf(range.to)];
  if (first < 0 || last < 0) return { ...draft, range: widest(draft.of, arrow, board), anchor: null };
  const from = by === 1 && last === ends.length - 1 ? ends[first - 1] : range.from;
  const to = by === 1 ? (ends[last + 1] ?? range.to) : last > first ? ends[last - 1] : range.to;
  return { ...draft, range: { from: from ?? range.from, to: to ?? range.to }, anchor: null };
}

export function withVerb(draft: Draft, verb: Verb, known: Public): Draft {
  const range =
    verb === 'survey' ? fitted(draft.range, draft.of, known.arrow, boardOf(known.mode)) : draft.range;
  return { ...draft, verb, range, anchor: null };
}

export function surveyedFor(draft: Draft, of: Sight, known: Public): Draft {
  return { ...draft, of, range: fitted(draft.range, of, known.arrow, boardOf(known.mode)), anchor: null };
}

/** A press on a sector: the first and the last of a range, a place, or a theory. Not chosen yet, it is a survey. */
export function pressed(draft: Draft, sector: Sector, known: Public, seat: Seat): Draft {
  switch (draft.verb) {
    case 'research':
      return draft;
    case 'target':
    case 'locate':
      return { ...draft, sector };
    case 'theory':
      return picked(draft, sector, mostTheories(known, seat));
    case 'survey':
    case null: {
      if (known.stage !== 'act') return draft;
      const range = rangeOver(draft.anchor ?? sector, sector, known.arrow, boardOf(known.mode));
      return { ...draft, verb: 'survey', range, anchor: draft.anchor === null ? sector : null };
    }
  }
}

/** From where a finger went down, or where a key began, to where it is now. */
export const dragged = (draft: Draft, from: Sector, to: Sector, { arrow, mode }: Public): Draft => ({
  ...draft,
  verb: 'survey',
  range: rangeOver(from, to, arrow, boardOf(mode)),
  anchor: from,
});

/** Picked again, a sector is let go; where there are enough, the last one makes room. */
function picked(draft: Draft, sector: Sector, most: number): Draft {
  if (draft.picks.at(-1)?.sector === sector) return { ...draft, picks: draft.picks.slice(0, -1) };
  const again = draft.picks.find(pick => pick.sector === sector);
  const others = draft.picks.filter(pick => pick !== again);
  const kept = others.length < most ? others : others.slice(0, most - 1);
  return { ...draft, picks: [...kept, again ?? { sector, body: draft.body }] };
}

/** What the theory that is being written, and the next one, is about. */
export const written = (draft: Draft, body: Body): Draft => ({
  ...draft,
  body,
  picks: draft.picks.map((pick, index) => (index === draft.picks.length - 1 ? { ...pick, body } : pick)),
});

/** One sector on, among those that this verb can choose. */
export function stepped(draft: Draft, by: 1 | -1, known: Public): Draft {
  const board = boardOf(known.mode);
  const open = openSectors(draft, known);
  const last = draft.picks.at(-1);
  const now = draft.verb === 'theory' ? last?.sector : (draft.sector ?? undefined);
  const start = now ?? onFrom(sectorAt(known.arrow, board), -by, board);
  const sector = Array.from({ length: board.sectors }, (_, step) =>
    onFrom(start, by * (step + 1), board),
  ).find(one => open.includes(one));
  if (sector === undefined) return draft;
  if (draft.verb !== 'theory') return { ...draft, sector };
  return { ...draft, picks: [...draft.picks.slice(0, -1), { sector, body: last?.body ?? draft.body }] };
}

/** Where this verb can go. */
export function openSectors({ verb, picks }: Draft, known: Public): readonly Sector[] {
  const board = boardOf(known.mode);
  switch (verb) {
    case 'locate':
      return allSectors(board);
    case 'theory':
      return allSectors(board).filter(
        sector =>
          confirmedIn(known, sector) === undefined &&
          !picks.slice(0, -1).some(pick => pick.sector === sector),
      );
    default:
      return visibleFrom(known.arrow, board);
  }
}

/** What the circle shows as chosen. */
export function chosenSectors({ verb, range, sector, picks }: Draft, board: Board): readonly Sector[] {
  switch (verb) {
    case 'survey':
      return range ? sectorsIn(range.from, range.to, board) : [];
    case 'target':
    case 'locate':
      return sector === null ? [] : [sector];
    case 'theory':
      return picks.map(pick => pick.sector);
    case 'research':
    case null:
      return [];
  }
}
