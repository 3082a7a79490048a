import { at, type Seat } from '../../../core/contract.ts';
import { distance, evidenceOf, kindsOf, NUMBERS, rangeOf, setScore, total } from '../board.ts';
import { CONTACTS, type Player, type Public, type Region, type Rumor, type Seen } from '../types.ts';
import { halfOfCard, isBenefit, type Unknown, unknownFor, worthOfCard, worthOfUnknown } from './cards.ts';
import { ENOUGH_MONEY, FEATURES, type Feature, FIRST_KINDS, type Prices, richesOf } from './prices.ts';

/** Round figures by which prospects are measured, so that they mean the same under all weights. */
const ROUGHLY: Prices = {
  ...(Object.fromEntries(FEATURES.map(feature => [feature, 0.6])) as Record<Feature, number>),
  evidence: 1,
  set: 1,
  kinds: 0.3,
  spares: 0.3,
  money: 0.25,
  riches: 0.15,
};

/** A rumor that takes a round longer to reach is worth so much of one that can be reached now. */
const LATER = 0.55;

/** What each rumor on the table is worth to a seat, in their order. */
export function worthsOf(
  player: Player,
  { rumors }: Public,
  seen: readonly Seen[],
  prices: Prices,
): readonly number[] {
  const unknown = unknownFor(player, prices);
  return rumors.map(({ region }) => worthAt(region, player, seen, unknown, prices));
}

export const worthOfRumor = (player: Player, region: Region, seen: readonly Seen[], prices: Prices): number =>
  worthAt(region, player, seen, unknownFor(player, prices), prices);

function worthAt(
  region: Region,
  player: Player,
  seen: readonly Seen[],
  unknown: Unknown,
  prices: Prices,
): number {
  for (const face of seen) if (face.region === region) return worthOfCard(face.card, player, region, prices);
  return worthOfUnknown(unknown, player, region, prices);
}

/** What it is worth to turn up any rumor at all while the table is full. */
const ROOM = 0.5;

/** With 12 rumors that nobody wants no new one comes, and nobody would ever go anywhere. [N2] */
export const worthOfRoom = ({ rumors }: Public): number => (rumors.length < NUMBERS.maxRumors ? 0 : ROOM);

/** What a seat can make of them from a region, best first; nothing for those that would hurt. */
export function prospectsFrom(
  from: Region,
  { rumors }: Public,
  worths: readonly number[],
  range: number,
): readonly [best: number, second: number] {
  let best = 0;
  let second = 0;
  for (let i = 0; i < rumors.length; i++) {
    const full = worths[i] ?? 0;
    if (full <= second) continue;
    const away = distance(from, rumors[i]?.region ?? from) - range;
    const worth = away > 0 ? full * LATER ** Math.ceil(away / range) : full;
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  return [best, second];
}

/** In the order of `FEATURES`. */
export function measure(known: Public, seen: readonly Seen[], seat: Seat): readonly number[] {
  const player = at(known.players, seat);
  const kinds = kindsOf(player.equipment);
  const worths = worthsOf(player, known, seen, ROUGHLY);
  const [best, second] = prospectsFrom(player.region, known, worths, rangeOf('air', player));
  const [good, bad] = stakesOf(known.rumors, seen, seat, player);
  return [
    1,
    evidenceOf(player),
    setScore(player.equipment),
    Math.min(kinds, FIRST_KINDS),
    total(player.equipment) - kinds,
    Math.min(player.money, ENOUGH_MONEY),
    richesOf(player.money),
    ...CONTACTS.map(kind => player.contacts[kind]),
    best,
    second,
    good,
    bad,
    known.pawn === seat ? 1 : 0,
  ];
}

/** The points that this seat will have in the end. */
export function expectedPoints(known: Public, seen: readonly Seen[], seat: Seat, prices: Prices): number {
  const measures = measure(known, seen, seat);
  let points = 0;
  for (let i = 0; i < FEATURES.length; i++) points += at(measures, i) * prices[at(FEATURES, i)];
  return points;
}

/** What half of the good ones would bring, and the money that lies on bad ones. */
function stakesOf(
  rumors: readonly Rumor[],
  seen: readonly Seen[],
  seat: Seat,
  player: Player,
): readonly [good: number, bad: number] {
  let good = 0;
  let bad = 0;
  for (const { region, holders, stake } of rumors) {
    if (!holders.includes(seat)) continue;
    const face = seen.find(one => one.region === region);
    if (face && isBenefit(face.card, player)) good += halfOfCard(face.card, player, ROUGHLY);
    else bad += stake;
  }
  return [good, bad];
}
