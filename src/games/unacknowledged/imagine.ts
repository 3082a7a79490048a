import { assert, at, seatsOf } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { ALL_CARDS, HAND, inOrder, passStep, TURNS, without } from './board.ts';
import type { Card, Own, Public, Role, SeatRound, State, Turn, View } from './types.ts';

/** A state in which this viewer would have seen exactly what this view holds. */
export function imagine(view: View, rng: Rng): State {
  const { public: known, viewer } = view;
  const roles = known.end?.roles ?? imagineRoles(view, rng);
  const rounds = Array.from({ length: known.round }, (_, index) => imagineRound(view, index + 1, rng));
  const { deck, packs } = at(rounds, -1);
  const own = seatsOf(known.seats).map((seat): Own => {
    if (seat === viewer && view.own) return view.own;
    const records = rounds.map(({ records }) => at(records, seat));
    const pack = known.stage === 'draft' ? at(packs, seat) : [];
    const hand = handAfter(at(records, -1), turnsOf(known, known.round));
    const hidden = known.stage !== 'discuss' && known.done[seat];
    const sealed = hidden ? rng.pick(known.stage === 'draft' ? pack : hand) : null;
    return { role: at(roles, seat), hand, pack, sealed, rounds: records };
  });
  const elsewhere = [known.plus, known.minus, deck, ...own.flatMap(({ hand, pack }) => [hand, pack])];
  return { rng: rng.fork(), public: known, own, deck, discards: without(ALL_CARDS, elsewhere.flat()) };
}

function imagineRoles({ viewer, own, public: { seats } }: View, rng: Rng): readonly Role[] {
  const suspects = seatsOf(seats).filter(seat => seat !== viewer);
  const shadow = own?.role === 'shadow' ? viewer : rng.pick(suspects);
  return seatsOf(seats).map(seat => (seat === shadow ? 'shadow' : 'activist'));
}

interface ImaginedRound {
  readonly records: readonly SeatRound[];
  /** Before each seat now, if this is the round of the draft. */
  readonly packs: readonly (readonly Card[])[];
  readonly deck: readonly Card[];
}

/**
 * A draft seen as a grid: card k of pack p was taken at pick k by the k-th seat after p. What the viewer saw
 * splits the grid into groups of slots with known contents; the rest comes from the cards not seen.
 */
interface Slot {
  readonly seat: number;
  group: Group;
  card: Card | null;
  /** The turn that used the card up. */
  playedAt: number;
  /** The overexposed turn at which it was in hand. */
  neededAt: number;
}

interface Group {
  cards: Card[];
}

function imagineRound(view: View, round: number, rng: Rng): ImaginedRound {
  const { public: known, own, viewer } = view;
  const turns = turnsOf(known, round);
  const labs = turns.flatMap(({ lab }) => lab?.drawn ?? []);
  const pool: Group = { cards: without(ALL_CARDS, [...collectedBefore(known, round), ...labs]) };
  const records = known.end?.rounds.map(one => at(one, round - 1));
  if (records) {
    const kept = records.flatMap(record => record.kept);
    return { records, packs: [], deck: rng.shuffle(without(pool.cards, kept)) };
  }
  const mine = own && viewer !== 'spectator' ? { seat: viewer, record: at(own.rounds, round - 1) } : null;
  const grid = gridOf(known.seats, round, pool);
  if (mine) markSeen(grid, mine.seat, round, mine.record);
  const others = grid.flat().filter(slot => slot.seat !== mine?.seat);
  const placed = placeAll(deedsSeen(known.seats, turns, mine), others, rng);
  assert(placed, 'what a viewer saw did happen');
  fillUp(grid, rng);
  const picks = round === known.round ? known.picks : HAND;
  const discarding = round === known.round && known.stage === 'discard';
  const drafts = seatsOf(known.seats).map(seat => {
    const column = Array.from({ length: HAND }, (_, k) => packSlots(grid, seat, round, k).slice(k));
    const looked = column.slice(0, picks + 1).map(slots => inOrder(slots.map(cardOf)));
    const pack = at(looked, -1);
    if (mine?.seat === seat) return { record: mine.record, pack };
    const slots = column.slice(0, picks).map(taken => at(taken, 0));
    return {
      record: { packs: looked, kept: slots.map(cardOf), ...deedsOf(slots, turns, discarding, rng) },
      pack,
    };
  });
  return {
    records: drafts.map(({ record }) => record),
    packs: drafts.map(({ pack }) => pack),
    deck: rng.shuffle(pool.cards),
  };
}

