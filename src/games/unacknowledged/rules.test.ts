import { describe, expect, test } from 'vitest';
import { at, seatsOf } from '../../core/contract.ts';
import { ALL_CARDS, countersOf, inOrder, tally, without } from './board.ts';
import { toAct } from './rules.ts';
import {
  act,
  atTurn,
  discardAll,
  ended,
  eventTypes,
  everyCard,
  handSize,
  heard,
  lastTurn,
  lover,
  onTurn,
  opened,
  type Played,
  playAll,
  readyAll,
  SEATS,
  several,
  wholeGame,
} from './testing.ts';
import { type Card, DISCLOSURES, type Disclosure, type Result, type State } from './types.ts';

describe('set-up', () => {
  test.each(SEATS)('[S1] one Shadow Government at %i seats, and it can be anyone', seats => {
    const shadows = Array.from({ length: 60 }, (_, i) => {
      const roles = opened(seats, `s1/${i}`).state.own.map(({ role }) => role);
      expect(roles.filter(role => role === 'shadow')).toHaveLength(1);
      expect(roles.filter(role => role === 'activist')).toHaveLength(seats - 1);
      return roles.indexOf('shadow');
    });
    expect(new Set(shadows).size).toBe(seats);
  });

  test('[S1] each is told their own identity and no other', () => {
    const dealt = opened(4, 's1');
    const told = (viewer: number | 'spectator') =>
      heard(dealt, viewer).filter(({ type }) => type === 'identity-dealt');
    for (const [seat, { role }] of dealt.state.own.entries())
      expect(told(seat)).toEqual([{ type: 'identity-dealt', role }]);
    expect(told('spectator')).toEqual([]);
  });

  test('[S2] 27 Disclosure cards and two Shadow Government cards against each type', () => {
    expect(ALL_CARDS).toHaveLength(35);
    expect(DISCLOSURES.map(type => tally(ALL_CARDS, type))).toEqual([7, 7, 7, 6]);
    for (const type of DISCLOSURES)
      expect(countersOf(type).map(card => tally(ALL_CARDS, card))).toEqual([1, 1]);
    expect(countersOf('media')).toEqual(['balloon', 'hoax']);
  });

  test.each(SEATS)(
    '[S3] nothing is collected at the start, and what is collected stays, at %i seats',
    seats => {
      for (let game = 0; game < 10; game++) {
        let collected: Pick<State['public'], 'plus' | 'minus'> = { plus: [], minus: [] };
        for (const { state } of wholeGame(seats, `s3/${game}`)) {
          const { plus, minus, round } = state.public;
          expect(plus.slice(0, collected.plus.length)).toEqual(collected.plus);
          expect(minus.slice(0, collected.minus.length)).toEqual(collected.minus);
          if (round === 1 && state.public.stage === 'draft') expect([...plus, ...minus]).toEqual([]);
          collected = { plus, minus };
        }
      }
    },
  );

  test('[S4] a game without a winner has 4 rounds of 3 turns', () => {
    const games = Array.from({ length: 20 }, (_, i) => ended(4, `s4/${i}`).public);
    const timedOut = games.filter(({ end }) => end?.why === 'time-ran-out');
    expect(timedOut.length).toBeGreaterThan(0);
    const all = [1, 2, 3, 4].flatMap(round => [1, 2, 3].map(turn => [round, turn]));
    for (const { turns } of timedOut) expect(turns.map(({ round, turn }) => [round, turn])).toEqual(all);
    for (const { turns } of games) expect(turns.length).toBeLessThanOrEqual(12);
  });
});

describe('every step of whole games', () => {
  test.each(SEATS)('no card is lost or made, and hands have their size, at %i seats', seats => {
    for (const habit of [undefined, lover('witness'), lover('scientific')])
      for (let game = 0; game < 12; game++) {
        const seed = `cards/${game}`;
        for (const { state } of wholeGame(seats, seed, habit)) {
          expect(everyCard(state), seed).toEqual(ALL_CARDS);
          expect(
            state.own.map(({ hand }) => hand.length),
            seed,
          ).toEqual(several(seats, handSize(state)));
          expect([state.deck.length, state.discards.length], seed).toEqual([
            state.public.deck,
            state.public.discards,
          ]);
        }
      }
  });
});

