import { describe, expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { ALL_CARDS, HAND, inOrder, LAB_DRAW, MINUS_TO_WIN, PLUS_TO_WIN, without } from './board.ts';
import { toAct } from './rules.ts';
import {
  act,
  atTurn,
  eventTypes,
  everyCard,
  heard,
  lastTurn,
  lover,
  onTurn,
  playAll,
  readyAll,
  SEATS,
  several,
} from './testing.ts';
import { draw } from './turn.ts';
import type { Card, Disclosure } from './types.ts';

describe('effects', () => {
  const labTurn = (deck: readonly Card[], plus: readonly Disclosure[] = []) =>
    onTurn({ seats: 3, deck, plus }, ['scientific', 'scientific', 'closed']);

  test.each<[string, readonly Card[], Disclosure | null]>([
    ['a pair', ['witness', 'political', 'witness'], 'witness'],
    ['a pair of its own type', ['scientific', 'political', 'scientific'], 'scientific'],
    ['three alike', ['media', 'media', 'media'], 'media'],
    ['no pair', ['scientific', 'political', 'media'], null],
    ['a pair and a Shadow Government card', ['witness', 'witness', 'oath'], null],
    ['a pair and a card against another type', ['witness', 'hoax', 'witness'], null],
    ['only Shadow Government cards', ['hoax', 'oath', 'balloon'], null],
  ])('[E1] the lab draws %s: %j', (_, deck, bonus) => {
    const step = labTurn(deck);
    const drawn = inOrder(deck);
    expect(lastTurn(step).lab).toEqual({ drawn, bonus });
    expect(heard(step)).toContainEqual({ type: 'lab-drew', cards: drawn, bonus });
    expect(step.state.public.plus).toEqual(bonus ? ['scientific', bonus] : ['scientific']);
    expect(inOrder(step.state.discards)).toEqual(
      inOrder(['scientific', 'closed', ...without(drawn, bonus ? [bonus] : [])]),
    );
    expect(step.state.public.effect).toBeNull();
    expect(eventTypes(step).filter(type => type === 'lab-drew' || type === 'effect-began')).toEqual([
      'lab-drew',
    ]);
    expect(step.state.public).toMatchObject({ stage: 'discuss', turn: 2 });
  });

  test('[E1] the bonus card can win the game', () => {
    const { state } = labTurn(['witness', 'witness', 'media'], several(3, 'witness'));
    expect(state.public).toMatchObject({
      stage: 'over',
      end: { side: 'activists', why: 'enough-of-one-type' },
    });
  });

  test('[E1] a Shadow Government card spoils the lab after Witness too: it negates nothing there', () => {
    const moment = { seats: 3, effect: 'witness', deck: ['media', 'media', 'hoax'] } as const;
    const step = onTurn(moment, ['scientific', 'scientific', 'ridicule']);
    expect(lastTurn(step)).toMatchObject({ result: 'succeeded', lab: { bonus: null } });
  });

  test('[E3] after Political everybody sees who played what', () => {
    const cards = ['oath', 'witness', 'media'] as const;
    const step = onTurn({ seats: 3, effect: 'political' }, cards);
    expect(lastTurn(step).owners).toEqual(cards);
    expect(heard(step)).toContainEqual({
      type: 'revealed',
      cards: ['witness', 'media', 'oath'],
      owners: cards,
    });
    for (const effect of [null, 'witness', 'media'] as const)
      expect(lastTurn(onTurn({ seats: 3, effect }, cards)).owners).toBeNull();
  });

  test.each(['witness', 'political', 'media'] as const)('[E5] %s lasts one turn and is public', of => {
    const began = onTurn({ seats: 3 }, [of, of, 'scientific']);
    expect(heard(began)).toContainEqual({ type: 'effect-began', of });
    expect(began.state.public.effect).toBe(of);
    const hands = [['scientific'], ['political'], ['ridicule']] as const;
    const next = playAll(atTurn({ seats: 3, turn: 2, effect: of, hands }), hands.flat());
    expect(lastTurn(next).effect).toBe(of);
    expect(next.state.public.effect).toBeNull();
  });

  test.each(['witness', 'political', 'media'] as const)('[E5] %s carries over the end of a round', of => {
    let { state } = onTurn({ seats: 3, turn: 3 }, [of, of, 'scientific']);
    const rng = new Rng(stream('e5', of));
    const habit = lover('scientific');
    ({ state } = readyAll(state));
    expect(state.public).toMatchObject({ round: 2, stage: 'draft', effect: of });
    while (state.public.turns.length < 2) {
      expect(state.public.effect).toBe(of);
      const seat = at(toAct(state), 0);
      ({ state } = act(state, seat, habit(state, seat, rng)));
    }
    expect(state.public.turns.at(-1)).toMatchObject({ round: 2, turn: 1, effect: of });
    expect(state.public.effect).not.toBe(of);
  });

  test('[E6] a draw that exceeds the deck takes the rest from the shuffled discards alone', () => {
    const source = {
      deck: ['hoax'],
      discards: ['media', 'witness', 'oath'],
      rng: stream('e6', 'play'),
    } as const;
    const { drawn, deck, discards, rng } = draw(source, 3);
    expect(drawn).toContain('hoax');
    expect(inOrder([...drawn, ...deck])).toEqual(['witness', 'media', 'oath', 'hoax']);
    expect([deck.length, discards]).toEqual([1, []]);
    expect(rng).not.toEqual(source.rng);
    const firsts = Array.from(
      { length: 40 },
      (_, i) => draw({ ...source, rng: stream(`e6/${i}`, 'play') }, 2).drawn,
    );
    expect(new Set(firsts.map(String)).size).toBe(3);
  });

  test('[E6] at the table neither collections nor hands come into it', () => {
    const cards = ['scientific', 'scientific', 'closed'] as const;
    const hands = cards.map(card => [card]);
    const start = atTurn({ seats: 3, plus: ['witness', 'media'], hands, deck: ['media'], deckSize: 1 });
    const { state, events } = playAll(start, cards);
    expect(lastTurn({ state, events }).lab?.drawn).toContain('media');
    expect(state.own.map(({ hand }) => hand)).toEqual(
      start.own.map(({ hand }, seat) => without(hand, [at(cards, seat)])),
    );
    expect(state.public.plus.slice(0, 3)).toEqual(['witness', 'media', 'scientific']);
    expect(state.deck).toHaveLength(1 + start.discards.length + 2 - LAB_DRAW);
    expect(everyCard(state)).toEqual(ALL_CARDS);
  });

  test.each(SEATS)('[E6] with this pack the deck never runs out at %i seats', seats => {
    expect(leastDeckAtDraw(seats)).toBeGreaterThanOrEqual(LAB_DRAW);
  });
});

/** The smallest deck that any lab finds, over all collections a round can begin with and all its results. */
function leastDeckAtDraw(seats: number): number {
  const need = PLUS_TO_WIN[seats] ?? { same: 0, any: 0 };
  const total = (plus: readonly number[]) => plus.reduce((sum, count) => sum + count, 0);
  const goesOn = (plus: readonly number[]) =>
    total(plus) < need.any && plus.every(count => count < need.same);
  const add = (plus: readonly number[], type: number) => plus.with(type, at(plus, type) + 1);
  let least = Number.POSITIVE_INFINITY;

  const turnsFrom = (plus: readonly number[], deck: number, turns: number): void => {
    if (turns === 0) return;
    for (const type of [1, 2, 3]) if (goesOn(add(plus, type))) turnsFrom(add(plus, type), deck, turns - 1);
    turnsFrom(plus, deck, turns - 1);
    const lab = add(plus, 0);
    if (!goesOn(lab)) return;
    least = Math.min(least, deck);
    for (const after of [lab, ...[0, 1, 2, 3].map(type => add(lab, type))])
      if (goesOn(after)) turnsFrom(after, deck - LAB_DRAW, turns - 1);
  };

  const counts = Array.from({ length: need.same }, (_, count) => count);
  for (const a of counts)
    for (const b of counts)
      for (const c of counts)
        for (const d of counts)
          if (goesOn([a, b, c, d]))
            for (let minus = 0; minus < MINUS_TO_WIN; minus++)
              turnsFrom([a, b, c, d], ALL_CARDS.length - HAND * seats - a - b - c - d - minus, 3);
  return least;
}