const turnsOf = ({ turns }: Public, round: number): readonly Turn[] =>
  turns.filter(turn => turn.round === round);

function collectedBefore({ turns }: Public, round: number): Card[] {
  return turns
    .filter(turn => turn.round < round)
    .flatMap(({ result, of, lab }) => [
      ...(of && (result === 'succeeded' || result === 'negated') ? [of] : []),
      ...(lab?.bonus ? [lab.bonus] : []),
    ]);
}

const gridOf = (seats: number, round: number, pool: Group): Slot[][] =>
  Array.from({ length: seats }, (_, pack) =>
    Array.from({ length: HAND }, (_, k) => ({
      seat: (((pack + k * passStep(round)) % seats) + seats) % seats,
      group: pool,
      card: null,
      playedAt: 0,
      neededAt: 0,
    })),
  );

/** All slots of the pack that lies before a seat at pick k. */
const packSlots = (grid: readonly Slot[][], seat: number, round: number, k: number): readonly Slot[] =>
  at(grid, (seat - k * passStep(round)) % grid.length);

function markSeen(grid: Slot[][], seat: number, round: number, { packs, kept }: SeatRound): void {
  for (const [k, cards] of packs.entries()) {
    const slots = packSlots(grid, seat, round, k).slice(k);
    const before = at(slots, 0).group;
    before.cards = without(before.cards, cards);
    const group: Group = { cards: [...cards] };
    for (const slot of slots) slot.group = group;
    const card = kept[k];
    if (card) put(at(slots, 0), card);
  }
}

function put(slot: Slot, card: Card): void {
  slot.group.cards.splice(slot.group.cards.indexOf(card), 1);
  slot.card = card;
}

function takeBack(slot: Slot): void {
  slot.group.cards.push(cardOf(slot));
  slot.card = null;
}

function cardOf({ card }: Slot): Card {
  assert(card, 'every slot is filled');
  return card;
}

/** A card that left some hand on a turn, or that a seat held when everybody played the same. */
interface Deed {
  readonly turn: number;
  readonly card: Card;
  /** Unless nobody saw whose it was. */
  readonly seat: number | null;
  readonly stays: boolean;
}

interface Choice {
  readonly deed: Deed;
  readonly slot: Slot;
}

function deedsSeen(
  seats: number,
  turns: readonly Turn[],
  mine: { readonly seat: number; readonly record: SeatRound } | null,
): readonly Deed[] {
  const others = seatsOf(seats).filter(seat => seat !== mine?.seat);
  return turns.flatMap(({ turn, cards, owners, result }): readonly Deed[] => {
    const stays = result === 'overexposed';
    if (owners || stays) return others.map(seat => ({ turn, card: at(owners ?? cards, seat), seat, stays }));
    const hidden = mine ? without(cards, [at(mine.record.played, turn - 1)]) : cards;
    return hidden.map(card => ({ turn, card, seat: null, stays }));
  });
}

/** An unlucky start can take thousands of steps to prove wrong; a fresh one rarely takes fifty. */
function placeAll(deeds: readonly Deed[], slots: readonly Slot[], rng: Rng): boolean {
  for (let patience = 100; ; patience *= 2) {
    const budget = { steps: patience };
    if (place(deeds, slots, budget, rng)) return true;
    if (budget.steps >= 0) return false;
  }
}

