import { type Seat, seatsOf } from '../../../core/contract.ts';
import type { Own, Public, View } from '../types.ts';

export const seat = (number: number): Seat => number as Seat;

/** Three at a Standard table, the arrow in sector 5: 5 to 10 are visible. */
export const publicOf = (change: Partial<Public> = {}): Public => ({
  mode: 'standard',
  seats: 3,
  stage: 'act',
  done: [false, false, false],
  levels: null,
  time: [4, 6, 8],
  order: seatsOf(3),
  arrow: 4,
  arrowTo: 4,
  phase: 1,
  acts: [],
  targets: [2, 2, 2],
  tokens: [9, 9, 9],
  theories: [],
  titles: [],
  conferences: [],
  finder: null,
  lastActs: [],
  alsoFound: [],
  end: null,
  ...change,
});

const own: Own = { level: 'genius', facts: [], answers: [], bodies: [], sealed: null };
export const viewOf = (change: Partial<Public> = {}, mine: Partial<Own> = {}): View => ({
  viewer: seat(0),
  public: publicOf(change),
  own: { ...own, ...mine },
});
