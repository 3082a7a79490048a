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
import type { Draft, Verb } from './dock-draft.ts';

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
