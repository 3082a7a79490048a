import { type Seat, seatsOf } from '../../../core/contract.ts';
import type { Own, Photo, Public, View } from '../types.ts';

export const seat = (number: number): Seat => number as Seat;

/** Four at an Expert table after two turns of the Earth: the first, in quadrant 3, has 7 to 9 under 17 to 19. */
export const publicOf = (change: Partial<Public> = {}): Public => ({
  mode: 'expert',
  seats: 4,
  stage: 'act',
  luna: 18,
  modifiers: ['blank', 'border-guards', 'clear-air', 'hadron'],
  reportsAt: [4, 9, 14],
  titles: [['junk'], ['spy'], null, null, null, null],
  done: [true, true, true, true],
  levels: ['experienced', 'experienced', 'experienced', 'experienced'],
  time: [6, 7, 7, 9],
  order: seatsOf(4),
  quadrants: [3, 1, 2, 4],
  turns: 2,
  lines: 2,
  freeMove: null,
  following: null,
  acts: [],
  photos: [],
  finder: null,
  lastActs: [],
  alsoFound: [],
  solo: null,
  end: null,
  ...change,
});

export const photo = (who: number, sector: number, change: Partial<Photo> = {}): Photo => ({
  seat: seat(who),
  sector,
  fate: 'face-down',
  subject: null,
  ...change,
});

const own: Own = {
  level: 'experienced',
  facts: [],
  answers: [],
  subjects: [],
  reports: [],
  wish: 'ask',
  follows: null,
};

export const viewOf = (change: Partial<Public> = {}, mine: Partial<Own> = {}): View => ({
  viewer: seat(0),
  public: publicOf(change),
  own: { ...own, ...mine },
});
