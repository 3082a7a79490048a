import { assert, at, type Seat } from '../../core/contract.ts';
import { inCardOrder, mapDeck, NUMBERS, rumorAt } from './board.ts';
import type { Course } from './steps.ts';
import type { CardId, Region, Rumor } from './types.ts';

/** [N1]; where nobody starts it, nobody sees it. [N4] */
export function placeRumor(course: Course, seat: Seat | null): Region {
  const { table } = course;
  const card = drawCard(course);
  const region = drawRegion(course);
  table.rumors = [...table.rumors, { region, by: seat, looked: [], stake: 0, holders: [] }];
  course.faces = [...course.faces, card];
  course.tell({ type: 'rumor-placed', seat, region });
  if (seat !== null) see(course, seat, region);
  return region;
}

/** The seat learns what a face-down rumor is. [I2] */
export function see(course: Course, seat: Seat, region: Region): void {
  const rumor = theRumor(course, region);
  const card = at(course.faces, course.table.rumors.indexOf(rumor));
  if (!rumor.looked.includes(seat)) {
    course.changeRumor(rumor, { looked: [...rumor.looked, seat].sort((a, b) => a - b) });
    const seen = [...at(course.own, seat).seen, { region, card }].sort((a, b) => a.region - b.region);
    course.changeOwn(seat, { seen });
  }
  course.tellOwn(seat, { type: 'rumor-seen', region, card });
}

/** [R2] [N4] */
export function removeRumor(course: Course, region: Region, card: CardId): void {
  const { table } = course;
  const rumor = theRumor(course, region);
  const index = table.rumors.indexOf(rumor);
  table.rumors = table.rumors.toSpliced(index, 1);
  course.faces = course.faces.toSpliced(index, 1);
  for (const seat of rumor.looked)
    course.changeOwn(seat, { seen: at(course.own, seat).seen.filter(one => one.region !== region) });
  table.discards = [...table.discards, card];
  table.mapDiscards = [...table.mapDiscards, region];
  if (table.rumors.length === 0) for (let i = 0; i < NUMBERS.refill; i++) placeRumor(course, null);
}

export function theRumor({ table }: Course, region: Region): Rumor {
  const rumor = rumorAt(table, region);
  assert(rumor, `a rumor lies in region ${region}`);
  return rumor;
}

/** [N3] */
function drawCard(course: Course): CardId {
  const { table } = course;
  if (course.deck.length === 0) {
    course.deck = inCardOrder(table.discards);
    table.discards = [];
    course.tell({ type: 'shuffled', deck: 'rumors' });
  }
  const index = course.rng.int(course.deck.length);
  const card = at(course.deck, index);
  course.deck = course.deck.toSpliced(index, 1);
  return card;
}

/** [N3] */
function drawRegion(course: Course): Region {
  const { table } = course;
  const deck = mapDeck(table);
  if (deck.length > 0) return course.rng.public.pick(deck);
  table.mapDiscards = [];
  course.tell({ type: 'shuffled', deck: 'map' });
  return course.rng.public.pick(mapDeck(table));
}
