import { describe, expect, test } from 'vitest';
import { at, seatsOf } from '../../core/contract.ts';
import { inOrder, PLUS_TO_WIN } from './board.ts';
import { outcome, side, toAct } from './rules.ts';
import { discardAll, ended, lastTurn, onTurn, SEATS, several } from './testing.ts';
import type { Disclosure, State } from './types.ts';

describe('end', () => {
  const mixed = ['witness', 'political', 'witness', 'political'] as const;

  const cases = SEATS.flatMap(seats => {
    const { same, any } = PLUS_TO_WIN[seats] ?? { same: 0, any: 0 };
    const spread: readonly Disclosure[] = seats === 5 ? ['witness', 'political'] : mixed.slice(0, any - 1);
    return [
      { seats, plus: several(same - 1, 'media'), why: 'enough-of-one-type' },
      { seats, plus: several(same - 2, 'media'), why: undefined },
      { seats, plus: spread, why: 'enough-of-any-type' },
      { seats, plus: spread.slice(1), why: undefined },
    ] as const;
  });

  test('[W1] the goals by number of players', () => {
    expect(PLUS_TO_WIN).toEqual({ 3: { same: 4, any: 5 }, 4: { same: 3, any: 4 }, 5: { same: 2, any: 3 } });
  });

  test.each(cases)('[W1] $seats seats, a Media success on top of $plus: $why', ({ seats, plus, why }) => {
    const step = onTurn({ seats, plus }, [...several(seats - 1, 'media'), 'oath']);
    expect(step.state.public.plus).toEqual([...plus, 'media']);
    expect(step.state.public.end?.why).toBe(why);
    expect(outcome(step.state)?.side).toBe(why && 'activists');
    expect(toAct(step.state)).toHaveLength(why ? 0 : seats);
    expect(step.state.public.effect).toBe(why ? null : 'media');
  });

  test.each(SEATS)('[W2] three of any type in "−" win for the Shadow Government at %i seats', seats => {
    const cards = [...several(seats - 1, 'media'), 'hoax'] as const;
    const two = onTurn({ seats, shadow: 1, minus: ['witness'] }, cards);
    expect(two.state.public).toMatchObject({ minus: ['witness', 'media'], end: null });
    const three = onTurn({ seats, shadow: 1, minus: ['witness', 'political'] }, cards);
    expect(three.state.public.end).toMatchObject({ side: 'shadow', why: 'three-negated' });
    expect(outcome(three.state)).toMatchObject({ winners: [1], side: 'shadow', reason: 'three-negated' });
  });

  test('[P3] "+" is looked at before "−"', () => {
    const minus = ['witness', 'political', 'media'] as const;
    const { state } = onTurn({ seats: 5, plus: ['media'], minus }, [...several(4, 'media'), 'oath']);
    expect(state.public.end?.side).toBe('activists');
  });

  test('[P3] a success that wins draws nothing and begins no effect', () => {
    const moment = { seats: 3, plus: several(3, 'scientific'), deck: ['media', 'media', 'media'] } as const;
    const step = onTurn(moment, ['scientific', 'scientific', 'oath']);
    expect(lastTurn(step).lab).toBeNull();
    expect(step.state.public.plus).toEqual(several(4, 'scientific'));
    expect(step.state.deck.slice(0, 3)).toEqual(moment.deck);
  });

  const last = { seats: 3, round: 4, turn: 3 } as const;
  test.each<[string, State, string | undefined]>([
    ['nothing', onTurn(last, ['media', 'witness', 'hoax']).state, 'time-ran-out'],
    ['a success too few', onTurn(last, ['media', 'media', 'oath']).state, 'time-ran-out'],
    [
      'a success enough',
      onTurn({ ...last, plus: several(3, 'media') }, ['media', 'media', 'oath']).state,
      'enough-of-one-type',
    ],
    [
      'a lab too few',
      onTurn({ ...last, deck: ['media', 'media', 'witness'] }, ['scientific', 'scientific', 'oath']).state,
      'time-ran-out',
    ],
    ['an overexposure', onTurn(last, several(3, 'media')).state, undefined],
    ['nothing, a turn earlier', onTurn({ ...last, turn: 2 }, ['media', 'witness', 'hoax']).state, undefined],
    [
      'nothing, a round earlier',
      onTurn({ ...last, round: 3 }, ['media', 'witness', 'hoax']).state,
      undefined,
    ],
  ])('[W3] the last turn brings %s', (_, state, why) => {
    expect(state.public.end?.why).toBe(why);
  });

  test('[W3] an overexposed last turn ends with its discards', () => {
    const shown = onTurn(last, several(3, 'media'));
    const { state } = discardAll(shown.state, several(3, 'media'));
    expect(state.public.end).toMatchObject({ side: 'shadow', why: 'time-ran-out' });
  });

  test.each(SEATS)('[W4] all win who play for the winning side, at %i seats', seats => {
    for (let game = 0; game < 5; game++) {
      const state = ended(seats, `w4/${game}`);
      const won = seatsOf(seats).filter(seat => side(state, seat) === state.public.end?.side);
      expect(outcome(state)?.winners).toEqual(won);
      expect(outcome(state)?.scores.map(({ total }) => total)).toEqual(
        seatsOf(seats).map(seat => (won.includes(seat) ? 1 : 0)),
      );
    }
  });

  test.each(SEATS)('[W4] the end shows who was who and what each held and played, at %i seats', seats => {
    const state = ended(seats, 'w4');
    expect(state.public.end?.roles).toEqual(state.own.map(({ role }) => role));
    for (const [seat, rounds] of state.public.end?.rounds.entries() ?? []) {
      expect(rounds).toEqual(state.own[seat]?.rounds);
      expect(rounds).toHaveLength(state.public.round);
      for (const { packs, kept, played } of rounds) {
        expect(packs.map(pack => pack.length)).toEqual([5, 4, 3, 2, 1]);
        expect(kept).toHaveLength(5);
        for (const card of played) expect(kept).toContain(card);
      }
    }
    for (const { round, turn, cards } of state.public.turns)
      expect(inOrder(state.own.map(({ rounds }) => at(at(rounds, round - 1).played, turn - 1)))).toEqual(
        cards,
      );
  });
});
