import { type Seat, seatsOf } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import {
  ALL_CONTACTS,
  ALL_EQUIPMENT,
  clockwise,
  minus,
  NO_CONTACTS,
  NO_EQUIPMENT,
  plus,
  REGIONS,
  START,
} from './board.ts';
import { placeRumor } from './rumors.ts';
import { Course, NEW_ROUND, NOTHING_YET, nobody } from './steps.ts';
import { CARDS, type Equipment, type Options, type Own, type Player } from './types.ts';

const TELESCOPES: readonly Equipment[] = Array.from({ length: START.telescopes }, () => 'telescope');
const NOTHING_KNOWN: Own = { action: null, bid: null, seen: [] };

/** [S1] [S2] [S3] [S4] [S5] [S6] */
export function deal(_: Options, seats: number, rng: Rng): Course {
  const regions = rng.public.shuffle(REGIONS).slice(0, seats);
  const pawn = rng.public.int(seats) as Seat;
  const telescopes = seatsOf(seats).flatMap(() => TELESCOPES);
  const course = new Course({
    rng: rng.fork(),
    own: seatsOf(seats).map(() => NOTHING_KNOWN),
    faces: [],
    deck: CARDS,
    public: {
      seats,
      round: 0,
      stage: 'stakes',
      done: nobody(seats),
      pending: null,
      doing: NOTHING_YET,
      pawn,
      players: regions.map(firstOwned),
      rumors: [],
      discards: [],
      mapDiscards: [],
      bag: minus(ALL_EQUIPMENT, telescopes),
      pile: ALL_CONTACTS,
      blue: START.blue - seats * START.evidence,
      last: false,
      board: { equipment: NO_EQUIPMENT, contacts: NO_CONTACTS },
      landing: NO_EQUIPMENT,
      past: [],
      now: NEW_ROUND,
      end: null,
    },
  });
  const contact = course.drawContact();
  course.table.board = { equipment: NO_EQUIPMENT, contacts: plus(NO_CONTACTS, [contact]) };
  course.tell({ type: 'game-began', pawn, regions, contact });
  for (const seat of clockwise(seats, pawn)) placeRumor(course, seat);
  return course;
}

const firstOwned = (region: number): Player => ({
  region,
  money: START.money,
  blue: START.evidence,
  black: 0,
  equipment: plus(NO_EQUIPMENT, TELESCOPES),
  contacts: NO_CONTACTS,
});
