import { at, type Seat } from '../../../core/contract.ts';
import { topicsOf } from '../board.ts';
import { type Photo, TOPICS, type Verified } from '../types.ts';
import type { Moment, Played, Standing } from './types.ts';

/**
 * What all heard, put in order with the time of each seat, with the answers, which are open by now, and with the reports,
 * which each seat got when its token came to their time. [Q7]
 */
export function momentsOf({ known: { end }, events }: Played): readonly Moment[] {
  const { own, puzzle } = end;
  const moments: Moment[] = [];
  const answered = own.map(() => 0);
  const reported = own.map(() => 0);
  let time: readonly number[] = own.map(() => 0);
  let table: Standing = {
    turns: 0,
    quadrants: own.map(() => null),
    freeMove: null,
    photos: [],
    titles: TOPICS.map(() => null),
  };
  const add = (what: Moment['what'], stood: Standing = table): void => {
    moments.push({ what, time, table: stood });
  };
  const onBy = (seat: Seat, by: number): void => {
    time = time.with(seat, at(time, seat) + by);
  };
  const reports = (seat: Seat): void => {
    for (const [index, report] of puzzle.reports.entries()) {
      if (index < at(reported, seat) || report.at > at(time, seat)) continue;
      reported[seat] = index + 1;
      add({ type: 'report', seat, number: index + 1, report });
    }
  };
  // A token advances when all that its act brings about is over, and only then gets its reports. [M15] [M16]
  let advances: Seat | null = null;
  const advanced = (): void => {
    if (advances !== null) reports(advances);
    advances = null;
  };
  for (const event of events)
    switch (event.type) {
      case 'opened':
        table = { ...table, titles: event.titles };
        break;
      case 'placed':
        table = { ...table, quadrants: table.quadrants.with(event.seat, event.quadrant) };
        break;
      case 'acted': {
        advanced();
        const { act } = event;
        const number = at(answered, act.seat);
        answered[act.seat] = number + 1;
        const answer = at(at(own, act.seat).answers, number);
        const before = table;
        table = { ...table, freeMove: null };
        if (act.type === 'move') {
          const quadrants = table.quadrants.with(act.seat, act.to);
          const freeMove = act.cost === 0 ? { from: act.quadrant, to: act.to } : null;
          table = { ...table, quadrants, freeMove };
        }
        if (act.type === 'photo')
          table = { ...table, photos: [...table.photos, ...faceDown(act.seat, act.sectors)] };
        onBy(act.seat, act.cost);
        add({ type: 'act', act, answer }, before);
        advances = act.seat;
        break;
      }
      case 'followed':
        if (event.seats.length === 0) break;
        table = {
          ...table,
          quadrants: table.quadrants.map((quadrant, seat) =>
            event.seats.includes(seat as Seat) ? event.to : quadrant,
          ),
        };
        add({ type: 'followed', seats: event.seats, to: event.to });
        break;
      case 'turned':
        if (event.by === null) advanced();
        table = { ...table, turns: event.turns };
        add({ type: 'turned', turns: event.turns, by: event.by });
        break;
      case 'verified':
        table = { ...table, photos: turnedUp(table.photos, event.photos) };
        add({ type: 'verified', photos: event.photos });
        break;
      case 'listed': {
        const topics = topicsOf(event.satellite);
        const titles = table.titles.map(
          (title, index) => event.titles[topics.indexOf(at(TOPICS, index))] ?? title,
        );
        table = { ...table, titles };
        break;
      }
      case 'paid':
        onBy(event.seat, event.time);
        paidFor(moments, time);
        // Reports on the way are heard then and there.
        if (event.seat !== advances) reports(event.seat);
        break;
    }
  advanced();
  return moments;
}

/** What wrong photos cost belongs to the moment that showed them. */
function paidFor(moments: Moment[], time: readonly number[]): void {
  const index = moments.findLastIndex(({ what }) => what.type === 'verified');
  const shown = moments[index];
  if (shown) moments[index] = { ...shown, time };
}

const faceDown = (seat: Seat, sectors: readonly number[]): readonly Photo[] =>
  sectors.map(sector => ({ seat, sector, fate: 'face-down', subject: null }));

/** Several of one seat in one sector are shown in the order in which they were taken. [A4] */
function turnedUp(photos: readonly Photo[], shown: readonly Verified[]): readonly Photo[] {
  const left = [...shown];
  return photos.map(photo => {
    if (photo.fate !== 'face-down') return photo;
    const index = left.findIndex(({ seat, sector }) => seat === photo.seat && sector === photo.sector);
    const [found] = index === -1 ? [] : left.splice(index, 1);
    return found ? { ...photo, fate: found.right ? 'right' : 'wrong', subject: found.subject } : photo;
  });
}
