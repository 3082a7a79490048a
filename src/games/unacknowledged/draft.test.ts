import { describe, expect, test } from 'vitest';
import { at, seatsOf } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { ALL_CARDS, inOrder, without } from './board.ts';
import { toAct } from './rules.ts';
import {
  act,
  atDraft,
  bySample,
  eventTypes,
  everyCard,
  heard,
  lover,
  opened,
  pickAll,
  playAll,
  SEATS,
  wholeGame,
} from './testing.ts';
import type { Card, State } from './types.ts';

const PACKS: readonly (readonly Card[])[] = [
  ['scientific', 'scientific', 'witness', 'political', 'oath'],
  ['witness', 'witness', 'political', 'media', 'hoax'],
  ['scientific', 'political', 'media', 'media', 'closed'],
  ['scientific', 'witness', 'political', 'political', 'ridicule'],
  ['witness', 'witness', 'media', 'defunded', 'balloon'],
];

const packsOf = ({ own }: State) => own.map(({ pack }) => pack);
const firstCards = (state: State) => packsOf(state).map(pack => at(pack, 0));

function draftOut(start: State): State {
  const rng = new Rng(stream('draft', 'testing'));
  let state = start;
  while (state.public.stage === 'draft') {
    const seat = at(toAct(state), 0);
    ({ state } = act(state, seat, bySample(state, seat, rng)));
  }
  return state;
}

describe.each(SEATS)('draft at %i seats', seats => {
  const packs = PACKS.slice(0, seats);

  test('[D1] all cards in no collection are shuffled and five dealt to each', () => {
    const deals = Array.from({ length: 5 }, (_, i) => opened(seats, `d1/${i}`).state);
    for (const state of deals) {
      expect(packsOf(state).map(pack => pack.length)).toEqual(seatsOf(seats).map(() => 5));
      expect(everyCard(state)).toEqual(ALL_CARDS);
    }
    expect(new Set(deals.map(({ deck }) => `${deck}`)).size).toBe(deals.length);
  });

  test('[D1] later rounds deal all cards again but the collected, in another order', () => {
    for (const { state, events } of wholeGame(seats, 'd1', lover('political')))
      if (events.some(({ event }) => event.type === 'round-began') && state.public.round > 1) {
        const { plus, minus } = state.public;
        const dealt = inOrder([...state.deck, ...packsOf(state).flat()]);
        expect(dealt).toEqual(without(ALL_CARDS, [...plus, ...minus]));
        expect([...packsOf(state).flat(), ...state.deck]).not.toEqual(dealt);
        expect(state.own.every(({ hand }) => hand.length === 0)).toBe(true);
      }
  });

  test.each([1, 2, 3, 4])('[D2] round %i passes the packs to the right neighbour', round => {
    const start = atDraft({ seats, round, packs });
    const picked = firstCards(start);
    const { state } = pickAll(start, picked);
    for (const seat of seatsOf(seats)) {
      const neighbour = (seat + (round % 2 === 1 ? 1 : seats - 1)) % seats;
      expect(state.own[neighbour]?.pack).toEqual(without(at(packs, seat), [at(picked, seat)]));
    }
    expect(state.own.map(({ hand }) => hand)).toEqual(picked.map(card => [card]));
  });

  test('[D2] nothing moves before the last pick, and all may pick at once', () => {
    const start = atDraft({ seats, packs });
    expect(toAct(start)).toEqual(seatsOf(seats));
    let state = start;
    for (const seat of seatsOf(seats).slice(1).reverse()) {
      ({ state } = act(state, seat, { type: 'pick', card: at(firstCards(state), seat) }));
      expect(packsOf(state)).toEqual(packs);
    }
    expect(toAct(state)).toEqual([0]);
  });

  test('[D3] a changed pick counts, and the pick before it leaves no trace for others', () => {
    const start = atDraft({ seats, packs });
    const first = act(start, 0, { type: 'pick', card: 'oath' });
    const changed = act(first.state, 0, { type: 'pick', card: 'witness' });
    expect(heard(first, 1)).toEqual([{ type: 'decided', seat: 0 }]);
    expect(heard(changed, 1)).toEqual([]);
    expect(heard(changed, 0)).toEqual([{ type: 'chosen', card: 'witness' }]);
    let { state } = changed;
    for (const seat of seatsOf(seats).slice(1))
      ({ state } = act(state, seat, { type: 'pick', card: at(firstCards(state), seat) }));
    expect(state.own[0]?.hand).toEqual(['witness']);
    expect(state.own[1]?.pack).toEqual(['scientific', 'scientific', 'political', 'oath']);
  });

  test('[D3] kept cards stay: hands only grow and no pack holds a card twice', () => {
    let state = atDraft({ seats, packs });
    for (let picks = 1; picks <= 4; picks++) {
      const before = state.own.map(({ hand }) => hand);
      const picked = firstCards(state);
      ({ state } = pickAll(state, picked));
      for (const seat of seatsOf(seats))
        expect(without(at(state.own, seat).hand, [...at(before, seat), at(picked, seat)])).toHaveLength(
          picks === 4 ? 1 : 0,
        );
      expect(everyCard(state)).toEqual(ALL_CARDS);
    }
  });

  test('[D4] the fifth card is taken without asking', () => {
    let state = atDraft({ seats, packs });
    for (let picks = 0; picks < 3; picks++) ({ state } = pickAll(state, firstCards(state)));
    expect(packsOf(state).map(pack => pack.length)).toEqual(seatsOf(seats).map(() => 2));
    const leftOver = packsOf(state).map(pack => at(pack, 1));
    const last = pickAll(state, firstCards(state));
    for (const seat of seatsOf(seats)) {
      const record = last.state.own[seat]?.rounds[0];
      expect(record?.kept[4]).toBe(leftOver[(seat + seats - 1) % seats]);
      expect(record?.packs.map(pack => pack.length)).toEqual([5, 4, 3, 2, 1]);
      expect(last.state.own[seat]?.hand).toEqual(inOrder(record?.kept ?? []));
      expect(heard(last, seat)).toContainEqual({ type: 'hand-filled', hand: last.state.own[seat]?.hand });
    }
    expect(packsOf(last.state).flat()).toEqual([]);
    expect(last.state.public).toMatchObject({ stage: 'discuss', turn: 1 });
    expect(eventTypes(last)).toContain('draft-ended');
  });

  test('[D5] anyone may keep and play any card', () => {
    for (const shadow of [0, 1]) {
      const start = atDraft({ seats, shadow, packs });
      const { state } = pickAll(
        start,
        packs.map(pack => at(pack, -1)),
      );
      expect(state.own[0]?.hand).toEqual(['oath']);
      const drafted = draftOut(state);
      const played = playAll(
        drafted,
        drafted.own.map(({ hand }) => at(hand, -1)),
      );
      expect(played.state.public.turns[0]?.cards).toContain(at(at(drafted.own, 0).hand, -1));
    }
  });
});