/** Gives every deed a slot, or undoes all. */
function place(deeds: readonly Deed[], slots: readonly Slot[], budget: { steps: number }, rng: Rng): boolean {
  if (deeds.length === 0) return true;
  if (budget.steps-- <= 0) return false;
  return rng.shuffle(fewestChoices(deeds, slots)).some(({ deed, slot }) => {
    const { card, playedAt, neededAt } = slot;
    if (card === null) put(slot, deed.card);
    if (deed.stays) slot.neededAt = Math.max(neededAt, deed.turn);
    else slot.playedAt = deed.turn;
    const left = deeds.filter(other => other !== deed);
    if (place(left, slots, budget, rng)) return true;
    if (card === null) takeBack(slot);
    slot.playedAt = playedAt;
    slot.neededAt = neededAt;
    return false;
  });
}

/**
 * Of all questions "whose was this card?" and "what did this seat play on that turn?" the one with the fewest
 * answers. In any other order games with many cards alike take seconds.
 */
function fewestChoices(deeds: readonly Deed[], slots: readonly Slot[]): readonly Choice[] {
  const answered = new Set(slots.map(({ playedAt, seat }) => seatTurn(seat, playedAt)));
  const bySeat = new Map<number, Choice[]>();
  let fewest: readonly Choice[] | null = null;
  for (const [index, deed] of deeds.entries()) {
    const { turn, card, seat } = deed;
    const before = deeds[index - 1];
    if (seat === null && before?.turn !== turn)
      for (const slot of slots)
        if (!answered.has(seatTurn(slot.seat, turn))) bySeat.set(seatTurn(slot.seat, turn), []);
    if (seat === null && before?.turn === turn && before.card === card) continue;
    const choices = slotsFor(deed, slots, answered).map(slot => ({ deed, slot }));
    if (fewest === null || choices.length < fewest.length) fewest = choices;
    if (seat === null)
      for (const choice of choices) bySeat.get(seatTurn(choice.slot.seat, turn))?.push(choice);
  }
  for (const choices of bySeat.values())
    if (fewest === null || choices.length < fewest.length) fewest = choices;
  return fewest ?? [];
}

const seatTurn = (seat: number, turn: number): number => seat * (TURNS + 1) + turn;

function slotsFor(
  { turn, card, seat, stays }: Deed,
  slots: readonly Slot[],
  answered: ReadonlySet<number>,
): readonly Slot[] {
  const free = (slot: Slot) => slot.card === null && slot.group.cards.includes(card);
  if (stays) {
    const theirs = slots.filter(slot => slot.seat === seat);
    const held = theirs.find(slot => slot.card === card && (slot.playedAt === 0 || slot.playedAt > turn));
    return held ? [held] : theirs.filter(free);
  }
  const takenBack = (slot: Slot) => slot.card === card && slot.playedAt === 0 && slot.neededAt < turn;
  return slots.filter(
    slot =>
      (seat === null ? !answered.has(seatTurn(slot.seat, turn)) : slot.seat === seat) &&
      (free(slot) || takenBack(slot)),
  );
}

function fillUp(grid: readonly Slot[][], rng: Rng): void {
  for (const slot of grid.flat()) if (slot.card === null) put(slot, rng.pick(slot.group.cards));
}

/** What a seat played by turn, and what it may have discarded after each overexposure. [R4] */
function deedsOf(
  slots: readonly Slot[],
  turns: readonly Turn[],
  discarding: boolean,
  rng: Rng,
): Pick<SeatRound, 'played' | 'discarded'> {
  const played = turns.map(({ turn, of, result }) => {
    if (result === 'overexposed' && of) return of;
    return cardOf(
      at(
        slots.filter(({ playedAt }) => playedAt === turn),
        0,
      ),
    );
  });
  const gone: Slot[] = [];
  for (const { turn, result } of discarding ? turns.slice(0, -1) : turns) {
    if (result !== 'overexposed') continue;
    const spare = slots.filter(slot => !slot.playedAt && slot.neededAt <= turn && !gone.includes(slot));
    gone.push(rng.pick(spare));
  }
  return { played, discarded: gone.map(cardOf) };
}

/** A card played into an overexposure came back to its hand. */
function handAfter({ kept, played, discarded }: SeatRound, turns: readonly Turn[]): readonly Card[] {
  const usedUp = played.filter((_, index) => at(turns, index).result !== 'overexposed');
  return inOrder(without(kept, [...usedUp, ...discarded]));
}
