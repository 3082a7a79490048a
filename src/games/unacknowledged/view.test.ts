import { describe, expect, test } from 'vitest';
import type { Seat } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { act, atTurn, everyCard, heard, lover, SEATS, several, viewersOf, wholeGame } from './testing.ts';
import type { Card, State } from './types.ts';
import { view } from './view.ts';

const seat = (n: number) => n as Seat;

describe('who knows what', () => {
  const hands = [['witness', 'oath', 'media'], ['media'], ['media']] as const;

  test('[I1] of a face-down choice only that it was made, of a changed choice nothing', () => {
    const start = atTurn({ seats: 3, hands });
    const [one, other] = (['witness', 'oath'] as const).map(card => act(start, 0, { type: 'play', card }));
    if (!one || !other) throw new Error('two choices');
    const changed = act(one.state, 0, { type: 'play', card: 'media' });
    for (const viewer of [1, 'spectator'] as const) {
      expect(heard(one, viewer)).toEqual([{ type: 'decided', seat: 0 }]);
      expect(heard(changed, viewer)).toEqual([]);
      for (const { state } of [other, changed])
        expect(view(state, viewer as Seat)).toEqual(view(one.state, viewer as Seat));
    }
    expect(view(one.state, seat(1)).public.done).toEqual([true, false, false]);
  });

  test.each(SEATS)('[I1] collections, effects, reveals, talk and counts are public at %i seats', seats => {
    for (const { state } of wholeGame(seats, 'i1'))
      for (const viewer of viewersOf(seats)) expect(view(state, viewer).public).toEqual(state.public);
  });

  test.each(SEATS)('[I2] each sees their own and nobody sees the others’ at %i seats', seats => {
    for (const { state } of wholeGame(seats, 'i2', lover('political'))) {
      for (const viewer of viewersOf(seats))
        expect(view(state, viewer)).toEqual({
          viewer,
          public: state.public,
          own: viewer === 'spectator' ? null : state.own[viewer],
        });
    }
  });

  test('[I2] one’s own packs, kept, played and discarded cards stay in view, in all rounds', () => {
    const mine: (readonly Card[])[] = [];
    let last: State | undefined;
    for (const step of wholeGame(3, 'i2/own', lover('witness', 1))) {
      for (const event of heard(step, 0)) if (event.type === 'pack-came') mine.push(event.pack);
      last = step.state;
    }
    const rounds = last?.own[0]?.rounds ?? [];
    expect(rounds.flatMap(({ packs }) => packs.filter(pack => pack.length > 1))).toEqual(mine);
    for (const { kept, packs, played, discarded } of rounds) {
      expect(kept).toHaveLength(5);
      for (const [pick, card] of kept.entries()) expect(packs[pick]).toContain(card);
      for (const card of [...played, ...discarded]) expect(kept).toContain(card);
    }
    expect(rounds.flatMap(({ discarded }) => discarded).length).toBeGreaterThan(0);
  });

  test('[I3] deck, discards and randomness show in no view', () => {
    const rng = new Rng(stream('i3', 'testing'));
    for (const { state } of wholeGame(3, 'i3')) {
      const hidden = rng.shuffle([...state.deck, ...state.discards]);
      const other: State = {
        ...state,
        rng: rng.fork(),
        deck: hidden.slice(0, state.deck.length),
        discards: hidden.slice(state.deck.length),
      };
      expect(everyCard(other)).toEqual(everyCard(state));
      for (const viewer of viewersOf(3)) expect(view(other, viewer)).toEqual(view(state, viewer));
    }
  });

  test('[W4] roles are secret until the end', () => {
    const one = atTurn({ seats: 4, shadow: 1, round: 4, turn: 3, hands: several(4, ['media']) });
    const other = atTurn({ seats: 4, shadow: 2, round: 4, turn: 3, hands: several(4, ['media']) });
    for (const viewer of [0, 3, 'spectator'] as const)
      expect(view(one, viewer as Seat)).toEqual(view(other, viewer as Seat));
    expect(view(one, seat(1)).own?.role).toBe('shadow');
  });
});