describe('turn', () => {
  const start = atTurn({ seats: 3, hands: [['witness', 'oath'], ['media'], ['witness']] });

  test('[P1] all choose at once, and a choice can be changed until the last', () => {
    expect(toAct(start)).toEqual([0, 1, 2]);
    const first = act(start, 0, { type: 'play', card: 'oath' });
    expect(toAct(first.state)).toEqual([1, 2]);
    const changed = act(first.state, 0, { type: 'play', card: 'witness' });
    expect(toAct(changed.state)).toEqual([1, 2]);
    const second = act(changed.state, 2, { type: 'play', card: 'witness' });
    const last = act(second.state, 1, { type: 'play', card: 'media' });
    expect(lastTurn(last).cards).toEqual(['witness', 'witness', 'media']);
    expect(last.state.own[0]?.hand).toContain('oath');
  });

  test('[P2] cards are revealed together, in card order, without owners', () => {
    const first = act(start, 0, { type: 'play', card: 'oath' });
    expect(first.state.public.turns).toEqual([]);
    const { events } = playAll(start, ['oath', 'media', 'witness']);
    const revealed = events.filter(({ event }) => event.type === 'revealed');
    expect(revealed).toEqual([
      { to: 'all', event: { type: 'revealed', cards: ['witness', 'media', 'oath'], owners: null } },
    ]);
    const mirrored = atTurn({ seats: 3, hands: [['witness'], ['media'], ['oath']] });
    expect(heard(playAll(mirrored, ['witness', 'media', 'oath']))).toEqual(
      heard(playAll(start, ['oath', 'media', 'witness'])),
    );
  });

  test.each<[string, Played, readonly string[]]>([
    [
      'an effect for the next turn',
      onTurn({ seats: 3 }, ['media', 'media', 'oath']),
      ['succeeded', 'effect-began'],
    ],
    [
      'the lab',
      onTurn({ seats: 3, deck: ['media', 'oath', 'hoax'] }, ['scientific', 'scientific', 'media']),
      ['succeeded', 'lab-drew'],
    ],
    [
      'a lab that wins',
      onTurn({ seats: 5, plus: ['media'], deck: ['media', 'media', 'witness'] }, [
        ...several(4, 'scientific'),
        'witness',
      ]),
      ['succeeded', 'lab-drew', 'game-ended'],
    ],
    [
      'a success that wins',
      onTurn({ seats: 5, plus: ['scientific'] }, [...several(4, 'scientific'), 'witness']),
      ['succeeded', 'game-ended'],
    ],
    ['a negation', onTurn({ seats: 3 }, ['media', 'media', 'hoax']), ['negated']],
    [
      'a negation that wins',
      onTurn({ seats: 3, minus: ['media', 'witness'] }, ['media', 'media', 'hoax']),
      ['negated', 'game-ended'],
    ],
    ['a failure', onTurn({ seats: 3 }, ['media', 'witness', 'hoax']), ['failed']],
  ])('[P3] %s comes in its order', (_, step, after) => {
    const types = eventTypes(step);
    expect(types.slice(types.indexOf('revealed') + 1)).toEqual(after);
  });

  test('[P3] the lab can draw the other cards of its own turn', () => {
    const moment = { seats: 3, deckSize: 0, hands: [['scientific'], ['scientific'], ['oath']] } as const;
    const start = atTurn(moment);
    const bare = { ...start, discards: [], public: { ...start.public, discards: 0 } };
    const step = playAll(bare, ['scientific', 'scientific', 'oath']);
    expect(lastTurn(step).lab?.drawn).toEqual(['scientific', 'oath']);
  });

  test.each(SEATS)(
    '[P4] after the talk about the third turn all cards in no collection are dealt anew at %i seats',
    seats => {
      const cards = [...several(seats - 1, 'political'), 'hoax'] as const;
      const discussed = onTurn({ seats, turn: 3, minus: ['media'] }, cards).state;
      expect(discussed.own.map(({ hand }) => hand.length)).toEqual(several(seats, 2));
      const { state } = readyAll(discussed);
      expect(state.public).toMatchObject({ round: 2, turn: 1, stage: 'draft', discards: 0 });
      expect(state.own.map(({ hand, pack }) => [hand.length, pack.length])).toEqual(several(seats, [0, 5]));
      expect(state.deck).toHaveLength(35 - 2 - 5 * seats);
      expect(everyCard(state)).toEqual(ALL_CARDS);
    },
  );
});

