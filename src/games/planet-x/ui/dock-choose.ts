import type { Seat } from '../../../core/contract.ts';
import {
  allSectors,
  type Board,
  boardOf,
  isCometSector,
  onFrom,
  sectorAt,
  sectorsIn,
  visibleFrom,
} from '../board.ts';
import { confirmedIn, mostTheories } from '../legal.ts';
import type { Body, Public, Sector, Sight } from '../types.ts';
import { type Range, rangeOver } from './circle.ts';
import { type Draft, othersIn, pickIn, type Verb } from './dock-draft.ts';

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

/** Picked again, a theory is written on, and then let go; where there are enough, the one in the making makes room. */
function picked(draft: Draft, sector: Sector, most: number): Draft {
  const { picks, writes, body } = draft;
  const index = picks.findIndex(pick => pick.sector === sector);
  if (index >= 0 && index !== writes) return { ...draft, writes: index };
  if (index >= 0) {
    const others = othersIn(draft);
    return { ...draft, picks: others, writes: Math.max(0, others.length - 1) };
  }
  const isFull = picks.length >= most;
  const at = isFull ? writes : picks.length;
  return { ...draft, picks: picks.toSpliced(at, 1, { sector, body }), writes: at };
}

/** What the theory that is being written, and the next one, is about. */
export const written = (draft: Draft, body: Body): Draft => ({
  ...draft,
  body,
  picks: draft.picks.map((pick, index) => (index === draft.writes ? { ...pick, body } : pick)),
});

/** One more theory, about the next sector that has none. */
export function withAnother(draft: Draft, known: Public): Draft {
  const from = pickIn(draft);
  if (!from) return stepped(draft, 1, known);
  const picks = [...draft.picks, { ...from, body: null }];
  return stepped({ ...draft, picks, writes: draft.picks.length, body: null }, 1, known);
}

/** One sector on, among those that this verb can choose. */
export function stepped(draft: Draft, by: 1 | -1, known: Public): Draft {
  const board = boardOf(known.mode);
  const open = openSectors(draft, known);
  const pick = pickIn(draft);
  const now = draft.verb === 'theory' ? pick?.sector : (draft.sector ?? undefined);
  const start = now ?? onFrom(sectorAt(known.arrow, board), -by, board);
  const sector = Array.from({ length: board.sectors }, (_, step) =>
    onFrom(start, by * (step + 1), board),
  ).find(one => open.includes(one));
  if (sector === undefined) return draft;
  if (draft.verb !== 'theory') return { ...draft, sector };
  const next = { sector, body: pick ? pick.body : draft.body };
  return { ...draft, picks: draft.picks.toSpliced(draft.writes, 1, next) };
}

/** Where this verb can go. */
export function openSectors(draft: Draft, known: Public): readonly Sector[] {
  const board = boardOf(known.mode);
  switch (draft.verb) {
    case 'locate':
      return allSectors(board);
    case 'theory':
      return allSectors(board).filter(
        sector =>
          confirmedIn(known, sector) === undefined && !othersIn(draft).some(pick => pick.sector === sector),
      );
    default:
      return visibleFrom(known.arrow, board);
  }
}
