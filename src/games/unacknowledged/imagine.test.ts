import { describe, expect, test } from 'vitest';
import { at, type Seat, seatsOf } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { ALL_CARDS, inOrder, passStep, without } from './board.ts';
import { imagine } from './imagine.ts';
import {
  bySample,
  everyCard,
  type Habit,
  handSize,
  lover,
  opened,
  SEATS,
  viewersOf,
  wholeGame,
} from './testing.ts';
import type { Card, State, View } from './types.ts';
import { view } from './view.ts';

const seat = (n: number) => n as Seat;

/** Seat 0 collects two Witness cards and plays one on the first turn; on the second everybody plays one. */
const firstAlone: Habit = (state, one, rng) => {
  const { stage, turn } = state.public;
  const other = state.own[one]?.hand.find(card => card !== 'witness');
  if (stage === 'choose' && turn === 1 && one !== 0 && other) return { type: 'play', card: other };
  return lover('witness', one === 0 ? 2 : 1)(state, one, rng);
};

/** Nothing that the rules could not have led to. */
function expectPossible(imagined: State, seen: View) {
  expect(view(imagined, seen.viewer)).toEqual(seen);
  expect(everyCard(imagined)).toEqual(ALL_CARDS);
  expect([imagined.deck.length, imagined.discards.length]).toEqual([seen.public.deck, seen.public.discards]);
  expect(imagined.own.filter(({ role }) => role === 'shadow')).toHaveLength(1);
  for (const { hand } of imagined.own) expect(hand).toHaveLength(handSize(imagined));
  for (const [index, { sealed, hand, pack }] of imagined.own.entries()) {
    const choosing = seen.public.stage !== 'discuss' && seen.public.done[index];
    expect(sealed !== null).toBe(choosing);
    if (sealed) expect(seen.public.stage === 'draft' ? pack : hand).toContain(sealed);
  }
  for (const { round, turn, cards, owners } of seen.public.turns) {
    const played = imagined.own.map(({ rounds }) => at(at(rounds, round - 1).played, turn - 1));
    expect(inOrder(played)).toEqual(cards);
    if (owners) expect(played).toEqual(owners);
  }
  for (let round = 1; round <= seen.public.round; round++) {
    expectPassed(imagined, round);
    expectHeld(imagined, round);
  }
}

/** Every pack is the neighbour's pack before, less what the neighbour kept. */
function expectPassed({ own, public: { seats } }: State, round: number) {
  const records = own.map(({ rounds }) => at(rounds, round - 1));
  for (const [index, { packs, played, discarded, kept }] of records.entries()) {
    const from = at(records, (index - passStep(round)) % seats);
    for (const [k, pack] of packs.entries())
      if (k > 0) expect(inOrder([...pack, at(from.kept, k - 1)])).toEqual(at(from.packs, k - 1));
    for (const card of [...played, ...discarded]) expect(kept).toContain(card);
  }
}

/** Every card was in hand when it was played or discarded; overexposed cards came back. */
function expectHeld({ own, public: { turns } }: State, round: number) {
  for (const { rounds } of own) {
    const { kept, played, discarded } = at(rounds, round - 1);
    const discards = [...discarded];
    let hand: readonly Card[] = kept;
    for (const { turn, result } of turns.filter(one => one.round === round)) {
      const card = at(played, turn - 1);
      expect(hand).toContain(card);
      const gone = result === 'overexposed' ? discards.shift() : card;
      if (gone) hand = without(hand, [gone]);
    }
    expect(discards).toEqual([]);
  }
}