describe.each(SEATS)('results at %i seats', seats => {
  const most = <Some extends Card>(card: Some) => several(seats - 1, card);

  const cases: readonly [string, readonly Card[], Disclosure | null, Result, Disclosure | null][] = [
    [
      '[R1] players − 1 of a type and another type',
      [...most('witness'), 'media'],
      null,
      'succeeded',
      'witness',
    ],
    ['[R1] one type short', [...several(seats - 2, 'witness'), 'media', 'oath'], null, 'failed', null],
    ['[R2] a card against the type', [...most('witness'), 'oath'], null, 'negated', 'witness'],
    ['[R3] a card against another type', [...most('witness'), 'hoax'], null, 'succeeded', 'witness'],
    [
      '[R3] a card against a type that is short',
      [...several(seats - 2, 'media'), 'hoax', 'balloon'],
      null,
      'failed',
      null,
    ],
    ['[R4] all alike', several(seats, 'witness'), null, 'overexposed', 'witness'],
    [
      '[R5] only cards against',
      ['ridicule', 'defunded', 'oath', 'redacted', 'hoax'].slice(0, seats) as Card[],
      null,
      'failed',
      null,
    ],
    [
      '[E2] a card against, after Witness',
      [...most('political'), 'closed'],
      'witness',
      'succeeded',
      'political',
    ],
    ['[E2] all alike, after Witness', several(seats, 'political'), 'witness', 'overexposed', 'political'],
    ['[E3] a card against, after Political', [...most('witness'), 'oath'], 'political', 'negated', 'witness'],
    ['[E3] all alike, after Political', several(seats, 'witness'), 'political', 'overexposed', 'witness'],
    ['[E4] all alike, after Media', several(seats, 'political'), 'media', 'succeeded', 'political'],
    ['[E4] a card against, after Media', [...most('political'), 'closed'], 'media', 'negated', 'political'],
    [
      '[E4] one type short, after Media',
      [...several(seats - 2, 'witness'), 'media', 'oath'],
      'media',
      'failed',
      null,
    ],
  ];

  test.each(cases)('%s: %j under %s', (_, cards, effect, result, of) => {
    const step = onTurn({ seats, effect }, cards);
    expect(lastTurn(step)).toMatchObject({ effect, cards: inOrder(cards), result, of });
    const { plus, minus } = step.state.public;
    expect(plus).toEqual(result === 'succeeded' ? [of] : []);
    expect(minus).toEqual(result === 'negated' ? [of] : []);
    expect(everyCard(step.state)).toEqual(ALL_CARDS);
  });

  test.each(DISCLOSURES)('[R2] each card against %s negates it, whoever plays it', of => {
    for (const counter of countersOf(of))
      for (const shadow of seatsOf(seats))
        for (const player of seatsOf(seats)) {
          const cards = several<Card>(seats, of).with(player, counter);
          const { state, events } = onTurn({ seats, shadow }, cards);
          expect(state.public).toMatchObject({ plus: [], minus: [of], effect: null });
          expect(state.discards).toContain(counter);
          expect(tally(state.discards, of)).toBe(seats - 2);
          expect(events).toContainEqual({ to: 'all', event: { type: 'negated', of, by: counter } });
          expect(eventTypes({ state, events })).not.toContain('lab-drew');
        }
  });

  test('[R4] each takes a card back and discards one of their choice, unseen', () => {
    const second: readonly Card[] = ['oath', 'media', 'scientific', 'hoax', 'closed'].slice(
      0,
      seats,
    ) as Card[];
    const start = atTurn({ seats, hands: second.map(card => ['witness', card]) });
    const shown = playAll(start, several(seats, 'witness'));
    expect(shown.state.public).toMatchObject({ stage: 'discard', turn: 1, discards: 0, plus: [], minus: [] });
    expect(shown.state.own.map(({ hand }) => hand)).toEqual(start.own.map(({ hand }) => hand));
    expect(toAct(shown.state)).toEqual(seatsOf(seats));

    const gone = second.with(0, 'witness');
    const after = discardAll(shown.state, gone);
    expect(inOrder(after.state.discards)).toEqual(inOrder(gone));
    expect(after.state.own.map(({ hand }) => hand)).toEqual(
      start.own.map(({ hand }, seat) => without(hand, [at(gone, seat)])),
    );
    expect(after.state.public).toMatchObject({ stage: 'discuss', turn: 2, discards: seats });
    expect(new Set(eventTypes(after))).toEqual(new Set(['decided']));
    expect(after.state.own[1]?.rounds.at(-1)).toMatchObject({ played: ['witness'], discarded: [gone[1]] });
  });

  test('[R4] hands have their size to the end of a round that is overexposed three times', () => {
    let { state } = { state: atTurn({ seats, hands: several(seats, ['political']) }) };
    for (const turn of [1, 2, 3]) {
      state = playAll(state, several(seats, 'political')).state;
      expect(lastTurn({ state, events: [] }).result).toBe('overexposed');
      expect(state.own.map(({ hand }) => hand.length)).toEqual(several(seats, 6 - turn));
      const other = state.own.map(({ hand }) =>
        at(
          hand.filter(card => card !== 'political'),
          0,
        ),
      );
      state = discardAll(state, other).state;
      expect(state.own.map(({ hand }) => hand.length)).toEqual(several(seats, 5 - turn));
    }
    expect(readyAll(state).state.public).toMatchObject({ round: 2, stage: 'draft' });
    expect(everyCard(state)).toEqual(ALL_CARDS);
  });

  test('[R6] a success adds one card, of all alike too', () => {
    for (const cards of [[...most('witness'), 'media'] as const, several(seats, 'witness')]) {
      const { state } = onTurn({ seats, effect: 'media' }, cards);
      expect(state.public.plus).toEqual(['witness']);
      expect(inOrder(state.discards)).toEqual(without(inOrder(cards), ['witness']));
    }
  });
});