describe.each(SEATS)('imagining at %i seats', seats => {
  test.each<[string, Habit]>([
    ['by sample', bySample],
    ['of many Witness cards', lover('witness')],
    ['of many Political cards', lover('political')],
    ['of overexposures', lover('witness', 1)],
    ['of a card alone before an overexposure', firstAlone],
  ])('fits what was seen, in games %s', (_, habit) => {
    const rng = new Rng(stream('imagine', `${seats}`));
    for (let game = 0; game < 2; game++)
      for (const { state } of wholeGame(seats, `imagine/${game}`, habit))
        if (rng.chance(0.05))
          for (const viewer of viewersOf(seats)) {
            const seen = view(state, viewer);
            expectPossible(imagine(seen, rng), seen);
          }
  });

  test('a round overexposed twice or more is imagined by everybody, at each of its moments', () => {
    const rng = new Rng(stream('overexposed', `${seats}`));
    const moments = overexposedRound(seats);
    for (const state of moments)
      for (const viewer of viewersOf(seats)) {
        const seen = view(state, viewer);
        expectPossible(imagine(seen, rng), seen);
      }
  });

  test('each suspect is the Shadow Government about equally often', () => {
    const rng = new Rng(stream('suspects', `${seats}`));
    const { state } = opened(seats, 'suspects');
    const shadow = state.own.findIndex(({ role }) => role === 'shadow');
    for (const viewer of viewersOf(seats)) {
      const seen = view(state, viewer);
      const times = seatsOf(seats).map(() => 0);
      for (let i = 0; i < 600; i++) {
        const guilty = imagine(seen, rng).own.findIndex(({ role }) => role === 'shadow');
        times[guilty] = (times[guilty] ?? 0) + 1;
      }
      if (viewer === shadow) expect(times[shadow]).toBe(600);
      else if (viewer !== 'spectator') expect(times[viewer]).toBe(0);
      const suspects = viewer === 'spectator' ? seats : seats - 1;
      for (const [index, count] of times.entries())
        if (viewer !== shadow && index !== viewer) expect(count).toBeGreaterThan((600 / suspects) * 0.75);
    }
  });
});

test('what was seen stays, what was not varies', () => {
  const rng = new Rng(stream('vary', 'testing'));
  const state = at(
    [...wholeGame(3, 'vary')].map(step => step.state).filter(s => s.public.stage === 'choose'),
    0,
  );
  const seen = view(state, seat(0));
  const worlds = Array.from({ length: 200 }, () => imagine(seen, rng));
  const different = (part: (world: State) => unknown) =>
    new Set(worlds.map(world => JSON.stringify(part(world)))).size;
  expect(different(({ own }) => own[0])).toBe(1);
  expect(different(({ own }) => own[1]?.hand)).toBeGreaterThan(5);
  expect(different(({ deck }) => deck)).toBe(200);
  expect(different(({ rng: chance }) => chance)).toBe(200);
  // Seat 1 was passed what seat 0 left of its packs: the last of them seat 0 knows to the card.
  expect(different(({ own }) => own[1]?.rounds[0]?.packs[1])).toBe(1);
  expect(different(({ own }) => own[1]?.rounds[0]?.packs[0])).toBeGreaterThan(5);
});

test('a card that must have gone somewhere is imagined there', () => {
  const rng = new Rng(stream('forced', 'testing'));
  const drafted = [...wholeGame(3, 'forced')]
    .map(({ state }) => state)
    .find(({ public: p }) => p.stage === 'discuss');
  const mine = drafted?.own[0]?.rounds[0];
  if (!drafted || !mine) throw new Error('a draft ends');
  const passed = mine.packs.map((pack, k) => pack.filter((_card, i) => i !== pack.indexOf(at(mine.kept, k))));
  for (let i = 0; i < 50; i++) {
    const next = imagine(view(drafted, seat(0)), rng).own[1]?.rounds[0];
    expect(next?.packs.slice(1)).toEqual(passed.slice(0, 4));
  }
});

const overexposures = ({ public: { turns } }: State): number =>
  turns.filter(({ result }) => result === 'overexposed').length;

/** All moments of a round in which everybody played the same more than once. */
function overexposedRound(seats: number): readonly State[] {
  for (let deal = 0; deal < 500; deal++) {
    const states = [...wholeGame(seats, `overexposed/${deal}`, lover('witness', 1))].map(
      ({ state }) => state,
    );
    const round = states.filter(state => state.public.round === 1);
    if (overexposures(at(round, -1)) > 1) return round;
  }
  throw new Error('one of 500 deals gives everybody a Witness card');
}
